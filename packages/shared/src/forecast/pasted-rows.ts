import { fold } from '../fold.ts';
import { monthOfLabel } from './place-months.ts';
import { written } from './read-sales.ts';

/** A line of a pasted text, as the visitor would find it. */
export interface PastedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

export interface Row extends PastedLine {
  readonly cells: readonly string[];
}

/** Most lines read, the last ones, and most cells of a line: far more than three years. */
const MAX_LINES = 1000;

/** Longest cell read, in characters. */
export const MAX_CELL_LENGTH = 60;

export const TOTAL = /(?<![a-z])(?:total|totaux|somme|sum|moyenne|average)(?![a-z])/;

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

export const isNumber = (cell: string | undefined): boolean =>
  cell !== undefined && /\d/.test(cell) && written(cell) !== undefined;

/** `janvier 120`: the label and the figure of a line without columns; the whole line if it is something else. */
function labelled(line: string): readonly string[] {
  if (line.length > MAX_CELL_LENGTH || isNumber(line)) return ['', line];
  const folded = fold(line);
  for (const { pattern, mayBe } of labels) {
    const [whole = '', label = ''] = pattern.exec(folded) ?? [];
    const figure = line.slice(whole.length).trim();
    // `janvier,120,70` can be two columns.
    if (label !== '' && whole.endsWith(',') && figure.includes(',')) return line.split(',');
    if (label !== '' && mayBe(label) && (figure === '' || isNumber(figure)))
      return [line.slice(0, label.length), figure];
  }
  return ['', line];
}

/** Cells between commas, which may be in quotes. */
const cellsBetweenCommas = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)("[^"]*"|[^,]*)/g)].slice(0, MAX_LINES).map(([, cell = '']) => cell);

/** Whether commas separate columns: a header without figures has them, or a cell after one is in quotes. */
const hasCommaColumns = (lines: readonly string[]): boolean =>
  /^[^\d,]+(?:,[^\d\s,][^\d,]*)+$/.test(lines.find((line) => line.trim() !== '')?.trim() ?? '') ||
  lines.some((line) => line.includes(',"'));

/** The cells of a line, between tabs or semicolons if it has them, whatever other lines have. */
function cellsOf(line: string, isTable: boolean, hasCommas: boolean): readonly string[] {
  const separator = ['\t', ';'].find((mark) => line.includes(mark));
  if (separator) return line.split(separator, MAX_LINES);
  if (hasCommas) return cellsBetweenCommas(line.trim());
  const [label = '', ...figures] = labelled(line.trim());
  return isTable && label === '' ? [line] : [label, ...figures];
}

/** A sign before each line of a list. */
const BULLET = /^\s*[-–•*·]\s+/;

/** The lines of a text, without the signs of a list. */
function linesOf(text: string): readonly string[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const isList = lines.every((line) => line.trim() === '' || BULLET.test(line));
  return isList ? lines.map((line) => line.replace(BULLET, '')) : lines;
}

/** The rows of a text: columns by tabs, semicolons or commas, or labels and figures. */
export function rowsOf(text: string): Row[] {
  const all = linesOf(text);
  const lines = all.slice(-MAX_LINES);
  const isTable = /[\t;]/.test(text);
  const hasCommas = !isTable && hasCommaColumns(lines);
  const rows = lines.map(
    (line, index): Row => ({
      line: all.length - lines.length + index + 1,
      text: line.trim(),
      cells: cellsOf(line, isTable, hasCommas).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    }),
  );
  return isTable || hasCommas ? upright(rows) : rows;
}

/** Most rows of a table whose months are columns: names, years, sales. */
const MAX_SIDEWAYS_ROWS = 3;

/** Transposes a table whose months are columns; any other one is unchanged. */
function upright(rows: Row[]): Row[] {
  const filled = rows.filter(({ text }) => text !== '');
  const [first] = filled;
  if (!first || filled.length > MAX_SIDEWAYS_ROWS) return rows;
  const width = Math.max(...filled.map(({ cells }) => cells.length));
  if (width <= Math.max(2, filled.length)) return rows;
  return Array.from({ length: width }, (_, column) => {
    const cells = filled.map((row) => row.cells[column] ?? '');
    return { line: first.line, text: cells.join(' ').trim(), cells };
  });
}
