import { parseCount, toAmount } from './numbers.ts';

/** A slider: whole numbers from `min` to `max`; `default` is its initial value. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/**
 * Upper bound of any input; it keeps results finite. The sliders have narrower ranges, but a number field may hold a value
 * outside them while a visitor types.
 */
export const ROI_MAX_INPUT = 1e6;

/** A whole number from a slider or a number field; anything else is 0. */
export function parseRoiInput(input: unknown): number {
  return parseCount(input, ROI_MAX_INPUT);
}

/** The nearest whole number in a slider's range; the minimum if the value is not a number. */
export function clampToRange(value: number, range: Range): number {
  if (Number.isNaN(value)) return range.min;
  return Math.min(Math.max(Math.round(value), range.min), range.max);
}

/** Value of investment and savings at the end of a year, in Canadian dollars; year 0 is the start. */
export interface RoiPoint {
  readonly year: number;
  /** Savings since the start. */
  readonly savings: number;
  /** Spent at the start, the same every year. */
  readonly investment: number;
  /** Savings less investment; negative until the investment is paid back. */
  readonly net: number;
}

const SERIES_YEARS = [0, 1, 2, 3] as const;

/** Cumulative savings over three years, for a chart. */
export function roiSeries(annualSavings: number, investment: number): RoiPoint[] {
  return SERIES_YEARS.map((year) => {
    const savings = toAmount(annualSavings, Number.MAX_SAFE_INTEGER) * year;
    const spent = toAmount(investment, Number.MAX_SAFE_INTEGER);
    return { year, savings, investment: spent, net: savings - spent };
  });
}
