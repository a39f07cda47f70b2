import { DAY_MS, MINUTE_MS } from '../durations.ts';

export const TIME_ZONE = 'America/Toronto';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time in Quebec's time zone, as if it were UTC. */
export function wallTime(time: number): number {
  const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0);
}

/** A day of the calendar, as its number since 1970-01-01. @returns undefined for a text that is not a day `YYYY-MM-DD` */
export function dayOf(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const midnight = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  return Number.isNaN(midnight) || textOf(midnight / DAY_MS) !== text ? undefined : midnight / DAY_MS;
}

/** `YYYY-MM-DD` */
export function textOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** When a day begins in Quebec, in milliseconds since 1970. @param day its number since 1970-01-01 */
export function startOfDay(day: number): number {
  const wanted = day * DAY_MS;
  // The first guess may be on the other side of a clock change, at 2 h: correct it.
  const guess = wanted - (wallTime(wanted) - wanted);
  return guess - Math.round((wallTime(guess) - wanted) / MINUTE_MS) * MINUTE_MS;
}
