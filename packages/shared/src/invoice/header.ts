import {
  CUSTOMER_LABEL,
  DATE_LABEL,
  DOCUMENT_ALONE,
  findAmountLabels,
  IDENTIFIERS,
  isAddress,
  NOT_A_NAME,
  NUMBER_COLUMN,
  NUMBER_LABEL,
  NUMBER_VALUE,
  OTHER_DATE,
  SEPARATOR,
  SUPPLIER_LABEL,
  WEAK_NUMBER_LABEL,
} from './labels.ts';
import { type Cell, cellBelow, type Line } from './lines.ts';
import { type DateFound, findAmounts, findDates } from './text.ts';
import type { DateReading, Reading } from './types.ts';

function numberIn(text: string, cell: Cell, from: number): Reading<string> | undefined {
  const rest = cell.folded.slice(from);
  const gap = SEPARATOR.exec(rest)?.[0].length ?? 0;
  const value = NUMBER_VALUE.exec(rest.slice(gap))?.[0].replace(/[._/-]+$/, '') ?? '';
  const after = rest.slice(gap + value.length);
  if (!/\d/.test(value) || /^\d{1,9}\.\d{2}$/.test(value) || /^(?:,\d| ?\$|[a-z0-9])/.test(after)) return undefined;
  if (findDates(rest).some((date) => date.start < gap + value.length && gap < date.end)) return undefined;
  const start = cell.start + from + gap;
  return { value: text.slice(start, start + value.length), start, end: start + value.length };
}

/** The document number: after a label that names it, else after « Facture » or « N° » alone. */
export function findNumber(text: string, lines: readonly Line[]): Reading<string> | undefined {
  for (const weak of [false, true]) {
    for (const [row, line] of lines.entries()) {
      const cells = line.cells;
      const headsDate = !weak && cells.some(({ folded }) => DATE_LABEL.test(folded));
      for (const [column, cell] of cells.entries()) {
        const alone = weak && DOCUMENT_ALONE.test(cell.folded);
        const headed = headsDate && NUMBER_COLUMN.test(cell.folded);
        const label = (headed ? NUMBER_COLUMN : weak ? WEAK_NUMBER_LABEL : NUMBER_LABEL).exec(cell.folded);
        if (!label && !alone) continue;
        const end = label ? label.index + label[0].length : cell.folded.length;
        const here = numberIn(text, cell, end);
        if (here) return here;
        if ((weak && !alone) || /[a-z0-9]/.test(cell.folded.slice(end))) continue;
        // « No de facture      F-12 »: the value is in the next column or below.
        const below = weak ? undefined : cellBelow(lines, row, column);
        const [next, other] = cells.slice(column + 1, column + 3);
        const beside = next?.folded === '' ? other : next;
        for (const candidate of [beside, below]) {
          const read = candidate && numberIn(text, candidate, 0);
          if (read && read.end === candidate.end) return read;
        }
      }
    }
  }
  return undefined;
}

/**
 * Certainty that a date is the invoice's: 3 with its label, 2 beside the word « facture », 1 alone on its line (ignoring a time
 * of day), 0 otherwise.
 */
function dateRank(line: Line, date: DateFound, previousEnd: number): number {
  const before = line.folded.slice(previousEnd, date.start);
  const label = DATE_LABEL.exec(before);
  if (OTHER_DATE.test(before)) return 0;
  if (label) return label[0] === 'date' ? 2.5 : 3;
  if (/(?<![a-z])(?:facture|invoice|note de credit|credit note)(?![a-z])/.test(before)) return 2;
  if (line.dates.length > 1) return 0;
  const after = line.folded.slice(date.end).replace(/^,? (?:a )?\d{1,2} ?[:h] ?\d{2}(?::\d{2})?/, '');
  const rest = line.folded.slice(0, date.start) + after;
  return /^\s*(?:[a-z][a-z' -]{1,30}(?:\([a-z]{2,8}\))?,?\s+)?(?:le\s+)?$/.test(rest) && !/\d/.test(rest) ? 1 : 0;
}

/** The document date: the most certain candidate. */
export function findDate(lines: readonly Line[]): DateReading | undefined {
  let best: { readonly reading: DateReading; readonly rank: number } | undefined;
  const offer = (start: number, date: DateFound, rank: number) => {
    if (rank <= (best?.rank ?? 0)) return;
    const reading = { value: date.iso, start: start + date.start, end: start + date.end, ambiguous: date.ambiguous };
    best = { reading, rank };
  };
  for (const [row, line] of lines.entries()) {
    let previousEnd = 0;
    for (const date of line.dates) {
      offer(line.start, date, dateRank(line, date, previousEnd));
      previousEnd = date.end;
    }
    for (const [column, cell] of line.cells.entries()) {
      const label = DATE_LABEL.exec(cell.folded);
      if (!label || OTHER_DATE.test(cell.folded) || /[a-z0-9]/.test(cell.folded.slice(label.index + label[0].length))) {
        continue;
      }
      const below = cellBelow(lines, row, column);
      const [date] = below ? findDates(below.folded) : [];
      if (below && date) offer(below.start, date, 2.8);
    }
  }
  return best && { ...best.reading };
}

/** Number of lines at the top that may contain a supplier's name. */
const NAME_LINES = 12;

function isName(folded: string): boolean {
  return (
    /[a-z]{2}/.test(folded) &&
    folded.length <= 80 &&
    !/[:=?!]/.test(folded) &&
    !NOT_A_NAME.test(folded) &&
    !isAddress(folded) &&
    findDates(folded).length === 0 &&
    folded.split(' ').length <= 10 &&
    !Array.from(folded.matchAll(IDENTIFIERS)).length &&
    !findAmounts(folded).some(({ money }) => money)
  );
}

function nameIn(text: string, { start, folded }: Cell, from = 0): Reading<string> | undefined {
  const lead = from + (/^[\s:>*_#-]{0,9}/.exec(folded.slice(from))?.[0].length ?? 0);
  const name = (folded.slice(lead).split(/ [-•·] |\s{2}/)[0] ?? '').trimEnd().replace(/[*_,;]+$/, '');
  if (!isName(name)) return undefined;
  return {
    value: text.slice(start + lead, start + lead + name.length),
    start: start + lead,
    end: start + lead + name.length,
  };
}

/** The supplier by its label, or the first name at the top of the page that is not the customer. */
export function findSupplier(text: string, lines: readonly Line[]): Reading<string> | undefined {
  for (const [row, line] of lines.entries()) {
    for (const [column, cell] of line.cells.entries()) {
      const label = SUPPLIER_LABEL.exec(cell.folded);
      if (!label) continue;
      const here = nameIn(text, cell, label[0].length);
      const below = here ? undefined : cellBelow(lines, row, column);
      const read = here ?? (below && nameIn(text, below));
      if (read) return read;
    }
  }
  for (const line of lines.slice(0, NAME_LINES)) {
    const cells = line.cells;
    // The text after « Facturé à » is the customer.
    if (cells.some(({ folded }) => CUSTOMER_LABEL.test(folded))) return undefined;
    if (findAmounts(line.masked).some(({ money }) => money) || findAmountLabels(line.masked).length > 1)
      return undefined;
    for (const cell of cells) {
      const read = nameIn(text, cell);
      if (read) return read;
    }
  }
  return undefined;
}
