import { MAX_SALES } from './sales.ts';

/** The decimal separator of a number. */
export type DecimalMark = ',' | '.';

export type SalesReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'number'; readonly value: number }
  /** `1,200`: thousands or decimals; the rest of the column does not settle it. */
  | { readonly kind: 'ambiguous'; readonly thousands: number; readonly decimals: number; readonly mark: DecimalMark }
  | { readonly kind: 'refused' };

/** A parsed number: its value, or its two possible values; `mark` is the decimal separator that it proves for the column. */
type Written =
  | { readonly value: number; readonly mark?: DecimalMark }
  | { readonly thousands: number; readonly decimals: number; readonly mark: DecimalMark };

/** How digits are written. `decimal` is the mark before the decimals; `proves`, the one that the column uses. */
interface Format {
  readonly digits: RegExp;
  readonly decimal?: DecimalMark;
  readonly proves?: DecimalMark;
}

/** In order: the first that fits counts. Spaces and apostrophes always separate thousands. */
const formats: readonly Format[] = [
  { digits: /^\d+$/ },
  { digits: /^\d{1,3}(?:[ ']\d{3})+$/ },
  { digits: /^\d{1,3}(?:[ ']\d{3})+,\d*$/, decimal: ',', proves: ',' },
  { digits: /^\d{1,3}(?:[ ']\d{3})+\.\d*$/, decimal: '.', proves: '.' },
  { digits: /^\d{1,3}(?:,\d{3})+\.\d*$/, decimal: '.', proves: '.' },
  { digits: /^\d{1,3}(?:\.\d{3})+,\d*$/, decimal: ',', proves: ',' },
  { digits: /^\d{1,3}(?:,\d{3}){2,}$/, proves: '.' },
  { digits: /^\d{1,3}(?:\.\d{3}){2,}$/, proves: ',' },
  { digits: /^\d+[.,]$/ },
  { digits: /^\d*,\d+$/, decimal: ',', proves: ',' },
  { digits: /^\d*\.\d+$/, decimal: '.', proves: '.' },
];

/** A mark before three digits: thousands or decimals. */
const AMBIGUOUS = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/** Currency before or after a number. `k$` and `M$` are refused, like anything else that is not a plain number. */
const CURRENCY = /^(?:\$\s?(?:ca|cad)?|(?:ca|c|cad)\s?\$|cad|€)\s*|\s*(?:\$\s?(?:ca|cad)?|(?:ca|c|cad)\s?\$|cad|€)$/gi;

const SIGN = /^[+-]|[+-]$/;

/** Longest number, in characters. */
const MAX_LENGTH = 40;

/** Parses digits and their marks, without sign or currency; undefined if they are not a number. */
function digitsOf(digits: string): Written | undefined {
  const [, whole = '', mark, decimals = ''] = AMBIGUOUS.exec(digits) ?? [];
  if (mark === ',' || mark === '.') {
    return { thousands: Number(whole + decimals), decimals: Number(`${whole}.${decimals}`), mark };
  }
  const format = formats.find((one) => one.digits.test(digits));
  if (!format) return undefined;
  const { decimal, proves } = format;
  const [units = '', cents = ''] = decimal ? digits.split(decimal) : [digits];
  const value = Number(`${units.replace(/\D/g, '') || '0'}.${cents || '0'}`);
  return proves ? { value, mark: proves } : { value };
}

/** A cell: a number in French or English notation, with its sign and currency; undefined if it is not a number. */
export function written(cell: string): Written | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  let text = cell
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
  const bracketed = /^\((.*)\)$/.exec(text)?.[1];
  let signs = bracketed === undefined ? '' : '-';
  text = (bracketed ?? text).trim();
  // « -$5 », « $-5 » and « 5- »: at most one sign, inside or outside the currency.
  for (const pattern of [SIGN, CURRENCY, SIGN]) {
    if (pattern === SIGN) signs += SIGN.exec(text)?.[0] ?? '';
    text = text.replace(pattern, '').trim();
  }
  const read = signs.length <= 1 ? digitsOf(text) : undefined;
  if (!read || signs !== '-') return read;
  return 'value' in read
    ? { ...read, value: -read.value }
    : { ...read, thousands: -read.thousands, decimals: -read.decimals };
}

/**
 * Reads a column of monthly sales, typed or pasted, in French or English notation: `12 500,50 $`, `$12,500.50`, `(1 200)`.
 * The other figures of the column settle an ambiguous figure such as `1,200` (thousands or decimals). If they do not, or
 * contradict each other, it stays ambiguous.
 * @param decimal the visitor's answer about the decimal separator; it settles every ambiguous figure
 */
export function readSales(cells: readonly string[], decimal?: DecimalMark): SalesReading[] {
  const read = cells.map((cell) => (cell.trim() === '' ? null : written(cell)));
  const marks = new Set(read.flatMap((one) => (one && 'value' in one && one.mark ? [one.mark] : [])));
  const convention = decimal ?? (marks.size === 1 ? [...marks][0] : undefined);
  return read.map((one): SalesReading => {
    if (one === null) return { kind: 'blank' };
    if (one === undefined) return { kind: 'refused' };
    if (!('value' in one) && !convention) return { kind: 'ambiguous', ...one };
    const value = 'value' in one ? one.value : one.mark === convention ? one.decimals : one.thousands;
    return Math.abs(value) <= MAX_SALES ? { kind: 'number', value } : { kind: 'refused' };
  });
}
