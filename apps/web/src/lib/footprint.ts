import { formatGrams, formatNumber, NBSP } from '@agency/shared/format';
import { transferGrams } from '@agency/shared/site-weight';
import { fill } from './fill.ts';

/** A formatted footprint, by the Sustainable Web Design model, version 4, without any credit for the host. */
export function footprintOf(bytes: number, template: string): string {
  const weight = `${formatNumber(bytes / 1000)}${NBSP}ko`;
  return fill(template, { weight, co2: formatGrams(transferGrams(bytes)) });
}
