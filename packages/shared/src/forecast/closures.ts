import type { Observation } from './smoothing.ts';
import { PERIOD } from './trend.ts';

/** Fewest months between the starts of two closures: closer stretches without sales are irregular sales. */
const APART = 10;

/** Share of the months that sell, or not, as a year before, if closures come back each year. */
const ALIKE = 0.9;

/** How the months without sales are spread. */
export interface Closures {
  /** Months with and without sales take turns, as for large orders: no month can be told from another. */
  readonly irregular: boolean;
  /** The same months are without sales each year. */
  readonly yearly: boolean;
  /** Months without sales in a series that sells in all others: closed, not bad. */
  readonly closed: readonly number[];
}

/**
 * Reads the months without sales. A closure has sales before and after it, or the same month of another year had none either: a
 * series that starts or ends without sales is not closed.
 */
export function closuresOf(values: readonly Observation[]): Closures {
  const zeros = values.flatMap((value, month) => (value === 0 ? [month] : []));
  if (zeros.length === 0 || values.some((value) => value !== null && value < 0))
    return { irregular: false, yearly: false, closed: [] };
  const starts = zeros.filter((month) => values[month - 1] !== 0);
  const repeats = (month: number) => values[month - PERIOD] === 0 || values[month + PERIOD] === 0;
  const pairs = values.slice(PERIOD).map((value, month) => (value === 0) === (values[month] === 0));
  const yearly = pairs.length >= PERIOD && pairs.filter((same) => same).length >= ALIKE * pairs.length;
  const close = starts.some((start, index) => start - (starts[index - 1] ?? Number.NEGATIVE_INFINITY) < APART);
  if (close && !yearly) return { irregular: true, yearly, closed: [] };
  const [first, last] = [values.findIndex((value) => value !== 0), values.findLastIndex((value) => value !== 0)];
  return {
    irregular: false,
    yearly,
    closed: zeros.filter((month) => repeats(month) || (month > first && month < last)),
  };
}
