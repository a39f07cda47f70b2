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
  /** Months before it, from which nothing is learned twice. */
  readonly after: number;
}

/** Observations whose mean is the first level of simple smoothing. */
const FIRST_LEVEL = 3;

/**
 * Where smoothing starts: the mean of the first months, the line through all of them, or that line after the first year with
 * the mean of each month of the year around it. Undefined where the kind cannot start.
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

/** Each month of the year as a multiple of the line, their mean 1; undefined unless line and values are above 0. */
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

/** A method that has learned from a series. */
export interface Learned {
  /** The series' last state; its seasons begin with the month after the last. */
  readonly state: SmoothingState;
  /** What it predicts, 1 for the month after the last. */
  ahead(months: number): number;
}

/** Learns from a series of months, the weights included; undefined where the kind does not suit it. */
export function learn(kind: SmoothingKind, values: readonly Observation[]): Learned | undefined {
  const start = startOf(kind, values);
  if (!start) return undefined;
  const rest = values.slice(start.after);
  const { state, squares } = smooth(kind, rest, start.state, bestWeights(kind, rest, start.state));
  return Number.isFinite(squares) ? { state, ahead: (months) => project(kind, state, months) } : undefined;
}

/** An error made on a month that was held back. */
export interface HeldBack {
  /** Index of the month. */
  readonly month: number;
  /** 1 to `horizon`: how many months before it the method stopped reading. */
  readonly ahead: number;
  /** What came, less what was predicted. */
  readonly error: number;
}

/**
 * Forecasts made again without the last months, one month more at a time: the method never sees what it predicts. Undefined
 * where it fails once.
 * @param held how many of the last months are held back
 * @param horizon how many months ahead each forecast goes
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
