import { automationRequest, factLine } from '../contact.ts';
import { formatNumber, formatPercent, NBSP } from '../format.ts';
import { MIN_SEASON_MONTHS } from './limits.ts';
import { RECENT_MONTHS } from './methods.ts';
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

const directions = {
  rising: 'à la hausse',
  falling: 'à la baisse',
  step: 'changement de niveau',
  stable: 'stable',
  unclear: 'aucune nette',
  randomWalk: 'aucune nette',
} as const;

const seasons = { none: 'aucune nette', found: 'repérée' } as const;

function seasonWords({ values, season }: Pick<SalesForecast, 'values' | 'season'>): string {
  if (season.state !== 'unknown') return seasons[season.state];
  return values.length < MIN_SEASON_MONTHS ? 'inconnue, moins de deux ans de ventes' : 'inconnue, trop de mois vides';
}

/** The doubts about a forecast, as sentences. Months are counted from 1. */
function doubtsOf({ outliers, repeatedOutliers, mayBeStep }: SalesForecast): string {
  const places = (months: readonly number[]) => `mois ${months.map((month) => month + 1).join(', ')}`;
  return [
    ...(outliers.length > 0
      ? [`loin de ce qu’annoncent les autres mois, hors de la prévision, ${places(outliers)}`]
      : []),
    ...(repeatedOutliers.length > 0
      ? [`peut-être un accident, que la prévision répète, ${places(repeatedOutliers)}`]
      : []),
    ...(mayBeStep ? ['deux ans ne disent pas si les ventes ont changé peu à peu ou d’un coup'] : []),
  ].join('; ');
}

/**
 * The contact request after a forecast: the visitor's months, the trend, the season and the forecast, in the visitor's unit. A month
 * without a figure is a dash.
 */
export function forecastToContact(result: SalesForecast) {
  const { values, trend, forecast } = result;
  const decimals = salesDecimals(values);
  const shown = (value: number) => formatNumber(value, decimals);
  const { direction, isRecent, levels } = trend;
  const { perMonth, before, after } = trendFigures(values, trend);
  const isNothing = values.every((value) => !value);
  const doubts = doubtsOf(result);
  const detail = levels
    ? `, de ${before} à ${after}`
    : direction === 'rising' || direction === 'falling'
      ? `, ${perMonth} par mois${isRecent ? ` sur les ${RECENT_MONTHS} derniers mois` : ''}`
      : '';
  return automationRequest(
    `Prévision faite avec l’outil de démonstration${NBSP}:`,
    factLine(
      `${values.length}${NBSP}mois de ventes`,
      values.map((value) => (value === null ? '–' : shown(value))).join('; '),
    ),
    factLine('Tendance', isNothing ? 'aucune vente dans ces mois' : directions[direction] + detail),
    factLine('Saison', seasonWords(result)),
    ...(doubts ? [factLine('À noter', doubts)] : []),
    factLine(
      'Trois mois à venir',
      forecast
        .map((month) => forecastFigures(values, month))
        .map(({ value, range }) => value + (range ? ` (entre ${range.low} et ${range.high})` : ''))
        .join('; '),
    ),
  );
}
