import { fold, monthOf } from '../invoice/text.ts';
import { type DecimalMark, readSales, written } from './read-sales.ts';
import { FORECAST_MOST } from './sales.ts';
import { PERIOD } from './trend.ts';

/** A line of a pasted text, as the visitor would find it. */
export interface PastedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

export interface PastedColumn {
  /** The cells of the sales column, in order, without header and totals. */
  readonly cells: readonly string[];
  /** Month of the first cell, 0 for January, if the text names it. */
  readonly firstMonth: number | undefined;
  /** Whether rows with the sum of others were removed. */
  readonly totalLeftOut: boolean;
  /** Rows removed at the start: only the last 36 months are read. */
  readonly leftOut: number;
  /** Lines whose cell is not a number; their cells are kept, so that their fields show them. */
  readonly refused: readonly PastedLine[];
}

/** Why a text is not one column of sales: it has no numbers, or several columns of them; and a line that shows it. */
export interface PasteProblem extends PastedLine {
  readonly problem: 'none' | 'several';
}

interface Row extends PastedLine {
  readonly cells: readonly string[];
}

/** Most lines read, the last ones, and most cells of a line: far more than three years. */
const MOST = 1000;

/** Longest cell read and longest line quoted, in characters. */
const CELL = 60;
const QUOTED = 40;

const TOTAL = /(?<![a-z])(?:total|totaux|somme|sum|moyenne|average)(?![a-z])/;

/** A date in digits: `2024-01`, `2024-01-31`, `01/2024`, `31/01/2024`. */
const DATE = String.raw`\d{4}[-/]\d{1,2}(?:[-/]\d{1,2})?|\d{1,2}[-/](?:\d{1,2}[-/])?\d{4}`;
/** A named month, with its year if it is joined, or in full before a figure: `janv.-24`, `janvier 2024`; or alone. */
const MONTH = String.raw`[a-z]{3,9}\.?`;
const OF_YEAR = String.raw`${MONTH}(?:\s?[-/']\s?\d{2}(?:\d{2})?(?!\d)|\s(?:19|20)\d{2}(?=\s))`;

/** What may be before the figure of a line without columns. `mayBe` checks what a pattern cannot. */
const labels: readonly { readonly pattern: RegExp; readonly mayBe: (label: string) => boolean }[] = [
  { pattern: new RegExp(`^(${DATE})(?:\\s*[:=|,]\\s*|\\s+|$)`), mayBe: () => true },
  ...[OF_YEAR, MONTH].map((month) => ({
    pattern: new RegExp(`^(${month})(?:\\s*[:=|,]\\s*|\\s+-\\s+|\\s+|$)`),
    mayBe: (label: string) => monthOfLabel(label) !== undefined,
  })),
  ...[/^([a-z][a-z ]{2,30} (?:19|20)\d{2})(?:\s*[:=|,]\s*|\s+)/, /^([a-z][a-z ]{2,30})(?:\s*[:=|,]\s*|\s+)/].map(
    (pattern) => ({
      pattern,
      mayBe: (label: string) => TOTAL.test(label),
    }),
  ),
  { pattern: /^(\d{1,2}[.)])\s+/, mayBe: () => true },
];

const isNumber = (cell: string | undefined): boolean =>
  cell !== undefined && /\d/.test(cell) && written(cell) !== undefined;

/** `janvier 120`: the label and the figure of a line without columns; the whole line if it is something else. */
function labelled(line: string): readonly string[] {
  if (line.length > CELL || isNumber(line)) return ['', line];
  const folded = fold(line);
  for (const { pattern, mayBe } of labels) {
    const [whole = '', label = ''] = pattern.exec(folded) ?? [];
    const figure = line.slice(whole.length).trim();
    if (label !== '' && mayBe(label) && (figure === '' || isNumber(figure)))
      return [line.slice(0, label.length), figure];
  }
  return ['', line];
}

/** The rows of a text: columns by tabs or semicolons, or labels and figures; a table that lies on its side is turned. */
function rowsOf(text: string): Row[] {
  const all = text.replace(/\r\n?/g, '\n').split('\n');
  const lines = all.slice(-MOST);
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : undefined;
  const rows = lines.map((line, index): Row => {
    const cells = separator ? line.split(separator, MOST) : labelled(line.trim());
    return {
      line: all.length - lines.length + index + 1,
      text: line.trim(),
      cells: cells.map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    };
  });
  const filled = rows.filter(({ text }) => text !== '');
  const [first] = filled;
  const width = Math.max(0, ...filled.slice(0, LYING).map(({ cells }) => cells.length));
  if (!separator || !first || filled.length > LYING || width <= Math.max(2, filled.length)) return rows;
  return Array.from({ length: width }, (_, column) => ({
    line: first.line,
    text: filled
      .map(({ cells }) => cells[column] ?? '')
      .join(' ')
      .trim(),
    cells: filled.map(({ cells }) => cells[column] ?? ''),
  }));
}

