import { fold, monthOfWord } from '../fold.ts';
import { MIN_SALES_MONTHS } from './contest.ts';
import {
  isDash,
  isNumber,
  MAX_CELL_LENGTH,
  type PastedLine,
  quoted,
  type Row,
  rowsOf,
  salesColumns,
  TOTAL,
} from './pasted-rows.ts';
import { calendarMonth, monthOfLabel, monthsOf, positionsOf, type RowMonth, stepsOf, YEAR } from './place-months.ts';
import { readSales, sumsIn } from './read-sales.ts';
import { MAX_SALES_MONTHS } from './sales.ts';
import { PERIOD } from './trend.ts';

export interface PastedColumn {
  /** The cells of the sales column, in order, without header and totals. */
  readonly cells: readonly string[];
  /** Month of the first cell, 0 for January; undefined if the text does not name it. */
  readonly firstMonth: number | undefined;
  /** Whether rows with the sum of other rows were removed. */
  readonly totalLeftOut: boolean;
  /** Number of months removed at the start. Only the last 36 are read. */
  readonly leftOut: number;
  /** Whether the rows were put in the order of their months. */
  readonly reordered: boolean;
  /** Number of months without a row between the first month and the last one. Their cells are blank. */
  readonly absent: number;
  /** Lines with a figure but no month, among lines that name their month. They were removed. */
  readonly notMonths: readonly PastedLine[];
  /** The first figure, if it may be a year above the sales. It is kept. */
  readonly maybeYear: PastedLine | undefined;
  /** The first line whose date names another month if the month is before the day, or after it: both readings, 0 for January. */
  readonly otherDate: (PastedLine & { readonly month: number; readonly other: number }) | undefined;
  /** Number of months with a dash, which may mean 0. Their cells are kept. */
  readonly dashes: number;
  /** Lines whose cell is not a number. Below the first figure, their cells are kept, so that the visitor sees them in the fields. */
  readonly refused: readonly PastedLine[];
}

/** Why a text is not one column of monthly sales, with a line that shows the reason. */
export interface PasteProblem extends PastedLine {
  /**
   * The text has no numbers, several columns of numbers, not one row for each month, figures that may begin with a year (`janv 25 120`),
   * or sums since the beginning of the year.
   */
  readonly problem: 'none' | 'several' | 'notMonthly' | 'yearOrThousands' | 'cumulated';
}

/** A folded label that numbers a month: `m1`, `mois 1`. */
const MONTH_NUMBER = /^(?:m|mois|month) ?\d{1,2}(?!\d)/;
/** `janv.-mars`, `avril a juin`. */
const SEVERAL_MONTHS = /(?<![a-z])([a-z]{3,})\.?(?: \d{4})?(?: ?[-/&] ?| (?:a|au|et|to|and) )([a-z]{3,})/g;
const YEARS = /* @__PURE__ */ new RegExp(YEAR, 'g');
/** `2024 2025`, the heading of two columns that only spaces separate. */
const TWO_YEARS = /* @__PURE__ */ new RegExp(String.raw`${YEAR.source}\s+${YEAR.source}`);

const CUMULATED = /(?<![a-z])(?:cumul|ytd|year[ -]to[ -]date)/;

/** Maximum number of different labels that do not name the rows, such as « réel » and « estimé ». */
const MAX_SHARED = 2;

interface Labelled extends Row {
  /** The cell in the column of the sales. */
  readonly cell: string;
  /** The folded text of the other cells. */
  readonly label: string;
  /** Whether the label says that the row is the sum or the mean of other rows. */
  readonly total: boolean;
}
type SalesRow = Labelled & { readonly month: RowMonth | undefined };
type MonthRow = SalesRow & { readonly month: RowMonth };

/**
 * The sales column of a text that was typed, or copied from a spreadsheet. Tabs, semicolons, bars or commas separate the columns; without
 * them, each line has one figure, alone or after its month. Each month is a row, or each month is a column. Columns of dates, names
 * and row numbers are ignored. Rows that name their months may be in any order. A month without a row is blank.
 *
 * The time is bounded: at most a thousand lines are read, and no table is larger than the text.
 */
