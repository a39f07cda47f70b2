import { backtest, type HeldBack, type Learned, learn } from './methods.ts';
import type { Observation, SmoothingKind } from './smoothing.ts';
import { differsByMonth, fitLine, isSteady, PERIOD, rangeFactor, SEASON_LEAST } from './trend.ts';

/** Fewest months with a figure for a forecast, most months read, months forecast. */
export const FORECAST_LEAST = 6;
export const FORECAST_MOST = 36;
export const FORECAST_HORIZON = 3;

/** Fewest months for a seasonal test: two of each calendar month. */
export const SEASON_FROM = 24;

/** Largest absolute sales, in the unit of the series; it keeps every result finite. */
export const FORECAST_MAX_SALES = 1e12;

/** Smallest half-width of a range, as a share of the mean sales: past sales understate the uncertainty. */
const FLOOR = 0.02;

/** Share of the mean sales: a line that moves less than this over the series is stable. */
const STABLE = 0.05;

export interface SalesTrend {
  /** Slope of the straight line through the months, per month, in the unit of the series; seasonally adjusted if there is a season. */
  readonly slope: number;
  /**
   * `rising` and `falling`: the change is significant (Student's t, 95 %). `stable`: the line moves by less than 5 % of the mean
   * sales over the series. `unclear`: it moves by more, but not significantly.
   */
  readonly direction: 'rising' | 'falling' | 'stable' | 'unclear';
  /** The line, month by month; null if the trend is unclear, because a drawn line would suggest one. */
  readonly line: readonly number[] | null;
}

export interface SalesSeason {
  /**
   * `unknown`: less than two years, or too many gaps. `none`: the calendar months do not differ significantly. `found`: they do
   * (Fisher's F, 95 %).
   */
  readonly state: 'unknown' | 'none' | 'found';
  /**
   * If a season was found: each calendar month relative to an ordinary month, in percent, from the series' first month. Null if
   * the mean sales are too close to 0 for a percentage.
   */
  readonly percents: readonly number[] | null;
}

export interface ForecastMonth {
  /** 1 for the month after the last, to 3. */
  readonly ahead: number;
  /** In the unit of the series; `low` < `value` < `high`, or all 0 if all sales were 0. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Sales of the same month a year before; null if unknown. */
  readonly lastYear: number | null;
}

export interface SalesBacktest {
  /** Number of held-out months. */
  readonly months: number;
  /** Mean absolute error of the forecasts, in the unit of the series. */
  readonly error: number;
  /** The same for the « same month last year » method; null without a year of data before the held-out months. */
  readonly naive: number | null;
}

