import { type Observation, seenIn } from './smoothing.ts';
import { PERIOD } from './trend.ts';

/** A change in a series: `step`, of its level; `bend`, of its slope. `from` is the first month after it. */
export interface Change {
  readonly kind: 'step' | 'bend';
  readonly from: number;
}

/** The model that explains a series best: its noise is smallest for the parameters that it has. */
export interface Regime {
  readonly change: Change | undefined;
  /** Months that are unlike all others: a forecast leaves them out. */
  readonly outliers: readonly number[];
  /** Whether each calendar month has a level of its own. */
  readonly seasonal: boolean;
  /** Each month starts from the one before it, and neither a level nor a line explains them as well: a random walk. */
  readonly isRandomWalk: boolean;
}

type Seen = ReturnType<typeof seenIn>[number];

/** A term of a regression: its value in a month. */
type Term = (month: number) => number;

const slope: Term = (month) => month;
/** Growth in percent bends all along: it is neither a season nor a single bend. */
const curve: Term = (month) => month ** 2;
const termOf = ({ kind, from }: Change): Term =>
  kind === 'step' ? (month) => (month < from ? 0 : 1) : (month) => Math.max(0, month - from);
/** A step joins two levels, a bend two slopes. */
const termsOf = (change: Change): readonly Term[] =>
  change.kind === 'step' ? [termOf(change)] : [slope, termOf(change)];

/** Fewest months on each side of a change: a single month is an outlier. */
const MIN_SIDE = { step: 2, bend: 3 } as const;

/** Most outliers: one in this many months. */
const MONTHS_PER_OUTLIER = 9;

/** Months tried as outliers. */
const MAX_CANDIDATES = 4;

/** Fewest degrees of freedom of a model: with fewer, it fits any months. */
const MIN_DEGREES_OF_FREEDOM = { plain: 2, seasonal: 5 } as const;

/** Smallest share of the total squares that is not a rounding error. */
const ROUNDING = 1e-12;

/** Distances from the mean of each calendar month (period 12), or from the common mean (period 1). */
function centred(seen: readonly Seen[], of: (one: Seen) => number, period: number): number[] {
  const sums = Array.from({ length: period }, () => ({ sum: 0, count: 0 }));
  const placeOf = ({ month }: Seen) => sums[month % period] ?? { sum: 0, count: 1 };
  for (const one of seen) {
    const place = placeOf(one);
    place.sum += of(one);
    place.count += 1;
  }
  return seen.map((one) => of(one) - placeOf(one).sum / placeOf(one).count);
}

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** Least squares on up to two terms, beside the means; undefined if the terms are collinear. */
function fit(seen: readonly Seen[], terms: readonly Term[], period: number) {
  const values = centred(seen, ({ value }) => value, period);
  const [one, other] = terms.map((term) => centred(seen, ({ month }) => term(month), period));
  const total = product(values, values);
  if (!one) return { squares: total, factors: [] };
  const [first, firstOwn] = [product(one, values), product(one, one)];
  if (!other)
    return firstOwn < ROUNDING ? undefined : { squares: total - first ** 2 / firstOwn, factors: [first / firstOwn] };
  const [second, secondOwn, both] = [product(other, values), product(other, other), product(one, other)];
  const determinant = firstOwn * secondOwn - both ** 2;
  if (determinant < ROUNDING * firstOwn * secondOwn) return undefined;
  const factors = [(first * secondOwn - second * both) / determinant, (second * firstOwn - first * both) / determinant];
  return { squares: total - product(factors, [first, second]), factors };
}

/**
 * Penalties in parameters beyond their own: a change and an outlier are also chosen among all months. Measured on generated series:
 * without that of a change, half of the level ones get a step; without that of a season, one walk in fourteen gets a season.
 */
const PENALTY = { outlier: 4, lastOutlier: 2, change: 4, season: 2 } as const;

/**
 * The Bayesian information criterion (BIC): the logarithm of the mean squared error, and a penalty for each parameter. Smaller is
 * better. Infinite without enough degrees of freedom.
 */
function score(
  all: readonly Seen[],
  outliers: readonly number[],
  terms: readonly Term[],
  changes: number,
  period: number,
) {
  const seen = all.filter(({ month }) => !outliers.includes(month));
  const groups = period === 1 ? 1 : new Set(seen.map(({ month }) => month % period)).size;
  const parameters = groups + terms.length + outliers.length;
  if (
    seen.length - groups - terms.length <
    (period > 1 ? MIN_DEGREES_OF_FREEDOM.seasonal : MIN_DEGREES_OF_FREEDOM.plain)
  )
    return Number.POSITIVE_INFINITY;
  const fitted = fit(seen, terms, period);
  if (!fitted) return Number.POSITIVE_INFINITY;
  const least = all.reduce((sum, { value }) => sum + value ** 2, 0) * ROUNDING;
  const squares = Math.max(fitted.squares, least, Number.MIN_VALUE);
  // A last month off a line can be the first of another line.
  const leaves = terms.length > 0 && outliers.includes(all.at(-1)?.month ?? Number.NaN);
  const penalty =
    parameters +
    PENALTY.change * changes +
    PENALTY.outlier * outliers.length +
    (leaves ? PENALTY.lastOutlier : 0) +
    (period > 1 ? PENALTY.season : 0);
  return all.length * Math.log(squares / seen.length) + penalty * Math.log(all.length);
}

