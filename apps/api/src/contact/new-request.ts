import { hash } from 'node:crypto';
import type { ContactField, ContactRequest } from '@agency/shared/contact';
import { MINUTE_MS } from '../durations.ts';
import type { NewRequest } from '../outbox/queries/accept.ts';
import { newRequestId } from './request-id.ts';

export interface Submission {
  readonly fields: ContactRequest;
  /** Path of the form's page; empty if unknown. */
  readonly page: string;
  /** In quarantine: the honeypot was filled in. */
  readonly isHeld: boolean;
  /** The `Idempotency-Key` header, if any. */
  readonly key: string | undefined;
  readonly client: string;
}

/** Without a key, the same text from the same client within this time is one request. */
export const SAME_REQUEST_MS = 10 * MINUTE_MS;

function sha256(...parts: readonly string[]): string {
  // JSON separates the parts unambiguously.
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/** The request to store for a submission. Pure except for the id. @param domain right-hand side of the Message-ID */
export function toNewRequest(submission: Submission, now: number, domain: string): NewRequest {
  const { fields, page, isHeld, key, client } = submission;
  const id = newRequestId(now);
  // Blank fields do not count: a field that a later version adds does not change the hash of an earlier body.
  const filled: string[] = [];
  for (const name of (Object.keys(fields) as ContactField[]).sort()) {
    if (fields[name] !== '') filled.push(name, fields[name]);
  }
  const bodyHash = sha256(...filled, isHeld ? 'held' : '');
  return {
    id,
    receivedAt: now,
    fields,
    page,
    isHeld,
    messageId: `<${id}@${domain}>`,
    // A client's address is only stored as a hash, which counts for ten minutes and leaves at the daily purge.
    key: key === undefined ? `body:${sha256(client, bodyHash)}` : `key:${key}`,
    bodyHash,
    keyExpiresAt: key === undefined ? now + SAME_REQUEST_MS : null,
  };
}
