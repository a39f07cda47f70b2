import type { ContactRequest } from './contact.ts';
import { formatNumber, NBSP } from './format.ts';
import { toAmount } from './numbers.ts';

/** Monthly sales read by {@link forecastSales}, and months it looks ahead. */
export const FORECAST_MONTHS = 12;
export const FORECAST_HORIZON = 3;

/** Percent of the months to come that the range should hold, if they behave as the twelve did. */
export const FORECAST_COVERAGE = 80;

/** Canadian dollars; it only keeps results finite. */
export const FORECAST_MAX_SALES = 1e12;

/**
 * Months after which a pattern may repeat. One year shows these three times or more; a yearly season (Christmas, summer) is
 * seen once, which no method can tell from chance: it is not looked for. Period 1 is the trend alone.
 */
const PERIODS = [1, 2, 3, 4] as const;
type Period = (typeof PERIODS)[number];

/**
 * Quantiles by period, whose degrees of freedom are 12 − 1 − period: Student's t at 90 % (a range of 80 %) and at 97.5 %
 * (a trend that is not chance), Fisher's F at 99 % with period − 1 degrees above. Source: standard tables.
 */
const quantiles: Readonly<Record<Period, { readonly range: number; readonly trend: number; readonly season: number }>> =
  {
    1: { range: 1.372, trend: 2.228, season: Number.POSITIVE_INFINITY },
    2: { range: 1.383, trend: 2.262, season: 10.56 },
    3: { range: 1.397, trend: 2.306, season: 8.65 },
    4: { range: 1.415, trend: 2.365, season: 8.45 },
  };

/** Squared residuals below this share of the squared values are what rounding leaves of an exact pattern. */
const ROUNDING = 1e-24;

export type TrendDirection = 'rising' | 'falling' | 'stable';

export interface ForecastMonth {
  /** 1 for the month after the twelfth, to 3. */
  readonly ahead: number;
  /** Canadian dollars, never below 0; `low` ≤ `value` ≤ `high`. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Seasonality {
  /** Months after which the pattern repeats: 2, 3 or 4. */
  readonly period: Exclude<Period, 1>;
  /** Canadian dollars above or below the trend at each place of the pattern, the first month's first; their sum is 0. */
  readonly effects: readonly number[];
}

export interface SalesForecast {
  /** Canadian dollars a month, positive when sales grow. */
  readonly trend: number;
  /** `stable` unless the slope stands out of the spread (Student's t, 95 %). */
  readonly direction: TrendDirection;
  /** `null` when no pattern of 2, 3 or 4 months stands out of the spread (Fisher's F, 99 %). */
  readonly seasonality: Seasonality | null;
  readonly forecast: readonly ForecastMonth[];
  /** What trend and pattern say of the twelve months, for the chart. */
  readonly fitted: readonly number[];
  /** Standard deviation of the sales around `fitted`, in dollars. */
  readonly spread: number;
}

