import { backtest, type HeldBack, type Learned, learn } from './methods.ts';
import type { Observation, SmoothingKind } from './smoothing.ts';
import { differsByMonth, fitLine, isSteady, PERIOD, rangeFactor, SEASON_LEAST } from './trend.ts';

/** Months with a figure below which nothing is forecast, months read at most, months forecast. */
export const FORECAST_LEAST = 6;
export const FORECAST_MOST = 36;
export const FORECAST_HORIZON = 3;

/** Months from which a season is looked for: two of each month of the year. */
export const SEASON_FROM = 24;

/** Largest sales read, either way, in the unit of the series; it keeps every result finite. */
export const FORECAST_MAX_SALES = 1e12;

/** Share of the mean sales that a range has on each side at least: no business is as regular as its own past. */
const FLOOR = 0.02;

/** Share of the mean sales by which a line must move over the series, or it is called stable. */
const STABLE = 0.05;

export interface SalesTrend {
  /** Of the straight line through the months, freed of the season where one was found; a month, in the unit of the series. */
  readonly slope: number;
  /**
   * `rising` and `falling`: by more than chance explains (Student's t, 95 %). `stable`: the line moves by less than 5 % of
   * the mean sales over the series. `unclear`: it moves by more, but months this uneven may do so by chance.
   */
  readonly direction: 'rising' | 'falling' | 'stable' | 'unclear';
  /** The line, month by month; null where the trend is unclear: a drawn line would claim one. */
  readonly line: readonly number[] | null;
}

export interface SalesSeason {
  /**
   * `unknown`: less than two years, or too many gaps. `none`: the months of the year differ no more than chance explains.
   * `found`: they do (Fisher's F, 95 %).
   */
  readonly state: 'unknown' | 'none' | 'found';
  /**
   * Where found: each month of the year above or below an ordinary month, in percent, the first month's first. Null where the
   * mean sales are too close to 0 for a percentage.
   */
  readonly percents: readonly number[] | null;
}

export interface ForecastMonth {
  /** 1 for the month after the last, to 3. */
  readonly ahead: number;
  /** In the unit of the series; `low` < `value` < `high`, or all 0 when nothing was ever sold. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Sales of the same month a year before; null where they are not known. */
  readonly lastYear: number | null;
}

export interface SalesBacktest {
  /** Months held back, one by one, and then forecast. */
  readonly months: number;
  /** Mean distance of the forecasts to what came, in the unit of the series. */
  readonly error: number;
  /** The same for « the same as last year » on the same months; null where there is no year before them. */
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

/** A figure within the bounds that keep results finite; null for a gap or what is no number. */
const read = (value: Observation | undefined): Observation =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(Math.max(value, -FORECAST_MAX_SALES), FORECAST_MAX_SALES)
    : null;

interface Chosen {
  readonly method: SmoothingKind;
  readonly learned: Learned;
  readonly errors: readonly HeldBack[];
}

/** The first kind that suits the series with the smallest error on the months held back. */
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

/** How many months to hold back: at most a year; a seasonal method keeps a year and a half, another one half of the series. */
function heldBack(months: number, seasonal: boolean): number {
  const kept = seasonal ? PERIOD + PERIOD / 2 : Math.max(FORECAST_LEAST - 2, Math.min(PERIOD, Math.floor(months / 2)));
  return Math.min(PERIOD, Math.max(1, months - kept));
}

/** « The same as last year » on the months that were held back. */
function naiveError(values: readonly Observation[], errors: readonly HeldBack[]): number | null {
  const distances = errors.flatMap(({ month }) => {
    const [now, before] = [values[month] ?? null, values[month - PERIOD] ?? null];
    return now === null || before === null ? [] : [Math.abs(now - before)];
  });
  return distances.length === errors.length ? mean(distances) : null;
}

/** Root mean square of the errors of each month ahead, never smaller than that of a nearer one. */
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
 * Method. From 24 months on, a season is looked for by Fisher's F. Where there is one, Holt–Winters, additive or
 * multiplicative: the one with the smaller error on the months held back. Elsewhere Holt's line where the sales rise or fall
 * by more than chance, and simple smoothing where they do not. The range is Student's t at 80 % times the root mean square
 * of the errors on the months held back, at least 2 % of the mean sales on each side. It starts at 0 where no month was
 * negative. A month of the year that was 0 in two years or more stays at 0.
 *
 * Sources: `smoothing.ts`; the range and the months held back as in Hyndman and Athanasopoulos, « Forecasting: Principles
 * and Practice », 3rd ed., sections 5.5 and 5.10.
 * @param sales one value a month, in any unit, at most 36; null for a month without a figure. Negative sales are read as they
 * are; beyond ±10¹² they are cut.
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
  // A straight line under sales that never fall below 0 may leave an effect of a little more than all of it.
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
