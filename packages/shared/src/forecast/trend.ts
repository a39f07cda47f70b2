import { type Observation, seenIn } from './smoothing.ts';

/** Months of a year. */
export const PERIOD = 12;

/** A least-squares line through a series, with or without calendar-month effects. */
export interface Line {
  /** Value at the first month, in the unit of the series; with effects, the mean over the year. */
  readonly intercept: number;
  /** Change per month. */
  readonly slope: number;
  /** Distance of each calendar month from the line, from the first month on, with mean 0; undefined for a month without data. */
  readonly effects: readonly (number | undefined)[];
  /** Standard error of the slope. */
  readonly error: number;
  /** Sum of the squared residuals, and degrees of freedom. */
  readonly squares: number;
  readonly freedom: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Squared residuals below this share of the squared values are rounding errors of an exact line. */
const ROUNDING = 1e-24;

/**
 * Fits one slope, and one level for each step of the period, by least squares; gaps are skipped.
 * @param period 1 for a plain line, 12 for a line with calendar-month effects
 */
export function fitLine(values: readonly Observation[], period: number): Line {
  const seen = seenIn(values);
  const places = Array.from({ length: period }, (_, place) => {
    const own = seen.filter(({ month }) => month % period === place);
    return own.length === 0
      ? undefined
      : { month: mean(own.map(({ month }) => month)), value: mean(own.map(({ value }) => value)) };
  });
  let products = 0;
  let spread = 0;
  for (const { month, value } of seen) {
    const place = places[month % period];
    if (!place) continue;
    products += (month - place.month) * (value - place.value);
    spread += (month - place.month) ** 2;
  }
  const slope = spread > 0 ? products / spread : 0;
  const levels = places.map((place) => place && place.value - slope * place.month);
  const known = levels.filter((level) => level !== undefined);
  const intercept = mean(known);
  const distances = sum(seen.map(({ month, value }) => (value - (levels[month % period] ?? 0) - slope * month) ** 2));
  const squares = distances <= sum(seen.map(({ value }) => value ** 2)) * ROUNDING ? 0 : distances;
  const freedom = seen.length - known.length - 1;
  return {
    intercept,
    slope,
    effects: levels.map((level) => (level === undefined ? undefined : level - intercept)),
    error: spread > 0 && freedom > 0 ? Math.sqrt(squares / freedom / spread) : Number.POSITIVE_INFINITY,
    squares,
    freedom,
  };
}

/** Student's t at 97.5 %, for 1 to 34 degrees of freedom, for the significance of a slope. Source: R, `qt(.975, 1:34)`. */
const T975 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042, 2.04, 2.037, 2.035, 2.032,
] as const;

/** Student's t at 90 %, for 1 to 12 degrees of freedom, for an 80 % range. Source: R, `qt(.9, 1:12)`. */
const T90 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356] as const;

/** The table's entry for these degrees of freedom; beyond the table, its last entry, which is close. */
const entry = (table: readonly number[], place: number): number =>
  table[Math.min(Math.max(Math.trunc(place), 0), table.length - 1)] ?? Number.POSITIVE_INFINITY;

/** Whether the slope of a line is significant (Student's t, 95 %). */
export function isSteady({ slope, error, freedom, intercept }: Line): boolean {
  // A smaller slope is a rounding error of a flat series.
  const flat = Math.abs(slope) <= Math.abs(intercept) * 1e-12;
  return !flat && freedom > 0 && Math.abs(slope) > entry(T975, freedom - 1) * error;
}

/** Standard errors on each side of an 80 % range, for this number of measured errors. */
export const rangeFactor = (measured: number): number => entry(T90, measured - 2);

/** Fewest months with a figure for a season: eight more than the parameters of a line with calendar-month effects. */
export const MIN_SEASON_FIGURES = PERIOD + 1 + 8;
