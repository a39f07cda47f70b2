import { MAX_SALES_MONTHS, MIN_SALES_MONTHS, MONTHS_PER_YEAR } from './limits.ts';
import { calendarMonth, stepsOf, YEAR } from './place-months.ts';
import { sumsIn } from './read-sales.ts';
import {
  type FoundColumn,
  type Labelled,
  lastMonths,
  leadsOf,
  maybeYearIn,
  namesMonth,
  type PasteProblem,
  problemOf,
  type SalesRow,
} from './sales-rows.ts';

/** A folded label that numbers a month: `m1`, `mois 1`, or `p1` of a fiscal year, with its year perhaps. */
const MONTH_NUMBER = /^(?:\d{1,4}[- ])?(m|mois|month|p|per\.|periode|period) ?(\d{1,2})(?!\d)/;

/** Whether a label numbers a period of four weeks: a year has thirteen. */
const isFourWeeks = (label: string): boolean => {
  const [, word = '', number] = MONTH_NUMBER.exec(label) ?? [];
  return word.startsWith('p') && Number(number) > MONTHS_PER_YEAR;
};
/** Maximum number of different labels that do not name the rows, such as « réel » and « estimé ». */
const MAX_SHARED = 2;

/** `Ventes 2025` above its months. */
const isHeading = ({ cell, label }: Labelled): boolean =>
  cell === '' && /[a-z]/.test(label) && YEAR.test(label) && !MONTH_NUMBER.test(label);

/** The column of rows most of which name nothing. Each row is the month after the row before it. */
export function columnOfFigures(table: readonly SalesRow[]): FoundColumn | PasteProblem {
  const labels = table.filter(({ text, total }) => text !== '' && !total).map(({ label }) => label);
  // Quarters, hours, customers: the rows have names of their own. Words that all rows share, such as a currency, name nothing.
  const names = labels.filter((label) => /[a-z]|\d[-:]\d/.test(label) && !MONTH_NUMBER.test(label));
  const areNamed = names.length * 2 > labels.length && new Set(names).size > MAX_SHARED;
  const years = labels.flatMap((label) => YEAR.exec(label)?.[0] ?? []);
  const isYearly = years.length > 1 && new Set(years).size === labels.length;
  const labelled = table.find(({ label }) => label !== '');
  if (areNamed || isYearly || labels.some(isFourWeeks)) return problemOf('notMonthly', labelled);
  const isSpaced = table.length > 2 && table.every(({ text }, index) => (index % 2 === 1) === (text === ''));
  // Where most rows have a label, a blank line is no month.
  const areLabelled = labels.filter((label) => label !== '').length * 2 > labels.length;
  const listed = table
    .filter((row) => !row.total && !((isSpaced || areLabelled) && row.text === '') && !(areLabelled && isHeading(row)))
    .map((row) => (row.cell === '' && namesMonth(row.label) ? { ...row, cell: row.text } : row));
  const hasTotal = table.some(({ total }) => total);
  const cells = listed.map(({ cell }) => cell);
  const found = (['.', ','] as const).map((mark) => sumsIn(cells, mark)).find((positions) => positions.length > 0);
  const sums = hasTotal ? [] : (found ?? []);
  const totals = new Set([...table.filter(({ total }) => total), ...sums.map((index) => listed[index])]);
  // A blank line beside a total is no month.
  const gaps = new Set(
    table.filter(({ text }, row) => text === '' && (totals.has(table[row - 1]) || totals.has(table[row + 1]))),
  );
  const rows = listed.filter((row) => !totals.has(row) && !gaps.has(row));
  // Numbered months may be from the last to the first.
  const numbers = rows.map(({ label }) => Number(MONTH_NUMBER.exec(label)?.[2]));
  const steps = stepsOf(numbers).map(calendarMonth);
  const reordered = steps.length > 0 && steps.every((step) => step === MONTHS_PER_YEAR - 1);
  const skip = numbers.some(Number.isNaN) || reordered ? -1 : steps.findIndex((step) => step !== 1);
  if (skip >= 0) return problemOf('notMonthly', rows[skip + 1]);
  const kept = reordered ? rows.toReversed() : rows;
  // In `3 120`, 3 is a row number or thousands.
  const leads = leadsOf(kept);
  if (leads.length >= MIN_SALES_MONTHS && stepsOf(leads).every((step) => step === 1))
    return problemOf('several', kept[0]);
  // A few rows that name their months place the others.
  const startOf = ({ month }: SalesRow, index: number) => (month ? calendarMonth(month.month - index) : undefined);
  const start = kept.map(startOf).find((month) => month !== undefined);
  const stray = kept.find((row, index) => row.month && startOf(row, index) !== start);
  if (stray) return problemOf('notMonthly', stray);
  const last = lastMonths(kept);
  return {
    ...last,
    firstMonth: start === undefined ? undefined : calendarMonth(start + last.leftOut),
    totalLeftOut: sums.length > 0 || hasTotal,
    reordered,
    absent: 0,
    notMonths: [],
    maybeYear: kept.length <= MAX_SALES_MONTHS ? maybeYearIn(kept) : undefined,
    otherDate: undefined,
  };
}
