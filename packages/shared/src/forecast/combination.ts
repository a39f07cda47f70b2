import { openMonths } from './closures.ts';
import { FORECAST_HORIZON, MIN_SALES_MONTHS, MONTHS_PER_YEAR } from './limits.ts';
import { type Forecaster, type ForecastMethod, fitMethod } from './methods.ts';
import { asToday, otherYears, type Regime } from './regime.ts';
import { type Observation, seenIn } from './smoothing.ts';
import { MIN_DIFFERENCE, mean } from './trend.ts';

/** The errors of the forecast and of both naive methods, on the same held-out months, in the unit of the series. */
export interface SalesBacktest {
  /** Number of held-out months. */
  readonly months: number;
  readonly meanAbsoluteError: number;
  /** Mean absolute error of the naive method (« the last month »). */
  readonly naive: number;
  /**
   * Mean absolute error of the seasonal naive method (« the same month last year »); null without a year of data before the
   * held-out months.
   */
  readonly seasonalNaive: number | null;
}

/** A held-out month. The training data ends `horizon` months before it. */
interface Target {
  readonly month: number;
  readonly horizon: number;
}

/** A method, or a mean of methods, after its evaluation. An error is an actual value minus its forecast, NaN if there is none. */
interface Evaluated {
  /** The only method, or the one with the largest weight. */
  readonly method: ForecastMethod;
  /** The forecast of that method alone. */
  readonly leading: Forecaster;
  readonly forecast: Forecaster;
  readonly errors: readonly number[];
}

export interface Combined extends Pick<Evaluated, 'method' | 'leading' | 'forecast'> {
  /** Whether the forecast is a weighted mean of methods. */
  readonly isCombined: boolean;
  readonly errors: readonly (Target & { readonly error: number })[];
  readonly backtest: SalesBacktest;
}

/** A series, and what is known about it. */
export interface Series {
  readonly values: readonly Observation[];
  readonly closed: readonly number[];
  readonly regime: Regime;
}

/** The methods that people can apply by hand. */
const naiveMethods = ['naive', 'seasonalNaive'] as const;

/** At most a year is held out. A seasonal method is fitted to a year and a half or more, another method to half of the series. */
function heldOutCount(months: number, seasonal: boolean): number {
  const minTraining = seasonal
    ? MONTHS_PER_YEAR + MONTHS_PER_YEAR / 2
    : Math.max(MIN_SALES_MONTHS - 2, Math.floor(months / 2));
  return Math.min(MONTHS_PER_YEAR, Math.max(1, months - minTraining));
}

/** Number of months after a step in the first training data. Fewer months do not show the step. */
const MONTHS_AFTER_STEP = 2;

/**
 * The mean absolute error of a method is multiplied by its handicap. Chance alone makes the error of a line slightly smaller than the
 * error of the naive method, on a year of months: without a handicap, random walks get a trend. A short cycle is rare. The values were
 * measured on generated series.
 */
const HANDICAP: Partial<Record<ForecastMethod, number>> = {
  level: 1.15,
  trend: 1.25,
  recentTrend: 1.25,
  growth: 1.3,
  cycle: 4,
};

/** The weight of a method is its mean absolute error to this power. Powers from −3 to −6 are about as good on generated series. */
const WEIGHT_POWER = -4;

/**
 * The month of the series that is a year before a month ahead.
 * @param months length of the series
 * @param horizon 1 for the month after the series
 */
export const yearBefore = (months: number, horizon: number): number => months + horizon - 1 - MONTHS_PER_YEAR;

/** Whether a naive method would repeat an unlike last month, which may not be over, or an outlier that another year contradicts. */
const repeatsAccident = (method: ForecastMethod, { values, regime }: Series): boolean =>
  method === 'naive'
    ? regime.outliers.includes(values.length - 1)
    : regime.outliers.some(
        (month) =>
          month >= yearBefore(values.length, 1) &&
          month <= yearBefore(values.length, FORECAST_HORIZON) &&
          otherYears(seenIn(values), month).length > 0,
      );

/** The method, with sales of 0 in a month that was closed a year before. */
function withClosures(
  forecast: Forecaster | undefined,
  months: number,
  closed: readonly number[],
): Forecaster | undefined {
  return forecast && ((horizon) => (closed.includes(yearBefore(months, horizon)) ? 0 : forecast(horizon)));
}

/** The held-out months, each forecast from up to three training data. Outliers and closed months do not count. */
function targetsOf({ values, closed, regime }: Series): Target[] {
  const maxHeldOut = values.length - (regime.step === undefined ? 0 : regime.step + MONTHS_AFTER_STEP);
  const heldOut = Math.max(1, Math.min(heldOutCount(values.length, regime.seasonal), maxHeldOut));
  const all = values.flatMap((value, month) => {
    const horizons = Math.min(FORECAST_HORIZON, month - (values.length - heldOut) + 1);
    return value === null ? [] : horizonsTo(horizons).map((horizon) => ({ month, horizon }));
  });
  const usual = all.filter(({ month }) => !regime.outliers.includes(month) && !closed.includes(month));
  return usual.length > 0 ? usual : all;
}

const horizonsTo = (last: number): number[] => Array.from({ length: Math.max(last, 0) }, (_, index) => index + 1);

