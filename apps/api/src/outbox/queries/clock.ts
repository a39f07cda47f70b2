/** Which times to trust: a clock may be wrong, or may jump. */
import type { Kysely } from 'kysely';
import { DAY_MS, MINUTE_MS } from '../../durations.ts';
import type { Tables } from '../database/tables.ts';

declare const __BUILT_AT__: number | undefined;

/** When this program was built; 0 when it runs from source. No right clock is earlier. */
export const BUILT_AT = typeof __BUILT_AT__ === 'undefined' ? 0 : __BUILT_AT__;

/** No right clock gave an earlier date. A clock without its battery starts in 1970, in 2000, or in the year of its firmware. */
export const FIRST_REQUEST = Date.UTC(2020, 0, 1);

/** The clocks of the machine that builds and of the one that runs may differ by this much. */
const BUILD_TOLERANCE_MS = DAY_MS;
/** Longest time that a server may be off: past it, a wrong clock is likelier, and a person has to confirm. */
const MAX_PAUSE_MS = 366 * DAY_MS;

/**
 * A schedule, a lease or a key further in the future than this was set before the clock went back. It counts as past; otherwise it would
 * last as long as the jump. The clocks of two replicas differ by less.
 */
export const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** The times between which a clock is plausible. @param builtAt 0 if unknown */
export async function clockBounds(db: Kysely<Tables>, builtAt: number) {
  const row = await db.selectFrom('clock').selectAll().where('id', '=', 1).executeTakeFirst();
  /** 0 before the first purge. */
  const trustedAt = row?.trusted_at ?? 0;
  const known = Math.max(trustedAt, builtAt);
  return {
    earliest: builtAt - BUILD_TOLERANCE_MS,
    latest: known === 0 ? Number.MAX_SAFE_INTEGER : known + MAX_PAUSE_MS,
    trustedAt,
    postponedAt: row?.postponed_at ?? 0,
  };
}

export type ClockBounds = Awaited<ReturnType<typeof clockBounds>>;

/** Whether a time, in milliseconds since 1970, is between the bounds. */
export function isPlausible(now: number, { earliest, latest }: ClockBounds): boolean {
  return now >= earliest && now <= latest;
}

/** Records a trusted time; it never goes back, unless a person confirms the clock. */
export async function trustClock(trx: Kysely<Tables>, now: number, postponedAt: number, isConfirmed: boolean) {
  const update = trx.updateTable('clock').set({ trusted_at: now, postponed_at: postponedAt });
  await (isConfirmed ? update : update.where('trusted_at', '<', now)).execute();
}
