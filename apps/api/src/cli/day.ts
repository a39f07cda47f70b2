import { quebecTime } from '@agency/shared/format';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { FIRST_REQUEST } from '../outbox/queries/clock.ts';

/** A day of the calendar, as its number since 1970-01-01. @returns undefined for a text that is not a day `YYYY-MM-DD` */
export function parseDay(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const midnight = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  return Number.isNaN(midnight) || isoDay(midnight / DAY_MS) !== text ? undefined : midnight / DAY_MS;
}

/** `YYYY-MM-DD` */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** `YYYY-MM-DD HH:MM` on Quebec's clock: sorts as text, and a spreadsheet reads it as a time. `inconnue` if the server's was wrong. */
export function quebecDateTime(time: number): string {
  if (time < FIRST_REQUEST) return 'inconnue';
  return new Date(quebecTime(time)).toISOString().slice(0, 16).replace('T', ' ');
}

/** When a day begins in Quebec, in milliseconds since 1970. @param day its number since 1970-01-01 */
export function startOfDay(day: number): number {
  const wanted = day * DAY_MS;
  // The first guess may be on the other side of a clock change, at 2 h: correct it.
  const guess = wanted - (quebecTime(wanted) - wanted);
  return guess - Math.round((quebecTime(guess) - wanted) / MINUTE_MS) * MINUTE_MS;
}
