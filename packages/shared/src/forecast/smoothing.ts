/**
 * Exponential smoothing: simple (level), Holt (level and slope) and Holt–Winters (level, slope and season). Sources: Holt,
 * « Forecasting seasonals and trends by exponentially weighted moving averages », 1957; Winters, « Forecasting sales by
 * exponentially weighted moving averages », 1960; equations as in Hyndman and Athanasopoulos, « Forecasting: Principles and
 * Practice », 3rd ed., chapter 8, with Winters' own equation for the season, which R's `HoltWinters` uses too.
 */

export type SmoothingKind = 'level' | 'trend' | 'additive' | 'multiplicative';

/** A value of a series; null is a gap. */
export type Observation = number | null;

export interface SmoothingState {
  readonly level: number;
  /** Change of the level in one step. */
  readonly slope: number;
  /**
   * One for each place of the period, the next step's first: an amount above the level, or a multiple of it. Empty without
   * a season.
   */
  readonly seasons: readonly number[];
}

/** Weights of the newest observation, 0 to 1: level (α), slope (β), season (γ). */
export interface SmoothingWeights {
  readonly level: number;
  readonly slope: number;
  readonly season: number;
}

export interface Smoothed {
  readonly state: SmoothingState;
  /** Sum of the squared errors of each step's forecast by the one before; infinite where the method fails. */
  readonly squares: number;
}

function withSeason(kind: SmoothingKind, base: number, season: number | undefined): number {
  if (season === undefined) return base;
  return kind === 'multiplicative' ? base * season : base + season;
}

/** What a state predicts for a later step, 1 for the next one. */
export function project(kind: SmoothingKind, { level, slope, seasons }: SmoothingState, ahead: number): number {
  return withSeason(kind, level + ahead * slope, seasons[(ahead - 1) % Math.max(seasons.length, 1)]);
}

/**
 * Runs through a series from a state. A gap moves the level along its slope and changes nothing else.
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
      // A level at or below 0 has no multiples.
      if (kind === 'multiplicative' && next <= 0) return { state: start, squares: Number.POSITIVE_INFINITY };
      const seen = kind === 'multiplicative' ? value / next : value - next;
      seasons[place] = weights.season * seen + (1 - weights.season) * season;
    }
    level = next;
  }
  const turned = values.length % period;
  return { state: { level, slope, seasons: [...seasons.slice(turned), ...seasons.slice(0, turned)] }, squares };
}

/** Where the search for the best weights begins. */
const STARTS: readonly SmoothingWeights[] = [0.05, 0.3, 0.8].flatMap((level) => [
  { level, slope: 0, season: 0 },
  { level, slope: 0.1, season: 0.1 },
  { level, slope: 0, season: 0.5 },
]);

/** The search ends at steps of this size: three years of months do not determine a weight to more than two decimals. */
const FINEST = 5e-3;

/** Weights that each kind uses. */
const weightsOf: { readonly [Kind in SmoothingKind]: readonly (keyof SmoothingWeights)[] } = {
  level: ['level'],
  trend: ['level', 'slope'],
  additive: ['level', 'slope', 'season'],
  multiplicative: ['level', 'slope', 'season'],
};

/**
 * The weights with the smallest sum of squared errors: a pattern search (Hooke and Jeeves, 1961) from the best of nine
 * starting points. Deterministic; of equal weights the smaller ones are kept.
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
    // A difference that rounding makes is none.
    if (!(squares < least * (1 - 1e-9))) return false;
    [best, least] = [weights, squares];
    return true;
  };
  for (const weights of STARTS) offer(weights);
  for (let size = 0.2; size > FINEST; ) {
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
