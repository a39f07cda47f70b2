import { BYTES_PER_GIGABYTE, MAX_BYTES, toAmount } from '../numbers.ts';
import { WATT_HOURS_IN_USE } from '../site-weight.ts';

/** Estimated energy of an exchange with the in-browser bot. */
export const exchangeConstants = {
  /** Watts of a busy device. The agency's assumption: a telephone draws 3 to 5, a laptop about 10. */
  deviceWatts: 10,
} as const;

const MILLISECONDS_PER_HOUR = 3.6e6;

/** Largest input: it keeps the result finite. */
const MAX_MILLISECONDS = 1e12;

export interface ExchangeCost {
  /** Bytes received over the network, headers included. */
  readonly bytes: number;
  /** Milliseconds of computation on the device. */
  readonly milliseconds: number;
}

/**
 * Watt-hours of an exchange: its download and its computation, without the making of the equipment. A value that is not a positive
 * number counts as 0.
 */
export function exchangeEnergy({ bytes, milliseconds }: ExchangeCost): number {
  const transfer = (toAmount(bytes, MAX_BYTES) / BYTES_PER_GIGABYTE) * WATT_HOURS_IN_USE;
  return transfer + (toAmount(milliseconds, MAX_MILLISECONDS) / MILLISECONDS_PER_HOUR) * exchangeConstants.deviceWatts;
}
