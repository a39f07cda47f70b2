import { stretchesOf } from './closures.ts';
import { MONTHS_PER_YEAR } from './limits.ts';
import { type Observation, seenIn } from './smoothing.ts';
import { centred, dotProduct, fitLine, MIN_DIFFERENCE, mean, median } from './trend.ts';

/** The model that explains a series best. */
export interface Regime {
  /** The first month of the present level, if the level changed once. */
  readonly step: number | undefined;
  /** Months that are unlike all others. A forecast leaves them out. */
  readonly outliers: readonly number[];
  /** Whether each calendar month has a level of its own. */
  readonly seasonal: boolean;
  /**
   * - `levels`: one or two levels, or a line.
   * - `curve`: the change per month changes.
   * - `walk`: each month starts from the month before it, and no level and no line explains the series as well.
   * - `intermittent`: sales come and go, so that no model explains them.
   */
  readonly shape: 'levels' | 'curve' | 'walk' | 'intermittent';
}

type Seen = ReturnType<typeof seenIn>[number];

/**
 * Minimum number of months before a step, and from it on. A single month is an outlier. With a season, two are often its strong months,
 * and a step in the first months of two years is the same as some odd months of the second year.
 */
const MIN_BEFORE = { plain: 2, seasonal: 6 } as const;
const MIN_AFTER = { plain: 2, seasonal: 3 } as const;

/** A model with fewer degrees of freedom fits any series. */
const MIN_DEGREES_OF_FREEDOM = { plain: 2, seasonal: 5 } as const;

/** Squared residuals below this share of the squared values, or of squared months, are rounding errors. */
const ROUNDING_SHARE = 1e-12;

/** Number of digits in which a visitor's rounding is looked for. */
const MAX_DIGITS = 6;

/** Number of months before a month, and after it, that it is compared with. */
const NEIGHBOURS = 3;

/**
 * An outlier is this many times farther from its neighbours than a month is from the month before it; the first and the last month,
 * which have neighbours on one side only, twice as far. From 3 to 5, generated series are forecast about as well.
 */
const MIN_DISTANCE = 4;

/** Share of the difference from its neighbours that a month repeats in another year, if it is a season. */
const MIN_REPEATED = 1 / 3;

/**
 * Correlation of two years, each without its line, above which no random walk explains them. Of 480 generated series with a season, 14 are
 * taken for walks (44 without this rule); of 240 walks, 159 are (174).
 */
const MIN_AGREEMENT = 0.6;

/**
 * Penalties of the criterion beside one for each parameter. A step is also chosen among all months: without its penalty, half of the
 * level series get one. Without the penalty of a season, one random walk in fourteen gets a season. A Christmas that varies looks like a
 * step of the last three months: without the third penalty, one shop in ten gets one.
 */
const PENALTY = { step: 4, season: 1, lastMonths: 3 } as const;

/** The change from each month with a figure to the next, without its sign. */
const changesOf = (all: readonly Seen[]): number[] =>
  all.slice(1).map(({ value }, index) => Math.abs(value - (all[index]?.value ?? 0)));

/**
 * The months that are far from the three before them and from the three after them, on the same side of both (Hampel, 1974). The measure
 * is the mean change from a month to the next, without the changes to and from this month. A month that is unlike its neighbours in another
 * year too is a season. Far months that follow each other are a level, except two that are not at an end and that other years contradict.
 */
function unlikeNeighbours(all: readonly Seen[], minDifference = MIN_DIFFERENCE): readonly number[] {
  const values = all.map(({ value }) => value);
  const changes = changesOf(all);
  const smallest = minDifference * Math.max(...values.map(Math.abs));
  /** The median on each side of a month; one at the ends. */
  const usualBeside = (index: number) =>
    neighboursOf(values, index).flatMap((side) => (side.length > 0 ? [median(side)] : []));
  const isFar = (value: number, index: number) => {
    const differences = usualBeside(index).map((usual) => value - usual);
    const isBetween = new Set(differences.map(Math.sign)).size > 1;
    const others = changes.filter((_, change) => change !== index - 1 && change !== index);
    const isAtEnd = differences.length === 1;
    // Sales that repeat the month before until they change have no outlier at the end: the last change is a new level.
    if (isBetween || (isAtEnd && median(others) <= smallest)) return false;
    const distance = Math.min(...differences.map(Math.abs));
    // A decline that slows down starts far from its mean change, but not far from its first one.
    const beside = (isAtEnd && changes.at(index === 0 ? 1 : -2)) || 0;
    return distance > MIN_DISTANCE * Math.max((isAtEnd ? 2 : 1) * mean(others), beside, smallest);
  };
  // A season grows with the sales. A new level may begin on one side of it.
  const arePositive = values.every((value) => value > 0);
  const deviationsOf = (month: number) => {
    const index = all.findIndex((seen) => seen.month === month);
    const value = values[index] ?? 0;
    return usualBeside(index).map((usual) => (arePositive ? value / usual - 1 : value - usual));
  };
  const isSeasonal = (month: number) => {
    const own = mean(deviationsOf(month));
    return otherYears(all, month)
      .flatMap((other) => deviationsOf(other.month))
      .some((deviation) => deviation / own > MIN_REPEATED);
  };
  const isInside = (month: number) => month !== all[0]?.month && month !== all.at(-1)?.month;
  const isContradicted = (month: number) => isInside(month) && otherYears(all, month).length > 0;
  return stretchesOf(all.filter(({ value }, index) => isFar(value, index)).map(({ month }) => month))
    .filter((run) => !run.some(isSeasonal) && (run.length === 1 || (run.length === 2 && run.every(isContradicted))))
    .flat();
}

