import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { removeRequests } from './removal.ts';
import type { PurgeLimits } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Deletes the requests past their retention or quarantine with all that belongs to them, and the keys that expired.
 * @param most at most so many requests
 * @returns how many requests
 */
async function purgeExpired(db: Kysely<Tables>, limits: PurgeLimits, most: number): Promise<number> {
  const rows = await db
    .selectFrom('contact_requests')
    .innerJoin('deliveries', 'deliveries.request_id', 'contact_requests.id')
    .select('contact_requests.id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('received_at', '<', limits.now - limits.retentionMs),
        eb.and([eb('state', '=', 'held'), eb('received_at', '<', limits.now - limits.quarantineMs)]),
      ]),
    )
    .limit(most)
    .execute();
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', limits.now).execute();
  await removeRequests(
    db,
    rows.map((row) => row.id),
  );
  return rows.length;
}

/** Requests deleted in one transaction. */
const PURGE_BATCH = 500;

/**
 * Deletes in small transactions, a turn of the event loop apart, so that submissions pass between them.
 * @param transact runs a step in a transaction of its own
 * @returns how many requests
 */
export async function purgeInSteps(
  limits: PurgeLimits,
  transact: (step: (trx: Transaction<Tables>) => Promise<number>) => Promise<number>,
): Promise<number> {
  let purged = 0;
  for (let batch = PURGE_BATCH; batch === PURGE_BATCH; purged += batch) {
    await nextTurn();
    batch = await transact((trx) => purgeExpired(trx, limits, PURGE_BATCH));
  }
  return purged;
}