/**
 * Rolling-origin evaluation: a method is fitted again to the months before each forecast. It never sees the months that it forecasts.
 * The result is empty if the method does not suit the series.
 */
function evaluate(
  method: ForecastMethod,
  values: readonly Observation[],
  targets: readonly Target[],
  fit: (training: readonly Observation[]) => Forecaster | undefined,
): Evaluated[] {
  const forecast = fit(values);
  if (!forecast || !horizonsTo(FORECAST_HORIZON).map(forecast).every(Number.isFinite)) return [];
  const forecasters = values.map((_, end) =>
    targets.some(({ month, horizon }) => month - horizon + 1 === end) ? fit(values.slice(0, end)) : undefined,
  );
  const errors = targets.map(
    ({ month, horizon }) => (values[month] ?? Number.NaN) - (forecasters[month - horizon + 1]?.(horizon) ?? Number.NaN),
  );
  return [{ method, leading: forecast, forecast, errors }];
}

/** The weighted mean of methods, named after the heaviest. A method without a forecast of a month has no weight there. */
function combinationOf(
  members: readonly (Evaluated & { readonly loss: number })[],
  minDifference: number,
): Evaluated | undefined {
  const [first, ...others] = members;
  if (!first) return undefined;
  const heaviest = others.reduce((best, other) => (other.loss < best.loss - minDifference ? other : best), first);
  const meanOf = (numberOf: (member: Evaluated) => number | undefined) => {
    const known = members.flatMap((member) => {
      const number = numberOf(member) ?? Number.NaN;
      return Number.isFinite(number) ? [{ number, weight: (member.loss / heaviest.loss) ** WEIGHT_POWER }] : [];
    });
    const total = known.reduce((sum, { weight }) => sum + weight, 0);
    return known.reduce((sum, { number, weight }) => sum + number * (weight / total), 0);
  };
  return {
    method: heaviest.method,
    leading: heaviest.forecast,
    forecast: (horizon) => meanOf(({ forecast }) => forecast(horizon)),
    errors: first.errors.map((_, index) => meanOf(({ errors }) => errors[index])),
  };
}

/**
 * Combines methods: the smaller the errors of one on the held-out months, the larger its weight (Bates and Granger, 1969). All of them
 * see the present regime. Both naive methods also compete with the combination as people apply them by hand, on the series as it is:
 * one that errs no more makes the forecast. Most sales have a season. If the seasonal naive method has a forecast of some held-out months,
 * all methods are therefore compared on these months.
 */
export function combineMethods(candidates: readonly ForecastMethod[], series: Series): Combined | undefined {
  const { values, closed, regime } = series;
  const targets = targetsOf(series);
  const asItIs = (training: readonly Observation[]) => training;
  const present = (training: readonly Observation[]) => asToday(openMonths(training, closed), regime);
  const evaluateOn = (view: typeof asItIs) => (method: ForecastMethod) =>
    evaluate(method, values, targets, (training) =>
      withClosures(fitMethod(method, view(training)), training.length, closed),
    );
  const rules = naiveMethods.flatMap(evaluateOn(asItIs));
  const yearly = rules.find(({ method }) => method === 'seasonalNaive')?.errors.map(Number.isFinite) ?? [];
  const compared = targets.map((_, index) => !yearly.includes(true) || yearly[index] === true);
  const largest = Math.max(...values.map((value) => Math.abs(value ?? 0)));
  const minDifference = Math.max(MIN_DIFFERENCE * largest, Number.MIN_VALUE);
  const errorOf = ({ errors }: Evaluated): number => {
    const meanError = mean(errors.filter((_, index) => compared[index]).map(Math.abs));
    return meanError <= minDifference ? 0 : meanError;
  };
  const members = [...candidates, ...naiveMethods, 'cycle' as const]
    .flatMap(evaluateOn(present))
    .map((member) => ({ ...member, loss: errorOf(member) * (HANDICAP[member.method] ?? 1) + minDifference }))
    .filter(({ loss }) => Number.isFinite(loss));
  const combination = combinationOf(members, minDifference);
  const alternatives = [...rules, combination].flatMap((alternative) => {
    const meanAbsoluteError = alternative ? errorOf(alternative) : Number.NaN;
    if (!alternative || !Number.isFinite(meanAbsoluteError)) return [];
    return [{ ...alternative, isCombined: alternative === combination, meanAbsoluteError }];
  });
  const [naive, ...others] = alternatives;
  if (!naive) return undefined;
  const allowed = alternatives.filter((other) => other.isCombined || !repeatsAccident(other.method, series));
  const { method, leading, isCombined, forecast, errors, meanAbsoluteError } = allowed.reduce(
    (best, other) => (other.meanAbsoluteError < best.meanAbsoluteError - minDifference ? other : best),
    allowed[0] ?? naive,
  );
  const seasonalNaive = others.find((other) => !other.isCombined);
  return {
    method,
    leading,
    isCombined,
    forecast,
    errors: targets.flatMap((target, index) => {
      const error = errors[index] ?? Number.NaN;
      return Number.isFinite(error) ? [{ ...target, error }] : [];
    }),
    backtest: {
      months: new Set(targets.filter((_, index) => compared[index]).map(({ month }) => month)).size,
      meanAbsoluteError,
      naive: naive.meanAbsoluteError,
      seasonalNaive: seasonalNaive?.meanAbsoluteError ?? null,
    },
  };
}
