import { closuresOf, openMonths } from './closures.ts';
import { type Combined, combineMethods, type SalesBacktest, type Series, yearBefore } from './combination.ts';
import { FORECAST_HORIZON, MAX_SALES, MIN_SALES_MONTHS, MIN_SEASON_MONTHS, MONTHS_PER_YEAR } from './limits.ts';
import { type ForecastMethod, seasonalMethods } from './methods.ts';
import { asToday, neighboursOf, otherYears, type Regime, regimeOf } from './regime.ts';
import { type SalesTrend, trendOf } from './sales-trend.ts';
import { type Observation, seenIn } from './smoothing.ts';
import { fitLine, MIN_DIFFERENCE, MIN_SEASON_FIGURES, mean, median, t90 } from './trend.ts';

/** Maximum number of months for which a step may look like a slope: all calendar months but four have two years. */
const MAX_UNDECIDED_MONTHS = MIN_SEASON_MONTHS + 4;

/** Share of a margin by which an interval passes last year's sales. With it, after a step of one year, it holds eight months out of ten. */
const SHARE_PAST_LAST_YEAR = 0.25;

/** Fewer months after a step may be an exception. */
const MIN_AFTER_STEP = 4;

/** Minimum half-width of an interval, as a share of the mean sales. Past sales understate the uncertainty. */
const MIN_MARGIN = 0.02;

/**
 * Factor of an interval. The weights follow the errors, so these errors are too small. With the factor, the interval contains the next
 * month in 70 to 90 % of each generated family (`test/forecast/generated.test.ts`).
 */
const WEIGHTING_FACTOR = 1.2;

/** An error counts for at most this many times the median one (Huber, 1964). Without it, a step widens the following intervals. */
const MAX_ERROR_RATIO = 2.5;

/** Share of intermittent months that the interval contains. */
const INTERMITTENT_SHARE = 0.8;

export interface SalesSeason {
  /**
   * - `unknown`: the series has less than two years, or too many gaps.
   * - `found`: a season explains the series best, and a seasonal method has the largest weight; or the same months are closed each year.
   * - `none`: neither.
   */
  readonly state: 'unknown' | 'none' | 'found';
  /**
   * Each calendar month, from the first month of the series, relative to the mean of the open months, in percent, −100 or more. Null
   * without a season beside the closures, or if some sales are negative.
   */
  readonly percents: readonly number[] | null;
  /** Calendar months without sales each year, counted from the first month of the series. */
  readonly closed: readonly number[];
}

export interface ForecastMonth {
  /** In the unit of the series. `low` ≤ `value` ≤ `high`, and `low` < `high` unless all sales were 0, or so small that no number is between. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Sales of the same month a year before; null if they are unknown. */
  readonly lastYear: number | null;
}

export interface SalesForecast {
  /** Index of the first month with a figure. Months before it, and after the last one, are not part of the series. */
  readonly first: number;
  readonly values: readonly Observation[];
  /** The naive method that makes the forecast, or the method with the largest weight in it. */
  readonly method: ForecastMethod;
  /** Whether the forecast is a weighted mean of methods. */
  readonly isCombined: boolean;
  readonly trend: SalesTrend;
  readonly season: SalesSeason;
  /** Months that are unlike all others and that the forecast does not continue, counted from the first month of the series. */
  readonly outliers: readonly number[];
  /** Outliers that the forecast continues, because a simple rule makes it and no other year contradicts them. */
  readonly repeatedOutliers: readonly number[];
  /** Whether the rise or the fall of a season of about two years may be a step: both explain two years equally well. */
  readonly mayBeStep: boolean;
  readonly forecast: readonly ForecastMonth[];
  readonly backtest: SalesBacktest;
}

/** A month within the limits; null for a gap or an invalid number. */
const clamped = (value: Observation): Observation =>
  value !== null && Number.isFinite(value) ? Math.min(Math.max(value, -MAX_SALES), MAX_SALES) : null;

/**
 * Forecasts three months of sales.
 *
 * `regimeOf` explains the series, `combineMethods` weighs the methods by their errors on held-out months, and `trendOf` names what the
 * forecast continues. An interval is Student's t at 80 % times the root mean square error on the held-out months and a factor, or at
 * least 2 % of the mean sales. It grows with the sales of a season, and reaches what else the months may mean (`forecastMonths`). That of
 * intermittent sales goes from 0 to what eight months out of ten do not exceed. Without negative sales, no interval goes below 0. A
 * calendar month that was closed stays at 0.
 *
 * Sources. For smoothing: `smoothing.ts`. For the BIC: Schwarz, « Estimating the dimension of a model », 1978. For the interval and the
 * backtest: Hyndman and Athanasopoulos, « Forecasting: Principles and Practice », 3rd ed., sections 5.5 and 5.10.
 * @param sales at most 36 months, in any unit; null for a month without a figure. Sales may be negative; values beyond ±10¹² are
 * clamped.
 * @returns null if fewer than six months have a figure
 */
