import { monthOfWord } from '../fold.ts';
import { MONTHS_PER_YEAR } from './limits.ts';

/** The month that a label names. */
export interface NamedMonth {
  /** 0 for January. */
  readonly month: number;
  readonly year: number | undefined;
}

/** The month of a row, and the other one that its date names if day and month are exchanged: `01/02/2025`. */
export interface RowMonth extends NamedMonth {
  readonly other: number | undefined;
}

/**
 * What is first in a date. It tells what `01` means in `01/02/24` and in `01/25`, and `15` in `Jan 15`. A number of four digits is always
 * the year. With `only day`, `01/02` names no year.
 */
type DateOrder = 'day' | 'year' | 'month' | 'only day';

const CENTURY = 2000;

/** A year of four digits. */
export const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
/** `2024-2025`: which of the two a month is in depends on where its year begins. */
const FISCAL_YEAR = /(?<!\d)20\d\d[-/]20\d\d(?!\d)/;
/** `202501` or `20250131`, as an accounting system names a month. */
export const YEAR_MONTH = /(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])(?:[0-3]\d)?(?!\d)/;
/** `2025 1`, `1 2025`: the year and the month in a column each. */
const TWO_COLUMNS = /^(\d{1,2}|(?:19|20)\d{2}) (\d{1,2}|(?:19|20)\d{2})$/;
/** `01/25`, alone or after words or a row number: a month and its year, a year and its month, or a month and a day without a year. */
const PAIR = /^(?:\d{1,2} |[a-z ]+ )?\d{1,2}[-/]\d{1,2}$/;
/** The year in `janv.-25`. */
const SHORT_YEAR = /^\.? ?[-/'] ?(\d{2})(?!\d)/;
/** In `Jan 25`, a year or a day. From 28 on, it is the end of a month. */
const YEAR_OR_DAY = /^\.? ([01]\d|2[0-7])(?!\d)/;

/** The text before a number that is not a month: `T1-2024`, `semaine 3/2025`. */
const OTHER_NUMBER = /(?<![a-z])(?:[a-z]|sem(?:aine)?|week|trim(?:estre)?|quarter|per(?:iode)?|period)\.? ?$/;

/** The month of a folded label: `janv.-24`, `2024-01`, `2024M01`, `01/2024`, `31/01/2024`, `January 2024`. Undefined for anything else. */
export function monthOfLabel(label: string, order: DateOrder = 'day'): NamedMonth | undefined {
  for (const { 0: word, index } of label.matchAll(/[a-z]+/g)) {
    const month = monthOfWord(word);
    if (month !== undefined) {
      const [year] = YEAR.exec(label.replace(FISCAL_YEAR, '')) ?? [];
      const after = label.slice(index + word.length);
      const [, short] = SHORT_YEAR.exec(after) ?? ((order === 'day' && YEAR_OR_DAY.exec(after)) || []);
      return { month, year: year ? Number(year) : short ? CENTURY + Number(short) : undefined };
    }
  }
  const found =
    YEAR_MONTH.exec(label) ??
    /(?<!\d)(\d{1,4})(?:[-/.]m?|m)(\d{1,4})(?:[-/.](\d{1,4}))?(?!\d)/.exec(label) ??
    TWO_COLUMNS.exec(label);
  if (!found || OTHER_NUMBER.test(label.slice(0, found.index))) return undefined;
  const [, first = '', second = '', third] = found;
  const isPair = PAIR.test(label);
  const isYearFirst = first.length === 4 || (order === 'year' && (isPair || (third !== undefined && third.length < 4)));
  const last = third ?? second;
  const [year, month] = isYearFirst
    ? [first, second]
    : order === 'only day' && isPair && Number(first) <= 31
      ? ['', second]
      : order === 'month'
        ? [isPair ? '' : last, first]
        : [last, third === undefined ? first : second];
  const monthIndex = Number(month) - 1;
  const isDated = third !== undefined || isPair || year.length === 4;
  if (!isDated || month === '' || monthIndex < 0 || monthIndex >= MONTHS_PER_YEAR) return undefined;
  return { month: monthIndex, year: year === '' ? undefined : Number(year) + (year.length === 4 ? 0 : CENTURY) };
}

/** The calendar month at a position of the time line, 0 for January. */
export const calendarMonth = (position: number): number =>
  ((position % MONTHS_PER_YEAR) + MONTHS_PER_YEAR) % MONTHS_PER_YEAR;

/** Positions of months without years: each month follows the month before it, forwards (1) or backwards (−1), within a year. */
function positionsWithoutYears(months: readonly NamedMonth[], direction: 1 | -1): number[] {
  let position = months[0]?.month ?? 0;
  return months.map(({ month }) => {
    position += direction * calendarMonth(direction * (month - position));
    return position;
  });
}

export const spanOf = (positions: readonly number[]): number => Math.max(...positions) - Math.min(...positions) + 1;

/** Maximum number of months from one row to the next, if the rows name no year. Rows that are farther apart are not in order. */
const MAX_STEP = 6;

/**
 * The position of each row on one time line, in months. Rows without years run forwards or backwards, whichever spans fewer months.
 * @returns undefined unless the rows are monthly sales: each month appears once, at least half of the months have a row, and rows
 * without years are in order
 */
export function positionsOf(months: readonly NamedMonth[]): readonly number[] | undefined {
  const dated = months.every(({ year }) => year !== undefined);
  const [forwards, backwards] = [positionsWithoutYears(months, 1), positionsWithoutYears(months, -1)];
  const positions = dated
    ? months.map(({ month, year = 0 }) => year * MONTHS_PER_YEAR + month)
    : spanOf(forwards) <= spanOf(backwards)
      ? forwards
      : backwards;
  const isMonthly = new Set(positions).size === positions.length && spanOf(positions) <= 2 * positions.length;
  const isInOrder = positions.every(
    (position, index) => index === 0 || Math.abs(position - (positions[index - 1] ?? 0)) <= MAX_STEP,
  );
  return isMonthly && (dated || isInOrder) ? positions : undefined;
}

/** The change from each value to the next. */
export const stepsOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, index) => value - (values[index] ?? 0));

