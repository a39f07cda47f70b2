/**
 * Reads numbers that visitors type, whole ones above all. Three modules read others, because a comma or a point means something else
 * there: `forecast/read-sales.ts` (the column decides), `site-weight/read-weight.ts` (the unit decides) and `invoice/text.ts` (two
 * decimals).
 */

/** 10⁹ bytes, as the models of emissions count. */
export const BYTES_PER_GIGABYTE = 1e9;

/** Maximum weight, in bytes: it keeps results finite. */
export const MAX_BYTES = 1e12;

/** Maximum length of a count, as text: a longer one is a mistake, and the address of a result does not hold it. */
export const MAX_COUNT_LENGTH = 40;

/** Digits of a count, without the spaces, commas or points between thousands; undefined for anything else. */
function countDigits(input: string): string | undefined {
  // Spaces separate thousands: « 5 10 » is two numbers.
  if (/\d\s+\d/.test(input) && !/^\s*\+?\d{1,3}(?:\s+\d{3})+(?:[.,]\d*)?\s*$/.test(input)) return undefined;
  const text = input.replace(/\s/g, '');
  // Three digits after each mark are thousands, as on an English keyboard; a count has no thousandths.
  if (/^\+?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text)) return text.replace(/[.,]/g, '');
  return /^\+?\d+(?:[.,]\d*)?(?:e\+?\d{1,3})?$/i.test(text) ? text.replace(',', '.') : undefined;
}

/** A number without a minus sign. Not a number for any other text, or for more than {@link MAX_COUNT_LENGTH} characters. */
const unsigned = (input: string): number =>
  input.trim().length > MAX_COUNT_LENGTH ? Number.NaN : Number(countDigits(input));

/**
 * The number of a text as people write it: `10 000`, `10,000` and `10.000` are ten thousand, `12,5` is twelve and a half. Not a number
 * for a blank, a unit (`12k`), a range (`10-12`), both marks (`1.200,50`) or more than {@link MAX_COUNT_LENGTH} characters.
 */
export function numberIn(input: string): number {
  const [, minus, amount = ''] = /^\s*([-\u2212]?)(.*)$/s.exec(input) ?? [];
  return minus ? -unsigned(amount) : unsigned(input);
}

/**
 * The whole number of a text: `10 000`, `10,000`, `10.000`, `10,0` or `1e4`. Not a number for a blank, `12,5`, a negative number, a
 * text, a number above `max` or more than {@link MAX_COUNT_LENGTH} characters.
 */
export function readCount(input: string, max: number): number {
  const value = unsigned(input);
  return Number.isInteger(value) && value <= max ? value : Number.NaN;
}

/** A whole number from 0 to `max`: not finite or negative is 0, decimals are truncated. */
export function toCount(value: number, max: number): number {
  return Math.trunc(toAmount(value, max));
}

/** A number from 0 to `max`, decimals kept: not finite or negative is 0. */
export function toAmount(value: number, max: number): number {
  return Number.isFinite(value) && value > 0 ? Math.min(value, max) : 0;
}
