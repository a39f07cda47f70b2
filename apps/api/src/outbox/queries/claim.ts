import { type Kysely, sql } from 'kysely';
import { type StoredRequest, toRequest } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';
import { CLOCK_TOLERANCE_MS } from './clock.ts';

export interface Claim {
  readonly owner: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
  /** The recipients of one transport. */
  readonly recipients: readonly string[];
  /** Deliveries that this process still attempts, even if their lease has ended. */
  readonly except: readonly string[];
}

/** A delivery to one recipient; only this process may attempt it until its lease ends. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly request: StoredRequest;
  readonly recipient: string;
  /** Time spent on it before this attempt, and the delay that was planned before it. */
  readonly waitedMs: number;
  readonly plannedMs: number;
  /** Number of attempts, this one included. */
  readonly attempts: number;
  readonly permanentFailures: number;
}

/** Claims due deliveries under a lease, the longest overdue first. */
export async function claimDue(trx: Kysely<Tables>, claim: Claim, skipLocked: boolean): Promise<ClaimedDelivery[]> {
  const { now } = claim;
  let due = trx
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'pending')
    .where('recipient', 'in', claim.recipients)
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
    .select(['deliveries.id as delivery_id', 'recipient', 'message_id', 'attempts', 'permanent_failures'])
    .select(['waited_ms', 'next_attempt_at', 'scheduled_at'])
    .where('deliveries.id', 'in', ids)
    .orderBy('received_at')
    .execute();
  return rows.map((row) => ({
    id: row.delivery_id,
    request: { ...toRequest(row), messageId: row.message_id },
    recipient: row.recipient,
    waitedMs: row.waited_ms,
    plannedMs: row.next_attempt_at - row.scheduled_at,
    attempts: row.attempts,
    permanentFailures: row.permanent_failures,
  }));
}
