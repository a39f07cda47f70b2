import { MAX_COUNT_LENGTH } from '../numbers.ts';
import { MAX_SALES } from './limits.ts';

/** The decimal separator of a number. */
export type DecimalMark = ',' | '.';

export type SalesReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'number'; readonly value: number }
  /** `1,200`, if the rest of the column does not say whether the comma separates thousands or decimals. */
  | { readonly kind: 'ambiguous'; readonly thousands: number; readonly decimals: number; readonly mark: DecimalMark }
  | { readonly kind: 'refused' };

/** A parsed number, with one value or two possible values. `mark` is the decimal separator that it proves for the column. */
type ParsedNumber =
  | { readonly value: number; readonly mark?: DecimalMark }
  | { readonly thousands: number; readonly decimals: number; readonly mark: DecimalMark };

/** Digits and perhaps decimals. Spaces or apostrophes always separate thousands. */
const SPACED = /^(?=[.,]?\d)(\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+)|\d*)(?:([.,])(\d*))?$/;

/** `1,234,567`, `1.234,5`: one mark separates thousands, and only the other one can separate decimals. */
const MARKED = /^(\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/;

/** The mark before three digits may separate thousands or decimals. */
const AMBIGUOUS = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** A currency, as a pattern. */
export const MONEY = String.raw`(?:\$\s?(?:ca[dn]?\.?|cdn|usd?)?|(?:us|ca|c|cad)\s?\$|usd|ca[dn]|cdn|eur|gbp|dollars?|[€£])`;
/** The currency before or after a number. */
export const CURRENCY = new RegExp(String.raw`^${MONEY}\s*|\s*${MONEY}$`, 'gi');

/** `12,3 k$`, `$1.2M`. */
const UNIT = /(?<=\d) ?[kKM]$/;

/** The share or the change beside a figure: `12 345 $ (8 %)`. */
const SHARE = /(?<=[\d$)]) ?\([+-]?\d{1,3}(?:[.,]\d{1,2})? ?%\)$/;

const SIGN = /^[+-]|[+-]$/;

/** @param mark the decimal separator that the notation proves */
function parsed(units: string, cents = '', mark?: string): ParsedNumber {
  const value = Number(`${units.replace(/\D/g, '') || '0'}.${cents || '0'}`);
  return mark === ',' || mark === '.' ? { value, mark } : { value };
}

/** Parses a number without sign and currency; undefined if it is not a number. */
function digitsOf(digits: string): ParsedNumber | undefined {
  const [, whole = '', mark, decimals = ''] = AMBIGUOUS.exec(digits) ?? [];
  if (mark === ',' || mark === '.') {
    return { thousands: Number(whole + decimals), decimals: Number(`${whole}.${decimals}`), mark };
  }
  const [, plain, decimalMark, cents = ''] = SPACED.exec(digits) ?? [];
  if (plain !== undefined) return parsed(plain, cents, cents && decimalMark);
  const [, grouped, thousandsMark, rest] = MARKED.exec(digits) ?? [];
  return grouped === undefined ? undefined : parsed(grouped, rest, thousandsMark === ',' ? '.' : ',');
}

