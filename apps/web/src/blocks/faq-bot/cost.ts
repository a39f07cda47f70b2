import { exchangeEnergy, formatNumber, NBSP } from '@agency/shared';
import { faqWindowWords as words } from '../../content/tools/faq-window.ts';
import { fill } from '../../lib/fill.ts';
import type { Cost } from './use-conversation.ts';

/** `12 ko`; thousands of bytes, as the rest of the site counts them. */
export const kilobytesOf = (bytes: number): string => `${formatNumber(Math.ceil(bytes / 1000))}${NBSP}ko`;

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
