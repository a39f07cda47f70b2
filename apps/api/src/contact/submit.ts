import { hash } from 'node:crypto';
import { type ContactRequest, contactFields } from '@agency/shared';
import { newRequestId } from '../outbox/request-id.ts';
import type { AcceptOutcome, NewRequest } from '../outbox/store.ts';

/** A valid submission, with what identifies it. */
export interface Submission {
  readonly fields: ContactRequest;
  /** Path of the page that it was sent from; empty when nothing told. */
  readonly page: string;
  /** The honeypot was filled in. */
  readonly isTrapped: boolean;
  /** The `Idempotency-Key` header, if any. */
  readonly key: string | undefined;
  readonly client: string;
}

/** Where the mail of a request goes. */
export interface MailRoute {
  /** Right-hand side of the Message-ID. */
  readonly domain: string;
  readonly recipients: readonly string[];
}

/** Without a key, the same words from the same client within this time are one request. */
const SAME_REQUEST_MS = 10 * 60_000;

function sha256(...parts: readonly string[]): string {
  // JSON keeps the parts apart, whatever they hold.
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/**
 * What is stored for a submission. Pure but for the id.
 */
export function toNewRequest(submission: Submission, now: number, mail: MailRoute): NewRequest {
  const { fields, page, isTrapped, key, client } = submission;
  const id = newRequestId(now);
  const bodyHash = sha256(...contactFields.map((field) => fields[field]), isTrapped ? 'held' : '');
  return {
    id,
    receivedAt: now,
    fields,
    page,
    quarantined: isTrapped,
    messageId: `<${id}@${mail.domain}>`,
    recipients: mail.recipients,
    // A client's address is only kept inside a hash, and no longer than the ten minutes it serves.
    key: key === undefined ? `body:${sha256(client, bodyHash)}` : `key:${key}`,
    bodyHash,
    keyExpiresAt: key === undefined ? now + SAME_REQUEST_MS : null,
  };
}

export interface SubmitDeps {
  readonly accept: (request: NewRequest) => Promise<AcceptOutcome>;
  /** A mail is waiting. */
  readonly notify: () => void;
  readonly mail: MailRoute;
}

/** Stores a submission; returns once it is durable. @throws StoreError */
export async function submit(submission: Submission, deps: SubmitDeps): Promise<AcceptOutcome> {
  const outcome = await deps.accept(toNewRequest(submission, Date.now(), deps.mail));
  if (outcome.kind === 'stored') deps.notify();
  return outcome;
}
