import { backtest, type ForecastMethod, type HeldOutMonth, type Learned, learn } from './methods.ts';
import { asToday, type Regime } from './regime.ts';
import type { Observation } from './smoothing.ts';
import { mean, PERIOD } from './trend.ts';

/** Months forecast. */
export const FORECAST_HORIZON = 3;

/** Fewest months for a forecast. */
export const MIN_SALES_MONTHS = 6;

/** The errors of the chosen method and of the two naive ones, on the same held-out months. */
export interface SalesBacktest {
  /** Number of held-out months. */
  readonly months: number;
  /** Mean absolute error of the forecasts, in the unit of the series. */
  readonly error: number;
  /** Mean absolute error of the naive method, « as last month »; null if unknown. */
  readonly last: number | null;
  /** Of the seasonal naive method, « as the same month last year »; null without a year of data before the held-out months. */
  readonly naive: number | null;
}

export interface Choice {
  readonly method: ForecastMethod;
  readonly learned: Learned;
  /** On all held-out months. */
  readonly errors: readonly HeldOutMonth[];
  readonly backtest: SalesBacktest;
}

type Tried = Omit<Choice, 'backtest'>;

/** A series, and what is known about it. */
export interface Series {
  readonly values: readonly Observation[];
  readonly closed: readonly number[];
  readonly regime: Regime;
}

/** Naive and seasonal naive: anyone can do them by hand. They see the series as it is. */
export const isNaive = (method: ForecastMethod): boolean => method === 'last' || method === 'year';

/** Number of held-out months: at most a year. A seasonal method keeps a year and a half to learn from, another one half of the series. */
function heldOutCount(months: number, seasonal: boolean): number {
  const kept = seasonal ? PERIOD + PERIOD / 2 : Math.max(MIN_SALES_MONTHS - 2, Math.floor(months / 2));
  return Math.min(PERIOD, Math.max(1, months - kept));
}

/** Months after a change that a method sees before its first forecast: no data shows the change before then. */
const SINCE_CHANGE = 2;

/**
 * Factors of the errors, before they are compared: on a year of months, a line errs a little less than the naive method by chance
 * alone, and a random walk gets a trend. A short cycle seldom exists. Measured on generated series.
 */
const CAUTION: Partial<Record<ForecastMethod, number>> = { level: 1.15, trend: 1.25, growth: 1.3, cycle: 4 };

/** Differences of errors below this share of the largest sales are rounding errors. */
const ROUNDING = 1e-9;

const meanError = (errors: readonly HeldOutMonth[]): number => mean(errors.map(({ error }) => Math.abs(error)));

export const openMonths = (values: readonly Observation[], closed: readonly number[]): Observation[] =>
  values.map((value, month) => (closed.includes(month) ? null : value));

/** Fits a method to the present regime; a month that was closed a year before stays closed. */
function learnFrom(
  method: ForecastMethod,
  values: readonly Observation[],
  { closed, regime }: Series,
): Learned | undefined {
  if (isNaive(method)) return learn(method, values);
  const learned = learn(method, asToday(openMonths(values, closed), regime));
  const isClosed = (ahead: number) => closed.includes(values.length + ahead - 1 - PERIOD);
  return learned && { ahead: (ahead) => (isClosed(ahead) ? 0 : learned.ahead(ahead)) };
}

/** Backtests a method; empty if it does not suit the series. Outliers and closed months are no errors of a method. */
function tryOut(method: ForecastMethod, series: Series): Tried[] {
  const { values, closed, regime } = series;
  const since = regime.change ? regime.change.from + SINCE_CHANGE : 0;
  const held = Math.max(1, Math.min(heldOutCount(values.length, regime.seasonal), values.length - since));
  const learned = learnFrom(method, values, series);
  const all = backtest((known) => learnFrom(method, known, series), values, held, FORECAST_HORIZON);
  const usual = all.filter(({ month }) => !regime.outliers.includes(month) && !closed.includes(month));
  const errors = usual.length > 0 ? usual : all;
  const months = Array.from({ length: FORECAST_HORIZON }, (_, index) => learned?.ahead(index + 1));
  return learned && months.every(Number.isFinite) && errors.length > 0 ? [{ method, learned, errors }] : [];
}

/**
 * Backtests methods and keeps the one with the smallest mean error. The two naive methods always compete: another one has to be
 * better than both, by more than chance would explain. If last year is known for one held-out month or more, all are compared on
 * these months: most sales have a season.
 */
export function choose(own: readonly ForecastMethod[], series: Series): Choice | undefined {
  const tried = [...own, 'last' as const, 'year' as const, 'cycle' as const].flatMap((method) =>
    tryOut(method, series),
  );
  const ofYear = new Set(tried.find(({ method }) => method === 'year')?.errors.map(({ month }) => month));
  const comparable = ofYear.size > 0;
  const onSame = ({ errors }: Tried) => (comparable ? errors.filter(({ month }) => ofYear.has(month)) : errors);
  const competing = tried.filter((one) => onSame(one).length > 0 && (comparable || one.method !== 'year'));
  const errorOf = (one: Tried) => meanError(onSame(one));
  const rounding = ROUNDING * Math.max(...series.values.map((value) => Math.abs(value ?? 0)));
  const rank = (one: Tried) => errorOf(one) * (CAUTION[one.method] ?? 1);
  const [first, ...others] = competing;
  if (!first) return undefined;
  const chosen = others.reduce((best, one) => (rank(one) < rank(best) - rounding ? one : best), first);
  const of = (method: ForecastMethod) => competing.filter((one) => one.method === method).map(errorOf)[0] ?? null;
  return {
    ...chosen,
    backtest: {
      months: new Set(onSame(chosen).map(({ month }) => month)).size,
      error: errorOf(chosen),
      last: of('last'),
      naive: of('year'),
    },
  };
}
