import { monthOfWord } from '../fold.ts';
import { PERIOD } from './trend.ts';

/** The month that a label names. */
export interface NamedMonth {
  /** 0 for January. */
  readonly month: number;
  readonly year: number | undefined;
}

/** What comes first in `01/02/24`; a part of four digits is always the year. */
type DateOrder = 'day' | 'month' | 'year';

/** `janv.-24`, `2024-01`, `01/2024`, `31/01/2024`, `January 2024`: the month of a folded label; undefined for anything else. */
export function monthOfLabel(label: string, order: DateOrder = 'day'): NamedMonth | undefined {
  for (const [word] of label.matchAll(/[a-z]+/g)) {
    const month = monthOfWord(word);
    if (month !== undefined) {
      const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(label) ?? [];
      return { month, year: year === undefined ? undefined : Number(year) };
    }
  }
  const [, first = '', second = '', third] =
    /(?<!\d)(\d{1,4})[-/.](\d{1,4})(?:[-/.](\d{1,4}))?(?!\d)/.exec(label) ?? [];
  const isYearFirst = first.length === 4 || (third !== undefined && third.length < 4 && order === 'year');
  const [year, month] = isYearFirst
    ? [first, second]
    : third === undefined
      ? [second, first]
      : [third, order === 'month' ? first : second];
  const place = Number(month) - 1;
  const isMonth = month !== '' && place >= 0 && place < PERIOD && (third !== undefined || year.length === 4);
  return isMonth ? { month: place, year: Number(year) + (year.length === 4 ? 0 : 2000) } : undefined;
}

/** The calendar month at a place of a time line, 0 for January. */
export const calendarMonth = (place: number): number => ((place % PERIOD) + PERIOD) % PERIOD;

/** The places of months without years, each after the one before it (`way` 1) or before it (−1), by less than a year. */
function walk(months: readonly NamedMonth[], way: 1 | -1): number[] {
  let place = months[0]?.month ?? 0;
  return months.map(({ month }) => {
    place += way * calendarMonth(way * (month - place));
    return place;
  });
}

const spanOf = (places: readonly number[]): number =>
  places.reduce((most, place) => Math.max(most, place), Number.NEGATIVE_INFINITY) -
  places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY) +
  1;

/** Most months from one row to the next, if the rows name no year: farther ones are in disorder. */
const MAX_STEP = 6;

/**
 * The place of each row on one time line, in months. Without years, the rows run forwards or backwards, whichever takes less time.
 * @returns undefined unless the rows are monthly sales: each month once, half of the months or more, and in order if they name no year
 */
export function placesOf(months: readonly NamedMonth[]): readonly number[] | undefined {
  const dated = months.every(({ year }) => year !== undefined);
  const [forwards, backwards] = [walk(months, 1), walk(months, -1)];
  const places = dated
    ? months.map(({ month, year = 0 }) => year * PERIOD + month)
    : spanOf(forwards) <= spanOf(backwards)
      ? forwards
      : backwards;
  const isMonthly = new Set(places).size === places.length && spanOf(places) <= 2 * places.length;
  const isInOrder = places.every(
    (place, index) => index === 0 || Math.abs(place - (places[index - 1] ?? 0)) <= MAX_STEP,
  );
  return isMonthly && (dated || isInOrder) ? places : undefined;
}

/** The month of each folded label, with dates in the order that makes them months; undefined for a label that names none. */
export function monthsOf(labels: readonly string[]): readonly (NamedMonth | undefined)[] {
  const readings = (['day', 'month', 'year'] as const).map((order) =>
    labels.map((label) => (label === '' ? undefined : monthOfLabel(label, order))),
  );
  const named = (reading: (typeof readings)[number]) => reading.filter((month) => month !== undefined);
  const most = Math.max(...readings.map((reading) => named(reading).length));
  const likely = readings.filter((reading) => named(reading).length === most);
  return likely.find((reading) => placesOf(named(reading))) ?? likely[0] ?? [];
}
