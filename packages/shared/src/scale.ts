import { toAmount } from './numbers.ts';

/** Weights beyond which a measure is a mistake; it only keeps results finite. */
const MOST = 1e12;

/**
 * Side of the square whose area is to the reference square's as its weight is to the reference weight.
 * @param side of the reference square, in any unit; the result is in the same one. 0 without a reference weight.
 */
export function squareSide(weight: number, reference: { readonly weight: number; readonly side: number }): number {
  const whole = toAmount(reference.weight, MOST);
  return whole === 0 ? 0 : reference.side * Math.sqrt(toAmount(weight, MOST) / whole);
}
