import { fold, monthOfWord } from '../fold.ts';
import { MIN_SALES_MONTHS } from './contest.ts';
import { isNumber, MAX_CELL_LENGTH, type PastedLine, type Row, rowsOf, TOTAL } from './pasted-rows.ts';
import { calendarMonth, monthsOf, type NamedMonth, placesOf } from './place-months.ts';
import { type DecimalMark, readSales, written } from './read-sales.ts';
import { MAX_SALES_MONTHS } from './sales.ts';
import { PERIOD } from './trend.ts';

export interface PastedColumn {
  /** The cells of the sales column, in order, without header and totals. */
  readonly cells: readonly string[];
  /** Month of the first cell, 0 for January, if the text names it. */
  readonly firstMonth: number | undefined;
  /** Whether rows with the sum of others were removed. */
  readonly totalLeftOut: boolean;
  /** Months removed at the start: only the last 36 are read. */
  readonly leftOut: number;
  /** Whether the rows were put in the order of their months. */
  readonly reordered: boolean;
  /** Months without a row between the first and the last one; their cells are blank. */
  readonly absent: number;
  /** Lines with a figure but no month, among lines that name theirs; they were removed. */
  readonly notMonths: readonly PastedLine[];
  /** A first figure that may be a year above the sales; it is kept. */
  readonly maybeYear: PastedLine | undefined;
  /** Lines whose cell is not a number; their cells are kept, so that their fields show them. */
  readonly refused: readonly PastedLine[];
}

/**
 * Why a text is not one column of monthly sales: it has no numbers, several columns of them, or rows that are not one a month; and
 * a line that shows it.
 */
export interface PasteProblem extends PastedLine {
  readonly problem: 'none' | 'several' | 'notMonthly';
}

/** A quarter, a half-year, a week or a day instead of a month, in a folded label. */
const OTHER_PERIOD =
  /(?<![a-z])(?:[tq] ?[1-4]|[1-4][tq]\d*|trim[a-z]*|quarter|quinz[a-z]*|sem[a-z]*|week|wk|[sw] ?\d{1,2}|jour|[a-z]{2,6}di|dimanche|[a-z]{0,6}day)(?![a-z\d])/;
/** `janv.-mars`, `avril a juin`. */
const SEVERAL_MONTHS = /(?<![a-z])([a-z]{3,})\.?(?: \d{4})?(?: ?[-/&] ?| (?:a|au|et|to|and) )([a-z]{3,})/g;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** Longest line quoted, in characters. */
const MAX_QUOTED = 40;

/** The filled cells of each column. */
function columnsOf(rows: readonly Row[]): ReadonlyMap<number, readonly string[]> {
  const columns = new Map<number, string[]>();
  for (const { cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      if (cell === '') continue;
      const column = columns.get(index);
      if (column) column.push(cell);
      else columns.set(index, [cell]);
    }
  }
  return columns;
}

/** Row numbers, month numbers and years: whole numbers that count up, or years that follow each other. */
function counts(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => {
    const read = written(cell);
    return read && 'value' in read ? [read.value] : [];
  });
  const pairs = numbers.slice(1).map((value, index) => [numbers[index] ?? 0, value] as const);
  const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;
  const years = numbers.every(isYear) && pairs.every(([before, value]) => value === before || value === before + 1);
  const rows = pairs.every(([before, value]) => value === before + 1 || (before === PERIOD && value === 1));
  return numbers.length > 2 && (years || rows);
}

/** The columns that can be sales: mostly numbers. If there are others, a column that counts up is not one of them. */
function salesColumns(columns: ReadonlyMap<number, readonly string[]>): number[] {
  const numeric = [...columns]
    .filter(([, cells]) => cells.filter(isNumber).length * 2 >= cells.length)
    .sort(([one], [other]) => one - other);
  const amounts = numeric.filter(([, cells]) => !counts(cells));
  // Row numbers, and sales that happen to count up.
  if (amounts.length === 0 && numeric.length <= 2) return numeric.slice(-1).map(([index]) => index);
  return (numeric.length === 1 || amounts.length === 0 ? numeric : amounts).map(([index]) => index);
}

const quoted = ({ line, text }: PastedLine): PastedLine => ({
  line,
  text: text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text.replace(/\s+/g, ' '),
});

/** A row, read: the cell of its sales, and the folded text of its other cells. */
interface SalesRow extends Row {
  readonly cell: string;
  readonly label: string;
  /** Whether it is the sum or the mean of others, by its label. */
  readonly total: boolean;
  readonly month: NamedMonth | undefined;
}
type MonthRow = SalesRow & { readonly month: NamedMonth };

