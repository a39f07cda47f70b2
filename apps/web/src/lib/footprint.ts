import { formatGrams, formatNumber, NBSP } from '@agency/shared/format';
import { co2 } from '@tgwf/co2';
import { fill } from './fill.ts';

/** A formatted footprint, by the Sustainable Web Design model, version 4, without any credit for the host. */
export function footprintOf(bytes: number, template: string): string {
  const grams = new co2({ model: 'swd', version: 4 }).perByte(bytes, false);
  return fill(template, { weight: `${formatNumber(bytes / 1000)}${NBSP}ko`, co2: formatGrams(grams) });
}
