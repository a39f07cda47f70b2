/**
 * Exponential smoothing: simple (level), Holt (level and slope) and Holt–Winters (level, slope and season). Sources: Holt,
 * « Forecasting seasonals and trends by exponentially weighted moving averages », 1957; Winters, « Forecasting sales by
 * exponentially weighted moving averages », 1960; equations as in Hyndman and Athanasopoulos, « Forecasting: Principles and
 * Practice », 3rd ed., chapter 8, with Winters' own equation for the season, which R's `HoltWinters` uses too.
 */

export type SmoothingKind = 'level' | 'trend' | 'additive' | 'multiplicative';

/** A value of a series; null is a gap. */
export type Observation = number | null;

/** The months with a value. */
export const seenIn = (values: readonly Observation[]): { readonly month: number; readonly value: number }[] =>
  values.flatMap((value, month) => (value === null ? [] : [{ month, value }]));

export interface SmoothingState {
  readonly level: number;
  /** Slope: change of the level per step. */
  readonly slope: number;
  /**
   * One effect for each step of the period, starting with the next step: added to the level, or multiplied by it. Empty without
   * a season.
   */
  readonly seasons: readonly number[];
}

/** Smoothing weights, 0 to 1: level (α), slope (β), season (γ). */
export interface SmoothingWeights {
  readonly level: number;
  readonly slope: number;
  readonly season: number;
}

export interface Smoothed {
  readonly state: SmoothingState;
  /** Sum of the squared one-step-ahead errors; infinite if the method fails. */
  readonly squares: number;
}

function withSeason(kind: SmoothingKind, base: number, season: number | undefined): number {
  if (season === undefined) return base;
  return kind === 'multiplicative' ? base * season : base + season;
}

/** Prediction of a state for a later step; 1 is the next step. */
export function project(kind: SmoothingKind, { level, slope, seasons }: SmoothingState, ahead: number): number {
  return withSeason(kind, level + ahead * slope, seasons[(ahead - 1) % Math.max(seasons.length, 1)]);
}

/**
 * Smooths a series from an initial state. A gap moves the level along its slope and changes nothing else.
 * @param values the steps after `start`; a multiplicative season needs values above 0
 */
export function smooth(
  kind: SmoothingKind,
  values: readonly Observation[],
  start: SmoothingState,
  weights: SmoothingWeights,
): Smoothed {
  let { level, slope } = start;
  const seasons = [...start.seasons];
  const period = Math.max(seasons.length, 1);
  let squares = 0;
  for (const [step, value] of values.entries()) {
    const place = step % period;
    const season = seasons[place];
    const base = level + slope;
    if (value === null) {
      level = base;
      continue;
    }
    squares += (value - withSeason(kind, base, season)) ** 2;
    const without = season === undefined ? value : kind === 'multiplicative' ? value / season : value - season;
    const next = weights.level * without + (1 - weights.level) * base;
    if (kind !== 'level') slope = weights.slope * (next - level) + (1 - weights.slope) * slope;
    if (season !== undefined) {
      // Multiplicative effects need a positive level.
      if (kind === 'multiplicative' && next <= 0) return { state: start, squares: Number.POSITIVE_INFINITY };
      const seen = kind === 'multiplicative' ? value / next : value - next;
      seasons[place] = weights.season * seen + (1 - weights.season) * season;
    }
    level = next;
  }
  const turned = values.length % period;
  return { state: { level, slope, seasons: [...seasons.slice(turned), ...seasons.slice(0, turned)] }, squares };
}

/** Starting points of the search for the best weights. */
const STARTS: readonly SmoothingWeights[] = [0.05, 0.3, 0.8].map((level) => ({ level, slope: 0, season: 0 }));

/** Smallest search step: three years of months determine a weight to two decimals at most. */
const MIN_STEP = 5e-3;

/** Weights used by each method. */
const weightsOf: { readonly [Kind in SmoothingKind]: readonly (keyof SmoothingWeights)[] } = {
  level: ['level'],
  trend: ['level', 'slope'],
  additive: ['level', 'slope', 'season'],
  multiplicative: ['level', 'slope', 'season'],
};

/**
 * The weights with the smallest sum of squared errors: a pattern search (Hooke and Jeeves, 1961) from the best of three
 * starting points. Deterministic; among equal errors, the smaller weights win.
 */
export function bestWeights(
  kind: SmoothingKind,
  values: readonly Observation[],
  start: SmoothingState,
): SmoothingWeights {
  const squaresOf = (weights: SmoothingWeights) => smooth(kind, values, start, weights).squares;
  let best = { level: 0, slope: 0, season: 0 };
  let least = squaresOf(best);
  const offer = (weights: SmoothingWeights): boolean => {
    const squares = squaresOf(weights);
    // Ignore differences caused by rounding.
    if (!(squares < least * (1 - 1e-9))) return false;
    [best, least] = [weights, squares];
    return true;
  };
  for (const weights of STARTS) offer(weights);
  for (let size = 0.2; size > MIN_STEP; ) {
    let moved = false;
    for (const name of weightsOf[kind]) {
      for (const by of [size, -size]) {
        const moving = Math.min(1, Math.max(0, best[name] + by));
        if (moving !== best[name]) moved = offer({ ...best, [name]: moving }) || moved;
      }
    }
    if (!moved) size /= 2;
  }
  return best;
}