/**
 * The sales column of a text copied from a spreadsheet or typed: tabs, semicolons or commas between columns, or one figure a line,
 * after its month or alone; one row per month, or all months in one row. Columns of dates, names and row numbers are ignored. Rows
 * that name their months take their place among them, in any order; a month without a row is blank.
 *
 * Its time is bounded: no table is built that is larger than the text, and a thousand lines are read.
 */
export function readPastedColumn(text: string): PastedColumn | PasteProblem {
  const rows = rowsOf(text);
  const [column, other] = salesColumns(columnsOf(rows));
  if (column === undefined) {
    return problemOf(
      'none',
      rows.find(({ text }) => text !== ''),
    );
  }
  if (other !== undefined) {
    return problemOf(
      'several',
      rows.find(({ cells }) => isNumber(cells[other]) && isNumber(cells[column])),
    );
  }
  const read = rows.map((row) => {
    const others = row.cells.filter((_, index) => index !== column).join(' ');
    const label = fold(others.slice(0, MAX_CELL_LENGTH)).trim();
    return { ...row, cell: row.cells[column] ?? '', label, total: TOTAL.test(label) };
  });
  const months = monthsOf(read.map(({ label, total }) => (total || joinsMonths(label) ? '' : label)));
  const all = read.map((row, index): SalesRow => ({ ...row, month: months[index] }));
  const filled = all.filter(({ text }) => text !== '');
  const isNamed = all.filter(({ month }) => month).length * 2 >= filled.length;
  // Figures above the first named month are a header, such as a year.
  const start = all.findIndex(({ cell, month }) => (isNamed ? month !== undefined : isNumber(cell)));
  const table = all.slice(start, all.findLastIndex(({ text }) => text !== '') + 1);
  return isNamed ? columnOfMonths(table) : columnOfFigures(table);
}

/** Rows that name their months, on one time line. */
function columnOfMonths(table: readonly SalesRow[]): PastedColumn | PasteProblem {
  const named = table.flatMap((row): MonthRow[] => (row.month ? [{ ...row, month: row.month }] : []));
  const places = placesOf(named.map(({ month }) => month));
  const follows = ({ month }: MonthRow, index: number) =>
    index === 0 || month.month === calendarMonth((named[index - 1]?.month.month ?? 0) + 1);
  if (!places) return problemOf('notMonthly', named.find((row, index) => !follows(row, index)) ?? named[1]);
  // `janv 25 120`: the year 2025, or thousands.
  const leads = leadsOf(named);
  const years = named.every(({ label }) => /^[a-z]+\.?$/.test(label)) && leads.every((lead) => lead >= 10);
  if (years && leads.length >= MIN_YEARS && stepsOf(leads).every((step) => step === 0 || step === 1))
    return problemOf('several', named[0]);
  const first = places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
  const last = places.reduce((most, place) => Math.max(most, place), first);
  const placed = new Map(places.map((place, index) => [place, named[index]]));
  const line = Array.from({ length: last - first + 1 }, (_, index) => placed.get(first + index));
  const kept = lastMonths(line);
  // The year above its months is no figure.
  const figures = table.filter(
    ({ month, total, label, cell }) => !month && !total && /\d/.test(label === '' ? cell.replace(YEAR, '') : cell),
  );
  return {
    ...kept,
    refused: [...kept.refused, ...figures.filter(({ cell }) => !isNumber(cell)).map(quoted)],
    firstMonth: calendarMonth(first + kept.leftOut),
    totalLeftOut: table.some(({ total }) => total),
    reordered: stepsOf(places).some((step) => step < 0),
    absent: line.length - named.length,
    notMonths: figures.filter(({ cell }) => isNumber(cell)).map(quoted),
    maybeYear: undefined,
  };
}

