import { formatBytes, formatGrams } from '@agency/shared/format';
import { transferGrams } from '@agency/shared/site-weight';
import { fill } from './fill.ts';

/** A formatted footprint, by the Sustainable Web Design model, version 4, without any credit for the host. */
export function footprintOf(bytes: number, template: string): string {
  return fill(template, { weight: formatBytes(bytes), co2: formatGrams(transferGrams(bytes)) });
}
