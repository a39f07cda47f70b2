/**
 * A whole number ≥ 0 from what a visitor typed or a URL holds. Blank or invalid counts as 0 (specification, section 5);
 * decimals are cut; spaces between thousands are read as a Quebecer writes them (`10 000`).
 * @param max the largest value returned, so that no formula can overflow
 */
export function parseCount(input: unknown, max: number): number {
  if (typeof input === 'number') return toCount(input, max);
  if (typeof input !== 'string') return 0;
  const text = input.replace(/\s/g, '');
  return /^\+?\d+(?:[.,]\d*)?(?:e\+?\d{1,3})?$/i.test(text) ? toCount(Number(text.replace(',', '.')), max, true) : 0;
}

/** A whole number from 0 to `max`: not finite or negative gives 0, decimals are cut. */
export function toCount(value: number, max: number, infiniteIsMax = false): number {
  if (infiniteIsMax && value === Number.POSITIVE_INFINITY) return max;
  return Number.isFinite(value) && value > 0 ? Math.min(Math.trunc(value), max) : 0;
}

/** A number from 0 to `max`, decimals kept: not finite or negative gives 0. */
export function toAmount(value: number, max: number): number {
  return Number.isFinite(value) && value > 0 ? Math.min(value, max) : 0;
}
