import {
  bestWeights,
  type Observation,
  project,
  type SmoothingKind,
  type SmoothingState,
  smooth,
} from './smoothing.ts';
import { fitLine, PERIOD } from './trend.ts';

interface Start {
  readonly state: SmoothingState;
  /** Month at which smoothing starts; the initial state already accounts for earlier months. */
  readonly after: number;
}

/** Number of observations whose mean is the initial level of simple smoothing. */
const FIRST_LEVEL = 3;

/**
 * Initial state of smoothing: the mean of the first months, the line through all of them, or that line after the first year
 * with seasonal means. Undefined if the method cannot start.
 */
function startOf(kind: SmoothingKind, values: readonly Observation[]): Start | undefined {
  if (kind === 'level') {
    const first = values.filter((value) => value !== null).slice(0, FIRST_LEVEL);
    const level = first.reduce((sum, value) => sum + value, 0) / first.length;
    return first.length > 0 ? { state: { level, slope: 0, seasons: [] }, after: 0 } : undefined;
  }
  if (kind === 'trend') {
    const { intercept, slope } = fitLine(values, 1);
    return { state: { level: intercept - slope, slope, seasons: [] }, after: 0 };
  }
  const { intercept, slope, effects } = fitLine(values, PERIOD);
  const lineAt = (month: number) => intercept + slope * month;
  const seasons = kind === 'additive' ? effects.map((effect) => effect ?? 0) : multiples(values, lineAt);
  return seasons && { state: { level: lineAt(PERIOD - 1), slope, seasons }, after: PERIOD };
}

/** Each calendar month as a multiple of the line, with mean 1; undefined unless line and values are positive. */
function multiples(values: readonly Observation[], lineAt: (month: number) => number): number[] | undefined {
  const ratios = Array.from({ length: PERIOD }, (): number[] => []);
  for (const [month, value] of values.entries()) {
    if (value === null) continue;
    if (value <= 0 || lineAt(month) <= 0) return undefined;
    ratios[month % PERIOD]?.push(value / lineAt(month));
  }
  const means = ratios.map((own) => (own.length > 0 ? own.reduce((sum, ratio) => sum + ratio, 0) / own.length : 1));
  const middle = means.reduce((sum, ratio) => sum + ratio, 0) / PERIOD;
  return means.map((ratio) => ratio / middle);
}

/** A method fitted to a series. */
export interface Learned {
  /** The final state of the series; its first season is that of the next month. */
  readonly state: SmoothingState;
  /** Prediction for a later month; 1 is the month after the last. */
  ahead(months: number): number;
}

/** Fits a method and its weights to a monthly series; undefined if the method does not suit the series. */
export function learn(kind: SmoothingKind, values: readonly Observation[]): Learned | undefined {
  const start = startOf(kind, values);
  if (!start) return undefined;
  const rest = values.slice(start.after);
  const { state, squares } = smooth(kind, rest, start.state, bestWeights(kind, rest, start.state));
  return Number.isFinite(squares) ? { state, ahead: (months) => project(kind, state, months) } : undefined;
}

/** The error of a forecast for a held-out month. */
export interface HeldBack {
  /** Index of the month. */
  readonly month: number;
  /** Forecast horizon, from 1: how many months before it the training data ends. */
  readonly ahead: number;
  /** Actual value minus forecast. */
  readonly error: number;
}

/**
 * Rolling-origin evaluation: repeats the forecast without the last months, one more month at a time. The method never sees
 * the months that it predicts. Undefined if one forecast fails.
 * @param held number of held-out months, at the end of the series
 * @param horizon months ahead in each forecast
 */
export function backtest(
  kind: SmoothingKind,
  values: readonly Observation[],
  held: number,
  horizon: number,
): HeldBack[] | undefined {
  const errors: HeldBack[] = [];
  for (let end = values.length - held; end < values.length; end += 1) {
    const learned = learn(kind, values.slice(0, end));
    if (!learned) return undefined;
    for (let ahead = 1; ahead <= horizon && end + ahead <= values.length; ahead += 1) {
      const month = end + ahead - 1;
      const value = values[month] ?? null;
      if (value !== null) errors.push({ month, ahead, error: value - learned.ahead(ahead) });
    }
  }
  return errors;
}
