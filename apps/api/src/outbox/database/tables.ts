import { type ContactField, eachContactField } from '@agency/shared/contact';
import type { Generated, Kysely, Selectable } from 'kysely';

/** `project_goals` for `projectGoals`. */
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** Times are milliseconds since 1970 (UTC) in both databases, so that one set of queries serves them. */
interface RequestFacts {
  id: string;
  received_at: number;
  /** See `emailKey`: the key for erasing one person's requests. */
  email_key: string;
  /** Path of the form's page; empty if unknown, or stored by a version without pages. */
  page: string;
}

/** A request, with a text column for each of its fields. */
export type ContactRequestsTable = RequestFacts & { [Field in ContactField as SnakeCase<Field>]: string };

/**
 * Delivery states by urgency: a request has the first state of its deliveries. `held` is quarantine: caught by the honeypot, mailed
 * only after a release.
 */
export const deliveryStates = ['dead', 'pending', 'held', 'sent'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** States of a request that is still to be delivered: only a person deletes it. */
export const PENDING_OR_DEAD = ['dead', 'pending'] as const satisfies readonly DeliveryState[];
/** States of a request that was not delivered, the quarantine included. */
export const UNSENT = [...PENDING_OR_DEAD, 'held'] as const satisfies readonly DeliveryState[];

/** The recipients that are not addresses, and cannot equal one. `unknown`: of requests stored before recipients were. */
export const RECIPIENT = { log: 'log', webhook: 'webhook', unknown: '' } as const;

export interface DeliveriesTable {
  /** Request and recipient, see `deliveryId`. */
  id: string;
  request_id: string;
  /** An address of MAIL_TO, or one of `RECIPIENT`. */
  recipient: string;
  state: DeliveryState;
  /** Fixed for the life of the request, so that a second copy is recognisable. */
  message_id: string;
  /** Date of the current round of attempts. No query reads it, but without the column an older replica could store nothing. */
  queued_at: number;
  attempts: number;
  /** Time spent on this round so far, in ms: measured by steady clocks, because the wall clock may jump. */
  waited_ms: Generated<number>;
  permanent_failures: number;
  next_attempt_at: number;
  /** When `next_attempt_at` was set: if the clock is before that, it was set back. */
  scheduled_at: number;
  lease_owner: string | null;
  leased_at: number | null;
  lease_until: number | null;
  sent_at: number | null;
  /** A short code such as `SMTP 451` or `ETIMEDOUT`; never the server's reply, which may quote the visitor. */
  last_error: string | null;
}

/** The lease of a delivery that no process attempts. */
export const NO_LEASE = { lease_owner: null, leased_at: null, lease_until: null } as const;

/** The id of a delivery: request and recipient, separated by a space, which neither contains. */
export function deliveryId(requestId: string, recipient: string): string {
  return `${requestId} ${recipient}`;
}

export interface IdempotencyKeysTable {
  key: string;
  body_hash: string;
  request_id: string;
  /** Null: expires with the request. A time: the end of the ten minutes of a request without a key. */
  expires_at: number | null;
}

/** One row: when a purge last trusted the clock, and when one last kept the quarantine; 0 once a person has confirmed the clock. */
export interface ClockTable {
  id: number;
  trusted_at: number;
  postponed_at: Generated<number>;
}

/** One row, rewritten to prove that the store accepts a write. */
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
  clock: ClockTable;
}

export type RequestRow = Selectable<ContactRequestsTable>;

export const fieldColumns = eachContactField((field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
) as {
  readonly [Field in ContactField]: SnakeCase<Field>;
};

export function requestsIn(db: Kysely<Tables>, states: readonly DeliveryState[]) {
  return db.selectFrom('deliveries').select('request_id').where('state', 'in', states);
}
