import type { Observation } from './smoothing.ts';
import { PERIOD } from './trend.ts';

/** A change in a series: `step`, of its level; `bend`, of its slope. `from` is the first month after it. */
export interface Change {
  readonly kind: 'step' | 'bend';
  readonly from: number;
}

/** What explains a series best, beside its noise. */
export interface Regime {
  readonly change: Change | undefined;
  /** Months that are unlike all others: a forecast leaves them out. */
  readonly outliers: readonly number[];
  /** Whether the months of the year differ. */
  readonly seasonal: boolean;
  /** Each month starts from the one before it, and neither a level nor a line explains them as well: a random walk. */
  readonly isRandomWalk: boolean;
}

interface Seen {
  readonly month: number;
  readonly value: number;
}

/** A term of a regression: its value in a month. */
type Term = (month: number) => number;

const slope: Term = (month) => month;
/** Growth by a constant share is no season. */
const curve: Term = (month) => month ** 2;
const termOf = ({ kind, from }: Change): Term =>
  kind === 'step' ? (month) => (month < from ? 0 : 1) : (month) => Math.max(0, month - from);
/** A step joins two levels, a bend two slopes. */
const termsOf = (change: Change): readonly Term[] =>
  change.kind === 'step' ? [termOf(change)] : [slope, termOf(change)];

/** Fewest months on each side of a change: a single month is an outlier. */
const SIDE = { step: 2, bend: 3 } as const;

/** Most outliers: one in this many months. */
const MONTHS_PER_OUTLIER = 9;

/** Months tried as outliers. */
const CANDIDATES = 4;

/** Fewest months beyond the parameters of an explanation: with fewer, it repeats the months. */
const SPARE = { plain: 2, seasonal: 5 } as const;

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

/** Least squares on up to two terms, beside the means; undefined if the terms say the same. */
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
 * Penalties for a choice among months, and for a season, in parameters beyond their own. Measured on generated series: without them,
 * one series in ten without a season gets one.
 */
const PENALTY = { outlier: 4, lastOutlier: 2, change: 4, season: 2 } as const;

/**
 * The Bayesian information criterion (BIC): the logarithm of the mean squared error, and a penalty for each parameter. Smaller is
 * better. Infinite without enough months to tell.
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
  if (seen.length - groups - terms.length < (period > 1 ? SPARE.seasonal : SPARE.plain))
    return Number.POSITIVE_INFINITY;
  const fitted = fit(seen, terms, period);
  if (!fitted) return Number.POSITIVE_INFINITY;
  const least = all.reduce((sum, { value }) => sum + value ** 2, 0) * ROUNDING;
  const squares = Math.max(fitted.squares, least, Number.MIN_VALUE);
  // A last month that leaves a line can be the end of the line.
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
    places.slice(SIDE[kind], months - SIDE[kind] + 1).map((from) => ({ kind, from })),
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
    .slice(0, CANDIDATES)
    .map(({ one }) => one);
}

/** The best explanation with a period of 1 or 12: a level, a line or a walk, with a change or without, and some outliers. */
function explain(all: readonly Seen[], months: number, period: number): Explained {
  const changes = changesOf(months);
  const seasonal = period > 1;
  const best = (outliers: readonly number[]): Explained => {
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
    return [...walk, ...lines, ...changed].reduce<Explained>((least, one) => (one.score < least.score ? one : least), {
      ...given,
      score: Number.POSITIVE_INFINITY,
    });
  };
  let found = best([]);
  let path = found;
  const most = Math.max(1, Math.floor(all.length / MONTHS_PER_OUTLIER));
  // Two outliers hide each other: the search goes on although one of them alone is not worth its penalty.
  while (path.outliers.length < most) {
    const { outliers } = path;
    const next = roughest(all)
      .filter(({ month }) => !outliers.some((outlier) => (outlier - month) % PERIOD === 0))
      .map(({ month }) => best([...outliers, month]));
    if (next.length === 0) break;
    path = next.reduce((least, one) => (one.score < least.score ? one : least));
    if (path.score < found.score) found = path;
  }
  return found;
}

/**
 * What explains a series: a season only if it explains more than any change or outlier does.
 * @param mayBeSeasonal whether there are enough months for a season
 */
export function regimeOf(values: readonly Observation[], mayBeSeasonal: boolean): Regime {
  const all = values.flatMap((value, month) => (value === null ? [] : [{ month, value }]));
  const plain = explain(all, values.length, 1);
  const seasonal = mayBeSeasonal ? explain(all, values.length, PERIOD) : plain;
  return seasonal.score < plain.score ? seasonal : plain;
}

/** What brings a month to the present regime: to be added to the months before a change. */
export function shiftOf(
  values: readonly Observation[],
  { change, outliers, seasonal }: Regime,
): (month: number) => number {
  if (!change) return () => 0;
  const seen = values.flatMap((value, month) => (value === null || outliers.includes(month) ? [] : [{ month, value }]));
  const factor = fit(seen, termsOf(change), seasonal ? PERIOD : 1)?.factors.at(-1) ?? 0;
  return (month) => factor * (change.kind === 'step' ? Number(month < change.from) : Math.min(0, month - change.from));
}

/** The series as if its present regime had always held: months before a change are shifted, outliers are gaps. */
export function asToday(values: readonly Observation[], regime: Regime): Observation[] {
  const shift = shiftOf(values, regime);
  return values.map((value, month) =>
    value === null || regime.outliers.includes(month) ? null : value + shift(month),
  );
}
