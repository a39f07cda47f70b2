import {
  bestWeights,
  type Observation,
  project,
  type SmoothingKind,
  type SmoothingState,
  smooth,
} from './smoothing.ts';
import { fitLine, mean, PERIOD } from './trend.ts';

interface Start {
  readonly state: SmoothingState;
  /** Month at which smoothing starts. The initial state already accounts for earlier months. */
  readonly month: number;
}

/** Number of observations whose mean is the initial level of simple smoothing. */
const FIRST_LEVEL = 3;

/**
 * Initial state of smoothing. For a level, it is the mean of the first months. For a trend, it is the line through all months. For
 * a season, it is the line with calendar-month effects, at the end of the first year. Undefined if the method cannot start.
 */
function startOf(kind: SmoothingKind, values: readonly Observation[]): Start | undefined {
  if (kind === 'level') {
    const first = values.filter((value) => value !== null).slice(0, FIRST_LEVEL);
    return first.length > 0 ? { state: { level: mean(first), slope: 0, seasons: [] }, month: 0 } : undefined;
  }
  if (kind === 'trend') {
    const { intercept, slope } = fitLine(values, 1);
    return { state: { level: intercept - slope, slope, seasons: [] }, month: 0 };
  }
  const { intercept, slope, effects } = fitLine(values, PERIOD);
  const lineAt = (month: number) => intercept + slope * month;
  const seasons = kind === 'additive' ? effects.map((effect) => effect ?? 0) : ratiosToLine(values, lineAt);
  return seasons && { state: { level: lineAt(PERIOD - 1), slope, seasons }, month: PERIOD };
}

/** The mean ratio of each calendar month to the line, scaled to a mean of 1; undefined unless line and values are positive. */
function ratiosToLine(values: readonly Observation[], lineAt: (month: number) => number): number[] | undefined {
  const ratios = Array.from({ length: PERIOD }, (): number[] => []);
  for (const [month, value] of values.entries()) {
    if (value === null) continue;
    if (value <= 0 || lineAt(month) <= 0) return undefined;
    ratios[month % PERIOD]?.push(value / lineAt(month));
  }
  const means = ratios.map((ofMonth) => (ofMonth.length > 0 ? mean(ofMonth) : 1));
  const overallMean = mean(means);
  return means.map((ratio) => ratio / overallMean);
}

/** A method, fitted to a series. */
export interface FittedModel {
  /** @param horizon 1 for the month after the series */
  forecast(horizon: number): number;
}

type SimpleMethod = 'naive' | 'seasonalNaive' | 'mean' | 'cycle';

/**
 * `naive`: every month is like the last one. `seasonalNaive`: every month is like the same month a year before. `mean`: for
 * intermittent sales. `cycle`: a cycle of a few months goes on. `growth`: Holt's method on the logarithms of the sales. The others are
 * kinds of exponential smoothing.
 */
export type ForecastMethod = SimpleMethod | SmoothingKind | 'growth';

/** Lengths of a short cycle, in months. */
const CYCLES = [2, 3, 4, 6] as const;

/** Repeats the last cycle. Its length is the one whose months differ least from the months one cycle before. */
function fitCycle(values: readonly Observation[]): FittedModel | undefined {
  const meanDifference = (length: number) => {
    const differences = values.slice(length).flatMap((value, month) => {
      const previous = values[month] ?? null;
      return value === null || previous === null ? [] : [Math.abs(value - previous)];
    });
    return mean(differences);
  };
  const [length] = CYCLES.filter((months) => months * 2 <= values.length).sort(
    (left, right) => meanDifference(left) - meanDifference(right),
  );
  if (length === undefined) return undefined;
  const lastCycle = values.slice(-length);
  return { forecast: (horizon) => lastCycle[(horizon - 1) % length] ?? Number.NaN };
}

const simpleMethods: Readonly<Record<SimpleMethod, (values: readonly Observation[]) => FittedModel | undefined>> = {
  naive: (values) => {
    const last = values.findLast((value) => value !== null);
    return last === undefined || last === null ? undefined : { forecast: () => last };
  },
  seasonalNaive: (values) => {
    const lastYear = values.slice(-PERIOD);
    return lastYear.length === PERIOD
      ? { forecast: (horizon) => lastYear[(horizon - 1) % PERIOD] ?? Number.NaN }
      : undefined;
  },
  mean: (values) => {
    const seen = values.filter((value) => value !== null);
    return seen.length > 0 ? { forecast: () => mean(seen) } : undefined;
  },
  cycle: fitCycle,
};

const isSimple = (method: ForecastMethod): method is SimpleMethod => Object.hasOwn(simpleMethods, method);

/** The logarithm of sales; only sales above 0 have one. */
export const logarithm = (value: Observation): Observation => (value === null ? null : Math.log(value));

/** Fits a method, and its weights, to a monthly series; undefined if the method does not suit the series. */
export function fitMethod(method: ForecastMethod, values: readonly Observation[]): FittedModel | undefined {
  if (isSimple(method)) return simpleMethods[method](values);
  if (method === 'growth') {
    const model = fitMethod('trend', values.map(logarithm));
    return model && { forecast: (horizon) => Math.exp(model.forecast(horizon)) };
  }
  const start = startOf(method, values);
  if (!start) return undefined;
  const rest = values.slice(start.month);
  const { state, sumOfSquares } = smooth(method, rest, start.state, bestWeights(method, rest, start.state));
  return Number.isFinite(sumOfSquares) ? { forecast: (horizon) => project(method, state, horizon) } : undefined;
}

/** The error of the forecast of one held-out month. */
export interface ForecastError {
  readonly month: number;
  /** How many months before `month` the training data ends, from 1. */
  readonly horizon: number;
  /** Actual value minus forecast. */
  readonly error: number;
}

/**
 * Rolling-origin evaluation: the forecast is repeated, each time with one more month of training data. The method never sees the
 * months that it forecasts. A month that it cannot forecast has no error.
 * @param fit fits the method to the training data
 * @param heldOut number of held-out months, at the end of the series
 * @param maxHorizon months in each forecast
 */
export function backtest(
  fit: (training: readonly Observation[]) => FittedModel | undefined,
  values: readonly Observation[],
  heldOut: number,
  maxHorizon: number,
): ForecastError[] {
  const errors: ForecastError[] = [];
  for (let end = values.length - heldOut; end < values.length; end += 1) {
    const model = fit(values.slice(0, end));
    for (let horizon = 1; horizon <= maxHorizon && end + horizon <= values.length; horizon += 1) {
      const month = end + horizon - 1;
      const error = (values[month] ?? Number.NaN) - (model?.forecast(horizon) ?? Number.NaN);
      if (Number.isFinite(error)) errors.push({ month, horizon, error });
    }
  }
  return errors;
}
