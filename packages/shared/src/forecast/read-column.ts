import { fold } from '../fold.ts';
import { CELL, isNumber, type PastedLine, type Row, rowsOf, TOTAL } from './pasted-rows.ts';
import { monthsOf, placesOf } from './place-months.ts';
import { type DecimalMark, readSales, written } from './read-sales.ts';
import { FORECAST_MOST } from './sales.ts';
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

/** A quarter, a week or a day instead of a month, in a folded label. */
const OTHER_PERIOD = /^(?:[tq] ?[1-4]|trim[a-z]*|quarter|sem[a-z]*|week|[sw] ?\d{1,2}|jour|day)(?![a-z\d])/;
const YEAR = /^(?:19|20)\d{2}$/;

/** Longest line quoted, in characters. */
const QUOTED = 40;

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
  text: text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text.replace(/\s+/g, ' '),
});

/** Whether the figures of a text without columns, `janv 25 120`, can begin with a year of two digits that grows by one at most. */
function canBeginWithYears(figures: readonly string[]): boolean {
  const years = figures.map((figure) => Number(/^(\d{2}) \d{3}(?!\d)/.exec(figure)?.[1]));
  return (
    years.length >= SUMMED &&
    years.every((year, index) => index === 0 || [0, 1].includes(year - (years[index - 1] ?? 0)))
  );
}

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
  if (column === undefined || other !== undefined) {
    const shown = rows.find((row) =>
      column === undefined ? row.text !== '' : isNumber(row.cells[other ?? 0]) && isNumber(row.cells[column]),
    );
    return problemOf(column === undefined ? 'none' : 'several', shown);
  }
  const read = rows.map((row) => {
    const others = row.cells.filter((_, index) => index !== column).join(' ');
    const label = fold(others.slice(0, CELL)).trim();
    return { ...row, cell: row.cells[column] ?? '', label, total: TOTAL.test(label) };
  });
  const filled = read.filter(({ text }) => text !== '').length;
  const months = monthsOf(read.map(({ label, total }) => (total ? '' : label)));
  const all = read.map((row, index) => ({ ...row, month: months[index] }));
  // Rows named after months start the table: figures above them are a header, such as a year.
  const ofMonths = all.flatMap((row) => (row.month ? [{ ...row, month: row.month }] : []));
  const named = ofMonths.length * 2 >= filled;
  const start = all.findIndex(({ cell, month }) => (named ? month !== undefined : isNumber(cell)));
  const end = all.findLastIndex(({ text }) => text !== '') + 1;
  const table = all.slice(start, end);
  const hasTotal = table.some(({ total }) => total);

  if (named) {
    const places = placesOf(ofMonths.map(({ month }) => month));
    if (!places)
      return problemOf(
        'notMonthly',
        ofMonths.find(
          ({ month }, index) => index > 0 && month.month !== modulo((ofMonths[index - 1]?.month.month ?? 0) + 1),
        ) ?? ofMonths[1],
      );
    const bare = !/[\t;,]/.test(text) && ofMonths.every(({ label }) => /^[a-z]+\.?$/.test(label));
    if (bare && canBeginWithYears(ofMonths.map(({ cell }) => cell))) return problemOf('several', ofMonths[0]);
    const first = places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
    const last = places.reduce((most, place) => Math.max(most, place), first);
    const placed = new Map(places.map((place, index) => [place, ofMonths[index]]));
    const line = Array.from({ length: last - first + 1 }, (_, index) => placed.get(first + index));
    const isLone = ({ cell, label }: (typeof all)[number]) => label === '' && YEAR.test(cell);
    return {
      ...lastMonths(line),
      firstMonth: modulo(first + Math.max(0, line.length - FORECAST_MOST)),
      totalLeftOut: hasTotal,
      reordered: places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)),
      absent: line.length - ofMonths.length,
      notMonths: table.filter((row) => !row.month && !row.total && isNumber(row.cell) && !isLone(row)).map(quoted),
      maybeYear: undefined,
    };
  }

  const labels = table.filter(({ text, total }) => text !== '' && !total).map(({ label }) => label);
  const periods = labels.filter((label) => OTHER_PERIOD.test(label)).length;
  const isYearly = labels.every((label) => YEAR.test(label)) && new Set(labels).size === labels.length;
  if (periods * 2 > labels.length || (isYearly && labels.length > 1)) {
    return problemOf(
      'notMonthly',
      table.find(({ label }) => label !== ''),
    );
  }
  const spaced = table.length > 2 && table.every(({ text }, index) => (index % 2 === 1) === (text === ''));
  const kept = table.filter(({ total, text }) => !total && !(spaced && text === ''));
  const cells = kept.map(({ cell }) => cell);
  const sum = !hasTotal && (['.', ','] as const).some((mark) => isSum(cells, mark));
  const [top, ...below] = kept;
  const topIsYear = top && YEAR.test(top.cell) && !below.some(({ cell }) => YEAR.test(cell)) && kept.length > SUMMED;
  return {
    ...lastMonths(sum ? kept.slice(0, -1) : kept),
    firstMonth: undefined,
    totalLeftOut: sum || hasTotal,
    reordered: false,
    absent: 0,
    notMonths: [],
    maybeYear: topIsYear && kept.length <= FORECAST_MOST ? quoted(top) : undefined,
  };
}

const modulo = (month: number): number => ((month % PERIOD) + PERIOD) % PERIOD;

const problemOf = (problem: PasteProblem['problem'], shown: PastedLine = { line: 1, text: '' }): PasteProblem => ({
  problem,
  ...quoted(shown),
});

/** The last 36 months of a table; undefined for a month without a row. */
function lastMonths(line: readonly ((PastedLine & { readonly cell: string }) | undefined)[]) {
  const last = line.slice(-FORECAST_MOST);
  return {
    cells: last.map((row) => row?.cell ?? ''),
    leftOut: line.length - last.length,
    refused: last.flatMap((row) => (row && row.cell !== '' && !isNumber(row.cell) ? [quoted(row)] : [])),
  };
}

/** Fewest figures besides 0 whose sum is a total: fewer are equal to one by chance. */
const SUMMED = 3;

/** Whether the last figure is the sum of the others, up to rounding, with this decimal separator. */
function isSum(cells: readonly string[], mark: DecimalMark): boolean {
  const values = readSales(cells, mark).map((reading) => (reading.kind === 'number' ? reading.value : 0));
  const others = values.slice(0, -1);
  const sum = others.reduce((total, value) => total + value, 0);
  const enough = others.filter((value) => value !== 0).length >= SUMMED;
  return enough && sum !== 0 && Math.abs(sum - (values.at(-1) ?? 0)) <= Math.abs(sum) * 1e-4;
}