/** Shares of last year's sales that differ by less, as a share of the largest one, are equal: those of a steady growth are, but for rounding. */
const MIN_SHARE_DIFFERENCE = 0.005;

/**
 * The months that are unlike their neighbours. A season hides a last month that is not over. The last month is therefore an outlier too if
 * its ratio to the same month a year before is unlike the ratios of the months before it. It is not if the level changed a year before,
 * which shows by later changes of less than half that one.
 */
function outliersOf(all: readonly Seen[]): readonly number[] {
  const shares = all.flatMap(({ month, value }) => {
    const before = all.find((other) => other.month === month - MONTHS_PER_YEAR)?.value ?? 0;
    return before > 0 ? [{ month, value: value / before }] : [];
  });
  const last = all.at(-1)?.month ?? 0;
  const [toLastYear = 0, ...later] = changesOf(all.filter(({ month }) => month >= last - MONTHS_PER_YEAR - 1));
  const isNewLevel = Math.max(...later) < toLastYear / 2;
  const unlikeLastYear =
    isNewLevel || shares.length <= NEIGHBOURS ? [] : unlikeNeighbours(shares, MIN_SHARE_DIFFERENCE);
  return [...new Set([...unlikeNeighbours(all), ...unlikeLastYear.filter((month) => month === last)])];
}

/** The months before a month, and those after it. */
export const neighboursOf = <Value>(values: readonly Value[], index: number): readonly (readonly Value[])[] => [
  values.slice(Math.max(0, index - NEIGHBOURS), index),
  values.slice(index + 1, index + 1 + NEIGHBOURS),
];

/** The same calendar month in other years. */
export const otherYears = (all: readonly Seen[], month: number): Seen[] =>
  all.filter((other) => other.month !== month && (other.month - month) % MONTHS_PER_YEAR === 0);

/**
 * The power of ten of which all sales are multiples. It is at most a fifth of the mean sales, because more of the digits are known. The
 * result is 0 if each value has too many digits.
 */
function stepOfRounding(values: readonly number[]): number {
  const top = Math.floor(Math.log10(mean(values.map(Math.abs)) / 5));
  const steps = Array.from({ length: MAX_DIGITS }, (_, digit) => 10 ** (top - digit));
  const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;
  return steps.find((step) => values.every((value) => isMultiple(value, step))) ?? 0;
}

/** The squared residuals of a regression on terms, whose means were taken away. A term that the ones before it explain does nothing. */
function residualSquares(values: readonly number[], terms: readonly (readonly number[])[]): number {
  const away = (from: readonly number[], direction: readonly number[]) => {
    const squares = dotProduct(direction, direction);
    const part = squares > ROUNDING_SHARE ? dotProduct(from, direction) / squares : 0;
    return from.map((value, index) => value - part * (direction[index] ?? 0));
  };
  const [first, ...others] = terms;
  if (!first) return dotProduct(values, values);
  return residualSquares(
    away(values, first),
    others.map((other) => away(other, first)),
  );
}

/**
 * Explains a series by a level, a line, a curve (growth in percent), a step or a random walk, without and with a season. The Bayesian
 * information criterion (BIC) is the logarithm of the mean squared residual, plus a penalty for each parameter. The smallest is the best.
 * @param mayBeSeasonal whether there are enough months for a season
 */
