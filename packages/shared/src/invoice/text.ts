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
  /** Whether it may be a part of a longer amount: « 1 14,98 », « 114, 98 ». */
  readonly isUnsure: boolean;
  /** Whether another currency is beside it. */
  readonly isForeign: boolean;
}

export interface DateFound extends Span {
  /** `YYYY-MM-DD`. If the order of day, month and year is uncertain, the day comes first, as in Quebec. */
  readonly iso: string;
  /** The date in each possible order of day, month and year. Without a likely date in an order, it is `undefined` there. */
  readonly orders: readonly (string | undefined)[];
  /** How the date is written, without its digits and words. */
  readonly form: string;
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

/** The codes and signs of other currencies than Canadian dollars. */
export const currencyCode =
  /(?:(?<![a-z])(?:us ?\$|(?:au?|nz|hk|nt|r|sg?)\$|(?:usd|eur|gbp|chf|aud|nzd|hkd|sgd|jpy|cny|inr|mxn|brl|zar|sek|nok|dkk)(?![a-z]))|[€£¥])/
    .source;

/** Words and signs of an amount in another currency. */
export const foreignCurrency = anyOf(
  currencyCode,
  // « US dollars », « American funds »
  /(?<![a-z])(?:us|u\.s\.|united states|american) (?:dollars?|funds)(?![a-z])/.source,
  // « 45,00 US »
  /(?:\$|[.,]\d\d|total) ?us(?![a-z])/.source,
  // « dollars américains », « $ É.-U. »
  /(?:(?<![a-z])(?:dollars?|fonds|monnaie|devises?)|\$) \(?(?:us|u\.s\.|e\.?-?u\.?|(?:des )?etats-unis|americaine?s?)(?![a-z])/
    .source,
  // « euros », « Devise : euro », « pesos mexicains »
  /(?<![a-z])(?:euros|(?:en|in|devise|monnaie|currency)[ :]{0,9}euro|(?:pounds|livres) sterling|yens?|mexican pesos?|pesos? mexicains?)(?![a-z])/
    .source,
);

/** Two dots or more before an amount or a date are leaders: « Total......12,00 ». */
const AMOUNT =
  /(?<![a-z0-9,#¤]|(?<!\.)\.)(\(?(?:[-\u2212] ?)?(?:cad ?|ca?(?=\$))?\$? ?-?)(\d{1,3}([ ,.'])\d{3}(?:\3\d{3}){0,3}|\d{1,12})(?:[.,](\d{2}))?( ?(?:\$|cad(?![a-z])|ca\$))?(?![a-z0-9%¤]| ?%|[.,](?:[a-z]?\d|[oilsb]{2}(?![a-z])))(\)?)(-| ?cr(?![a-z]))?/g;

/** The text before the hyphen of « Total : - 12,00 ». Elsewhere, a hyphen before a space separates a label from its amount. */
const BEFORE_MINUS = /(?:[:=\t|;]\s*| {2})$/;

/** The text that makes the amount after it a part of a longer one: « 1 14,98 ». */
const BEFORE_UNSURE = /(?<![\d.,])\d{1,3} $|(?<![a-z\d])\d{0,2}[oilsb]\d{0,2} $|\d[.,] $|\d\p{Cf}$/u;
/** The currency after or before an amount; a code may be in the column before it. « (9,00 USD) » after an amount is another amount. */
const AFTER_FOREIGN = /* @__PURE__ */ new RegExp(`^\\$? ?(?:us(?![a-z])|\\(?(?:e\\.-?u|${foreignCurrency}))`);
const BEFORE_FOREIGN = /* @__PURE__ */ new RegExp(
  `(?:(?<![a-z])us ?|${foreignCurrency}\\)?[ :]{0,2}|(?:^|\\t| {2})${currencyCode}(?:\\t| {2,9}))$`,
);
/** Maximum length of a currency, in characters. */
const MAX_CURRENCY_LENGTH = 30;

/** The mark between dollars and cents, as a scanner may read it. */
const CENTS_AFTER = /^(?: | ?[.,:;'·‚]{1,2} ?)\d{2}(?![\d.,])/;
const DOLLARS_BEFORE = /\d(?: | ?[.,:;'·‚] ?)$/;

/** The amounts of a folded line, in order: `1 234,56 $`, `$1,234.56`, `(12,00)`, `12,00 CR`. A percentage is not an amount. */
export function findAmounts(line: string): Amount[] {
  return Array.from(line.matchAll(AMOUNT), (match): Amount => {
    const [whole, before = '', digits = '', , decimals, currency, closed, after] = match;
    const negative =
      before.startsWith('\u2212') ||
      (before.startsWith('-') && BEFORE_MINUS.test(line.slice(0, match.index))) ||
      /-(?:cad ?|ca?)?\$?$/.test(before) ||
      after !== undefined ||
      (before.startsWith('(') && closed === ')');
    const start = match.index;
    const money = decimals !== undefined || currency !== undefined || before.includes('$');
    const end = match.index + whole.length - (closed === ')' && !negative ? 1 : 0);
    const hasLostMark =
      decimals === undefined &&
      (CENTS_AFTER.test(line.slice(end)) ||
        (digits.length === 2 && DOLLARS_BEFORE.test(line.slice(Math.max(start - 4, 0), start))) ||
        // « 96732 » may be 967,32; « 9,975 » without a dollar sign may have thousandths.
        ((money ? /^\d{4,}$/ : /^(?:\d{4,}|\d{1,3}[.,]\d{3})$/).test(digits) && !digits.endsWith('00')));
    const lead = (negative ? /^ */ : /^[ (-]*/).exec(before)?.[0].length ?? 0;
    return {
      start: start + lead,
      end,
      cents: (negative ? -1 : 1) * (Number(digits.replace(/\D/g, '')) * 100 + Number(decimals ?? 0)),
      money,
      isUnsure: hasLostMark || BEFORE_UNSURE.test(line.slice(Math.max(start - 6, 0), start)),
      isForeign:
        BEFORE_FOREIGN.test(line.slice(Math.max(start - MAX_CURRENCY_LENGTH, 0), start)) ||
        AFTER_FOREIGN.test(line.slice(end, end + MAX_CURRENCY_LENGTH).replace(/\([^)]*\d.*/, '')),
    };
  });
}

// Dates

const NUMERIC_YEAR_FIRST = /(?<![\d,/-]|(?<!\.)\.)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/-]|[a-su-z])/g;
const NUMERIC_YEAR_LAST = /(?<![\d,/-]|(?<!\.)\.)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g;
/** A year of two digits ends its column, or a mark or the time follows it: « 3 mars 26 sacs » is no date. */
const DAY_MONTH =
  /(?<![a-z0-9])(\d{1,2})(?:er|(?:st|nd|rd|th)(?: of)?)?[ -]{0,2}([a-z]{3,9})\.?,?[ -]{1,2}(\d{4}(?!\d)|\d{2}(?=$| ?(?:[\t|;)]|[,.](?!\d))| {2}| - | \d{1,2} ?[:h]))/g;
const MONTH_DAY = /(?<![a-z0-9])([a-z]{3,9})\.? {1,2}(\d{1,2})(?:st|nd|rd|th)?,? {1,2}(\d{4})(?!\d)/g;

/** @param month 1 for January */
function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1950 && year <= 2100 ? date.toISOString().slice(0, 10) : undefined;
}

const monthNamed = (word: string): number => (monthOfWord(word) ?? -1) + 1;

/** Years for which a business keeps its invoices (Loi sur l’administration fiscale, art. 35.1). An older reading is not likely. */
const KEPT_YEARS = 6;

/** The dates that exist. One that is much older than the last one is not likely. */
function likely(dates: readonly (string | undefined)[]): DateFound['orders'] {
  const years = dates.map((iso) => Number(iso?.slice(0, 4) ?? 0));
  return dates.map((iso, order) => (Math.max(...years) - (years[order] ?? 0) <= KEPT_YEARS ? iso : undefined));
}

const CENTURY = 2000;

/**
 * The date in `26/03/14` or `26-mar-14`: day, month or year first, in this order of likelihood. A month that has a name is not first, nor
 * is a year if the last one has four digits.
 */
function readYearLast(first: number, second: number, last: string, isNamed = false) {
  const isShort = last.length === 2;
  const year = Number(last) + (isShort ? CENTURY : 0);
  const yearFirst = isShort ? isoDate(CENTURY + first, second, Number(last)) : undefined;
  return likely([isoDate(year, second, first), isNamed ? undefined : isoDate(year, first, second), yearFirst]);
}

/** The valid dates of a folded line, in order. */
export function findDates(line: string): DateFound[] {
  const found: DateFound[] = [];
  function collect(pattern: RegExp, read: (match: RegExpExecArray) => DateFound['orders']) {
    for (const match of line.matchAll(pattern)) {
      const orders = read(match);
      const iso = orders.find(Boolean);
      const form = match[0]
        .replace(/[a-z]+/g, 'm')
        .replace(/\d{4}/g, 'y')
        .replace(/\d+/g, 'd');
      if (iso) found.push({ start: match.index, end: match.index + match[0].length, iso, orders, form });
    }
  }
  collect(NUMERIC_YEAR_FIRST, ([, year, , month, day]) => [isoDate(Number(year), Number(month), Number(day))]);
  collect(NUMERIC_YEAR_LAST, ([, first, , second, year = '']) => readYearLast(Number(first), Number(second), year));
  collect(DAY_MONTH, ([, day, month = '', year = '']) => readYearLast(Number(day), monthNamed(month), year, true));
  collect(MONTH_DAY, ([, month = '', day, year]) => [isoDate(Number(year), monthNamed(month), Number(day))]);
  return found.sort((left, right) => left.start - right.start);
}