interface Fit {
  readonly period: Period;
  readonly slope: number;
  /** Sales of each place of the pattern at month 0 of the trend. */
  readonly levels: readonly number[];
  readonly residual: number;
  /** Sum of the squared distances of the months to the middle of their place. */
  readonly leverage: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const predict = ({ period, slope, levels }: Fit, month: number): number =>
  (levels[month % period] ?? 0) + slope * month;

/** Least squares of one slope and one level for each place of the pattern. */
function fitPeriod(sales: readonly number[], period: Period): Fit {
  const places = Array.from({ length: period }, (_, place) => {
    const months = sales.flatMap((_, month) => (month % period === place ? [month] : []));
    return { month: mean(months), sales: mean(months.map((month) => sales[month] ?? 0)) };
  });
  let products = 0;
  let leverage = 0;
  for (const [month, value] of sales.entries()) {
    const place = places[month % period];
    if (!place) continue;
    products += (month - place.month) * (value - place.sales);
    leverage += (month - place.month) ** 2;
  }
  const slope = products / leverage;
  const levels = places.map((place) => place.sales - slope * place.month);
  const fit = { period, slope, levels, leverage, residual: 0 };
  const squares = sales.reduce((sum, value) => sum + value ** 2, 0);
  const residual = sales.reduce((sum, value, month) => sum + (value - predict(fit, month)) ** 2, 0);
  return { ...fit, residual: residual <= squares * ROUNDING ? 0 : residual };
}

const degrees = (period: Period): number => FORECAST_MONTHS - 1 - period;

/** How far a pattern stands above what chance gives: more than 1 is a pattern. */
function evidence(line: Fit, pattern: Fit): number {
  const { period, residual } = pattern;
  if (period === 1 || line.residual === 0) return 0;
  if (residual === 0) return Number.POSITIVE_INFINITY;
  const statistic = (line.residual - residual) / (period - 1) / (residual / degrees(period));
  return statistic / quantiles[period].season;
}

/** The line, or the pattern whose evidence is strongest; the shortest on a tie. */
function bestFit(sales: readonly number[]): Fit {
  const [line, ...patterns] = PERIODS.map((period) => fitPeriod(sales, period)) as [Fit, ...Fit[]];
  let best = line;
  let strongest = 1;
  for (const pattern of patterns) {
    const found = evidence(line, pattern);
    if (found > strongest) [best, strongest] = [pattern, found];
  }
  return best;
}

function seasonalityOf({ period, levels }: Fit): Seasonality | null {
  if (period === 1) return null;
  const middle = mean(levels);
  return { period, effects: levels.map((level) => level - middle) };
}

/**
 * Three months ahead from twelve monthly sales: least squares of a straight trend and, when twelve months prove one, a
 * pattern that repeats every 2, 3 or 4 months. The range is the spread around the fit × Student's t × the root of
 * (1 + period / 12 + squared distance to the middle of the year / leverage), so it widens with each month; it has no width
 * when the sales follow the fit exactly. Sales are clamped to 0…10¹²; what is missing or not a number is 0.
 */
export function forecastSales(sales: readonly number[]): SalesForecast {
  const read = Array.from({ length: FORECAST_MONTHS }, (_, month) => toAmount(sales[month] ?? 0, FORECAST_MAX_SALES));
  const fit = bestFit(read);
  const { period, slope, leverage, residual } = fit;
  const { range, trend } = quantiles[period];
  const spread = Math.sqrt(residual / degrees(period));
  const error = spread / Math.sqrt(leverage);
  const largest = Math.max(...read);
  // Below this a slope is what rounding leaves of a flat year.
  const moves = Math.abs(slope) > largest * 1e-12 && Math.abs(slope) > trend * error;
  const middle = (FORECAST_MONTHS - 1) / 2;
  const forecast = Array.from({ length: FORECAST_HORIZON }, (_, index) => {
    const month = FORECAST_MONTHS + index;
    const value = predict(fit, month);
    const growth = Math.sqrt(1 + period / FORECAST_MONTHS + (month - middle) ** 2 / leverage);
    const margin = range * spread * growth;
    return {
      ahead: index + 1,
      value: Math.max(value, 0),
      low: Math.max(value - margin, 0),
      high: Math.max(value + margin, 0),
    };
  });
  return {
    trend: slope,
    direction: moves ? (slope > 0 ? 'rising' : 'falling') : 'stable',
    seasonality: seasonalityOf(fit),
    forecast,
    fitted: read.map((_, month) => predict(fit, month)),
    spread,
  };
}

/** A month's sales from what a visitor typed: spaces, a dollar sign and a decimal comma are read, anything else is 0. */
export function parseSales(input: unknown): number {
  if (typeof input === 'number') return toAmount(input, FORECAST_MAX_SALES);
  if (typeof input !== 'string') return 0;
  const text = input.replace(/[\s$]/g, '');
  return /^\+?\d{1,15}(?:[.,]\d{0,4})?$/.test(text) ? toAmount(Number(text.replace(',', '.')), FORECAST_MAX_SALES) : 0;
}

/** From this on, decimals say nothing. */
const WHOLE_FROM = 1000;

/** Decimals with which sales of this size, and what is made of them, are told. */
export const salesDecimals = (sales: readonly number[]): number => (Math.max(...sales) >= WHOLE_FROM ? 0 : 1);

/**
 * Draft contact request after a forecast: the months that were typed, the trend, and the months to come with their range, each
 * in the unit that the visitor typed.
 * @param sales twelve months, as {@link forecastSales} takes them
 * @param result what it made of them
 */
export function forecastToContact(
  sales: readonly number[],
  { trend, direction, forecast }: Pick<SalesForecast, 'trend' | 'direction' | 'forecast'>,
): Pick<ContactRequest, 'serviceType' | 'projectType' | 'message'> {
  const decimals = salesDecimals(sales);
  const shown = (value: number) => formatNumber(value, decimals);
  const slope = `${shown(Math.abs(trend))} par mois`;
  const tendency = { rising: `hausse de ${slope}`, falling: `baisse de ${slope}`, stable: 'stable' }[direction];
  return {
    serviceType: 'automatisation',
    projectType: 'automatisation-processus',
    message: [
      `Prévision faite avec l’outil de démonstration${NBSP}:`,
      `Douze mois de ventes${NBSP}: ${sales.map(shown).join('; ')}`,
      `Tendance${NBSP}: ${tendency}`,
      `Trois mois à venir${NBSP}: ${forecast
        .map(({ value, low, high }) => `${shown(value)} (entre ${shown(low)} et ${shown(high)})`)
        .join('; ')}`,
    ].join('\n'),
  };
}