export interface SalesForecast {
  /** Index of the first month with a figure. Months before it, and after the last one, are not part of the series. */
  readonly first: number;
  readonly values: readonly Observation[];
  readonly method: SmoothingKind;
  readonly trend: SalesTrend;
  readonly season: SalesSeason;
  readonly forecast: readonly ForecastMonth[];
  readonly backtest: SalesBacktest;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanError = (errors: readonly HeldBack[]): number => mean(errors.map(({ error }) => Math.abs(error)));

/** A figure clamped to the bounds that keep results finite; null for a gap or an invalid number. */
const read = (value: Observation | undefined): Observation =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(Math.max(value, -FORECAST_MAX_SALES), FORECAST_MAX_SALES)
    : null;

interface Chosen {
  readonly method: SmoothingKind;
  readonly learned: Learned;
  readonly errors: readonly HeldBack[];
}

/** The first suitable method with the smallest error on the held-out months. */
function choose(kinds: readonly SmoothingKind[], values: readonly Observation[], held: number): Chosen | undefined {
  let best: Chosen | undefined;
  for (const method of kinds) {
    const learned = learn(method, values);
    const errors = backtest(method, values, held, FORECAST_HORIZON);
    if (learned && errors && errors.length > 0 && (!best || meanError(errors) < meanError(best.errors))) {
      best = { method, learned, errors };
    }
  }
  return best;
}

/** Number of held-out months: at most a year. A seasonal method keeps a year and a half of data, another one half of the series. */
function heldBack(months: number, seasonal: boolean): number {
  const kept = seasonal ? PERIOD + PERIOD / 2 : Math.max(FORECAST_LEAST - 2, Math.min(PERIOD, Math.floor(months / 2)));
  return Math.min(PERIOD, Math.max(1, months - kept));
}

/** Error of the « same month last year » method on the held-out months. */
function naiveError(values: readonly Observation[], errors: readonly HeldBack[]): number | null {
  const distances = errors.flatMap(({ month }) => {
    const [now, before] = [values[month] ?? null, values[month - PERIOD] ?? null];
    return now === null || before === null ? [] : [Math.abs(now - before)];
  });
  return distances.length === errors.length ? mean(distances) : null;
}

/** Root mean square error for each horizon, never smaller than for a shorter horizon. */
function spreads(errors: readonly HeldBack[]): { readonly spread: number; readonly measured: number }[] {
  let least = 0;
  let counted = 0;
  return Array.from({ length: FORECAST_HORIZON }, (_, index) => {
    const own = errors.filter(({ ahead }) => ahead === index + 1);
    if (own.length > 0) least = Math.max(least, Math.sqrt(mean(own.map(({ error }) => error ** 2))));
    counted = Math.max(counted, own.length);
    return { spread: least, measured: counted };
  });
}

/**
 * Forecasts three months of sales.
 *
 * Method. From 24 months on, Fisher's F tests for a season. With a season: Holt–Winters, additive or multiplicative,
 * whichever has the smaller error on the held-out months. Without a season: Holt's line if the trend is significant, else
 * simple smoothing. The range is Student's t at 80 % times the root mean square error on the held-out months, with at least
 * 2 % of the mean sales on each side. It is cut at 0 if no month was negative. A calendar month that was 0 in two years or
 * more stays at 0.
 *
 * Sources: `smoothing.ts`; the range and the held-out months as in Hyndman and Athanasopoulos, « Forecasting: Principles
 * and Practice », 3rd ed., sections 5.5 and 5.10.
 * @param sales one value a month, in any unit, at most 36; null for a month without a figure. Negative sales are allowed;
 * values beyond ±10¹² are clamped.
 * @returns null when fewer than six months have a figure
 */
export function forecastSales(sales: readonly Observation[]): SalesForecast | null {
  const all = sales.slice(0, FORECAST_MOST).map(read);
  const first = all.findIndex((value) => value !== null);
  const values = all.slice(Math.max(first, 0), all.findLastIndex((value) => value !== null) + 1);
  const seen = values.filter((value) => value !== null);
  if (seen.length < FORECAST_LEAST) return null;

  const plain = fitLine(values, 1);
  const monthly = fitLine(values, PERIOD);
  const known = values.length >= SEASON_FROM && seen.length >= SEASON_LEAST && !monthly.effects.includes(undefined);
  const found = known && differsByMonth(plain, monthly);
  const line = found ? monthly : plain;
  const chosen =
    (found ? choose(['additive', 'multiplicative'], values, heldBack(values.length, true)) : undefined) ??
    choose([isSteady(plain) ? 'trend' : 'level'], values, heldBack(values.length, false));
  if (!chosen) return null;

  const scale = mean(seen.map(Math.abs));
  return {
    first: Math.max(first, 0),
    values,
    method: chosen.method,
    trend: trendOf(line, values.length, scale),
    season: {
      state: found ? 'found' : known ? 'none' : 'unknown',
      percents: found ? percentsOf(monthly.effects, seen) : null,
    },
    forecast: monthsAhead(chosen, values, scale),
    backtest: {
      months: new Set(chosen.errors.map(({ month }) => month)).size,
      error: meanError(chosen.errors),
      naive: naiveError(values, chosen.errors),
    },
  };
}

function trendOf(fit: ReturnType<typeof fitLine>, months: number, scale: number): SalesTrend {
  const { slope, intercept } = fit;
  const moves = isSteady(fit);
  const stable = Math.abs(slope) * (months - 1) <= STABLE * scale;
  const direction = moves ? (slope > 0 ? 'rising' : 'falling') : stable ? 'stable' : 'unclear';
  const line = Array.from({ length: months }, (_, month) => intercept + slope * month);
  return { slope, direction, line: direction === 'unclear' ? null : line };
}

function percentsOf(effects: readonly (number | undefined)[], seen: readonly number[]): number[] | null {
  const ordinary = mean(seen);
  if (ordinary <= 0) return null;
  // For sales that are never negative, a straight line can give an effect slightly below −100 %.
  const least = seen.some((value) => value < 0) ? Number.NEGATIVE_INFINITY : -100;
  return effects.map((effect) => Math.max(((effect ?? 0) / ordinary) * 100, least));
}

function monthsAhead({ learned, errors }: Chosen, values: readonly Observation[], scale: number): ForecastMonth[] {
  const seen = values.filter((value) => value !== null);
  const least = seen.some((value) => value < 0) ? Number.NEGATIVE_INFINITY : 0;
  return spreads(errors).map(({ spread, measured }, index) => {
    const ahead = index + 1;
    const place = (values.length + index) % PERIOD;
    const sameMonth = values.filter((value, month) => value !== null && month % PERIOD === place);
    const closed = sameMonth.length > 1 && sameMonth.every((value) => value === 0);
    const value = closed ? 0 : Math.max(learned.ahead(ahead), least);
    const margin = Math.max(closed ? 0 : rangeFactor(measured) * spread, FLOOR * scale);
    return {
      ahead,
      value,
      low: Math.max(value - margin, least),
      high: value + margin,
      lastYear: values[values.length + index - PERIOD] ?? null,
    };
  });
}
