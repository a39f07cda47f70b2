import { MONTHS_PER_YEAR } from './limits.ts';
import { type Observation, seenIn } from './smoothing.ts';

/** A least-squares line through a series, with or without calendar-month effects. */
export interface FittedLine {
  /** Value at the first month, in the unit of the series. With calendar-month effects, it is the mean over the year. */
  readonly intercept: number;
  /** Change per month. */
  readonly slope: number;
  readonly standardErrorOfSlope: number;
  /** Each calendar month minus the line, from the first month on, with mean 0; undefined for a month without data. */
  readonly effects: readonly (number | undefined)[];
  readonly degreesOfFreedom: number;
}

/** The arithmetic mean; NaN without values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** The median; 0 without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((left, right) => left - right);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
};

/** Two numbers that differ by a smaller share of the largest sales are equal: the difference is a rounding error. */
export const MIN_DIFFERENCE = 1e-9;

export function dotProduct(left: readonly number[], right: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < left.length; index += 1) total += (left[index] ?? 0) * (right[index] ?? 0);
  return total;
}

/** Squared residuals below this share of the squared values are rounding errors of an exact line. */
const MIN_RESIDUALS = 1e-24;

/** The mean of a quantity in each calendar month (period 12), or in all months (period 1); undefined without data. */
function meansOf(months: readonly number[], quantities: readonly number[], period: number): (number | undefined)[] {
  const totals = new Array<number>(period).fill(0);
  const counts = new Array<number>(period).fill(0);
  for (const [index, month] of months.entries()) {
    const group = month % period;
    totals[group] = (totals[group] ?? 0) + (quantities[index] ?? 0);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return totals.map((total, group) => (counts[group] ? total / counts[group] : undefined));
}

/** Each quantity minus the mean of its calendar month (period 12), or of all months (period 1). */
export function centred(months: readonly number[], quantities: readonly number[], period: number): number[] {
  const means = meansOf(months, quantities, period);
  return quantities.map((quantity, index) => quantity - (means[(months[index] ?? 0) % period] ?? 0));
}

/**
 * Fits one slope, and one level for each calendar month, by least squares. It skips gaps.
 * @param period 1 for a plain line, 12 for a line with calendar-month effects
 */
export function fitLine(series: readonly Observation[], period: number): FittedLine {
  const seen = seenIn(series);
  const [months, values] = [seen.map(({ month }) => month), seen.map(({ value }) => value)];
  const [x, y] = [centred(months, months, period), centred(months, values, period)];
  const spread = dotProduct(x, x);
  const slope = spread > 0 ? dotProduct(x, y) / spread : 0;
  const level = values.map((value, index) => value - slope * (months[index] ?? 0));
  const levels = meansOf(months, level, period);
  const known = levels.filter((level) => level !== undefined);
  const intercept = mean(known);
  const residuals = centred(months, level, period);
  const squares = dotProduct(residuals, residuals);
  const sumOfSquares = squares <= dotProduct(values, values) * MIN_RESIDUALS ? 0 : squares;
  const degreesOfFreedom = seen.length - known.length - 1;
  return {
    intercept,
    slope,
    standardErrorOfSlope:
      spread > 0 && degreesOfFreedom > 0
        ? Math.sqrt(sumOfSquares / degreesOfFreedom / spread)
        : Number.POSITIVE_INFINITY,
    effects: levels.map((level) => (level === undefined ? undefined : level - intercept)),
    degreesOfFreedom,
  };
}

/** Student's t at 97.5 %, for 1 to 34 degrees of freedom: the significance of a slope. Source: R, `qt(.975, 1:34)`. */
const T975 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042, 2.04, 2.037, 2.035, 2.032,
] as const;

/** Student's t at 90 %, for 1 to 12 degrees of freedom: an 80 % interval. Source: R, `qt(.9, 1:12)`. */
const T90 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356] as const;

/** Beyond the table, its last quantile is close enough. */
const quantileIn = (table: readonly number[], degreesOfFreedom: number): number =>
  table[Math.min(Math.max(degreesOfFreedom, 1), table.length) - 1] ?? Number.POSITIVE_INFINITY;

/** Student's t for an 80 % interval. */
export const t90 = (degreesOfFreedom: number): number => quantileIn(T90, degreesOfFreedom);

/** Whether the slope of a line differs significantly from 0 (Student's t, 95 %). */
export function isSignificant({ slope, standardErrorOfSlope, degreesOfFreedom, intercept }: FittedLine): boolean {
  const isRoundingError = Math.abs(slope) <= Math.abs(intercept) * 1e-12;
  if (isRoundingError || degreesOfFreedom <= 0) return false;
  return Math.abs(slope) > quantileIn(T975, degreesOfFreedom) * standardErrorOfSlope;
}

/** Minimum number of months with a figure for a season: eight more than the parameters of a line with calendar-month effects. */
export const MIN_SEASON_FIGURES = MONTHS_PER_YEAR + 1 + 8;