export function readPastedColumn(text: string): PastedColumn | PasteProblem {
  const rows = rowsOf(text);
  const [column, secondColumn] = salesColumns(rows);
  if (column === undefined) {
    const filled = rows.filter(({ text }) => text !== '');
    return problemOf('none', filled.find(({ text }) => /\d/.test(text)) ?? filled[0]);
  }
  const hasTwo = ({ cells }: Row) =>
    secondColumn === undefined
      ? cells.some((cell) => TWO_YEARS.test(cell))
      : isNumber(cells[secondColumn]) && isNumber(cells[column]);
  const shown = rows.find(hasTwo);
  if (shown || secondColumn !== undefined) return problemOf('several', shown);
  const all = withMonths(labelledRows(rows, column));
  const named = all.filter(({ month }) => month);
  const isNamed = named.length >= all.filter(({ cell, month }) => !month && isNumber(cell)).length;
  const start = all.findIndex(({ cell, month }) => (isNamed ? month !== undefined : isNumber(cell)));
  const above = all.slice(0, start);
  const table = all.slice(start, all.findLastIndex(({ text }) => text !== '') + 1);
  const found = isNamed ? columnOfMonths(table, above) : columnOfFigures(table);
  if ('problem' in found) return found;
  // A year above the figures is their header. Any other figure there was not read, nor was a word in place of a month's figure.
  const isLost = ({ cell, total }: SalesRow) => !total && (/\p{Nd}/u.test(cell.replace(YEARS, '')) || namesMonth(cell));
  return { ...found, refused: [...above.filter(isLost).map(quoted), ...found.refused] };
}

/** The rows, with their label and their cell in the column of the sales. */
function labelledRows(rows: readonly Row[], column: number): Labelled[] {
  const split = rows.map((row) => {
    const others = row.cells.filter((_, index) => index !== column).join(' ');
    return { ...row, cell: row.cells[column] ?? '', label: fold(others.slice(0, MAX_CELL_LENGTH)).trim() };
  });
  // Among months with their year, « février 2025 » is a month without a figure.
  const hasYear = (label: string) => monthOfLabel(label)?.year !== undefined;
  const areDated = split.filter(({ label }) => hasYear(label)).length * 2 > split.length;
  const dated = split.map((row) => {
    const label = `${row.label} ${row.cell}`;
    const isYear = areDated && !hasYear(row.label) && /^(?:\d{2}){1,2}$/.test(row.cell) && hasYear(label);
    return isYear ? { ...row, label, cell: '' } : row;
  });
  // In « Total janvier », « Total février », each row is the sum of a month's sales.
  const figures = dated.filter(({ cell }) => isNumber(cell));
  const areTotals = figures.filter(({ label }) => TOTAL.test(label)).length * 2 > figures.length;
  return dated.map((row) => ({ ...row, total: !areTotals && TOTAL.test(row.label) }));
}

/** The rows, with the months that they name. */
function withMonths(rows: readonly Labelled[]): SalesRow[] {
  const shapes = new Set(rows.filter(({ cell }) => isNumber(cell)).map(shapeOf));
  const isMonth = (row: Labelled) => !row.total && !joinsMonths(row.label) && !isTitle(row, shapes);
  const months = monthsOf(rows.map((row) => (isMonth(row) ? row.label : '')));
  return rows.map((row, index) => ({ ...row, month: months[index] }));
}

