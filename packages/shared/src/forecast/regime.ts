import { type Observation, seenIn } from './smoothing.ts';
import { dotProduct, leastSquares, mean, PERIOD, slopeTerm, type Term } from './trend.ts';

/** A change in a series: of its level (`step`) or of its slope (`bend`). `from` is the first month after it. */
export interface Change {
  readonly kind: 'step' | 'bend';
  readonly from: number;
}

/** The model that explains a series best. */
export interface Regime {
  readonly change: Change | undefined;
  /** Months that are unlike all others. A forecast leaves them out. */
  readonly outliers: readonly number[];
  /** Whether each calendar month has a level of its own. */
  readonly seasonal: boolean;
  /** Whether each month starts from the month before it, and no level and no line explains the series as well. */
  readonly isRandomWalk: boolean;
}

type Seen = ReturnType<typeof seenIn>[number];

/** Growth in percent is a curve. Without this term, it would be taken for a season or a bend. */
const curveTerm: Term = (month) => month ** 2;
const termOf = ({ kind, from }: Change): Term =>
  kind === 'step' ? (month) => (month < from ? 0 : 1) : (month) => Math.max(0, month - from);
/** A step joins two levels, a bend joins two slopes. */
const termsOf = (change: Change): readonly Term[] =>
  change.kind === 'step' ? [termOf(change)] : [slopeTerm, termOf(change)];

/** Minimum number of months on each side of a change. A single month is an outlier. */
const MIN_SIDE = { step: 2, bend: 3 } as const;

/** There is at most one outlier in this many months. */
const MONTHS_PER_OUTLIER = 9;

/** Maximum number of months that are tried as the next outlier. */
const MAX_CANDIDATES = 4;

/** A model with fewer degrees of freedom fits any series. */
const MIN_DEGREES_OF_FREEDOM = { plain: 2, seasonal: 5 } as const;

/** Squared residuals below this share of the squared values are rounding errors. */
const MIN_RESIDUALS = 1e-12;

/** Number of digits in which a visitor's rounding is looked for. */
const MAX_DIGITS = 6;

/**
 * Penalties of the criterion beside one for each parameter: a change and an outlier are also chosen among all months. They were
 * measured on generated series. Without the penalty of a change, half of the level series get a step. Without the penalty of a
 * season, one random walk in fourteen gets a season.
 */
const PENALTY = { outlier: 4, lastOutlier: 2, change: 4, season: 2 } as const;

const without = (all: readonly Seen[], outliers: readonly number[]): readonly Seen[] =>
  all.filter(({ month }) => !outliers.includes(month));

/**
 * The power of ten of which all sales are multiples. It is at most a fifth of the mean sales, because more of the digits are known. The
 * result is 0 if each value has too many digits.
 */
function stepOfRounding(all: readonly Seen[]): number {
  const top = Math.floor(Math.log10(mean(all.map(({ value }) => Math.abs(value))) / 5));
  const steps = Array.from({ length: MAX_DIGITS }, (_, digit) => 10 ** (top - digit));
  const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;
  return steps.find((step) => all.every(({ value }) => isMultiple(value, step))) ?? 0;
}

/** A series without some months, and what the criteria of all models of it have in common. */
interface Sample {
  readonly all: readonly Seen[];
  readonly outliers: readonly number[];
  readonly seen: readonly Seen[];
  /** A smaller sum of squared residuals is a rounding error. */
  readonly rounding: number;
}

/** The squared residuals that rounding may leave. A rounding error is uniform: its variance is a twelfth of the square of the step. */
function roundingIn(all: readonly Seen[]): number {
  const squares = all.reduce((sum, { value }) => sum + value ** 2, 0);
  return Math.max(squares * MIN_RESIDUALS, (all.length * stepOfRounding(all) ** 2) / 12);
}

/**
 * The Bayesian information criterion: the logarithm of the mean squared residual, plus a penalty for each parameter. The model
 * with the smallest one is the best.
 */
function criterion({ all, rounding }: Sample, sumOfSquares: number, residuals: number, penalty: number): number {
  const squares = Math.max(sumOfSquares, rounding, Number.MIN_VALUE);
  return all.length * Math.log(squares / residuals) + penalty * Math.log(all.length);
}

/** The criterion for a regression on terms; infinite if the model has too few degrees of freedom or collinear terms. */
function criterionOfTerms(sample: Sample, period: number): (terms: readonly Term[], changes: number) => number {
  const { all, outliers, seen } = sample;
  const levels = period === 1 ? 1 : new Set(seen.map(({ month }) => month % period)).size;
  const fit = leastSquares(seen, period);
  return (terms, changes) => {
    if (seen.length - levels - terms.length < MIN_DEGREES_OF_FREEDOM[period > 1 ? 'seasonal' : 'plain'])
      return Number.POSITIVE_INFINITY;
    const fitted = fit(terms);
    if (!fitted) return Number.POSITIVE_INFINITY;
    // The last month, if it is an outlier of a line, may be the first month of another line.
    const isLastOutlier = terms.length > 0 && outliers.includes(all.at(-1)?.month ?? Number.NaN);
    const penalty =
      levels +
      terms.length +
      outliers.length +
      PENALTY.change * changes +
      PENALTY.outlier * outliers.length +
      (isLastOutlier ? PENALTY.lastOutlier : 0) +
      (period > 1 ? PENALTY.season : 0);
    return criterion(sample, fitted.sumOfSquares, seen.length, penalty);
  };
}

