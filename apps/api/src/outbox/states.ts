import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Delivery states by urgency: a request has the first state of its deliveries. `held` is quarantine: caught by the honeypot, mailed
 * only after a release.
 */
export const deliveryStates = ['dead', 'pending', 'held', 'sent'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Still to be delivered: only a person deletes such a request. */
export const OWED = ['dead', 'pending'] as const satisfies readonly DeliveryState[];
/** The same, and the quarantine. */
export const UNSENT = [...OWED, 'held'] as const satisfies readonly DeliveryState[];

/** Ids of requests with a delivery in one of these states. */
export function requestsIn(db: Kysely<Tables>, states: readonly DeliveryState[]) {
  return db.selectFrom('deliveries').select('request_id').where('state', 'in', states);
}