/** The column of rows that name their months. */
function columnOfMonths(table: readonly SalesRow[], above: readonly SalesRow[]): PastedColumn | PasteProblem {
  const named = table.flatMap((row): MonthRow[] => (row.month ? [{ ...row, month: row.month }] : []));
  const positions = positionsOf(named.map(({ month }) => month));
  const follows = ({ month: { month, year } }: MonthRow, index: number) => {
    const before = named[index - 1]?.month;
    const isNextYear = year === undefined || before?.year === undefined || year - before.year === Number(month === 0);
    return !before || (month === calendarMonth(before.month + 1) && isNextYear);
  };
  if (!positions) return problemOf('notMonthly', named.find((row, index) => !follows(row, index)) ?? named[1]);
  const isDated = named.every(({ month }) => month.year);
  const heading = isDated ? undefined : headingOfOthers(table, above, (positions[1] ?? 0) < (positions[0] ?? 0));
  if (heading) return problemOf('notMonthly', heading);
  // In `janv 25 120`, 25 is the year 2025 or thousands, and so is it in `janv-25 000`. A year changes where the months begin again.
  const leads = leadsOf(named);
  const yearSteps = stepsOf(positions.map((position) => Math.floor(position / PERIOD)));
  const isYearStep = (step: number, index: number) =>
    Math.abs(step) <= MAX_YEAR_STEP && (step === 0) === (yearSteps[index] === 0);
  const mayBeYears = leads.length >= MIN_YEARS && leads.every((lead) => lead >= 10) && stepsOf(leads).every(isYearStep);
  const areDoubted = mayBeYears && named.every(({ label }) => /^[a-z]+\.?$/.test(label));
  const doubted = named.find(({ text }) => areDoubted || /^[a-z]+\.?-\d\d 0\d\d(?!\d)/.test(fold(text)));
  if (doubted) return problemOf('yearOrThousands', doubted);
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  const rowAt = new Map(positions.map((position, index) => [position, named[index]]));
  const timeLine = Array.from({ length: last - first + 1 }, (_, index) => rowAt.get(first + index));
  const kept = lastMonths(timeLine);
  const cumulated = [...above, ...named].find(({ text }) => CUMULATED.test(fold(text)));
  const sums = readSales(kept.cells, '.').flatMap((reading) => (reading.kind === 'number' ? [reading.value] : []));
  if (cumulated && stepsOf(sums).every((step) => step >= 0)) return problemOf('cumulated', cumulated);
  // A year above its months is not a figure.
  const figures = table.filter(
    ({ month, total, label, cell }) =>
      !month && !total && (/\d/.test(label === '' ? cell.replace(YEAR, '') : cell) || namesMonth(cell)),
  );
  return {
    ...kept,
    refused: [...kept.refused, ...figures.filter(({ cell }) => !isNumber(cell)).map(quoted)],
    firstMonth: calendarMonth(first + kept.leftOut),
    totalLeftOut: table.some(({ total }) => total),
    reordered: stepsOf(positions).some((step) => step < 0),
    absent: timeLine.length - named.length,
    notMonths: figures.filter(({ cell }) => isNumber(cell)).map(quoted),
    maybeYear: undefined,
    otherDate: named.flatMap((row) => {
      const { month, other } = row.month;
      return other === undefined ? [] : { ...quoted(row), month, other };
    })[0],
  };
}

/**
 * The heading below which months without years begin again, if they do not follow the months above it: « Dépenses » below « Ventes »,
 * 2024 below 2025. A heading has no figure.
 */
function headingOfOthers(
  table: readonly SalesRow[],
  above: readonly SalesRow[],
  isBackwards: boolean,
): SalesRow | undefined {
  const isHeading = ({ text, month, total }: SalesRow) =>
    text !== '' && !month && !total && !/\d/.test(text.replace(YEARS, ''));
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
    return isBackwards ? year > firstYear : year < firstYear;
  });
}