/**
 * The criterion for a random walk, which leaves the change from each month to the next unexplained. Its one parameter is its
 * first month. Across a gap of n months, the change is √n times as large. Infinite if a change predicts the next one, as in a smooth
 * season and in noise around a line: its autocorrelation is beyond two standard errors (Bartlett, 1946).
 */
function scoreOfWalk(all: readonly Seen[], outliers: readonly number[]) {
  const seen = all.filter(({ month }) => !outliers.includes(month));
  const steps = seen.slice(1).map(({ month, value }, index) => {
    const before = seen[index] ?? { month, value };
    return (value - before.value) / Math.sqrt(month - before.month);
  });
  const least = all.reduce((sum, { value }) => sum + value ** 2, 0) * ROUNDING;
  const squares = Math.max(product(steps, steps), least, Number.MIN_VALUE);
  const again = product(steps.slice(1), steps.slice(0, -1));
  if (Math.abs(again) > (2 / Math.sqrt(steps.length)) * product(steps, steps)) return Number.POSITIVE_INFINITY;
  const penalty = 1 + (1 + PENALTY.outlier) * outliers.length;
  return all.length * Math.log(squares / steps.length) + penalty * Math.log(all.length);
}

interface Explained extends Regime {
  readonly score: number;
}

/** All changes that leave enough months on both sides. */
function changesOf(months: number): readonly Change[] {
  const places = Array.from({ length: months }, (_, from) => from);
  return (['step', 'bend'] as const).flatMap((kind) =>
    places.slice(MIN_SIDE[kind], months - MIN_SIDE[kind] + 1).map((from) => ({ kind, from })),
  );
}

/** The months farthest from their neighbours: an outlier is one of them. */
function roughest(all: readonly Seen[]): readonly Seen[] {
  const distance = (index: number) => {
    const own = all[index]?.value ?? 0;
    const near = [all[index - 1]?.value, all[index + 1]?.value].filter((value) => value !== undefined);
    return Math.abs(own - near.reduce((sum, value) => sum + value, 0) / near.length);
  };
  return all
    .map((one, index) => ({ one, rough: distance(index) }))
    .sort((one, other) => other.rough - one.rough)
    .slice(0, MAX_CANDIDATES)
    .map(({ one }) => one);
}

const better = (one: Explained, other: Explained): Explained => (other.score < one.score ? other : one);

/** The best model with these outliers and a period of 1 or 12: a level, a line, a curve, a walk, a step or a bend. */
function bestWith(outliers: readonly number[], all: readonly Seen[], changes: readonly Change[], period: number) {
  const seasonal = period > 1;
  const given = { change: undefined, outliers, seasonal, isRandomWalk: false };
  const walk = seasonal ? [] : [{ ...given, isRandomWalk: true, score: scoreOfWalk(all, outliers) }];
  const lines = [[], [slope], [slope, curve]].map((terms) => ({
    ...given,
    score: score(all, outliers, terms, 0, period),
  }));
  const changed = changes.map((change) => ({
    ...given,
    change,
    score: score(all, outliers, termsOf(change), 1, period),
  }));
  return [...walk, ...lines, ...changed].reduce<Explained>(better, { ...given, score: Number.POSITIVE_INFINITY });
}

/** The best model with a period of 1 or 12. Outliers are added one at a time, as long as there is room for them. */
function explain(all: readonly Seen[], months: number, period: number): Explained {
  const changes = changesOf(months);
  const best = (outliers: readonly number[]) => bestWith(outliers, all, changes, period);
  let found = best([]);
  let path = found;
  const most = Math.max(1, Math.floor(all.length / MONTHS_PER_OUTLIER));
  // Two outliers hide each other: the search goes on even if the first of them alone is not worth its penalty.
  while (path.outliers.length < most) {
    const { outliers } = path;
    // Two outliers in the same calendar month are a season.
    const next = roughest(all)
      .filter(({ month }) => !outliers.some((outlier) => (outlier - month) % PERIOD === 0))
      .map(({ month }) => best([...outliers, month]));
    if (next.length === 0) break;
    path = next.reduce(better);
    found = better(found, path);
  }
  return found;
}

/**
 * The model with the least BIC: a change point, outliers, a season, or none of them.
 * @param mayBeSeasonal whether there are enough months for a season
 */
export function regimeOf(values: readonly Observation[], mayBeSeasonal: boolean): Regime {
  const all = seenIn(values);
  const plain = explain(all, values.length, 1);
  const seasonal = mayBeSeasonal ? explain(all, values.length, PERIOD) : plain;
  return better(plain, seasonal);
}

/** What to add to each month before a change to bring it to the present level or slope; 0 from the change on. */
export function shiftOf(
  values: readonly Observation[],
  { change, outliers, seasonal }: Regime,
): (month: number) => number {
  if (!change) return () => 0;
  const seen = seenIn(values).filter(({ month }) => !outliers.includes(month));
  const factor = fit(seen, termsOf(change), seasonal ? PERIOD : 1)?.factors.at(-1) ?? 0;
  return (month) => factor * (change.kind === 'step' ? Number(month < change.from) : Math.min(0, month - change.from));
}

/** The series as if it had always had its present level and slope: months before a change are shifted, outliers are gaps. */
export function asToday(values: readonly Observation[], regime: Regime): Observation[] {
  const shift = shiftOf(values, regime);
  return values.map((value, month) =>
    value === null || regime.outliers.includes(month) ? null : value + shift(month),
  );
}
