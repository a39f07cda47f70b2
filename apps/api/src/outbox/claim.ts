import { type Kysely, sql } from 'kysely';
import { toFields } from './rows.ts';
import type { Claim, ClaimedDelivery } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * A schedule or a lease decided this much later than now was decided by a clock that has since been set back: it would
 * be stuck for as long as the jump, so it counts as due. Wide enough for two replicas whose clocks differ a little.
 */
const CLOCK_TOLERANCE_MS = 60_000;

/** Takes due deliveries under a lease, the longest due first. */
export async function claimDue(trx: Kysely<Tables>, claim: Claim, skipLocked: boolean): Promise<ClaimedDelivery[]> {
  const { now } = claim;
  let due = trx
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'pending')
    .where((eb) => eb.or([eb('next_attempt_at', '<=', now), eb('scheduled_at', '>', now + CLOCK_TOLERANCE_MS)]))
    .where((eb) =>
      eb.or([
        eb('lease_until', 'is', null),
        eb('lease_until', '<=', now),
        eb('leased_at', '>', now + CLOCK_TOLERANCE_MS),
      ]),
    )
    .orderBy('next_attempt_at')
    .limit(claim.limit);
  if (claim.except.length > 0) due = due.where('id', 'not in', claim.except);
  if (skipLocked) due = due.forUpdate().skipLocked();
  const ids = (await due.execute()).map((row) => row.id);
  if (ids.length === 0) return [];

  await trx
    .updateTable('deliveries')
    .set({
      lease_owner: claim.owner,
      leased_at: now,
      lease_until: now + claim.leaseMs,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', ids)
    .execute();
  const rows = await trx
    .selectFrom('contact_requests')
    .innerJoin('deliveries', 'deliveries.request_id', 'contact_requests.id')
    .selectAll('contact_requests')
    .select(['deliveries.id as delivery_id', 'recipient', 'message_id', 'queued_at', 'attempts', 'permanent_failures'])
    .where('deliveries.id', 'in', ids)
    .orderBy('received_at')
    .execute();
  return rows.map((row) => ({
    id: row.delivery_id,
    requestId: row.id,
    recipient: row.recipient,
    receivedAt: row.received_at,
    fields: toFields(row),
    page: row.page,
    messageId: row.message_id,
    queuedAt: row.queued_at,
    attempts: row.attempts,
    permanentFailures: row.permanent_failures,
  }));
}
