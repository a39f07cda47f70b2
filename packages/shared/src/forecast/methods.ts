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
    return first.length > 0 ? { state: { level: mean(first), slope: 0, seasons: [] }, after: 0 } : undefined;
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
  const means = ratios.map((own) => (own.length > 0 ? mean(own) : 1));
  const middle = mean(means);
  return means.map((ratio) => ratio / middle);
}

/** A method fitted to a series. */
export interface Learned {
  /** Prediction for a later month; 1 is the month after the last. */
  ahead(months: number): number;
}

type Simple = 'last' | 'year' | 'mean' | 'cycle';

/**
 * The methods: naive (`last`: the last month goes on) and seasonal naive (`year`: the same month last year), the mean of irregular
 * sales, a short cycle, exponential smoothing, and `growth`: Holt's line through the logarithms.
 */
export type ForecastMethod = Simple | SmoothingKind | 'growth';

/** Lengths of a short cycle, in months. */
const CYCLES = [2, 3, 4, 6] as const;

/** The last cycle goes on: of the lengths that were seen twice, the one whose months differ least from those a cycle before. */
function cycle(values: readonly Observation[]): Learned | undefined {
  const distance = (length: number) => {
    const apart = values.slice(length).flatMap((value, month) => {
      const before = values[month] ?? null;
      return value === null || before === null ? [] : [Math.abs(value - before)];
    });
    return mean(apart);
  };
  const lengths = CYCLES.filter((length) => length * 2 <= values.length);
  const [best] = [...lengths].sort((one, other) => distance(one) - distance(other));
  if (best === undefined) return undefined;
  const last = values.slice(-best);
  return { ahead: (months) => last[(months - 1) % best] ?? Number.NaN };
}

const simple: Readonly<Record<Simple, (values: readonly Observation[]) => Learned | undefined>> = {
  last: (values) => {
    const last = values.findLast((value) => value !== null);
    return last === undefined || last === null ? undefined : { ahead: () => last };
  },
  year: (values) => {
    const year = values.slice(-PERIOD);
    return year.length === PERIOD ? { ahead: (months) => year[(months - 1) % PERIOD] ?? Number.NaN } : undefined;
  },
  mean: (values) => {
    const seen = values.filter((value) => value !== null);
    return seen.length > 0 ? { ahead: () => mean(seen) } : undefined;
  },
  cycle,
};

/** The logarithm of sales; only sales above 0 have one. */
export const logarithm = (value: Observation): Observation => (value === null ? null : Math.log(value));

/** Fits a method, and its weights, to a monthly series; undefined if the method does not suit the series. */
export function learn(method: ForecastMethod, values: readonly Observation[]): Learned | undefined {
  if (method === 'last' || method === 'year' || method === 'mean' || method === 'cycle') return simple[method](values);
  if (method === 'growth') {
    const learned = learn('trend', values.map(logarithm));
    return learned && { ahead: (months) => Math.exp(learned.ahead(months)) };
  }
  const start = startOf(method, values);
  if (!start) return undefined;
  const rest = values.slice(start.after);
  const { state, squares } = smooth(method, rest, start.state, bestWeights(method, rest, start.state));
  return Number.isFinite(squares) ? { ahead: (months) => project(method, state, months) } : undefined;
}

/** The error of a forecast for a held-out month. */
export interface HeldOutMonth {
  /** Index of the month. */
  readonly month: number;
  /** Forecast horizon, from 1: how many months before it the training data ends. */
  readonly ahead: number;
  /** Actual value minus forecast. */
  readonly error: number;
}

/**
 * Rolling-origin evaluation: repeats the forecast without the last months, one more month at a time. The method never sees
 * the months that it predicts. A month that it cannot predict has no error.
 * @param learnFrom fits the method to the months before the held-out ones
 * @param held number of held-out months, at the end of the series
 * @param horizon months ahead in each forecast
 */
export function backtest(
  learnFrom: (known: readonly Observation[]) => Learned | undefined,
  values: readonly Observation[],
  held: number,
  horizon: number,
): HeldOutMonth[] {
  const errors: HeldOutMonth[] = [];
  for (let end = values.length - held; end < values.length; end += 1) {
    const learned = learnFrom(values.slice(0, end));
    for (let ahead = 1; ahead <= horizon && end + ahead <= values.length; ahead += 1) {
      const month = end + ahead - 1;
      const value = values[month] ?? null;
      const error = (value ?? Number.NaN) - (learned?.ahead(ahead) ?? Number.NaN);
      if (Number.isFinite(error)) errors.push({ month, ahead, error });
    }
  }
  return errors;
}
