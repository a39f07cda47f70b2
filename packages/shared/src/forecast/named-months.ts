import { fold } from '../fold.ts';
import { MONTHS_PER_YEAR } from './limits.ts';
import { isNumber, quoted } from './pasted-rows.ts';
import { calendarMonth, positionsOf, type RowMonth, spanOf, stepsOf, YEAR } from './place-months.ts';
import {
  type FoundColumn,
  lastMonths,
  leadsOf,
  maybeYearIn,
  namesMonth,
  type PasteProblem,
  problemOf,
  type SalesRow,
  YEARS,
} from './sales-rows.ts';

type MonthRow = SalesRow & { readonly month: RowMonth };

/** `janv.-25 120`: two digits between a month and three other digits. */
const GLUED = /^[a-z]+\.?-\d\d \d{3}(?!\d)/;

/** `janvier 15 1200`: two digits that are the year, or a count beside the sales. */
const YEAR_OR_COUNT = /^[a-z]+\.? \d\d (?!\d{3}(?!\d))\$? ?\d/;

/** `janvier 15 120`: two digits that are the year, or thousands. */
const YEAR_OR_THOUSANDS = /^[a-z]+\.? \d\d \d{3}(?!\d)/;

/**
 * The first row whose two digits are its year or thousands: nothing tells which.
 * @param positions of the rows in time; none if they do not follow each other
 */
function yearOrThousands(named: readonly MonthRow[], positions: readonly number[]): MonthRow | undefined {
  // In « janvier-12 500 », 12 is the year 2012 or thousands. It is a year if it changes where the months begin again, and nowhere else.
  const areYears = spanOf(positions) === named.length && new Set(named.map(({ month }) => month.year)).size > 1;
  if (!areYears && named.every(({ text }) => GLUED.test(fold(text)))) return named[0];
  // In `janv 25 120`, 25 is the year 2025 or thousands, and so is it in `janv-25 000`.
  const leads = leadsOf(named);
  const yearSteps = stepsOf(positions.map((position) => Math.floor(position / MONTHS_PER_YEAR)));
  const mayBeYears = stepsOf(leads).every((step, index) => (step === 0) === (yearSteps[index] === 0));
  const areDoubted =
    mayBeYears && named.every(({ label }, row) => Number(leads[row]) >= 10 && /^[a-z]+\.?$/.test(label));
  return named.find(({ text }) => areDoubted || /^[a-z]+\.?-\d\d 0\d\d(?!\d)/.test(fold(text)));
}

/** The column of rows that name their months. */
export function columnOfMonths(table: readonly SalesRow[], above: readonly SalesRow[]): FoundColumn | PasteProblem {
  const named = table.flatMap((row): MonthRow[] => (row.month ? [{ ...row, month: row.month }] : []));
  const positions = positionsOf(named.map(({ month }) => month));
  const follows = ({ month: { month, year } }: MonthRow, index: number) => {
    const before = named[index - 1]?.month;
    const isNextYear = year === undefined || before?.year === undefined || year - before.year === Number(month === 0);
    return !before || (month === calendarMonth(before.month + 1) && isNextYear);
  };
  const spaced = named.filter(({ text }) => YEAR_OR_COUNT.test(fold(text)));
  // Beside `févr 25 1 020`, 25 may be the year in `janv 25 980` too.
  const mixed = spaced.length > 0 ? named.find(({ text }) => YEAR_OR_THOUSANDS.test(fold(text))) : undefined;
  const doubted = mixed ?? yearOrThousands(named, positions ?? []);
  if (doubted) return problemOf('yearOrThousands', doubted);
  const counted = spaced.find(({ month }) => month.year === undefined);
  if (counted) return problemOf('several', counted);
  if (!positions) return problemOf('notMonthly', named.find((row, index) => !follows(row, index)) ?? named[1]);
  const isDated = named.every(({ month }) => month.year);
  const heading = isDated ? undefined : headingOfOthers(table, above, (positions[1] ?? 0) < (positions[0] ?? 0));
  if (heading) return problemOf('notMonthly', heading);
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  const rowAt = new Map(positions.map((position, index) => [position, named[index]]));
  const timeLine = Array.from({ length: last - first + 1 }, (_, index) => rowAt.get(first + index));
  const kept = lastMonths(timeLine);
  // A year above its months is not a figure.
  const figures = table.filter(
    ({ month, total, label, cell }) =>
      !month && !total && (/\d/.test(label === '' ? cell.replace(YEAR, '') : cell) || namesMonth(cell)),
  );
  return {
    ...kept,
    refused: [...kept.refused, ...figures.filter(({ cell }) => !isNumber(cell)).map(quoted)],
    firstMonth: calendarMonth(first + kept.leftOut),
    totalLeftOut: [...above, ...table].some(({ total, cell }) => total && isNumber(cell)),
    reordered: stepsOf(positions).some((step) => step < 0),
    absent: timeLine.length - named.length,
    notMonths: figures.filter(({ cell }) => isNumber(cell)).map(quoted),
    maybeYear: /^[a-z]+\.? \d+$/.test(fold(named[0]?.text ?? '')) ? maybeYearIn(named) : undefined,
    otherDate: named.flatMap((row) => {
      const { month, other } = row.month;
      return other === undefined ? [] : { ...quoted(row), month, other };
    })[0],
  };
}

/**
 * The heading below which months without years begin again, if they do not follow the months above it: « Dépenses » below « Ventes »,
 * 2024 below 2025, or 2026 below 2024. A heading has no figure.
 */
function headingOfOthers(
  table: readonly SalesRow[],
  above: readonly SalesRow[],
  isBackwards: boolean,
): SalesRow | undefined {
  const isHeading = ({ text, month, total, cell }: SalesRow) =>
    text !== '' && !month && !total && !namesMonth(cell) && !/\d/.test(text.replace(YEARS, ''));
  const again = table.findIndex(
    ({ month }, row) => month && table.slice(0, row).some((before) => before.month?.month === month.month),
  );
  const end = table.slice(0, again).findLastIndex(({ month }) => month) + 1;
  const first = above.filter(isHeading);
  const yearOf = (heading: SalesRow | undefined) => Number(YEAR.exec(heading?.text ?? '')?.[0]);
  return table.slice(end, again).find((heading) => {
    if (!isHeading(heading)) return false;
    const [year, firstYear] = [yearOf(heading), yearOf(first.at(-1))];
    if (Number.isNaN(year)) return !first.some(({ text }) => text === heading.text);
    const step = isBackwards ? firstYear - year : year - firstYear;
    return step < 0 || step > 1;
  });
}
