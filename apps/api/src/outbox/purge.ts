import type { Kysely, Transaction } from 'kysely';
import { removeRequests } from './removal.ts';
import type { PurgeLimits } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Deletes the requests past their retention or quarantine with all that belongs to them, and the keys that expired.
 * @param most at most so many requests; all when undefined
 * @returns how many requests
 */
export async function purgeExpired(
  db: Kysely<Tables> | Transaction<Tables>,
  limits: PurgeLimits,
  most?: number,
): Promise<number> {
  let expired = db
    .selectFrom('contact_requests')
    .innerJoin('deliveries', 'deliveries.request_id', 'contact_requests.id')
    .select('contact_requests.id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('received_at', '<', limits.now - limits.retentionMs),
        eb.and([eb('state', '=', 'held'), eb('received_at', '<', limits.now - limits.quarantineMs)]),
      ]),
    );
  if (most !== undefined) expired = expired.limit(most);
  const rows = await expired.execute();
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', limits.now).execute();
  await removeRequests(
    db,
    rows.map((row) => row.id),
  );
  return rows.length;
}
