import { fold } from '../fold.ts';
import { hasBrokenLabel, isBrokenBetween } from './broken-labels.ts';
import { type Cell, lineOf, type WrittenLine } from './cells.ts';
import { rowsToValues } from './columns-apart.ts';
import { LISTED_INVOICE, STATEMENT } from './labels.ts';

/** A line among the others. */
export interface Line extends WrittenLine {
  /** Whether a narrow column may have broken a label, an amount or a rate between this line and a line beside it. */
  readonly isBroken: boolean;
  /** The number of rows between a label and its value below it. */
  readonly rowsToValue: number;
}

/** The lines of a text, without the blank ones. A label that a narrow column broke into two or three lines is on one line. */
export function readLines(text: string): Line[] {
  const lines: WrittenLine[] = [];
  let start = 0;
  // Spaces stand in place of the marks of a quoted mail and of bold text.
  const raws = text
    .split('\n')
    .map((raw) => fold(raw).replace(/^(?:> ?)+|(?<!\*)\*\*(?!\*)/g, (mark) => ' '.repeat(mark.length)));
  for (const [index, raw] of raws.entries()) {
    // An indented hyphen is a minus sign.
    const lower = raw.replace(/^ +(?![ -])/, '');
    const end = start + raw.length;
    const line = lineOf(end - lower.length, lower);
    const next = raws[index + 1]?.trim() || raws[index + 2]?.trim() || '';
    const upper = [lines.slice(-2), lines.slice(-1)].find((parts) => hasBrokenLabel(parts, line, next)) ?? [];
    const joined = [...upper.map(({ folded }) => folded.trim()), lower].join(' ');
    lines.splice(lines.length - upper.length, upper.length);
    // The value keeps its position in the text.
    if (lower.trim() !== '') lines.push(upper.length > 0 ? lineOf(end - joined.length, joined) : line);
    start += raw.length + 1;
  }
  const breaks = lines.map((line, row) => isBrokenBetween(line, lines[row + 1]));
  const rows = rowsToValues(lines);
  return lines.map((line, row) => ({
    ...line,
    isBroken: breaks[row - 1] || breaks[row] || false,
    rowsToValue: rows[row] ?? 1,
  }));
}

/** The cell of the value below a label, if both lines have the same number of columns. */
export const cellBelow = (lines: readonly Line[], row: number, column: number): Cell | undefined =>
  cellIn(lines, row, row + (lines[row]?.rowsToValue ?? 1), column);

/** The cell of the label above a value, if both lines have the same number of columns. */
export const cellAbove = (lines: readonly Line[], row: number, column: number): Cell | undefined =>
  cellIn(lines, row, row - (lines[row]?.rowsToValue ?? 1), column);

const cellIn = (lines: readonly Line[], row: number, other: number, column: number): Cell | undefined =>
  lines[other]?.cells.length === lines[row]?.cells.length ? lines[other]?.cells[column] : undefined;

/** Whether the document is a statement of account, or lists several invoices: its total is not that of an invoice. */
export function isStatement(lines: readonly Line[]): boolean {
  const listed = lines.flatMap(({ cells, hasMoney }) =>
    hasMoney ? cells.flatMap(({ folded }) => LISTED_INVOICE.exec(folded)?.[1] ?? []) : [],
  );
  return new Set(listed).size > 1 || lines.some(({ cells }) => cells.some(({ folded }) => STATEMENT.test(folded)));
}
