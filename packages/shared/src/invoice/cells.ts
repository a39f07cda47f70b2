import { identifiersIn } from './labels.ts';
import { type DateFound, findAmounts, findDates, mask, type Span } from './text.ts';

export interface Cell extends Span {
  readonly folded: string;
}

/** What separates two columns. A space, a mark or « et » is enough between two amounts, except in « 5,00 + 9,98 = 14,98 ». */
export const COLUMN_GAP =
  /[\t|;]| {2,}|(?<=[.,]\d\d ?\$?)(?: (?:et )?| ?[-/+,] ?)(?=\$? ?\d[\d ,.']{0,9}[.,]\d\d(?!\d|[^=]{0,30}=))/;

/**
 * The columns of a line, without the bullet of a list. Tabs, bars, semicolons or several spaces separate them. A column between two tabs
 * may be empty. Positions are offsets in the whole text.
 */
function cellsOf(start: number, folded: string): Cell[] {
  return Array.from(folded.matchAll(/(?![-*] [a-z])[^\s|;](?:[^\s|;]| (?! ))*|(?:^|(?<=\t))(?=\t)/g), (match) => {
    const cell = match[0].trimEnd();
    return { start: start + match.index, end: start + match.index + cell.length, folded: cell };
  });
}

/** A line by itself, as it is written. */
export interface WrittenLine {
  readonly start: number;
  readonly folded: string;
  readonly dates: readonly DateFound[];
  readonly cells: readonly Cell[];
  /** The folded line, in which `¤` replaces each character of dates and identifiers. */
  readonly masked: string;
  /** Whether it has an amount with two decimals or a dollar sign. */
  readonly hasMoney: boolean;
}

/** @param start position of the line in the text */
export function lineOf(start: number, folded: string): WrittenLine {
  const dates = findDates(folded);
  const masked = mask(folded, [...dates, ...identifiersIn(folded)]);
  const hasMoney = findAmounts(masked).some(({ money }) => money);
  // In « 3 mai 2026 - Facture 12 », the date is a column.
  const [first] = dates[0]?.start === 0 ? dates : [];
  const apart = first ? folded.slice(0, first.end) + folded.slice(first.end).replace(/^ [-–—] /, ' | ') : folded;
  return { start, folded, dates, cells: cellsOf(start, apart), masked, hasMoney };
}
