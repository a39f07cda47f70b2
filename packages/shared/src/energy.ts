import { toAmount } from './numbers.ts';

/** What an exchange with a bot in the browser takes, by estimate. */
export const exchangeConstants = {
  /** Watt-hours in use for a gigabyte (10⁹ bytes) sent: data centres 55, network 59, devices 80. Source: Sustainable Web Design, model 4. */
  wattHoursPerGigabyte: 194,
  /** Watts of a device that computes. An assumption of the agency: a telephone takes 3 to 5, a laptop about 10. */
  deviceWatts: 10,
} as const;

const BYTES_PER_GIGABYTE = 1e9;
const MILLISECONDS_PER_HOUR = 3.6e6;

/** Bytes and milliseconds beyond which a measure is a mistake; they only keep the result finite. */
const MOST = 1e12;

export interface Exchange {
  /** Bytes received over the network, headers included. */
  readonly bytes: number;
  /** Milliseconds that the device computed. */
  readonly milliseconds: number;
}

/** Watt-hours of an exchange: what it downloaded, and the time that the device worked on it. What is not a positive number counts as 0. */
export function exchangeEnergy({ bytes, milliseconds }: Exchange): number {
  const { wattHoursPerGigabyte, deviceWatts } = exchangeConstants;
  const transfer = (toAmount(bytes, MOST) / BYTES_PER_GIGABYTE) * wattHoursPerGigabyte;
  return transfer + (toAmount(milliseconds, MOST) / MILLISECONDS_PER_HOUR) * deviceWatts;
}
