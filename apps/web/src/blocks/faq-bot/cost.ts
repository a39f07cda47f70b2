import { type ExchangeCost, exchangeEnergy } from '@agency/shared/ai';
import { formatBytes, formatNumber } from '@agency/shared/format';
import { botWindow as strings } from '../../content/tools/bot-window.ts';
import { fill } from '../../lib/fill.ts';

/** Smallest figure shown, in thousandths of a watt-hour: less would exceed the estimate's precision. */
const MIN_ENERGY = 0.1;

export function costOf(cost: ExchangeCost): string {
  const milliwattHours = exchangeEnergy(cost) * 1000;
  const energy =
    milliwattHours < MIN_ENERGY
      ? strings.leastEnergy
      : fill(strings.energy, { energy: formatNumber(milliwattHours, 1) });
  return cost.bytes > 0
    ? fill(strings.cost, { bytes: formatBytes(cost.bytes, 1), energy })
    : fill(strings.nothingDownloaded, { energy });
}