/** The column of rows that name nothing. Each row is the month after the row before it. */
function columnOfFigures(table: readonly SalesRow[]): PastedColumn | PasteProblem {
  const labels = table.filter(({ text, total }) => text !== '' && !total).map(({ label }) => label);
  // Quarters, weeks, customers: the rows have names of their own. Words that all rows share, such as a currency, name nothing.
  const names = labels.filter((label) => /[a-z]/.test(label) && !MONTH_NUMBER.test(label));
  const areNamed = names.length * 2 > labels.length && new Set(names).size > MAX_SHARED;
  const years = labels.flatMap((label) => YEAR.exec(label)?.[0] ?? []);
  const isYearly = years.length > 1 && new Set(years).size === labels.length;
  if (areNamed || isYearly) {
    return problemOf(
      'notMonthly',
      table.find(({ label }) => label !== ''),
    );
  }
  const spaced = table.length > 2 && table.every(({ text }, index) => (index % 2 === 1) === (text === ''));
  const rows = table
    .filter(({ total, text }) => !total && !(spaced && text === ''))
    .map((row) => (row.cell === '' && namesMonth(row.label) ? { ...row, cell: row.text } : row));
  // In `3 120`, 3 is a row number or thousands.
  const leads = leadsOf(rows);
  if (leads.length >= MIN_SALES_MONTHS && stepsOf(leads).every((step) => step === 1))
    return problemOf('several', rows[0]);
  const hasTotal = table.some(({ total }) => total);
  const cells = rows.map(({ cell }) => cell);
  const found = (['.', ','] as const).map((mark) => sumsIn(cells, mark)).find((positions) => positions.length > 0);
  const sums = hasTotal ? [] : (found ?? []);
  const kept = rows.filter((_, index) => !sums.includes(index));
  const [top, ...below] = kept;
  const topIsYear = top && looksLikeYear(top) && !below.some(looksLikeYear);
  return {
    ...lastMonths(kept),
    firstMonth: undefined,
    totalLeftOut: sums.length > 0 || hasTotal,
    reordered: false,
    absent: 0,
    notMonths: [],
    maybeYear: topIsYear && kept.length <= MAX_SALES_MONTHS ? quoted(top) : undefined,
    otherDate: undefined,
  };
}

/** How a label is written: `mars 2025` and `avril 2025` have one shape. */
const shapeOf = ({ label }: Labelled): string => label.replace(/[a-z]+\.?/g, 'a').replace(/\d{1,2}/g, 'd');

/** Whether a row is a title: without a figure, a date among other words, or one that is not written as the months (`shapes`) are. */
const isTitle = (row: Labelled, shapes: ReadonlySet<string>): boolean =>
  row.cell === '' && ((row.label.match(/[a-z]+/g) ?? []).length > 1 || !shapes.has(shapeOf(row)));

/** Whether a cell has a month and a word in place of its figure: `janvier fermé`. */
const namesMonth = (cell: string): boolean => monthOfLabel(fold(cell)) !== undefined;

const looksLikeYear = ({ cell }: Labelled): boolean => cell.length === 4 && YEAR.test(cell);

const joinsMonths = (label: string): boolean =>
  [...label.matchAll(SEVERAL_MONTHS)].some(([, first = '', last = '']) => {
    const [from, to] = [monthOfWord(first), monthOfWord(last)];
    return from !== undefined && to !== undefined && from !== to;
  });

/** Minimum number of rows whose first two digits can be years. Fewer rows look like years by chance. */
const MIN_YEARS = 3;

/** Maximum difference of two years that follow each other: one may be missing. */
const MAX_YEAR_STEP = 2;

/** The one or two digits before the last three in lines such as `25 120`; NaN for any other line. */
const leadsOf = (rows: readonly SalesRow[]): number[] =>
  rows.map(({ text, cell }) => Number(/[\t;|,]/.test(text) ? Number.NaN : /^(\d{1,2}) \d{3}(?!\d)/.exec(cell)?.[1]));

const problemOf = (problem: PasteProblem['problem'], shown: PastedLine = { line: 1, text: '' }): PasteProblem => ({
  problem,
  ...quoted(shown),
});

/** The last 36 months of a table; undefined for a month without a row. */
function lastMonths(
  months: readonly (SalesRow | undefined)[],
): Pick<PastedColumn, 'cells' | 'leftOut' | 'dashes' | 'refused'> {
  const last = months.slice(-MAX_SALES_MONTHS);
  const others = last.flatMap((row) => (row && row.cell !== '' && !isNumber(row.cell) ? [row] : []));
  return {
    cells: last.map((row) => row?.cell ?? ''),
    leftOut: months.length - last.length,
    dashes: others.filter(({ cell }) => isDash(cell)).length,
    refused: others.filter(({ cell }) => !isDash(cell)).map(quoted),
  };
}