export function regimeOf(values: readonly Observation[], mayBeSeasonal: boolean): Regime {
  const outliers = outliersOf(seenIn(values));
  const seen = seenIn(values).filter(({ month }) => !outliers.includes(month));
  const [months, figures] = [seen.map(({ month }) => month), seen.map(({ value }) => value)];
  // A rounding error is uniform: its variance is a twelfth of the square of the step.
  const rounding = Math.max(
    dotProduct(figures, figures) * ROUNDING_SHARE,
    (seen.length * stepOfRounding(figures) ** 2) / 12,
    Number.MIN_VALUE,
  );
  const criterionOf = (squares: number, residuals: number, penalty: number) =>
    seen.length * Math.log(Math.max(squares, rounding) / residuals) + penalty * Math.log(seen.length);
  const curve = months.map((month) => month ** 2);
  const models = [
    ...[[], [months], [months, curve]].map((terms) => ({ terms, step: undefined })),
    ...values.map((_, step) => ({ terms: [months.map((month) => Number(month >= step))], step })),
  ];
  const none: Regime = { step: undefined, outliers, seasonal: false, shape: 'levels' };
  const candidates: { regime: Regime; criterion: number }[] = [1, ...(mayBeSeasonal ? [MONTHS_PER_YEAR] : [])].flatMap(
    (period) => {
      const seasonal = period > 1;
      const kind = seasonal ? 'seasonal' : 'plain';
      const lastStep = values.length - MIN_AFTER[kind];
      const levels = new Set(months.map((month) => month % period)).size;
      const centre = (quantities: readonly number[]) => centred(months, quantities, period);
      return models.flatMap(({ terms, step }) => {
        if (step !== undefined && (step < MIN_BEFORE[kind] || step > lastStep)) return [];
        const freedom = seen.length - levels - terms.length;
        if (freedom < MIN_DEGREES_OF_FREEDOM[kind]) return [];
        const penalties = [
          step === undefined ? 0 : PENALTY.step,
          seasonal ? PENALTY.season : 0,
          seasonal && step === lastStep ? PENALTY.lastMonths : 0,
        ];
        const penalty = penalties.reduce((sum, each) => sum + each, levels + terms.length);
        const squares = residualSquares(centre(figures), terms.map(centre));
        const shape = terms.includes(curve) ? 'curve' : 'levels';
        return [{ regime: { ...none, step, seasonal, shape }, criterion: criterionOf(squares, seen.length, penalty) }];
      });
    },
  );
  const walk = mayBeSeasonal && yearsAgree(seen) ? undefined : walkSquares(seen);
  const walks =
    walk === undefined
      ? []
      : [{ regime: { ...none, shape: 'walk' as const }, criterion: criterionOf(walk, seen.length - 1, 1) }];
  const start = { regime: none, criterion: Number.POSITIVE_INFINITY };
  const best = [...walks, ...candidates].reduce(
    (least, other) => (other.criterion < least.criterion ? other : least),
    start,
  );
  // A season and a line explain a step after the first of two years as well, and save its penalty.
  const saved = best.regime.seasonal ? PENALTY.step * Math.log(seen.length) : 0;
  const step = candidates.find(({ regime }) => !regime.seasonal && regime.step === MONTHS_PER_YEAR);
  return (step && step.criterion < best.criterion + saved ? step : best).regime;
}

/** Each month of a year minus the line of that year. */
function withoutLine(seen: readonly Seen[], from: number): number[] {
  const year: Observation[] = Array.from({ length: MONTHS_PER_YEAR }, () => null);
  for (const { month, value } of seen) if (month >= from && month < from + MONTHS_PER_YEAR) year[month - from] = value;
  const { intercept, slope } = fitLine(year, 1);
  return year.map((value, month) => (value === null ? 0 : value - intercept - slope * month));
}

/** Whether the last two years, each without its line, are alike. */
function yearsAgree(seen: readonly Seen[]): boolean {
  const months = (seen.at(-1)?.month ?? 0) + 1;
  const [last, before] = [withoutLine(seen, months - MONTHS_PER_YEAR), withoutLine(seen, months - 2 * MONTHS_PER_YEAR)];
  const size = Math.sqrt(dotProduct(last, last) * dotProduct(before, before));
  return size > 0 && dotProduct(last, before) / size > MIN_AGREEMENT;
}

/**
 * The squared differences between consecutive months, for a random walk. A difference across a gap of n months is divided by √n.
 * Undefined if the first autocorrelation of the differences is beyond two standard errors (Bartlett, 1946): a smooth season and noise
 * around a line have such differences.
 */
function walkSquares(seen: readonly Seen[]): number | undefined {
  const differences = seen.slice(1).map(({ month, value }, index) => {
    const previous = seen[index] ?? { month, value };
    return (value - previous.value) / Math.sqrt(month - previous.month);
  });
  const sumOfSquares = dotProduct(differences, differences);
  const autocovariance = dotProduct(differences.slice(1), differences.slice(0, -1));
  return Math.abs(autocovariance) > (2 / Math.sqrt(differences.length)) * sumOfSquares ? undefined : sumOfSquares;
}

/** The series as if it had always had its present level. Months before a step are shifted, outliers are gaps. */
export function asToday(values: readonly Observation[], regime: Regime): Observation[] {
  const shift = shiftOf(values, regime);
  return values.map((value, month) =>
    value === null || regime.outliers.includes(month) ? null : value + shift(month),
  );
}

/** What brings each month before a step to the present level, by addition; 0 from the step on. */
export function shiftOf(
  values: readonly Observation[],
  { step, outliers, seasonal }: Regime,
): (month: number) => number {
  const seen = seenIn(values).filter(({ month }) => !outliers.includes(month));
  const months = seen.map(({ month }) => month);
  if (step === undefined || !months.some((month) => month >= step)) return () => 0;
  const centre = (quantities: readonly number[]) => centred(months, quantities, seasonal ? MONTHS_PER_YEAR : 1);
  const term = centre(months.map((month) => Number(month >= step)));
  const size = dotProduct(term, centre(seen.map(({ value }) => value))) / (dotProduct(term, term) || 1);
  return (month) => (month < step ? size : 0);
}
