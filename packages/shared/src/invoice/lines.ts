import { fold } from '../fold.ts';
import { CREDIT_NOTE, IDENTIFIERS, STATEMENT } from './labels.ts';
import { type DateFound, findDates, mask, type Span } from './text.ts';

/** A folded line of the text, with its dates and identifiers. */
export interface Line {
  readonly start: number;
  readonly folded: string;
  readonly dates: readonly DateFound[];
  readonly cells: readonly Cell[];
  /** Folded, with dates and identifiers blanked out. */
  readonly masked: string;
}

/** The lines of a text that are not blank, in order. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const folded = fold(raw);
    if (folded.trim() !== '') {
      const dates = findDates(folded);
      const identifiers = Array.from(folded.matchAll(IDENTIFIERS), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
      lines.push({
        start,
        folded,
        dates,
        cells: cellsOf(start, folded),
        masked: mask(folded, [...dates, ...identifiers]),
      });
    }
    start += raw.length + 1;
  }
  return lines;
}

export interface Cell extends Span {
  readonly folded: string;
}

/**
 * Columns of a line: stretches between tabs, bars or several spaces; a column between two tabs may be empty. Positions are
 * offsets in the whole text.
 */
function cellsOf(start: number, folded: string): Cell[] {
  return Array.from(folded.matchAll(/[^\s|](?:[^\s|]| (?! ))*|(?:^|(?<=\t))(?=\t)/g), (match) => {
    const cell = match[0].trimEnd();
    return { start: start + match.index, end: start + match.index + cell.length, folded: cell };
  });
}

/** The cell below: same column, if both lines have the same number of columns. */
export function cellBelow(lines: readonly Line[], row: number, column: number): Cell | undefined {
  const below = lines[row + 1]?.cells;
  return below && below.length === lines[row]?.cells.length ? below[column] : undefined;
}

/** The cell above: same column, if both lines have the same number of columns. */
export function cellAbove(lines: readonly Line[], row: number, column: number): Cell | undefined {
  return row > 0 && lines[row - 1]?.cells.length === lines[row]?.cells.length
    ? lines[row - 1]?.cells[column]
    : undefined;
}

/** Whether the document is a statement of account: its amounts are sums of invoices. */
export const isStatement = (lines: readonly Line[]): boolean =>
  lines.some(({ cells }) => cells.some(({ folded }) => STATEMENT.test(folded)));

/** Whether the document is a credit note: the invoices that it names are others. */
export const isCreditNote = (lines: readonly Line[]): boolean =>
  lines.some(({ cells }) => cells.some(({ folded }) => CREDIT_NOTE.test(folded)));
