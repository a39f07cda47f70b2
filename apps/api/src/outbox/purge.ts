import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { removeRequests } from './removal.ts';
import type { Tables } from './tables.ts';

export interface RetentionLimits {
  readonly now: number;
  readonly retentionMs: number;
  readonly quarantineMs: number;
}

/** Requests deleted per transaction: submissions run between two of them. */
const PURGE_BATCH = 500;

/**
 * Deletes requests past their retention or quarantine with all their data, and expired keys.
 * @param transact runs a step in a transaction of its own
 * @returns number of requests
 */
export async function purgeInSteps(
  limits: RetentionLimits,
  transact: (step: (trx: Kysely<Tables>) => Promise<number>) => Promise<number>,
): Promise<number> {
  let purged = 0;
  for (let batch = PURGE_BATCH; batch === PURGE_BATCH; purged += batch) {
    await nextTurn();
    batch = await transact((trx) => purgeExpired(trx, limits, PURGE_BATCH));
  }
  return purged;
}

/** @param most most requests to delete @returns number deleted */
async function purgeExpired(
  trx: Kysely<Tables>,
  { now, retentionMs, quarantineMs }: RetentionLimits,
  most: number,
): Promise<number> {
  const rows = await trx
    .selectFrom('contact_requests')
    .innerJoin('deliveries', 'deliveries.request_id', 'contact_requests.id')
    .select('contact_requests.id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('received_at', '<', now - retentionMs),
        eb.and([eb('state', '=', 'held'), eb('received_at', '<', now - quarantineMs)]),
      ]),
    )
    .limit(most)
    .execute();
  await trx.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
  await removeRequests(
    trx,
    rows.map((row) => row.id),
  );
  return rows.length;
}
