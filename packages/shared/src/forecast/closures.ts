import { MONTHS_PER_YEAR } from './limits.ts';
import { type Observation, seenIn } from './smoothing.ts';

/** Minimum number of months between the starts of two closures. Stretches without sales that are closer are intermittent sales. */
const MIN_MONTHS_APART = 10;

/** Fewer months with sales are single events: nothing before or after them is a closure. */
const MIN_SOLD = 3;

/** Minimum kappa of two years, from 0 (chance) to 1, if the closures are the same each year. */
const MIN_KAPPA = 0.75;

/** What the months without sales mean. */
export interface Closures {
  /** Months with and without sales alternate without a pattern, as for large orders. */
  readonly isIntermittent: boolean;
  /** The same months are without sales each year. */
  readonly isYearly: boolean;
  /** Months in which the business is closed. */
  readonly closed: readonly number[];
}

/** Cohen's kappa (1960) of each month and the same month a year before: 1 if all agree, 0 if they agree as often as by chance. */
function kappaOfYears(isZero: readonly boolean[]): number {
  const [later, earlier] = [isZero.slice(MONTHS_PER_YEAR), isZero.slice(0, -MONTHS_PER_YEAR)];
  const shareOf = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;
  const [laterZeros, earlierZeros] = [shareOf(later), shareOf(earlier)];
  const byChance = laterZeros * earlierZeros + (1 - laterZeros) * (1 - earlierZeros);
  return (shareOf(later.map((zero, month) => zero === earlier[month])) - byChance) / (1 - byChance);
}

/**
 * Groups consecutive months.
 * @param months in their order
 */
export const stretchesOf = (months: readonly number[]): number[][] =>
  months
    .filter((month) => !months.includes(month - 1))
    .map((start) => months.slice(months.indexOf(start)).filter((month, index) => month === start + index));

/**
 * Reads the months without sales. They are a closure if there are sales before and after them, or if one of them had no sales in
 * another year either. Otherwise, a series that starts or ends without sales is not closed. A year without sales is never a closure.
 */
export function closuresOf(values: readonly Observation[]): Closures {
  const zeros = values.flatMap((value, month) => (value === 0 ? [month] : []));
  const sold = seenIn(values).filter(({ value }) => value !== 0);
  if (zeros.length === 0 || sold.length === 0 || sold.some(({ value }) => value < 0))
    return { isIntermittent: false, isYearly: false, closed: [] };
  const stretches = stretchesOf(zeros);
  const isYearly =
    values.length >= 2 * MONTHS_PER_YEAR && kappaOfYears(values.map((value) => value === 0)) >= MIN_KAPPA;
  const areClose = stretches.some(
    ([start = 0], index) => start - (stretches[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY) < MIN_MONTHS_APART,
  );
  if ((areClose || sold.length < MIN_SOLD) && !isYearly) return { isIntermittent: true, isYearly, closed: [] };
  const [first, last] = [values.findIndex((value) => value !== 0), values.findLastIndex((value) => value !== 0)];
  const isClosed = (month: number) =>
    (month > first && month < last) || values[month - MONTHS_PER_YEAR] === 0 || values[month + MONTHS_PER_YEAR] === 0;
  return {
    isIntermittent: false,
    isYearly,
    closed: stretches.filter((stretch) => stretch.length < MONTHS_PER_YEAR && stretch.some(isClosed)).flat(),
  };
}

/** The sales without the months in which the business is closed. */
export const openMonths = (values: readonly Observation[], closed: readonly number[]): Observation[] =>
  values.map((value, month) => (closed.includes(month) ? null : value));
