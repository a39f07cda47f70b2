import { readDraft, saveDraft } from '../../lib/draft.ts';
import { apiUrl } from '../../site/agency.ts';
import { newIdempotencyKey, type Outcome, type Submission, sendContactRequest } from './api-client.ts';

/**
 * Owner of the last body sent and its key, until its visitor has seen the confirmation: the same body again, after a failure, a reload or
 * another page, is the same request for the API.
 */
const PENDING = 'pending';

interface Pending {
  readonly key: string;
  readonly text: string;
}

/** The pending request of a browser that refuses storage. */
let pending: Pending | undefined;

function setPending(next: Pending | undefined): void {
  pending = next;
  saveDraft(PENDING, next);
}

/** Sends a request. `sent` means that the API has stored it. */
export async function send(body: Submission['body']): Promise<Outcome> {
  const text = JSON.stringify(body);
  const last = pending ?? (readDraft(PENDING) as Pending | undefined);
  const { key } = last?.text === text ? last : { key: newIdempotencyKey() };
  setPending({ key, text });
  return sendContactRequest(apiUrl, { body, idempotencyKey: key });
}

/** The visitor has seen the confirmation: the same body again is a new request. */
export const forgetRequest = (): void => setPending(undefined);
