import { formatMoney, formatNumber, NBSP, type RoiPoint } from '@agency/shared';

/** A year of a calculator's chart. */
export interface ShownYear {
  readonly year: number;
  /** Canadian dollars. */
  readonly net: number;
  /** The same as a visitor reads it. */
  readonly display: string;
}

/** Dollars from which the chart counts in thousands: four longer amounts do not stand side by side on a phone. */
const THOUSANDS_FROM = 100_000;

/** The years of a return, all of them in dollars or all in thousands. */
export function yearsOf(series: readonly RoiPoint[]): ShownYear[] {
  const inThousands = series.some(({ net }) => Math.abs(net) >= THOUSANDS_FROM);
  return series.map(({ year, net }) => ({
    year,
    net,
    display: inThousands ? `${formatNumber(net / 1000)}${NBSP}k$` : formatMoney(net),
  }));
}