export function forecastSales(sales: readonly Observation[]): SalesForecast | null {
  const all = sales.map(clamped);
  const first = Math.max(
    all.findIndex((value) => value !== null),
    0,
  );
  const values = all.slice(first, all.findLastIndex((value) => value !== null) + 1);
  const seen = values.filter((value) => value !== null);
  if (seen.length < MIN_SALES_MONTHS) return null;

  const { isIntermittent, isYearly, closed } = closuresOf(values);
  const open = openMonths(values, closed);
  const mayBeSeasonal = hasMonthsForSeason(values);
  const regime = isIntermittent ? INTERMITTENT_REGIME : regimeOf(open, mayBeSeasonal);
  const today = asToday(open, regime);
  const line = fitLine(today, regime.seasonal ? MONTHS_PER_YEAR : 1);
  const series: Series = { values, closed, regime };
  const chosen = combineMethods(isIntermittent ? ['mean'] : candidates(regime), series);
  if (!chosen) return null;

  const isSeasonal = regime.seasonal && yearlyMethods.includes(chosen.method);
  const trend = trendOf(line, series, chosen);
  const mayBeStep =
    isSeasonal && values.length <= MAX_UNDECIDED_MONTHS && ['rising', 'falling'].includes(trend.direction);
  const repeated = repeatedBy(chosen, values.length);
  const isFound = isSeasonal || (mayBeSeasonal && isYearly);
  return {
    first,
    values,
    method: chosen.method,
    isCombined: chosen.isCombined,
    trend,
    mayBeStep,
    season: {
      state: isFound ? 'found' : mayBeSeasonal ? 'none' : 'unknown',
      percents: isSeasonal && seen.every((value) => value >= 0) ? percentsOf(line.effects, today) : null,
      closed: isFound ? closedEachYear(values) : [],
    },
    outliers: regime.outliers.filter((month) => !repeated.includes(month)),
    repeatedOutliers: regime.outliers.filter((month) => repeated.includes(month)),
    forecast: isIntermittent ? intermittentMonths(chosen, values) : forecastMonths(chosen, series, trend, mayBeStep),
    backtest: chosen.backtest,
  };
}

/** The month that the seasonal naive method repeats, for each month ahead. It gets the series as it is. */
const repeatedBy = ({ method, isCombined }: Combined, months: number): number[] =>
  isCombined || method !== 'seasonalNaive'
    ? []
    : Array.from({ length: FORECAST_HORIZON }, (_, index) => yearBefore(months, index + 1));

/** Methods whose forecast of a month depends on the same month a year before. */
const yearlyMethods: readonly ForecastMethod[] = ['seasonalNaive', ...seasonalMethods];

const INTERMITTENT_REGIME: Regime = { step: undefined, outliers: [], seasonal: false, shape: 'intermittent' };

/** Whether there are enough months for a season, and data for each calendar month. */
const hasMonthsForSeason = (values: readonly Observation[]): boolean =>
  values.length >= MIN_SEASON_MONTHS &&
  seenIn(values).length >= MIN_SEASON_FIGURES &&
  !fitLine(values, MONTHS_PER_YEAR).effects.includes(undefined);

/** The methods that may suit the series. Their errors weigh them. */
const candidates = ({ seasonal }: Regime): readonly ForecastMethod[] =>
  seasonal ? [...seasonalMethods, 'level', 'trend'] : ['level', 'trend', 'growth', 'recentTrend'];

/** Calendar months that the series contains twice or more, each time without sales. */
const closedEachYear = (values: readonly Observation[]): number[] =>
  Array.from({ length: MONTHS_PER_YEAR }, (_, calendarMonth) => calendarMonth).filter((calendarMonth) => {
    const years = seenIn(values).filter(({ month }) => month % MONTHS_PER_YEAR === calendarMonth);
    return years.length > 1 && years.every(({ value }) => value === 0);
  });

/** The percents of a season; null if the mean sales are not above 0, after a step to months without sales. */
function percentsOf(effects: readonly (number | undefined)[], today: readonly Observation[]): number[] | null {
  const meanSales = mean(today.filter((value) => value !== null));
  if (meanSales <= 0) return null;
  // A line through sales of 0 or more can give an effect slightly below −100 %. A month without an effect is closed.
  return effects.map((effect = -meanSales) => Math.max((100 * effect) / meanSales, -100));
}

