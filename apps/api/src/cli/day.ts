import { DAY_MS, MINUTE_MS } from '../durations.ts';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time in Quebec's time zone, as if it were UTC. */
function wallTime(time: number): number {
  const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0);
}

/**
 * When a day begins in Quebec, in milliseconds since 1970.
 * @param text `YYYY-MM-DD`
 * @param offset 1 for the day after
 * @returns undefined for a day that does not exist
 */
export function startOfDay(text: string, offset = 0): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const midnight = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text) return undefined;
  const wanted = midnight + offset * DAY_MS;
  // The first guess may be on the other side of a clock change, at 2 h: correct it.
  const guess = wanted - (wallTime(wanted) - wanted);
  return guess - Math.round((wallTime(guess) - wanted) / MINUTE_MS) * MINUTE_MS;
}