/** Most rows of a table that lies on its side: names, years, sales. */
const LYING = 3;

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

/** The columns that can be sales: mostly numbers. Beside others, a column that counts is none. */
function salesColumns(columns: ReadonlyMap<number, readonly string[]>): number[] {
  const numeric = [...columns].filter(([, cells]) => cells.filter(isNumber).length * 2 >= cells.length);
  const amounts = numeric.filter(([, cells]) => !counts(cells));
  const [last] = numeric.slice(-1);
  return (numeric.length === 1 || (amounts.length === 0 && last) ? numeric.slice(-1) : amounts).map(([index]) => index);
}

const quoted = ({ line, text }: PastedLine): PastedLine => ({
  line,
  text: text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text.replace(/\s+/g, ' '),
});

/**
 * The sales column of a text copied from a spreadsheet or typed: tabs or semicolons between columns, or one figure a line, after
 * its month or alone; one row per month, or all months in one row. Columns of dates, names and row numbers are ignored.
 *
 * Its time is bounded: no table is built that is larger than the text, and a thousand lines are read.
 */
export function readPastedColumn(text: string): PastedColumn | PasteProblem {
  const rows = rowsOf(text);
  const [column, other] = salesColumns(columnsOf(rows));
  if (column === undefined || other !== undefined) {
    const problem = column === undefined ? 'none' : 'several';
    const shown = rows.find((row) => (problem === 'none' ? row.text !== '' : isNumber(row.cells[other ?? 0])));
    return { problem, ...quoted(shown ?? { line: 1, text: '' }) };
  }
  const all = rows.map((row) => {
    const label =
      row.cells.length > 1
        ? fold(
            row.cells
              .filter((_, index) => index !== column)
              .join(' ')
              .slice(0, CELL),
          ).trim()
        : '';
    const month = label === '' ? undefined : monthOfLabel(label);
    return { ...row, cell: row.cells[column] ?? '', month, total: label !== '' && TOTAL.test(label) };
  });
  const filled = all.filter(({ text }) => text !== '').length;
  // Rows named after months start the table: figures above them are a header, such as a year.
  const named = all.filter(({ month }) => month !== undefined).length * 2 >= filled;
  const start = all.findIndex(({ cell, month }) => (named ? month !== undefined : isNumber(cell)));
  const end = all.findLastIndex(({ text }) => text !== '') + 1;
  const table = all.slice(start, end);
  const spaced = table.length > 2 && table.every(({ text }, index) => (index % 2 === 1) === (text === ''));
  const rowsOfMonths = table.filter(({ total, text }) => !total && !((named || spaced) && text === ''));
  const hasTotal = table.some(({ total }) => total);
  const sum =
    !hasTotal &&
    (['.', ','] as const).some((mark) =>
      isSum(
        rowsOfMonths.map(({ cell }) => cell),
        mark,
      ),
    );
  const months = sum ? rowsOfMonths.slice(0, -1) : rowsOfMonths;
  const leftOut = Math.max(0, months.length - FORECAST_MOST);
  const last = months.slice(leftOut);
  return {
    cells: last.map(({ cell }) => cell),
    firstMonth: firstMonthOf(last.map(({ month }) => month)),
    totalLeftOut: sum || hasTotal,
    leftOut,
    refused: last.filter(({ cell }) => cell !== '' && !isNumber(cell)).map(quoted),
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

/** The first month, if the second is the next one: this rules out ordinary words that look like a month. */
const firstMonthOf = ([first, second]: readonly (number | undefined)[]): number | undefined =>
  first !== undefined && second === (first + 1) % PERIOD ? first : undefined;

/** `janv.-24`, `2024-01`, `01/2024`, `January 2024`: the month of the year, 0 for January; undefined for anything else. */
function monthOfLabel(label: string): number | undefined {
  const named = monthOf(/[a-z]{3,9}/.exec(label)?.[0] ?? '');
  const numbered = Number(/\d{4}[-/](\d{1,2})/.exec(label)?.[1] ?? /(?<!\d)(\d{1,2})[-/]\d{4}/.exec(label)?.[1] ?? 0);
  const month = named || numbered;
  return month >= 1 && month <= PERIOD ? month - 1 : undefined;
}