/**
 * The criterion for a random walk. Its residuals are the differences between consecutive months, and its parameter is the first
 * month. A difference across a gap of n months is divided by √n. The criterion is infinite if the first autocorrelation of the
 * differences is beyond two standard errors (Bartlett, 1946): a smooth season and noise around a line have such differences.
 */
function criterionOfWalk(sample: Sample): number {
  const { outliers, seen } = sample;
  const differences = seen.slice(1).map(({ month, value }, index) => {
    const previous = seen[index] ?? { month, value };
    return (value - previous.value) / Math.sqrt(month - previous.month);
  });
  const sumOfSquares = dotProduct(differences, differences);
  const autocovariance = dotProduct(differences.slice(1), differences.slice(0, -1));
  if (Math.abs(autocovariance) > (2 / Math.sqrt(differences.length)) * sumOfSquares) return Number.POSITIVE_INFINITY;
  return criterion(sample, sumOfSquares, differences.length, 1 + (1 + PENALTY.outlier) * outliers.length);
}

interface Candidate extends Regime {
  readonly criterion: number;
}

/** All changes that leave enough months on both sides. */
function changesOf(months: number): readonly Change[] {
  const indexes = Array.from({ length: months }, (_, from) => from);
  return (['step', 'bend'] as const).flatMap((kind) =>
    indexes.slice(MIN_SIDE[kind], months - MIN_SIDE[kind] + 1).map((from) => ({ kind, from })),
  );
}

/** The months that differ most from the mean of their neighbours. An outlier is one of them. */
function likelyOutliers(all: readonly Seen[]): readonly number[] {
  const distanceOf = (value: number, index: number) =>
    Math.abs(value - mean([all[index - 1]?.value, all[index + 1]?.value].filter((near) => near !== undefined)));
  return all
    .map(({ month, value }, index) => ({ month, distance: distanceOf(value, index) }))
    .sort((left, right) => right.distance - left.distance)
    .slice(0, MAX_CANDIDATES)
    .map(({ month }) => month);
}

const better = (best: Candidate, other: Candidate): Candidate => (other.criterion < best.criterion ? other : best);

/** The best model with the outliers of the sample: a random walk, a level, a line, a curve, a step or a bend. */
function bestWith(sample: Sample, changes: readonly Change[], period: number): Candidate {
  const seasonal = period > 1;
  const model = { change: undefined, outliers: sample.outliers, seasonal, isRandomWalk: false };
  const criterionOf = criterionOfTerms(sample, period);
  const walks = seasonal ? [] : [{ ...model, isRandomWalk: true, criterion: criterionOfWalk(sample) }];
  const unchanged = [[], [slopeTerm], [slopeTerm, curveTerm]].map((terms) => ({
    ...model,
    criterion: criterionOf(terms, 0),
  }));
  const changed = changes.map((change) => ({
    ...model,
    change,
    criterion: criterionOf(termsOf(change), 1),
  }));
  return [...walks, ...unchanged, ...changed].reduce<Candidate>(better, {
    ...model,
    criterion: Number.POSITIVE_INFINITY,
  });
}

/** The best model with a period of 1 or 12. The search adds the outliers one at a time. */
function explain(all: readonly Seen[], months: number, period: number): Candidate {
  const changes = changesOf(months);
  const rounding = roundingIn(all);
  const modelWith = (outliers: readonly number[]) =>
    bestWith({ all, outliers, seen: without(all, outliers), rounding }, changes, period);
  let best = modelWith([]);
  let latest = best;
  const maxOutliers = Math.max(1, Math.floor(all.length / MONTHS_PER_OUTLIER));
  // Two outliers hide each other: the search goes on even if the first one alone is not worth its penalty.
  while (latest.outliers.length < maxOutliers) {
    const { outliers } = latest;
    // Two outliers in the same calendar month are a season.
    const next = likelyOutliers(all)
      .filter((month) => !outliers.some((outlier) => (outlier - month) % PERIOD === 0))
      .map((month) => modelWith([...outliers, month]));
    if (next.length === 0) break;
    latest = next.reduce(better);
    best = better(best, latest);
  }
  return best;
}

/**
 * The model with the smallest criterion.
 * @param mayBeSeasonal whether there are enough months for a season
 */
export function regimeOf(values: readonly Observation[], mayBeSeasonal: boolean): Regime {
  const all = seenIn(values);
  const plain = explain(all, values.length, 1);
  return mayBeSeasonal ? better(plain, explain(all, values.length, PERIOD)) : plain;
}

/** What brings each month before a change to the present level or slope, by addition; 0 from the change on. */
export function shiftOf(
  values: readonly Observation[],
  { change, outliers, seasonal }: Regime,
): (month: number) => number {
  if (!change) return () => 0;
  const seen = without(seenIn(values), outliers);
  const size = leastSquares(seen, seasonal ? PERIOD : 1)(termsOf(change))?.coefficients.at(-1) ?? 0;
  return (month) => size * (change.kind === 'step' ? Number(month < change.from) : Math.min(0, month - change.from));
}

/** The series as if it had always had its present level and slope. Months before a change are shifted, outliers are gaps. */
export function asToday(values: readonly Observation[], regime: Regime): Observation[] {
  const shift = shiftOf(values, regime);
  return values.map((value, month) =>
    value === null || regime.outliers.includes(month) ? null : value + shift(month),
  );
}
