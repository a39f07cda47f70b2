import { toAmount } from './numbers.ts';

/** What a transfer emits, by the Sustainable Web Design model, version 4, with the world's mean electricity. */
export const transferConstants = {
  /** Watt-hours for a gigabyte (10⁹ bytes): 194 in use (data centres 55, network 59, devices 80) and 106 to make the equipment (12, 13, 81). */
  wattHoursPerGigabyte: 300,
  /** Grams of CO2e for a kilowatt-hour. */
  gramsPerKilowattHour: 494,
} as const;

const BYTES_PER_GIGABYTE = 1e9;
const WATT_HOURS_PER_KILOWATT_HOUR = 1000;

/** Bytes beyond which a weight is a mistake; it only keeps results finite. */
const MOST = 1e12;

/** Grams of CO2e of a transfer. Bytes that are not a positive number count as 0. */
export function transferGrams(bytes: number): number {
  const { wattHoursPerGigabyte, gramsPerKilowattHour } = transferConstants;
  const kilowattHours =
    ((toAmount(bytes, MOST) / BYTES_PER_GIGABYTE) * wattHoursPerGigabyte) / WATT_HOURS_PER_KILOWATT_HOUR;
  return kilowattHours * gramsPerKilowattHour;
}

/** How many times the lighter weight fits whole in the heavier, rounded down so that nothing is boasted. 0 without a lighter weight. */
export function timesLighter(lighter: number, heavier: number): number {
  const least = toAmount(lighter, MOST);
  return least === 0 ? 0 : Math.floor(toAmount(heavier, MOST) / least);
}

/**
 * Side of the square whose area is to the reference square's as its weight is to the reference weight.
 * @param side of the reference square, in any unit; the result is in the same one. 0 without a reference weight.
 */
export function squareSide(weight: number, reference: { readonly weight: number; readonly side: number }): number {
  const whole = toAmount(reference.weight, MOST);
  return whole === 0 ? 0 : reference.side * Math.sqrt(toAmount(weight, MOST) / whole);
}
