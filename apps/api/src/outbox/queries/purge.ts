import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { DAY_MS } from '../../durations.ts';
import { PENDING_OR_DEAD, requestsIn, type Tables } from '../database/tables.ts';
import { type ArchiveFilter, countArchive } from './archive.ts';
import { BUILT_AT, type ClockBounds, clockBounds, FIRST_REQUEST, isPlausible, trustClock } from './clock.ts';
import { removeRequests } from './removal.ts';

export interface RetentionLimits {
  readonly now: number;
  readonly retentionMs: number;
  readonly quarantineMs: number;
  /** Whether a person has confirmed that the clock is right. */
  readonly isClockConfirmed?: boolean;
  /** Default: when this program was built. */
  readonly builtAt?: number;
}

export type PurgeOutcome =
  /** `overdue`: requests past their retention that remain because they were not delivered. `postponed`: past their quarantine, kept a day. */
  | { readonly kind: 'purged'; readonly requests: number; readonly overdue: number; readonly postponed: number }
  /** The clock cannot be right: nothing was deleted. */
  | { readonly kind: 'implausible'; readonly bounds: ClockBounds };

type Transact = <T>(step: (trx: Kysely<Tables>) => Promise<T>) => Promise<T>;

/** Requests deleted per transaction: submissions run between two of them. */
const PURGE_BATCH = 500;
/**
 * After a longer pause, the quarantine, which nobody has read, is kept for another day: the clock may have jumped, and a wrong one is
 * usually corrected by then.
 */
const CERTAIN_PAUSE_MS = 7 * DAY_MS;

/**
 * Deletes delivered requests past their retention and held ones past their quarantine, with all their data, and expired keys. What
 * was not delivered remains, whatever its age; and a clock that cannot be right deletes nothing.
 * @param transact runs a step in a transaction of its own
 */
export async function purgeInSteps(limits: RetentionLimits, transact: Transact): Promise<PurgeOutcome> {
  const { now, retentionMs, quarantineMs, isClockConfirmed = false, builtAt = BUILT_AT } = limits;
  const bounds = await transact(async (trx) => {
    const found = await clockBounds(trx, builtAt);
    const kept = now - found.trustedAt > CERTAIN_PAUSE_MS ? now : found.postponedAt;
    const postponedAt = isClockConfirmed ? 0 : kept;
    if (isClockConfirmed || isPlausible(now, found)) {
      await trustClock(trx, now, postponedAt, isClockConfirmed);
      await correctDates(trx, now, found.latest);
    }
    return { ...found, postponedAt };
  });
  if (!isClockConfirmed && !isPlausible(now, bounds)) return { kind: 'implausible', bounds };

  const before = now - retentionMs;
  const heldBefore = now - Math.min(quarantineMs, retentionMs);
  const isCertain = now < bounds.postponedAt || now >= bounds.postponedAt + DAY_MS;
  let requests = 0;
  for (let batch = PURGE_BATCH; batch === PURGE_BATCH; requests += batch) {
    await yieldToEventLoop();
    batch = await transact((trx) => purgeExpired(trx, now, before, isCertain ? heldBefore : Number.MIN_SAFE_INTEGER));
  }
  const count = (filter: ArchiveFilter) => transact((trx) => countArchive(trx, filter));
  const overdue = (await count({ state: 'dead', before })) + (await count({ state: 'pending', before }));
  return { kind: 'purged', requests, overdue, postponed: await count({ state: 'held', before: heldBefore }) };
}

/** The retention of what was received at an impossible time begins now. What is still to be mailed keeps its date, as its copies do. */
async function correctDates(trx: Kysely<Tables>, now: number, latest: number): Promise<void> {
  await trx
    .updateTable('contact_requests')
    .set({ received_at: now })
    .where((eb) => eb.or([eb('received_at', '<', FIRST_REQUEST), eb('received_at', '>', Math.max(now, latest))]))
    .where('id', 'not in', requestsIn(trx, PENDING_OR_DEAD))
    .execute();
}

/** @returns number deleted, at most a batch */
async function purgeExpired(trx: Kysely<Tables>, now: number, before: number, heldBefore: number): Promise<number> {
  const rows = await trx
    .selectFrom('contact_requests')
    .select('id')
    .where('id', 'not in', requestsIn(trx, PENDING_OR_DEAD))
    .where((eb) =>
      eb.or([
        eb.and([eb('received_at', '<', before), eb('id', 'not in', requestsIn(trx, ['held']))]),
        eb.and([eb('received_at', '<', heldBefore), eb('id', 'in', requestsIn(trx, ['held']))]),
      ]),
    )
    .limit(PURGE_BATCH)
    .execute();
  await trx.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
  await removeRequests(trx, rows);
  return rows.length;
}
