import { automationRequest, factLine } from '../contact.ts';
import { formatNumber, formatPercent, NBSP } from '../format.ts';
import type { SalesForecast } from './sales.ts';
import type { Observation } from './smoothing.ts';

/** Number of decimals that show this many digits of a value. */
const decimalsOf = (value: number, digits: number): number =>
  value === 0 ? 0 : Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))));

/** Number of decimals that the largest sales need: none from 1,000 on, one from 10 on, else two or as many as show two digits. */
export function salesDecimals(sales: readonly Observation[]): number {
  const largest = Math.max(0, ...sales.map((value) => Math.abs(value ?? 0)));
  return largest >= 1000 ? 0 : largest >= 10 ? 1 : Math.max(2, decimalsOf(largest, 2));
}

/** A share of the sales with the usual decimals, or as many as a small one needs. */
export const formatShare = (percent: number, decimals: number): string =>
  formatPercent(percent, Math.max(decimals, decimalsOf(percent, 1)));

/** The figures of a forecast month; no range if it is empty. A range may be small beside the sales: one digit of its width is shown. */
export function forecastFigures(
  sales: readonly Observation[],
  { value, low, high }: SalesForecast['forecast'][number],
) {
  const decimals = Math.max(salesDecimals(sales), decimalsOf(high - low, 1));
  const shown = (figure: number) => formatNumber(figure, decimals);
  return { value: shown(value), range: low < high ? { low: shown(low), high: shown(high) } : undefined };
}

/** The figures of a trend. A change may be small beside the sales: two of its digits are shown. */
export function trendFigures(
  sales: readonly Observation[],
  { slope, percent, levels }: Pick<SalesForecast['trend'], 'slope' | 'percent' | 'levels'>,
) {
  const { before, after } = levels ?? { before: 0, after: 0 };
  const written = (value: number, change: number) =>
    formatNumber(value, Math.max(salesDecimals(sales), decimalsOf(change, 2)));
  return {
    perMonth: percent === null ? written(Math.abs(slope), slope) : formatShare(Math.abs(percent), 1),
    before: written(before, after - before),
    after: written(after, after - before),
  };
}

/**
 * The contact request after a forecast, in the words of the page.
 * @param months their number, with its noun
 * @param sales each month with its name
 * @param findings sentences about the sales
 */
export const forecastToContact = (
  months: string,
  sales: string,
  findings: readonly string[],
  ahead: readonly { readonly month: string; readonly value: string; readonly range: string }[],
) =>
  automationRequest(
    `Prévision faite avec l’outil de démonstration${NBSP}:`,
    factLine(`${months} de ventes`, sales),
    factLine(
      'Trois mois à venir',
      ahead.map(({ month, value, range }) => factLine(month, `${value} (${range})`)).join('; '),
    ),
    ...findings,
  );
