import { fold } from '../fold.ts';
import { findAmountLabels } from './amount-labels.ts';
import { CREDIT_NOTE, IDENTIFIERS, LISTED_INVOICE, STATEMENT } from './labels.ts';
import { type DateFound, findAmounts, findDates, mask, type Span } from './text.ts';

export interface Line {
  readonly start: number;
  readonly folded: string;
  readonly dates: readonly DateFound[];
  readonly cells: readonly Cell[];
  /** The folded line, in which `¤` replaces each character of dates and identifiers. */
  readonly masked: string;
  /** Whether it has an amount with two decimals or a dollar sign. */
  readonly hasMoney: boolean;
  /** Whether a narrow column may have broken a label, an amount or a rate between this line and a line beside it. */
  readonly isBroken: boolean;
}

type Unbroken = Omit<Line, 'isBroken'>;

/** The lines of a text, without the blank ones. A label that a narrow column broke before its amount is on one line. */
export function readLines(text: string): Line[] {
  const lines: Unbroken[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const line = lineOf(start, fold(raw));
    const upper = lines.at(-1);
    if (upper && hasBrokenLabel(upper, line)) {
      // The amount keeps its position in the text.
      const joined = `${upper.folded.trim()} ${line.folded.trimStart()}`.padStart(start + raw.length - upper.start);
      lines.splice(-1, 1, lineOf(upper.start, joined));
    } else if (line.folded.trim() !== '') lines.push(line);
    start += raw.length + 1;
  }
  const breaks = lines.map((line, row) => isBrokenBetween(line, lines[row + 1]));
  return lines.map((line, row) => ({ ...line, isBroken: breaks[row - 1] || breaks[row] || false }));
}

function lineOf(start: number, folded: string): Unbroken {
  const dates = findDates(folded);
  const identifiers = Array.from(folded.matchAll(IDENTIFIERS), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const masked = mask(folded, [...dates, ...identifiers]);
  const hasMoney = findAmounts(masked).some(({ money }) => money);
  return { start, folded, dates, cells: cellsOf(start, folded), masked, hasMoney };
}

/** What may be the rest of the label of a tax in the next line: its rate, or the end of a registration number. */
const REST_OF_TAX = /^(?:\(?\d{1,2}(?:[.,]\d{1,3})? ?|%|(?:rt|tq) ?\d{4})[% :)]*$/;

/** Whether the upper line is the start of the label of the lower one, which has its amount: « Total avant », « taxes 100,00 ». */
function hasBrokenLabel(upper: Unbroken, lower: Unbroken): boolean {
  const [[label, ...others], [rest, amount, ...more]] = [upper.cells, lower.cells];
  if (!label || !rest || !amount || others.length + more.length > 0 || upper.hasMoney || !lower.hasMoney) return false;
  if (/[\d%]/.test(rest.folded)) return REST_OF_TAX.test(rest.folded) && findAmountLabels(label.folded)[0]?.start === 0;
  return spans(label.folded, rest.folded);
}

/** Whether a whole label of an amount is in both texts. */
function spans(label: string, rest: string): boolean {
  const joined = `${label} ${rest}`;
  return findAmountLabels(joined).some(
    ({ start, end }) => start < label.length && end > label.length + 1 && !/[a-z0-9]/.test(joined.slice(end)),
  );
}

/**
 * Whether a label (« Total avant », « taxes 100,00 »), an amount (« 9 », « 824,74 $ »; « − », « 12,00 ») or a rate (« 9,975 », « % ») goes
 * on in the next line.
 */
function isBrokenBetween(upper: Unbroken, lower: Unbroken | undefined): boolean {
  if (!lower) return false;
  const [label, rest] = [upper.cells[0]?.folded ?? '', lower.cells[0]?.folded ?? ''];
  const [amount, cents] = [upper.cells.at(-1)?.folded ?? '', lower.cells.at(-1)?.folded ?? ''];
  if (/\d$/.test(label) && rest.startsWith('%')) return true;
  if (/^[-\u2212]$/.test(amount) && lower.hasMoney) return true;
  if (/(?:^|\$)\d{1,3}(?: \d{3})*$/.test(amount) && /^(?:\d{3})?[.,]\d{2}(?!\d)/.test(cents)) return true;
  // Two whole lines each have their amount, and a sentence may follow a whole label.
  return upper.hasMoney !== lower.hasMoney && spans(label, rest);
}

export interface Cell extends Span {
  readonly folded: string;
}

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

/** The cell below, if both lines have the same number of columns. */
export function cellBelow(lines: readonly Line[], row: number, column: number): Cell | undefined {
  const below = lines[row + 1]?.cells;
  return below && below.length === lines[row]?.cells.length ? below[column] : undefined;
}

/** The cell above, if both lines have the same number of columns. */
export function cellAbove(lines: readonly Line[], row: number, column: number): Cell | undefined {
  return row > 0 && lines[row - 1]?.cells.length === lines[row]?.cells.length
    ? lines[row - 1]?.cells[column]
    : undefined;
}

/** Whether the document is a statement of account, or lists several invoices: its total is not that of an invoice. */
export function isStatement(lines: readonly Line[]): boolean {
  const listed = lines.flatMap(({ cells, hasMoney }) =>
    hasMoney ? cells.flatMap(({ folded }) => LISTED_INVOICE.exec(folded)?.[1] ?? []) : [],
  );
  return new Set(listed).size > 1 || lines.some(({ cells }) => cells.some(({ folded }) => STATEMENT.test(folded)));
}

/** Whether the document is a credit note. It names the invoice that it corrects. */
export const isCreditNote = (lines: readonly Line[]): boolean =>
  lines.some(({ cells }) => cells.some(({ folded }) => CREDIT_NOTE.test(folded)));
