import type { ContactRequest } from '../contact.ts';
import { formatNumber, formatPercent, NBSP } from '../format.ts';
import { MIN_SEASON_MONTHS, type SalesForecast } from './sales.ts';
import type { Observation } from './smoothing.ts';

/** Number of decimals that the largest sales need: none from 1,000 on, one from 10 on, else two. */
export function salesDecimals(sales: readonly Observation[]): number {
  const largest = Math.max(0, ...sales.map((value) => Math.abs(value ?? 0)));
  return largest >= 1000 ? 0 : largest >= 10 ? 1 : 2;
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

/**
 * The contact request after a forecast: the visitor's months, the trend, the season and the forecast, in the visitor's unit. A month
 * without a figure is a dash.
 */
export function forecastToContact({
  values,
  trend,
  season,
  forecast,
}: Pick<SalesForecast, 'values' | 'trend' | 'season' | 'forecast'>): Pick<
  ContactRequest,
  'serviceType' | 'projectType' | 'message'
> {
  const decimals = salesDecimals(values);
  const shown = (value: number) => formatNumber(value, decimals);
  const { direction, levels } = trend;
  const detail = levels
    ? `, de ${shown(levels.before)} à ${shown(levels.after)}`
    : direction === 'rising' || direction === 'falling'
      ? `, ${trend.percent === null ? shown(Math.abs(trend.slope)) : formatPercent(Math.abs(trend.percent), 1)} par mois`
      : '';
  return {
    serviceType: 'automatisation',
    projectType: 'automatisation-processus',
    message: [
      `Prévision faite avec l’outil de démonstration${NBSP}:`,
      `${values.length}${NBSP}mois de ventes${NBSP}: ${values.map((value) => (value === null ? '–' : shown(value))).join('; ')}`,
      `Tendance${NBSP}: ${directions[direction]}${detail}`,
      `Saison${NBSP}: ${seasonWords({ values, season })}`,
      `Trois mois à venir${NBSP}: ${forecast
        .map(({ value, low, high }) => `${shown(value)} (entre ${shown(low)} et ${shown(high)})`)
        .join('; ')}`,
    ].join('\n'),
  };
}
