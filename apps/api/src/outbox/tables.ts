import type { ContactField } from '@agency/shared';
import type { Selectable } from 'kysely';

/** Times are milliseconds since 1970 (UTC) in both databases, so that one set of queries serves them. */
export interface ContactRequestsTable {
  id: string;
  received_at: number;
  /** The address in lower case: what "erase this person" looks up. */
  email_key: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  website: string;
  service_type: string;
  project_type: string;
  budget: string;
  timeline: string;
  project_goals: string;
  specific_needs: string;
  current_challenges: string;
  message: string;
}

/** `held` is quarantine: caught by the honeypot, mailed only if released. */
export type DeliveryState = 'pending' | 'held' | 'sent' | 'dead';

/** The recipient of a request that goes to the log; no address can be equal to it. */
export const LOG_RECIPIENT = 'log';

/** One request to one recipient. */
export interface DeliveriesTable {
  /** Request and recipient, see `deliveryId`. */
  id: string;
  request_id: string;
  /** An address of MAIL_TO, or `LOG_RECIPIENT`; empty in what was stored before recipients were kept. */
  recipient: string;
  state: DeliveryState;
  /** Fixed for the life of the request, so that a second copy is recognisable. */
  message_id: string;
  /** When the current round of attempts began: a retry by hand starts a new one. */
  queued_at: number;
  attempts: number;
  permanent_failures: number;
  next_attempt_at: number;
  /** When `next_attempt_at` was decided: a clock that stands before it was set back. */
  scheduled_at: number;
  lease_owner: string | null;
  leased_at: number | null;
  lease_until: number | null;
  sent_at: number | null;
  /** A short code such as `SMTP 451` or `ETIMEDOUT`; never the server's words, which may quote the visitor. */
  last_error: string | null;
}

export function deliveryId(requestId: string, recipient: string): string {
  return `${requestId} ${recipient}`;
}

export interface IdempotencyKeysTable {
  key: string;
  body_hash: string;
  request_id: string;
  /** Null: as long as the request. A time: the ten minutes of a request that came without a key. */
  expires_at: number | null;
}

/** One row that is only ever rewritten: proves that the store accepts a write. */
export interface ProbesTable {
  id: number;
  at: number;
  filler: string;
}

export interface Tables {
  contact_requests: ContactRequestsTable;
  deliveries: DeliveriesTable;
  idempotency_keys: IdempotencyKeysTable;
  probes: ProbesTable;
}

export type RequestRow = Selectable<ContactRequestsTable>;

/** Which column keeps which field. */
export const fieldColumns = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  website: 'website',
  serviceType: 'service_type',
  projectType: 'project_type',
  budget: 'budget',
  timeline: 'timeline',
  projectGoals: 'project_goals',
  specificNeeds: 'specific_needs',
  currentChallenges: 'current_challenges',
  message: 'message',
} as const satisfies Record<ContactField, keyof ContactRequestsTable>;
