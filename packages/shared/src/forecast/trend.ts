import { type Observation, seenIn } from './smoothing.ts';

/** Months of a year. */
export const PERIOD = 12;

type Seen = ReturnType<typeof seenIn>[number];

/** A regressor: its value in each month. */
export type Term = (month: number) => number;

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

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** A loop: the search of a model spends half of its time here. */
export function dotProduct(left: readonly number[], right: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < left.length; index += 1) total += (left[index] ?? 0) * (right[index] ?? 0);
  return total;
}

/** Squared residuals below this share of the squared values are rounding errors of an exact line. */
const MIN_RESIDUALS = 1e-24;

/** Two regressors are collinear if their determinant is below this share of its largest value. */
const MIN_DETERMINANT = 1e-12;

/** The mean of a quantity in each calendar month (period 12), or in all months (period 1); undefined without data. */
function meansOf(seen: readonly Seen[], quantities: readonly number[], period: number): (number | undefined)[] {
  const totals = new Array<number>(period).fill(0);
  const counts = new Array<number>(period).fill(0);
  for (const [index, { month }] of seen.entries()) {
    const group = month % period;
    totals[group] = (totals[group] ?? 0) + (quantities[index] ?? 0);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return totals.map((total, group) => (counts[group] ? total / counts[group] : undefined));
}

function centred(seen: readonly Seen[], quantities: readonly number[], period: number): number[] {
  const means = meansOf(seen, quantities, period);
  return seen.map(({ month }, index) => (quantities[index] ?? 0) - (means[month % period] ?? 0));
}

const monthsOf = (seen: readonly Seen[]): number[] => seen.map(({ month }) => month);
const valuesOf = (seen: readonly Seen[]): number[] => seen.map(({ value }) => value);

interface Fit {
  readonly sumOfSquares: number;
  readonly coefficients: readonly number[];
}

/**
 * Fits up to two regressors, beside one constant for each calendar month (period 12) or one for all (period 1), by least squares. The
 * search of a model fits many to the same months: what does not depend on the regressors is computed once.
 * @returns a function whose result is undefined if the regressors are collinear
 */
export function leastSquares(seen: readonly Seen[], period: number): (terms: readonly Term[]) => Fit | undefined {
  const values = centred(seen, valuesOf(seen), period);
  const total = dotProduct(values, values);
  const months = monthsOf(seen);
  return (terms) => {
    const [first, second] = terms.map((term) => centred(seen, months.map(term), period));
    if (!first) return { sumOfSquares: total, coefficients: [] };
    const [firstValues, firstFirst] = [dotProduct(first, values), dotProduct(first, first)];
    if (!second) {
      if (firstFirst < MIN_DETERMINANT) return undefined;
      return { sumOfSquares: total - firstValues ** 2 / firstFirst, coefficients: [firstValues / firstFirst] };
    }
    const secondValues = dotProduct(second, values);
    const [secondSecond, firstSecond] = [dotProduct(second, second), dotProduct(first, second)];
    const determinant = firstFirst * secondSecond - firstSecond ** 2;
    if (determinant < MIN_DETERMINANT * firstFirst * secondSecond) return undefined;
    const coefficients = [
      (firstValues * secondSecond - secondValues * firstSecond) / determinant,
      (secondValues * firstFirst - firstValues * firstSecond) / determinant,
    ];
    return { sumOfSquares: total - dotProduct(coefficients, [firstValues, secondValues]), coefficients };
  };
}

export const slopeTerm: Term = (month) => month;

/**
 * Fits one slope, and one level for each calendar month, by least squares. It skips gaps.
 * @param period 1 for a plain line, 12 for a line with calendar-month effects
 */
export function fitLine(values: readonly Observation[], period: number): FittedLine {
  const seen = seenIn(values);
  const slope = leastSquares(seen, period)([slopeTerm])?.coefficients[0] ?? 0;
  const meanMonths = meansOf(seen, monthsOf(seen), period);
  const levels = meansOf(seen, valuesOf(seen), period).map((value, calendarMonth) =>
    value === undefined ? undefined : value - slope * (meanMonths[calendarMonth] ?? 0),
  );
  const known = levels.filter((level) => level !== undefined);
  const intercept = mean(known);
  const residuals = seen.map(({ month, value }) => value - (levels[month % period] ?? 0) - slope * month);
  const squares = dotProduct(residuals, residuals);
  const sumOfSquares = squares <= sum(seen.map(({ value }) => value ** 2)) * MIN_RESIDUALS ? 0 : squares;
  const months = centred(seen, monthsOf(seen), period);
  const spread = dotProduct(months, months);
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
export const MIN_SEASON_FIGURES = PERIOD + 1 + 8;
