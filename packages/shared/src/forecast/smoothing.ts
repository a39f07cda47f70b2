/**
 * Exponential smoothing: simple (level), Holt (level and slope) and Holt–Winters (level, slope and season). Sources: Holt,
 * « Forecasting seasonals and trends by exponentially weighted moving averages », 1957; Winters, « Forecasting sales by
 * exponentially weighted moving averages », 1960; equations as in Hyndman and Athanasopoulos, « Forecasting: Principles and
 * Practice », 3rd ed., chapter 8, with Winters' own equation for the season, which R's `HoltWinters` uses too.
 */

export type SmoothingKind = 'level' | 'trend' | 'additive' | 'multiplicative';

/** A value of a series; null is a gap. */
export type Observation = number | null;

/** The months with a value. A month is its index in the series. */
export const seenIn = (values: readonly Observation[]): { readonly month: number; readonly value: number }[] =>
  values.flatMap((value, month) => (value === null ? [] : [{ month, value }]));

export interface SmoothingState {
  readonly level: number;
  /** Change of the level per step. */
  readonly slope: number;
  /** One effect for each step of the period, from the next step on; the method adds or multiplies it. Empty without a season. */
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
  /** Sum of the squared residuals, which are one-step-ahead errors; infinite if the method fails. */
  readonly sumOfSquares: number;
}

function withSeason(kind: SmoothingKind, level: number, season: number | undefined): number {
  if (season === undefined) return level;
  return kind === 'multiplicative' ? level * season : level + season;
}

/** The forecast from a state. @param horizon 1 for the next step */
export function project(kind: SmoothingKind, { level, slope, seasons }: SmoothingState, horizon: number): number {
  return withSeason(kind, level + horizon * slope, seasons[(horizon - 1) % Math.max(seasons.length, 1)]);
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
  let sumOfSquares = 0;
  for (const [step, value] of values.entries()) {
    const season = seasons[step % period];
    const expectedLevel = level + slope;
    if (value === null) {
      level = expectedLevel;
      continue;
    }
    sumOfSquares += (value - withSeason(kind, expectedLevel, season)) ** 2;
    const adjusted = season === undefined ? value : kind === 'multiplicative' ? value / season : value - season;
    const newLevel = weights.level * adjusted + (1 - weights.level) * expectedLevel;
    if (kind !== 'level') slope = weights.slope * (newLevel - level) + (1 - weights.slope) * slope;
    if (season !== undefined) {
      // Multiplicative effects need a positive level.
      if (kind === 'multiplicative' && newLevel <= 0) return { state: start, sumOfSquares: Number.POSITIVE_INFINITY };
      const effect = kind === 'multiplicative' ? value / newLevel : value - newLevel;
      seasons[step % period] = weights.season * effect + (1 - weights.season) * season;
    }
    level = newLevel;
  }
  const next = values.length % period;
  return { state: { level, slope, seasons: [...seasons.slice(next), ...seasons.slice(0, next)] }, sumOfSquares };
}

/** Starting points of the search for the best weights. */
const STARTS: readonly SmoothingWeights[] = [0.05, 0.3, 0.8].map((level) => ({ level, slope: 0, season: 0 }));

/** The search ends at this step: three years of months determine a weight to two decimals at most. */
const MIN_STEP = 5e-3;

/** Weights used by each method. */
const weightsOf: { readonly [Kind in SmoothingKind]: readonly (keyof SmoothingWeights)[] } = {
  level: ['level'],
  trend: ['level', 'slope'],
  additive: ['level', 'slope', 'season'],
  multiplicative: ['level', 'slope', 'season'],
};

/**
 * The weights with the smallest sum of squared residuals. It is a pattern search (Hooke and Jeeves, 1961) from the best of three
 * starting points; the smaller weights win a tie.
 */
export function bestWeights(
  kind: SmoothingKind,
  values: readonly Observation[],
  start: SmoothingState,
): SmoothingWeights {
  const lossOf = (weights: SmoothingWeights) => smooth(kind, values, start, weights).sumOfSquares;
  let best = { level: 0, slope: 0, season: 0 };
  let bestLoss = lossOf(best);
  const improves = (weights: SmoothingWeights): boolean => {
    const loss = lossOf(weights);
    // A smaller difference is a rounding error.
    if (!(loss < bestLoss * (1 - 1e-9))) return false;
    [best, bestLoss] = [weights, loss];
    return true;
  };
  for (const weights of STARTS) improves(weights);
  for (let step = 0.2; step > MIN_STEP; ) {
    let improved = false;
    for (const name of weightsOf[kind]) {
      for (const change of [step, -step]) {
        const weight = Math.min(1, Math.max(0, best[name] + change));
        if (weight !== best[name]) improved = improves({ ...best, [name]: weight }) || improved;
      }
    }
    if (!improved) step /= 2;
  }
  return best;
}
