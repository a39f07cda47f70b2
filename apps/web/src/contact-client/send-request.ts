import type { ContactErrors } from '@agency/shared/contact';
import {
  type FailureStrings,
  failureMessage,
  newIdempotencyKey,
  type Submission,
  sendContactRequest,
} from './api-client.ts';

/** The last body sent and its key: the same body again, after a failure, is the same request for the API. */
let pending: { readonly key: string; readonly text: string } | undefined;

export type Outcome =
  | { readonly sent: true; readonly reference: string }
  | { readonly sent: false; readonly message: string; readonly errors: ContactErrors };

/** Sends a request. `sent` means that the API has stored it; a failure has a message for the visitor. */
export async function send(apiUrl: string, body: Submission['body'], strings: FailureStrings): Promise<Outcome> {
  const text = JSON.stringify(body);
  if (pending?.text !== text) pending = { key: newIdempotencyKey(), text };
  const result = await sendContactRequest(apiUrl, { body, idempotencyKey: pending.key });
  if (!result.sent) {
    const { failure } = result;
    return {
      sent: false,
      message: failureMessage(failure, strings, apiUrl),
      errors: 'errors' in failure ? failure.errors : {},
    };
  }
  pending = undefined;
  return result;
}
