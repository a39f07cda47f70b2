import { fold } from '../fold.ts';
import { findAmountLabels } from './amount-labels.ts';
import {
  BARE_NUMBER,
  CREDIT_NOTE,
  DATE_LABEL,
  IDENTIFIERS,
  KIND_LABEL,
  LISTED_INVOICE,
  NAMED_DATE,
  NUMBER_LABEL,
  OTHER_DATE,
  STATEMENT,
} from './labels.ts';
import { NOT_A_NAME, SELLER_LABEL } from './supplier-labels.ts';
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
  /** The number of rows between a label and its value below it. */
  readonly step: number;
}

type Unbroken = Omit<Line, 'isBroken' | 'step'>;

/** The lines of a text, without the blank ones. A label that a narrow column broke into two or three lines is on one line. */
export function readLines(text: string): Line[] {
  const lines: Unbroken[] = [];
  let start = 0;
  const raws = text.split('\n');
  for (const [index, raw] of raws.entries()) {
    const line = lineOf(start, fold(raw));
    const next = fold(raws[index + 1]?.trim() || raws[index + 2]?.trim() || '');
    const upper = [lines.slice(-2), lines.slice(-1)].find((parts) => hasBrokenLabel(parts, line, next)) ?? [];
    const first = upper[0]?.start ?? start;
    // The value keeps its position in the text.
    const joined = [...upper.map(({ folded }) => folded.trim()), line.folded.trimStart()].join(' ');
    lines.splice(lines.length - upper.length, upper.length);
    if (upper.length > 0) lines.push(lineOf(first, joined.padStart(start + raw.length - first)));
    else if (line.folded.trim() !== '') lines.push(line);
    start += raw.length + 1;
  }
  const breaks = lines.map((line, row) => isBrokenBetween(line, lines[row + 1]));
  const steps = stepsOf(lines);
  return lines.map((line, row) => ({
    ...line,
    isBroken: breaks[row - 1] || breaks[row] || false,
    step: steps[row] ?? 1,
  }));
}

const isAlone = ({ cells, hasMoney }: Unbroken): boolean => cells.length === 1 && !hasMoney;

/** A label whose value is a number, and one whose value is a date. */
const OF_NUMBER = /* @__PURE__ */ new RegExp(`${NUMBER_LABEL.source}|${KIND_LABEL.source}|${BARE_NUMBER.source}`);
const OF_DATE = /* @__PURE__ */ new RegExp(`${DATE_LABEL.source}|(?:^| )(?:le|au|on|before|due|echeance)[ :]*$`);

/** A label alone on its line. */
const isLabelAlone = (line: Unbroken | undefined): boolean =>
  line !== undefined &&
  isAlone(line) &&
  !/\d|www|@/.test(line.folded) &&
  (/:$/.test(line.folded) ||
    [NOT_A_NAME, OTHER_DATE, SELLER_LABEL, OF_NUMBER, OF_DATE].some((label) => label.test(line.folded)));

/**
 * The steps of each line. All labels may be above all values, in two columns copied one after the other; a title may be above the labels.
 * If the dates do not fit, no label is near its value.
 */
function stepsOf(lines: readonly Unbroken[]): number[] {
  const steps = lines.map(() => 1);
  let count = 0;
  for (const [row, line] of lines.entries()) {
    if (isLabelAlone(line)) {
      count += 1;
      continue;
    }
    const [labels, values] = [lines.slice(row - count, row), lines.slice(row, row + count)];
    const fits = (skipped: number) =>
      labels.slice(skipped).every(({ folded }, index) => {
        const value = values[index];
        if (!value || !isAlone(value) || isLabelAlone(value)) return false;
        const isDate = value.dates[0]?.start === 0;
        if (OF_DATE.test(folded)) return isDate;
        return !OF_NUMBER.test(folded) || (!isDate && /\d/.test(value.folded));
      });
    if (count > 1 && values[1] && isAlone(line) && isAlone(values[1]) && !isLabelAlone(values[1])) {
      const [whole, titled] = [fits(0), count > 2 && !OF_DATE.test(labels[0]?.folded ?? '') && fits(1)];
      const isUnknown = whole === titled;
      const size = titled && !isUnknown ? count - 1 : count;
      steps.fill(isUnknown ? lines.length : size, row - size, row + size);
    }
    count = 0;
  }
  return steps;
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

/**
 * Whether the upper lines are the start of the label of the lower one: « Total », « avant », « taxes 100,00 »; « Date de la »,
 * « facture : 3 mars 2026 ».
 * @param next the line below
 */
function hasBrokenLabel(upper: readonly Unbroken[], lower: Unbroken, next: string): boolean {
  const [rest, beside, ...more] = lower.cells;
  const [first, ...others] = upper.map(({ cells: [cell, ...more] }) => (more.length > 0 ? '' : (cell?.folded ?? '')));
  if (!first || others.includes('') || !rest || more.length > 0 || upper.some(({ hasMoney }) => hasMoney)) return false;
  const label = [first, ...others].join(' ');
  if (beside && lower.hasMoney) {
    if (!/[\d%]/.test(rest.folded)) return spans(label, rest.folded, first);
    return REST_OF_TAX.test(rest.folded) && findAmountLabels(label)[0]?.start === 0;
  }
  const [end = '', inCell] = rest.folded.split(/ ?: ?/);
  const hasDate = findDates(inCell || beside?.folded || next)[0]?.start === 0;
  return (
    /\d/.test(inCell || beside?.folded || next) &&
    !/[\d:]|reference$/.test(label + end) &&
    !isWhole(label, hasDate) &&
    isWhole(`${label} ${end}`, hasDate)
  );
}

/** What has a number of its own. */
const OTHER_KIND =
  /^(?:client|customer|commande|order|projet|project|compte|account|contrat|contract|dossier|soumission|devis|job|quote|p\.?o\.?) +$/;

/** Whether a text is a whole label of a number or of a date, of this document or of another. */
function isWhole(label: string, isDate: boolean): boolean {
  const isAll = (pattern: RegExp) => pattern.exec(label)?.[0] === label;
  if (isDate)
    return (
      isAll(NAMED_DATE) ||
      (OTHER_DATE.test(label) && /^[a-z']+ date$|^date (?:de |d')[a-z]+$|^[a-z']+ (?:avant )?le$/.test(label))
    );
  return isAll(NUMBER_LABEL) || OTHER_KIND.test(label.replace(BARE_NUMBER, ' '));
}

/** Whether a whole label of an amount is in both texts, and starts in the first part of the upper one. */
function spans(label: string, rest: string, first = label): boolean {
  const joined = `${label} ${rest}`;
  return findAmountLabels(joined).some(
    ({ start, end }) => start < first.length && end > label.length + 1 && !/[a-z0-9]/.test(joined.slice(end)),
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

/** The cell of the value below a label, if both lines have the same number of columns. */
export const cellBelow = (lines: readonly Line[], row: number, column: number): Cell | undefined =>
  cellIn(lines, row, row + (lines[row]?.step ?? 1), column);

/** The cell of the label above a value, if both lines have the same number of columns. */
export const cellAbove = (lines: readonly Line[], row: number, column: number): Cell | undefined =>
  cellIn(lines, row, row - (lines[row]?.step ?? 1), column);

const cellIn = (lines: readonly Line[], row: number, other: number, column: number): Cell | undefined =>
  lines[other]?.cells.length === lines[row]?.cells.length ? lines[other]?.cells[column] : undefined;

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
