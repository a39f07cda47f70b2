import { exchangeEnergy, formatNumber } from '@agency/shared';
import { faqAnswerWords as words } from '../../content/tools/faq-answer.ts';
import { fill } from '../../lib/fill.ts';
import { kilobytesOf } from './kilobytes.ts';

/** What an exchange took: bytes over the network, milliseconds of computing in the device. */
export interface Cost {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Thousandths of a watt-hour below which a figure would be a precision that the estimate does not have. */
const LEAST = 0.1;

/** What an exchange took, as a visitor reads it. */
export function costOf(cost: Cost): string {
  const milliwattHours = exchangeEnergy(cost) * 1000;
  const energy =
    milliwattHours < LEAST ? words.leastEnergy : fill(words.energy, { energy: formatNumber(milliwattHours, 1) });
  return cost.bytes > 0
    ? fill(words.cost, { bytes: kilobytesOf(cost.bytes), energy })
    : fill(words.nothingDownloaded, { energy });
}
