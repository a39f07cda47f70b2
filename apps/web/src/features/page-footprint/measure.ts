import { formatGrams, formatNumber, NBSP } from '@agency/shared';
import { co2 } from '@tgwf/co2';
import { fill } from '../../lib/fill.ts';

/** A span of the page's life, in milliseconds since its document was asked for. */
export interface View {
  readonly since: number;
  readonly until: number;
}

/** Bytes over the network in a view, headers included: the document and all that came with it. What came from the cache weighs nothing. */
export function transferred({ since, until }: View): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries
    .filter(({ startTime }) => startTime >= since && startTime < until)
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
}

/** A footprint as a visitor reads it, by the Sustainable Web Design model, version 4, without any credit for the host. */
export function footprintOf(bytes: number, template: string): string {
  const grams = new co2({ model: 'swd', version: 4 }).perByte(bytes, false);
  return fill(template, { weight: `${formatNumber(bytes / 1000)}${NBSP}ko`, co2: formatGrams(grams) });
}
