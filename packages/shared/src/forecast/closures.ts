import type { Observation } from './smoothing.ts';
import { PERIOD } from './trend.ts';

/** Fewest months between the starts of two closures: closer stretches without sales are irregular sales. */
const MIN_MONTHS_APART = 10;

/** Least agreement of two years, from 0 (chance) to 1, if closures come back each year. */
const MIN_AGREEMENT = 0.75;

/** How the months without sales are spread. */
export interface Closures {
  /** Months with and without sales take turns, as for large orders: nothing predicts which. */
  readonly irregular: boolean;
  /** The same months are without sales each year. */
  readonly yearly: boolean;
  /** Months without sales in a series that sells in all others: closed, not bad. */
  readonly closed: readonly number[];
}

/** Cohen's kappa (1960): how much more often than by chance a month is like the same month a year before. */
function agreement(zeros: readonly boolean[]): number {
  const [later, earlier] = [zeros.slice(PERIOD), zeros.slice(0, -PERIOD)];
  const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;
  const [now, before] = [share(later), share(earlier)];
  const chance = now * before + (1 - now) * (1 - before);
  return (share(later.map((zero, month) => zero === earlier[month])) - chance) / (1 - chance);
}

/**
 * Reads the months without sales. A closure has sales before and after it, or one of its months had none in another year either: a
 * series that starts or ends without sales is not closed.
 */
export function closuresOf(values: readonly Observation[]): Closures {
  const zeros = values.flatMap((value, month) => (value === 0 ? [month] : []));
  if (zeros.length === 0 || values.some((value) => value !== null && value < 0))
    return { irregular: false, yearly: false, closed: [] };
  const stretches = zeros
    .filter((month) => values[month - 1] !== 0)
    .map((start) => zeros.slice(zeros.indexOf(start)).filter((month, index) => month === start + index));
  const yearly = values.length >= 2 * PERIOD && agreement(values.map((value) => value === 0)) >= MIN_AGREEMENT;
  const areClose = stretches.some(
    ([start = 0], index) => start - (stretches[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY) < MIN_MONTHS_APART,
  );
  if (areClose && !yearly) return { irregular: true, yearly, closed: [] };
  const [first, last] = [values.findIndex((value) => value !== 0), values.findLastIndex((value) => value !== 0)];
  const isClosed = (month: number) =>
    (month > first && month < last) || values[month - PERIOD] === 0 || values[month + PERIOD] === 0;
  return { irregular: false, yearly, closed: stretches.filter((stretch) => stretch.some(isClosed)).flat() };
}
