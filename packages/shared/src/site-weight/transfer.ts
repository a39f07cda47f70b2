import { formatBytes, formatGrams, formatNumber, formatPercent, NBSP } from '../format.ts';
import { BYTES_PER_GIGABYTE, MAX_BYTES, toAmount } from '../numbers.ts';

/** Watt-hours per gigabyte (10⁹ bytes) of data centres, network and devices in use. Source: Sustainable Web Design, version 4. */
export const WATT_HOURS_IN_USE = 55 + 59 + 80;
/** Watt-hours per gigabyte to make this equipment, from the same source. */
const WATT_HOURS_TO_MAKE = 12 + 13 + 81;

/** Emissions of a transfer, by the Sustainable Web Design model, version 4, with the world's mean electricity. */
export const transferConstants = {
  wattHoursPerGigabyte: WATT_HOURS_IN_USE + WATT_HOURS_TO_MAKE,
  /** Grams of CO2e per kilowatt-hour. */
  gramsPerKilowattHour: 494,
} as const;

const WATT_HOURS_PER_KILOWATT_HOUR = 1000;

/** Grams of CO2e of a transfer. A value that is not a positive number counts as 0. */
export function transferGrams(bytes: number): number {
  const { wattHoursPerGigabyte, gramsPerKilowattHour } = transferConstants;
  const kilowattHours =
    ((toAmount(bytes, MAX_BYTES) / BYTES_PER_GIGABYTE) * wattHoursPerGigabyte) / WATT_HOURS_PER_KILOWATT_HOUR;
  return kilowattHours * gramsPerKilowattHour;
}

/** Grams of a page view, as the page and the request show them. */
export const gramsText = (grams: number): string => formatGrams(grams, grams < 10 ? 3 : 1);

/** `2 559 ko`, from ten megabytes on `12,4 Mo`, and `99,9 ko` below what rounds to 100. */
export function weightText(bytes: number): string {
  if (bytes >= 1e7) return `${formatNumber(bytes / 1e6, 1)}${NBSP}Mo`;
  return formatBytes(bytes, bytes < 99_950 ? 1 : 0);
}

/** Kilograms of CO2e of many views of a page, each of so many grams. */
export const kilogramsOfViews = (grams: number, views: number): number => (grams * views) / 1000;

/** Between these shares of the other's weight, two pages weigh about the same: below 1.1, « 1,0 fois » would say so too. */
const SAME = { from: 0.95, to: 1.1 } as const;

/** A page compared with another, by the share of its weight. Rounded down in both directions: nothing is overstated. */
export function compareWeights(ratio: number) {
  const times = ratio < 10 ? formatNumber(Math.floor(ratio * 10) / 10, 1) : formatNumber(Math.floor(ratio));
  const percent = formatPercent(Math.floor((1 - ratio) * 100));
  return { is: ratio > SAME.to ? 'heavier' : ratio < SAME.from ? 'lighter' : 'same', times, percent } as const;
}

/** How many whole times the heavier weight contains the lighter one, rounded down. 0 without a lighter weight. */
export function timesLighter(lighter: number, heavier: number): number {
  const divisor = toAmount(lighter, MAX_BYTES);
  return divisor === 0 ? 0 : Math.floor(toAmount(heavier, MAX_BYTES) / divisor);
}
