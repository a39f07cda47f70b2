/**
 * Exponential smoothing: simple (level) and Holt's (level and slope). Source: Holt, « Forecasting seasonals and trends by exponentially
 * weighted moving averages », 1957; equations as in Hyndman and Athanasopoulos, « Forecasting: Principles and Practice », 3rd ed.,
 * chapter 8.
 */

/** A value of a series; null is a gap. */
export type Observation = number | null;

/** The months with a value. A month is its index in the series. */
export const seenIn = (values: readonly Observation[]): { readonly month: number; readonly value: number }[] =>
  values.flatMap((value, month) => (value === null ? [] : [{ month, value }]));

export interface SmoothingState {
  readonly level: number;
  /** Change of the level per step; 0 in simple smoothing. */
  readonly slope: number;
}

/** Shares of an error that change the state, 0 to 1. */
export interface SmoothingWeights {
  /** α */
  readonly level: number;
  /** β */
  readonly slope: number;
}

export interface Smoothed {
  readonly state: SmoothingState;
  /** Sum of the squared residuals, which are one-step-ahead errors. */
  readonly sumOfSquares: number;
}

/** Smooths a series from the state before it. A gap moves the level along its slope and changes nothing else. */
export function smooth(values: readonly Observation[], start: SmoothingState, weights: SmoothingWeights): Smoothed {
  let { level, slope } = start;
  let sumOfSquares = 0;
  for (const value of values) {
    const expected = level + slope;
    const error = value === null ? 0 : value - expected;
    sumOfSquares += error ** 2;
    level = expected + weights.level * error;
    slope += weights.level * weights.slope * error;
  }
  return { state: { level, slope }, sumOfSquares };
}

/** Three years of months determine a weight to one decimal at most. */
const LEVEL_WEIGHTS = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
const SLOPE_WEIGHTS = [0, 0.1, 0.2, 0.4, 0.7, 1] as const;

/** Smooths with the weights that have the smallest sum of squared residuals; the smaller weights win a tie. */
export function smoothBest(values: readonly Observation[], start: SmoothingState, hasSlope: boolean): SmoothingState {
  const all = LEVEL_WEIGHTS.flatMap((level) =>
    (hasSlope ? SLOPE_WEIGHTS : [0]).map((slope) => smooth(values, start, { level, slope })),
  );
  // A smaller difference is a rounding error.
  return all.reduce((best, other) => (other.sumOfSquares < best.sumOfSquares * (1 - 1e-9) ? other : best)).state;
}