/** Parses a number in French or English notation, with its sign and currency; undefined if it is not a number. */
export function parseNumber(cell: string): ParsedNumber | undefined {
  // Several spaces separate two figures.
  if (cell.length > MAX_COUNT_LENGTH || /\d\s{2,}\d/.test(cell)) return undefined;
  let text = cell
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .trim()
    .replace(SHARE, '');
  const bracketed = /^\((.*)\)$/.exec(text.replace(CURRENCY, ''))?.[1];
  let signs = bracketed === undefined ? '' : '-';
  text = (bracketed ?? text).trim();
  // A number has at most one sign: « -$5 », « $-5 » or « 5- ».
  for (const pattern of [SIGN, CURRENCY, SIGN]) {
    if (pattern === SIGN) signs += SIGN.exec(text)?.[0] ?? '';
    text = text.replace(pattern, '').trim();
  }
  const unit = UNIT.exec(text)?.[0] ?? '';
  const read = signs.length <= 1 ? digitsOf(text.slice(0, text.length - unit.length)) : undefined;
  if (!read) return undefined;
  const sign = signs === '-' ? -1 : 1;
  const factor = unit.endsWith('M') ? 1_000_000 : 1000;
  // 16.1 × 1000 is 16,100.000000000002.
  const scaled = (value: number) => sign * (unit ? Number((value * factor).toPrecision(15)) : value);
  if ('value' in read) return { ...read, value: scaled(read.value) };
  // An amount in dollars has no three decimals.
  if (/[$€]|cad|usd/i.test(cell) && !unit)
    return { value: scaled(read.thousands), mark: read.mark === ',' ? '.' : ',' };
  return { ...read, thousands: scaled(read.thousands), decimals: scaled(read.decimals) };
}

/**
 * Reads a column of monthly sales, typed or pasted, in French or English notation: `12 500,50 $`, `$12,500.50`, `(1 200)`.
 * In `1,200`, the comma may separate thousands or decimals. The other figures of the column decide. The figure stays ambiguous if
 * they do not, or if they contradict each other.
 * @param decimal the decimal separator that the visitor chose; it decides for every ambiguous figure
 */
export function readSales(cells: readonly string[], decimal?: DecimalMark): SalesReading[] {
  const numbers = cells.map((cell) => (cell.trim() === '' ? null : parseNumber(cell)));
  const marks = new Set(numbers.flatMap((number) => (number && 'value' in number && number.mark ? [number.mark] : [])));
  const convention = decimal ?? (marks.size === 1 ? [...marks][0] : undefined);
  return numbers.map((number): SalesReading => {
    if (number === null) return { kind: 'blank' };
    if (number === undefined) return { kind: 'refused' };
    if (!('value' in number) && !convention) return { kind: 'ambiguous', ...number };
    const value = 'value' in number ? number.value : number.mark === convention ? number.decimals : number.thousands;
    return Math.abs(value) <= MAX_SALES ? { kind: 'number', value } : { kind: 'refused' };
  });
}

/** Minimum number of figures other than 0 in a total. The sum of fewer figures can equal another figure by chance. */
const MIN_SUMMED = 3;

/**
 * Indexes of the figures that are sums of other figures, up to rounding. Either the last figure or the first one is the grand total,
 * or there are at least two subtotals. A subtotal is the sum of the figures after the subtotal before it.
 * @param mark the decimal separator of the cells
 */
export function sumsIn(cells: readonly string[], mark: DecimalMark): number[] {
  const values = readSales(cells, mark).map((reading) => (reading.kind === 'number' ? reading.value : 0));
  const sumOf = (figures: readonly number[]) => figures.reduce((total, value) => total + value, 0);
  const isSum = (value: number, sum: number) => sum !== 0 && Math.abs(sum - value) <= Math.abs(sum) * 1e-4;
  const last = values.length - 1;
  const mayHaveTotal = values.filter((value) => value !== 0).length > MIN_SUMMED;
  const grandTotal = [last, 0].find((index) => isSum(values[index] ?? 0, sumOf(values) - (values[index] ?? 0)));
  if (mayHaveTotal && grandTotal !== undefined) return [grandTotal];
  const subtotals: number[] = [];
  let [sum, count] = [0, 0];
  for (const [index, value] of values.entries()) {
    const found = count >= MIN_SUMMED && isSum(value, sum);
    if (found) subtotals.push(index);
    [sum, count] = found ? [0, 0] : [sum + value, count + Number(value !== 0)];
  }
  const rest = values.filter((_, index) => index < last && !subtotals.includes(index));
  if (!subtotals.includes(last) && isSum(values[last] ?? 0, sumOf(rest))) subtotals.push(last);
  return subtotals.length > 1 ? subtotals : [];
}
