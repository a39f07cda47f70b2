import { formatMoney, formatNumber, NBSP } from '@agency/shared/format';
import type { LinePoint } from '../../ui/charts/LineChart.tsx';

/** Amount in dollars from which a chart uses thousands: four longer labels do not fit side by side on a phone. */
const THOUSANDS_FROM = 100_000;

/** Points of a chart in Canadian dollars, with labels: all in dollars or all in thousands. */
export function pointsOf(points: readonly Omit<LinePoint, 'display'>[]): LinePoint[] {
  const inThousands = points.some(({ value }) => Math.abs(value) >= THOUSANDS_FROM);
  return points.map((point) => ({
    ...point,
    display: inThousands ? `${formatNumber(point.value / 1000)}${NBSP}k$` : formatMoney(point.value),
  }));
}