/** The root mean square error for each horizon, never smaller than for a shorter horizon, and the number of errors in it. */
function errorsByHorizon({ errors }: Combined): { readonly rootMeanSquare: number; readonly count: number }[] {
  let rootMeanSquare = 0;
  let count = 0;
  return Array.from({ length: FORECAST_HORIZON }, (_, index) => {
    const absolute = errors.filter(({ horizon }) => horizon === index + 1).map(({ error }) => Math.abs(error));
    // Sales that stay the same until they change have many errors of 0.
    const usual = median(absolute.filter((error) => error > MIN_DIFFERENCE * Math.max(...absolute)));
    const squares = absolute.map((error) => Math.min(error, MAX_ERROR_RATIO * usual) ** 2);
    if (squares.length > 0) rootMeanSquare = Math.max(rootMeanSquare, Math.sqrt(mean(squares)));
    count = Math.max(count, squares.length);
    return { rootMeanSquare, count };
  });
}

/**
 * The forecast with its intervals at 80 %. Where the months do not tell, an interval reaches what else they may mean: the level before
 * a step that few months follow; last year's sales, if a rise or a fall may be a step, or an outlier that no other year contradicts a
 * season; the months around one that is repeated, which may be an accident.
 */
function forecastMonths(
  chosen: Combined,
  { values, closed, regime }: Series,
  { levels }: SalesTrend,
  mayBeStep: boolean,
): ForecastMonth[] {
  const tested = [...new Set(chosen.errors.map(({ month }) => month))].map((month) => Math.abs(values[month] ?? 0));
  const stepBack = levels && values.length - levels.from < MIN_AFTER_STEP ? levels.before - levels.after : 0;
  const seen = values.filter((value) => value !== null);
  const meanSales = mean(seen.map(Math.abs));
  const repeated = repeatedBy(chosen, values.length);
  const lowest = seen.some((value) => value < 0) ? Number.NEGATIVE_INFINITY : 0;
  const isUnlike = (month: number) => regime.outliers.includes(month);
  const usualBeside = (month: number) =>
    median(
      neighboursOf(values, month)
        .flat()
        .filter((sale) => sale !== null),
    );
  return errorsByHorizon(chosen).map(({ rootMeanSquare, count }, index) => {
    const horizon = index + 1;
    const value = Math.max(chosen.forecast(horizon), lowest);
    const monthBefore = yearBefore(values.length, horizon);
    const wasClosed = closed.includes(monthBefore);
    // A season that grows with the level has larger errors in its strong months.
    const scale =
      lowest === 0 && yearlyMethods.includes(chosen.method) ? Math.max(1, value / (mean(tested) || value)) : 1;
    const error = wasClosed ? 0 : scale * WEIGHTING_FACTOR * t90(count - 1) * rootMeanSquare;
    const margin = Math.max(error, MIN_MARGIN * meanSales);
    const lastYear = values[monthBefore] ?? null;
    const usualLastYear = usualBeside(monthBefore);
    const mayBeSeason = isUnlike(monthBefore) && otherYears(seenIn(values), monthBefore).length === 0;
    const growth = mayBeSeason && monthBefore !== repeated[index] && usualLastYear > 0 ? value / usualLastYear : 1;
    const asLastYear = lastYear !== null && (mayBeStep || mayBeSeason) ? lastYear * growth : value;
    const likeLastYear = asLastYear + Math.sign(asLastYear - value) * SHARE_PAST_LAST_YEAR * margin;
    const ordinary = repeated
      .slice(index, index + 1)
      .filter(isUnlike)
      .map(usualBeside);
    const likeOrdinary = ordinary.flatMap((usual) => [usual - margin, usual + margin]);
    const others = wasClosed ? [] : [value + stepBack, likeLastYear, ...likeOrdinary];
    // One closure may be an exception. Last months without sales may be the start of one.
    const mayBeOpen = wasClosed
      ? !closed.includes(monthBefore - MONTHS_PER_YEAR)
      : values.at(-1) === 0 && !closed.includes(values.length - 1);
    return {
      value,
      low: Math.max(Math.min(value - margin, ...others), lowest),
      high: Math.max(value + margin, ...others, ...(mayBeOpen ? [meanSales] : [])),
      lastYear,
    };
  });
}

/** Every month ahead has the same interval. */
function intermittentMonths({ forecast }: Combined, values: readonly Observation[]): ForecastMonth[] {
  const sorted = values.filter((value) => value !== null).sort((left, right) => left - right);
  // More than eight months out of ten may be without sales. Even then, a month with sales can come.
  const usualHigh = sorted[Math.ceil(INTERMITTENT_SHARE * sorted.length) - 1] || (sorted.at(-1) ?? 0);
  return Array.from({ length: FORECAST_HORIZON }, (_, index) => {
    const horizon = index + 1;
    const value = forecast(horizon);
    const lastYear = values[yearBefore(values.length, horizon)] ?? null;
    return { value, low: 0, high: Math.max(value, usualHigh), lastYear };
  });
}
