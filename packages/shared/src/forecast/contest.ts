import { backtest, type FittedModel, type ForecastError, type ForecastMethod, fitMethod } from './methods.ts';
import { asToday, type Regime } from './regime.ts';
import type { Observation } from './smoothing.ts';
import { mean, PERIOD } from './trend.ts';

/** Number of months that are forecast. */
export const FORECAST_HORIZON = 3;

/** Minimum number of months with a figure. */
export const MIN_SALES_MONTHS = 6;

/** The errors of the chosen method and of both naive methods, on the same held-out months, in the unit of the series. */
export interface SalesBacktest {
  /** Number of held-out months. */
  readonly months: number;
  readonly meanAbsoluteError: number;
  /** Mean absolute error of the naive method (« the last month »); null if it is unknown. */
  readonly naive: number | null;
  /**
   * Mean absolute error of the seasonal naive method (« the same month last year »); null without a year of data before the
   * held-out months.
   */
  readonly seasonalNaive: number | null;
}

interface TestedMethod {
  readonly method: ForecastMethod;
  readonly model: FittedModel;
  /** On all held-out months. */
  readonly errors: readonly ForecastError[];
}

export interface ChosenMethod extends TestedMethod {
  readonly backtest: SalesBacktest;
}

/** A series, and what is known about it. */
export interface Series {
  readonly values: readonly Observation[];
  readonly closed: readonly number[];
  readonly regime: Regime;
}

/** Both naive methods see the series as it is: people can apply them by hand. */
export const isNaive = (method: ForecastMethod): method is 'naive' | 'seasonalNaive' =>
  method === 'naive' || method === 'seasonalNaive';

/** At most a year is held out. A seasonal method is fitted to a year and a half or more, another method to half of the series. */
function heldOutCount(months: number, seasonal: boolean): number {
  const minTraining = seasonal ? PERIOD + PERIOD / 2 : Math.max(MIN_SALES_MONTHS - 2, Math.floor(months / 2));
  return Math.min(PERIOD, Math.max(1, months - minTraining));
}

/** Number of months after a change in the first training data. Fewer months do not show the change. */
const MONTHS_AFTER_CHANGE = 2;

/**
 * The mean absolute error of a method is multiplied by its handicap before the comparison. Chance alone makes the error of a line
 * slightly smaller than the error of the naive method, on a year of months: without a handicap, random walks get a trend. A short
 * cycle is rare. The values were measured on generated series.
 */
const HANDICAP: Partial<Record<ForecastMethod, number>> = { level: 1.15, trend: 1.25, growth: 1.3, cycle: 4 };

/** Errors that differ by a smaller share of the largest sales are equal: the difference is a rounding error. */
const MIN_DIFFERENCE = 1e-9;

const meanAbsolute = (errors: readonly ForecastError[]): number => mean(errors.map(({ error }) => Math.abs(error)));

export const openMonths = (values: readonly Observation[], closed: readonly number[]): Observation[] =>
  values.map((value, month) => (closed.includes(month) ? null : value));

/** Fits a method to the present regime. A month that was closed a year before stays closed. */
function fitToRegime(
  method: ForecastMethod,
  values: readonly Observation[],
  { closed, regime }: Series,
): FittedModel | undefined {
  if (isNaive(method)) return fitMethod(method, values);
  const model = fitMethod(method, asToday(openMonths(values, closed), regime));
  const isClosed = (horizon: number) => closed.includes(values.length + horizon - 1 - PERIOD);
  return model && { forecast: (horizon) => (isClosed(horizon) ? 0 : model.forecast(horizon)) };
}

/** Backtests a method; empty if it does not suit the series. Outliers and closed months do not count. */
function tested(method: ForecastMethod, series: Series): TestedMethod[] {
  const { values, closed, regime } = series;
  const maxHeldOut = values.length - (regime.change ? regime.change.from + MONTHS_AFTER_CHANGE : 0);
  const heldOut = Math.max(1, Math.min(heldOutCount(values.length, regime.seasonal), maxHeldOut));
  const model = fitToRegime(method, values, series);
  const all = backtest((training) => fitToRegime(method, training, series), values, heldOut, FORECAST_HORIZON);
  const usual = all.filter(({ month }) => !regime.outliers.includes(month) && !closed.includes(month));
  const errors = usual.length > 0 ? usual : all;
  const forecasts = Array.from({ length: FORECAST_HORIZON }, (_, index) => model?.forecast(index + 1));
  return model && forecasts.every(Number.isFinite) && errors.length > 0 ? [{ method, model, errors }] : [];
}

/**
 * Backtests methods and chooses the one with the smallest mean absolute error. Both naive methods always compete: another method
 * has to be better than both, by more than chance explains. Most sales have a season. If the seasonal naive method has a forecast
 * of some held-out months, all methods are therefore compared on these months.
 */
export function chooseMethod(candidates: readonly ForecastMethod[], series: Series): ChosenMethod | undefined {
  const all = [...candidates, 'naive' as const, 'seasonalNaive' as const, 'cycle' as const].flatMap((method) =>
    tested(method, series),
  );
  const shared = new Set(all.find(({ method }) => method === 'seasonalNaive')?.errors.map(({ month }) => month));
  const compared = all
    .map(({ errors, ...rest }) => {
      const comparable = shared.size > 0 ? errors.filter(({ month }) => shared.has(month)) : errors;
      return { ...rest, errors, comparable, meanAbsoluteError: meanAbsolute(comparable) };
    })
    .filter(({ comparable }) => comparable.length > 0);
  const minDifference = MIN_DIFFERENCE * Math.max(...series.values.map((value) => Math.abs(value ?? 0)));
  const lossOf = ({ method, meanAbsoluteError }: (typeof compared)[number]) =>
    meanAbsoluteError * (HANDICAP[method] ?? 1);
  const [first, ...others] = compared;
  if (!first) return undefined;
  const chosen = others.reduce((best, other) => (lossOf(other) < lossOf(best) - minDifference ? other : best), first);
  const errorOf = (naive: ForecastMethod) => compared.find(({ method }) => method === naive)?.meanAbsoluteError ?? null;
  return {
    method: chosen.method,
    model: chosen.model,
    errors: chosen.errors,
    backtest: {
      months: new Set(chosen.comparable.map(({ month }) => month)).size,
      meanAbsoluteError: chosen.meanAbsoluteError,
      naive: errorOf('naive'),
      seasonalNaive: errorOf('seasonalNaive'),
    },
  };
}
