import { monthOfWord } from '../fold.ts';

/**
 * Reads amounts and dates in one line of an invoice. Every pattern has bounded repetitions. Folding keeps the length, so
 * reading takes linear time and an index in the folded line is also an index in the visitor's text.
 */

/** A stretch of text. `end` is the index after its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The position of a value that is not in the text, because the visitor typed it for a missing field. */
export const NOWHERE: Span = { start: 0, end: 0 };

/** Where a value starts in the text; infinite if it is not there. */
export const startOf = (span: Span | undefined): number =>
  span && span.end > NOWHERE.end ? span.start : Number.POSITIVE_INFINITY;

export interface Amount extends Span {
  /** Negative on a credit note. */
  readonly cents: number;
  /** Whether the amount has two decimals or a dollar sign. Otherwise, it may be a quantity. */
  readonly money: boolean;
}

export interface DateFound extends Span {
  /** `YYYY-MM-DD`. */
  readonly iso: string;
  /** Whether day and month may be exchanged. The day comes first, as in Quebec. */
  readonly ambiguous: boolean;
}

/** A pattern for one of the alternatives. */
export const anyOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

/** The line, in which `¤` replaces each character of the spans. Later patterns do not match them. */
export function mask(line: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let kept = 0;
  for (const { start, end } of [...spans].sort((left, right) => left.start - right.start)) {
    parts.push(line.slice(kept, Math.max(start, kept)), '¤'.repeat(Math.max(end - Math.max(start, kept), 0)));
    kept = Math.max(end, kept);
  }
  return parts.join('') + line.slice(kept);
}

// Amounts

const AMOUNT =
  /(?<![a-z0-9.,#¤])(\(?-?\$? ?-?)(\d{1,3}(?:[ ,.']\d{3}){1,4}|\d{1,12})(?:[.,](\d{2}))?( ?(?:\$|cad(?![a-z])|ca\$))?(?![a-z0-9%¤]| ?%|[.,]\d)(\)?)(-?)/g;

/** The amounts of a folded line, in order: `1 234,56 $`, `$1,234.56`, `1234.56`, `(12,00)`. A percentage is not an amount. */
export function findAmounts(line: string): Amount[] {
  return Array.from(line.matchAll(AMOUNT), (match): Amount => {
    const [whole, before = '', digits = '', decimals, currency, closed, after] = match;
    const units = Number(digits.replace(/\D/g, ''));
    // A dash before a space separates a label from its amount.
    const negative = /-\$?$/.test(before) || after === '-' || (before.startsWith('(') && closed === ')');
    const start = match.index;
    const end = match.index + whole.length - (closed === ')' && !negative ? 1 : 0);
    const lead = (negative ? /^ */ : /^[ (-]*/).exec(before)?.[0].length ?? 0;
    return {
      start: start + lead,
      end,
      cents: (negative ? -1 : 1) * (units * 100 + Number(decimals ?? 0)),
      money: decimals !== undefined || currency !== undefined || before.includes('$'),
    };
  });
}

// Dates

const NUMERIC_YEAR_FIRST = /(?<![\d.,/-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-])/g;
const NUMERIC_YEAR_LAST = /(?<![\d.,/-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g;
const DAY_MONTH = /(?<![a-z0-9])(\d{1,2})(?:er|st|nd|rd|th)?[ -]{0,2}([a-z]{3,9})\.?,?[ -]{1,2}(\d{4})(?!\d)/g;
const MONTH_DAY = /(?<![a-z0-9])([a-z]{3,9})\.? {1,2}(\d{1,2})(?:st|nd|rd|th)?,? {1,2}(\d{4})(?!\d)/g;

/** @param month 1 for January */
function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1950 && year <= 2100 ? date.toISOString().slice(0, 10) : undefined;
}

const monthNamed = (word: string): number => (monthOfWord(word) ?? -1) + 1;

type DateRead = { readonly iso: string | undefined; readonly ambiguous?: boolean };

function readYearLast(first: number, second: number, year: number): DateRead {
  const full = year < 100 ? 2000 + year : year;
  if (second > 12) return { iso: isoDate(full, first, second) };
  return { iso: isoDate(full, second, first), ambiguous: first <= 12 && first !== second };
}

/** The valid dates of a folded line, in order. */
export function findDates(line: string): DateFound[] {
  const found: DateFound[] = [];
  function collect(pattern: RegExp, read: (match: RegExpExecArray) => DateRead) {
    for (const match of line.matchAll(pattern)) {
      const { iso, ambiguous = false } = read(match);
      if (iso) found.push({ start: match.index, end: match.index + match[0].length, iso, ambiguous });
    }
  }
  collect(NUMERIC_YEAR_FIRST, ([, year, , month, day]) => ({ iso: isoDate(Number(year), Number(month), Number(day)) }));
  collect(NUMERIC_YEAR_LAST, ([, first, , second, year]) => readYearLast(Number(first), Number(second), Number(year)));
  collect(DAY_MONTH, ([, day, month = '', year]) => ({ iso: isoDate(Number(year), monthNamed(month), Number(day)) }));
  collect(MONTH_DAY, ([, month = '', day, year]) => ({ iso: isoDate(Number(year), monthNamed(month), Number(day)) }));
  return found.sort((left, right) => left.start - right.start);
}