/** Rows that name no month: they follow each other. */
function columnOfFigures(table: readonly SalesRow[]): PastedColumn | PasteProblem {
  const labels = table.filter(({ text, total }) => text !== '' && !total).map(({ label }) => label);
  const others = labels.filter((label) => OTHER_PERIOD.test(label) || joinsMonths(label)).length;
  const years = labels.flatMap((label) => YEAR.exec(label)?.[0] ?? []);
  const isYearly = years.length > 1 && new Set(years).size === labels.length;
  if (others * 2 > labels.length || isYearly) {
    return problemOf(
      'notMonthly',
      table.find(({ label }) => label !== ''),
    );
  }
  const spaced = table.length > 2 && table.every(({ text }, index) => (index % 2 === 1) === (text === ''));
  const rows = table.filter(({ total, text }) => !total && !(spaced && text === ''));
  // `3 120`: the third row, or thousands.
  const leads = leadsOf(rows);
  if (leads.length >= MIN_SALES_MONTHS && stepsOf(leads).every((step) => step === 1))
    return problemOf('several', rows[0]);
  const hasTotal = table.some(({ total }) => total);
  const cells = rows.map(({ cell }) => cell);
  const found = (['.', ','] as const).map((mark) => sumsIn(cells, mark)).find((places) => places.length > 0);
  const sums = hasTotal ? [] : (found ?? []);
  const kept = rows.filter((_, index) => !sums.includes(index));
  const [top, ...below] = kept;
  const topIsYear = top && isYear(top) && !below.some(isYear);
  return {
    ...lastMonths(kept),
    firstMonth: undefined,
    totalLeftOut: sums.length > 0 || hasTotal,
    reordered: false,
    absent: 0,
    notMonths: [],
    maybeYear: topIsYear && kept.length <= MAX_SALES_MONTHS ? quoted(top) : undefined,
  };
}

const isYear = ({ cell }: SalesRow): boolean => cell.length === 4 && YEAR.test(cell);

const joinsMonths = (label: string): boolean =>
  [...label.matchAll(SEVERAL_MONTHS)].some(([, one = '', other = '']) => {
    const [from, to] = [monthOfWord(one), monthOfWord(other)];
    return from !== undefined && to !== undefined && from !== to;
  });

/** Fewest rows whose first two digits can be years: fewer look so by chance. */
const MIN_YEARS = 3;

/** The digits before three others, in lines without columns; not a number for any other line. */
const leadsOf = (rows: readonly SalesRow[]): number[] =>
  rows.map(({ text, cell }) => Number(/[\t;,]/.test(text) ? Number.NaN : /^(\d{1,2}) \d{3}(?!\d)/.exec(cell)?.[1]));

/** The change from each value to the next. */
const stepsOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, index) => value - (values[index] ?? 0));

const problemOf = (problem: PasteProblem['problem'], shown: PastedLine = { line: 1, text: '' }): PasteProblem => ({
  problem,
  ...quoted(shown),
});

/** The last 36 months of a table; undefined for a month without a row. */
function lastMonths(line: readonly ((PastedLine & { readonly cell: string }) | undefined)[]) {
  const last = line.slice(-MAX_SALES_MONTHS);
  return {
    cells: last.map((row) => row?.cell ?? ''),
    leftOut: line.length - last.length,
    refused: last.flatMap((row) => (row && row.cell !== '' && !isNumber(row.cell) ? [quoted(row)] : [])),
  };
}

/** Fewest figures besides 0 whose sum is a total: fewer are equal to one by chance. */
const MIN_SUMMED = 3;

/**
 * Places of the figures that are sums, up to rounding: the sum of all others first or last, or two and more, each the sum of those since
 * the one before it.
 * @param mark the decimal separator of the cells
 */
function sumsIn(cells: readonly string[], mark: DecimalMark): number[] {
  const values = readSales(cells, mark).map((reading) => (reading.kind === 'number' ? reading.value : 0));
  const add = (some: readonly number[]) => some.reduce((total, value) => total + value, 0);
  const isSum = (value: number, sum: number) => sum !== 0 && Math.abs(sum - value) <= Math.abs(sum) * 1e-4;
  const last = values.length - 1;
  const enough = values.filter((value) => value !== 0).length > MIN_SUMMED;
  const end = [last, 0].find((place) => isSum(values[place] ?? 0, add(values) - (values[place] ?? 0)));
  if (enough && end !== undefined) return [end];
  const subtotals: number[] = [];
  let [sum, count] = [0, 0];
  for (const [place, value] of values.entries()) {
    const found = count >= MIN_SUMMED && isSum(value, sum);
    if (found) subtotals.push(place);
    [sum, count] = found ? [0, 0] : [sum + value, count + Number(value !== 0)];
  }
  const rest = values.filter((_, place) => place < last && !subtotals.includes(place));
  if (!subtotals.includes(last) && isSum(values[last] ?? 0, add(rest))) subtotals.push(last);
  return subtotals.length > 1 ? subtotals : [];
}
