import type { ContactErrors } from '@agency/shared/contact';
import { readDraft, saveDraft } from '../lib/draft.ts';
import {
  type FailureStrings,
  failureMessage,
  newIdempotencyKey,
  type Submission,
  sendContactRequest,
} from './api-client.ts';

/**
 * Owner of the last body sent and its key, until its visitor has seen the confirmation: the same body again, after a failure, a reload or
 * another page, is the same request for the API.
 */
const PENDING = 'pending';

interface Pending {
  readonly key: string;
  readonly text: string;
}

/** For a browser that refuses storage. */
let pending: Pending | undefined;

function setPending(next: Pending | undefined): void {
  pending = next;
  saveDraft(PENDING, next);
}

export type Outcome =
  | { readonly sent: true; readonly reference: string }
  | { readonly sent: false; readonly message: string; readonly errors: ContactErrors };

/** Sends a request. `sent` means that the API has stored it; a failure has a message for the visitor. */
export async function send(apiUrl: string, body: Submission['body'], strings: FailureStrings): Promise<Outcome> {
  const text = JSON.stringify(body);
  const last = pending ?? (readDraft(PENDING) as Pending | undefined);
  const { key } = last?.text === text ? last : { key: newIdempotencyKey() };
  setPending({ key, text });
  const result = await sendContactRequest(apiUrl, { body, idempotencyKey: key });
  if (result.sent) return result;
  const { failure } = result;
  return {
    sent: false,
    message: failureMessage(failure, strings, apiUrl),
    errors: 'errors' in failure ? failure.errors : {},
  };
}

/** The visitor has seen the confirmation: the same body again is a new request. */
export const forgetRequest = (): void => setPending(undefined);
