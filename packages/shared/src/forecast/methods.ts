import { MONTHS_PER_YEAR } from './limits.ts';
import { type Observation, smoothBest } from './smoothing.ts';
import { fitLine, mean } from './trend.ts';

/** A fitted method: the forecast of a month ahead, 1 for the month after the series. It is NaN if there is none. */
export type Forecaster = (horizon: number) => number;

type SmoothingMethod = 'level' | 'trend' | 'growth' | 'additive' | 'multiplicative';

/**
 * `naive`: every month is like the last one. `seasonalNaive`: every month is like the same month a year before. `mean`: for intermittent
 * sales. `cycle`: a cycle of a few months goes on. `level`: simple exponential smoothing. `trend`: Holt's method; `recentTrend`: on the
 * last months; `growth`: on the logarithms of the sales. `additive`, `multiplicative`: Holt's on the sales, or on their logarithms,
 * without their calendar-month effects, which come back in the forecast.
 */
export type ForecastMethod = 'naive' | 'seasonalNaive' | 'mean' | 'cycle' | 'recentTrend' | SmoothingMethod;

/** The methods with calendar-month effects. */
export const seasonalMethods: readonly ForecastMethod[] = ['additive', 'multiplicative'];

/** Number of months of a recent trend. */
export const RECENT_MONTHS = 6;

/** Lengths of a short cycle, in months. */
const CYCLES = [2, 3, 4, 6] as const;

/** Number of months whose mean is the initial level of simple smoothing. */
const FIRST_LEVEL = 3;

const repeat =
  (cycle: readonly Observation[]): Forecaster =>
  (horizon) =>
    cycle[(horizon - 1) % cycle.length] ?? Number.NaN;

/** Repeats the last cycle. Its length is the one whose months differ least from the months one cycle before. */
function fitCycle(values: readonly Observation[]): Forecaster | undefined {
  const meanDifference = (length: number) =>
    mean(
      values.slice(length).flatMap((value, month) => {
        const previous = values[month] ?? null;
        return value === null || previous === null ? [] : [Math.abs(value - previous)];
      }),
    );
  const [length] = CYCLES.filter((months) => months * 2 <= values.length).sort(
    (left, right) => meanDifference(left) - meanDifference(right),
  );
  return length === undefined ? undefined : repeat(values.slice(-length));
}

function fitSmoothing(method: SmoothingMethod, values: readonly Observation[]): Forecaster | undefined {
  const isLogarithmic = method === 'growth' || method === 'multiplicative';
  if (isLogarithmic && values.some((value) => value !== null && value <= 0)) return undefined;
  const scaled = isLogarithmic ? values.map(logarithm) : values;
  const { intercept, slope, effects } = fitLine(scaled, seasonalMethods.includes(method) ? MONTHS_PER_YEAR : 1);
  const effectOf = (month: number) => effects[month % effects.length] ?? 0;
  const adjusted = scaled.map((value, month) => (value === null ? null : value - effectOf(month)));
  const first = adjusted.filter((value) => value !== null).slice(0, FIRST_LEVEL);
  const state =
    method === 'level'
      ? smoothBest(adjusted, { level: mean(first), slope: 0 }, false)
      : smoothBest(adjusted, { level: intercept - slope, slope }, true);
  return (horizon) => {
    const value = state.level + horizon * state.slope + effectOf(values.length + horizon - 1);
    return isLogarithmic ? Math.exp(value) : value;
  };
}

/** The logarithm of sales; only sales above 0 have one. */
export const logarithm = (value: Observation): Observation => (value === null ? null : Math.log(value));

/** Fits a method to a monthly series; undefined if the method does not suit the series. */
export function fitMethod(method: ForecastMethod, values: readonly Observation[]): Forecaster | undefined {
  const seen = values.filter((value) => value !== null);
  if (seen.length === 0) return undefined;
  switch (method) {
    case 'naive':
      return repeat(seen.slice(-1));
    case 'seasonalNaive':
      return values.length >= MONTHS_PER_YEAR ? repeat(values.slice(-MONTHS_PER_YEAR)) : undefined;
    case 'mean':
      return () => mean(seen);
    case 'recentTrend':
      return fitSmoothing('trend', values.slice(-RECENT_MONTHS));
    case 'cycle':
      return fitCycle(values);
    default:
      return fitSmoothing(method, values);
  }
}