/** Whether the numbers in `nov. 23`, `janv. 25` or `11/23`, `01/25` are years: from row to row, days do not only go up, or only down. */
function areYears(labels: readonly string[]): boolean {
  const years = labels.flatMap((label) =>
    // With the month first, such a number is a day, and the label names no year.
    monthOfLabel(label, 'month')?.year === undefined ? (monthOfLabel(label)?.year ?? []) : [],
  );
  const steps = stepsOf(years).map(Math.sign);
  return new Set(steps.filter((step) => step !== 0)).size === 1;
}

/**
 * The month of each folded label; undefined for a label that names none. The date order is the first one that gives monthly rows over the
 * fewest months: `31/03`, `30/04` are March and April, rather than months of 2031 and 2030.
 */
export function monthsOf(labels: readonly string[]): readonly (RowMonth | undefined)[] {
  const orders = ['day', 'year', 'month', 'only day'] as const;
  const readings = orders.map((order) => labels.map((label) => monthOfLabel(label, order)));
  const namedIn = (months: (typeof readings)[number]) => months.filter((month) => month !== undefined);
  const mostNamed = Math.max(...readings.map((months) => namedIn(months).length));
  const likely = readings.filter((months) => namedIn(months).length === mostNamed);
  const haveYears = areYears(labels);
  const spans = likely.map(namedIn).map((named) => {
    const positions = haveYears && named.some(({ year }) => year === undefined) ? undefined : positionsOf(named);
    return positions ? spanOf(positions) : Number.POSITIVE_INFINITY;
  });
  const chosen = likely[spans.indexOf(Math.min(...spans))] ?? [];
  return chosen.map((named, row) => {
    const others = likely.map((months) => months[row]?.month);
    return named && { ...named, other: others.find((month) => month !== undefined && month !== named.month) };
  });
}
