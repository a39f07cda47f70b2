import { closuresOf } from './closures.ts';
import {
  type Choice,
  choose,
  FORECAST_HORIZON,
  isNaive,
  MIN_SALES_MONTHS,
  openMonths,
  type SalesBacktest,
  type Series,
} from './contest.ts';
import { type ForecastMethod, logarithm } from './methods.ts';
import { asToday, type Change, type Regime, regimeOf, shiftOf } from './regime.ts';
import { type Observation, seenIn } from './smoothing.ts';
import { fitLine, isSteady, type Line, MIN_SEASON_FIGURES, mean, PERIOD, rangeFactor } from './trend.ts';

/** Most months read. */
export const MAX_SALES_MONTHS = 36;

/** Fewest months for a season: two of each calendar month. */
export const MIN_SEASON_MONTHS = 24;

/** Largest absolute sales, in the unit of the series; it keeps every result finite. */
export const MAX_SALES = 1e12;

/** Smallest half-width of a range, as a share of the mean sales: past sales understate the uncertainty. */
const MIN_MARGIN = 0.02;

/**
 * Factor of a range: the errors of the method that erred least are too small. With it, the range contains the next month in
 * 70 to 90 % of each generated family (`test/forecast/generated.test.ts`).
 */
const WIDER = 1.2;

/** An error counts for at most this many times the median one (Huber, 1964): a step does not widen the range of the months after it. */
const MAX_ERROR_RATIO = 3;

/** Share of irregular months that are not above their range, which starts at 0: eight out of ten, as of other sales. */
const IRREGULAR = 0.8;

/** Share of the mean sales: a line that moves less than this over the series is stable. */
const MAX_STABLE_CHANGE = 0.05;

export interface SalesTrend {
  /**
   * Slope of the straight line through the present regime, per month, in the unit of the series; seasonally adjusted if
   * there is a season.
   */
  readonly slope: number;
  /**
   * `rising` and `falling`: the change is significant (Student's t, 95 %), and the forecast follows it. `step`: the level changed,
   * once. `stable`: the line moves by less than 5 % of the mean sales over the series. `unclear`: it moves by more, but not
   * significantly, or no line forecasts clearly better than the months themselves. `wandering`: so it does, and each month starts
   * from the one before it.
   */
  readonly direction: 'rising' | 'falling' | 'step' | 'stable' | 'unclear' | 'wandering';
  /** Growth or decline by a constant share, in percent per month; null if the forecast does not follow one. */
  readonly percent: number | null;
  /** The line, month by month, with its step or bend; null without a clear trend, because a drawn line would suggest one. */
  readonly line: readonly number[] | null;
  /** The first month of the present level or slope, from the first month of the series; undefined without a change. */
  readonly change: Change | undefined;
  /** The levels before and after a step. */
  readonly levels: { readonly before: number; readonly after: number } | undefined;
}

export interface SalesSeason {
  /**
   * `unknown`: less than two years, or too many gaps. `none`: no season explains the series better than a line, a change or an
   * outlier does, or forecasts better than the months themselves. `found`: one does, or the same months are closed each year.
   */
  readonly state: 'unknown' | 'none' | 'found';
  /**
   * If a season was found beside closures: each calendar month relative to an ordinary month, in percent, from the series' first
   * month. Null if there is none, or if the mean sales are too close to 0 for a percentage.
   */
  readonly percents: readonly number[] | null;
  /** Calendar months without sales each year, from the series' first month. */
  readonly closed: readonly number[];
}

export interface ForecastMonth {
  /** 1 for the month after the last, to 3. */
  readonly ahead: number;
  /** In the unit of the series; `low` ≤ `value` ≤ `high`, and `low` < `high` unless all sales were 0. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Sales of the same month a year before; null if unknown. */
  readonly lastYear: number | null;
}

export interface SalesForecast {
  /** Index of the first month with a figure. Months before it, and after the last one, are not part of the series. */
  readonly first: number;
  readonly values: readonly Observation[];
  readonly method: ForecastMethod;
  readonly trend: SalesTrend;
  readonly season: SalesSeason;
  /** Months that are unlike all others, from the first month of the series: the forecast does not continue them. */
  readonly outliers: readonly number[];
  readonly forecast: readonly ForecastMonth[];
  readonly backtest: SalesBacktest;
}

/** A figure clamped to the bounds that keep results finite; null for a gap or an invalid number. */
const read = (value: Observation | undefined): Observation =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, -MAX_SALES), MAX_SALES) : null;

/**
 * Forecasts three months of sales.
 *
 * Method. The Bayesian information criterion (BIC) decides what explains the series: a level or a line, a random walk, one change
 * of level or slope, single outliers, and from 24 months on a season. With a season: Holt–Winters, additive or multiplicative.
 * Without: Holt's line, through the sales or their logarithms, if the trend is significant, else simple smoothing; the mean if
 * months with and without sales take turns. The method forecasts the held-out months; unless it errs clearly less on them than
 * « the last month » and « the same month last year », the better of these makes the forecast. The range is Student's t at 80 %
 * times the root mean square error on the held-out months, where no error counts for more than three times the median one, with at
 * least 2 % of the mean sales on each side; for irregular sales, from 0 to what eight months out of ten do not exceed. It is cut at 0 if no
 * month was negative. A calendar month that was closed stays at 0.
 *
 * Sources: `smoothing.ts`; for the BIC, Schwarz, « Estimating the dimension of a model », 1978; the range and the held-out months as in
 * Hyndman and Athanasopoulos, « Forecasting: Principles and Practice », 3rd ed., sections 5.5 and 5.10.
 * @param sales one value a month, in any unit, at most 36; null for a month without a figure. Negative sales are allowed;
 * values beyond ±10¹² are clamped.
 * @returns null when fewer than six months have a figure
 */
export function forecastSales(sales: readonly Observation[]): SalesForecast | null {
  const all = sales.slice(0, MAX_SALES_MONTHS).map(read);
  const first = Math.max(
    all.findIndex((value) => value !== null),
    0,
  );
  const values = all.slice(first, all.findLastIndex((value) => value !== null) + 1);
  const seen = values.filter((value) => value !== null);
  if (seen.length < MIN_SALES_MONTHS) return null;

  const { irregular, yearly, closed } = closuresOf(values);
  const open = openMonths(values, closed);
  const isKnown = mayHaveSeason(values);
  const regime = irregular ? IRREGULAR_REGIME : regimeOf(open, isKnown);
  const line = fitLine(asToday(open, regime), regime.seasonal ? PERIOD : 1);
  const series: Series = { values, closed, regime };
  const choice = choose(irregular ? ['mean'] : candidates(open, line, regime), series);
  if (!choice) return null;

  // A season that forecasts worse than the naive method is not worth a word.
  const seasonal = regime.seasonal && ['additive', 'multiplicative', 'year'].includes(choice.method);
  const found = seasonal || (isKnown && yearly);
  return {
    first,
    values,
    method: choice.method,
    trend: trendOf(line, series, choice.method),
    season: {
      state: found ? 'found' : isKnown ? 'none' : 'unknown',
      percents: seasonal ? percentsOf(line.effects, seen) : null,
      closed: found ? closedEachYear(values) : [],
    },
    outliers: regime.outliers,
    forecast: irregular ? irregularMonths(choice, values) : monthsAhead(choice, values, closed),
    backtest: choice.backtest,
  };
}

/** Nothing explains irregular sales. */
const IRREGULAR_REGIME: Regime = { change: undefined, outliers: [], seasonal: false, isRandomWalk: false };

/** Whether there are enough months for a season, of each calendar month too. */
const mayHaveSeason = (values: readonly Observation[]): boolean =>
  values.length >= MIN_SEASON_MONTHS &&
  seenIn(values).length >= MIN_SEASON_FIGURES &&
  !fitLine(values, PERIOD).effects.includes(undefined);

/** The methods that suit what explains the series; the backtest chooses among them. */
function candidates(open: readonly Observation[], line: Line, regime: Regime): readonly ForecastMethod[] {
  const plain = isSteady(line) && !regime.isRandomWalk ? 'trend' : 'level';
  if (regime.seasonal) return ['additive', 'multiplicative', plain];
  const mayGrow = plain === 'trend' && !regime.change && open.every((value) => value === null || value > 0);
  return mayGrow ? ['growth', plain] : [plain];
}

/** Calendar months that were seen twice or more, without sales each time. */
const closedEachYear = (values: readonly Observation[]): number[] =>
  Array.from({ length: PERIOD }, (_, place) => place).filter((place) => {
    const own = seenIn(values).filter(({ month }) => month % PERIOD === place);
    return own.length > 1 && own.every(({ value }) => value === 0);
  });

/** A rise or a fall is named only if the forecast follows it. */
function directionOf(line: Line, { values, regime }: Series, method: ForecastMethod): SalesTrend['direction'] {
  if (regime.change?.kind === 'step') return 'step';
  const isFollowed = method === 'trend' || method === 'growth' || (regime.seasonal && !isNaive(method));
  if (isFollowed && isSteady(line)) return line.slope > 0 ? 'rising' : 'falling';
  const scale = mean(seenIn(values).map(({ value }) => Math.abs(value)));
  if (!regime.change && Math.abs(line.slope) * (values.length - 1) <= MAX_STABLE_CHANGE * scale) return 'stable';
  return regime.isRandomWalk ? 'wandering' : 'unclear';
}

function trendOf(line: Line, series: Series, method: ForecastMethod): SalesTrend {
  const { values, closed, regime } = series;
  const direction = directionOf(line, series, method);
  const open = openMonths(values, closed);
  const shift = shiftOf(open, regime);
  const growth = method === 'growth' ? fitLine(asToday(open, regime).map(logarithm), 1) : undefined;
  // A step is drawn between two levels, each that of the line's middle.
  const height = (month: number) =>
    line.intercept + line.slope * (direction === 'step' ? (values.length - 1) / 2 : month);
  const drawn = values.map((_, month) =>
    growth ? Math.exp(growth.intercept + growth.slope * month) : height(month) - shift(month),
  );
  const isSilent = direction === 'unclear' || direction === 'wandering';
  return {
    slope: line.slope,
    direction,
    percent: growth ? 100 * Math.expm1(growth.slope) : null,
    line: isSilent ? null : drawn,
    change: isSilent || direction === 'stable' ? undefined : regime.change,
    levels: direction === 'step' ? { before: drawn[0] ?? 0, after: drawn.at(-1) ?? 0 } : undefined,
  };
}

function percentsOf(effects: readonly (number | undefined)[], seen: readonly number[]): number[] | null {
  const ordinary = mean(seen);
  if (ordinary <= 0) return null;
  // A line through sales that are never negative can give an effect slightly below −100 %. A month without an effect is closed.
  const least = seen.some((value) => value < 0) ? Number.NEGATIVE_INFINITY : -100;
  return effects.map((effect) => (effect === undefined ? -100 : Math.max((effect / ordinary) * 100, least)));
}

/** Root mean square error for each horizon, never smaller than for a shorter horizon, and the number of errors behind it. */
function spreads({ errors }: Choice): { readonly spread: number; readonly measured: number }[] {
  let least = 0;
  let counted = 0;
  return Array.from({ length: FORECAST_HORIZON }, (_, index) => {
    const own = errors.filter(({ ahead }) => ahead === index + 1).map(({ error }) => Math.abs(error));
    const most = MAX_ERROR_RATIO * (own.toSorted((one, other) => one - other)[Math.floor(own.length / 2)] ?? 0);
    if (own.length > 0) least = Math.max(least, Math.sqrt(mean(own.map((error) => Math.min(error, most) ** 2))));
    counted = Math.max(counted, own.length);
    return { spread: least, measured: counted };
  });
}

const yearBefore = (values: readonly Observation[], index: number): Observation =>
  values[values.length + index - PERIOD] ?? null;

/** The prediction intervals, at 80 %; a calendar month that was closed stays at 0. */
function monthsAhead(choice: Choice, values: readonly Observation[], closed: readonly number[]): ForecastMonth[] {
  const seen = values.filter((value) => value !== null);
  const scale = mean(seen.map(Math.abs));
  const least = seen.some((value) => value < 0) ? Number.NEGATIVE_INFINITY : 0;
  return spreads(choice).map(({ spread, measured }, index) => {
    const value = Math.max(choice.learned.ahead(index + 1), least);
    const before = values.length + index - PERIOD;
    const wasClosed = closed.includes(before);
    const margin = Math.max(wasClosed ? 0 : WIDER * rangeFactor(measured) * spread, MIN_MARGIN * scale);
    // One closure can be an exception, and the last months without sales the start of one.
    const doubtful = wasClosed
      ? !closed.includes(before - PERIOD)
      : values.at(-1) === 0 && !closed.includes(values.length - 1);
    const high = doubtful ? Math.max(scale, value + margin) : value + margin;
    return {
      ahead: index + 1,
      value,
      low: Math.max(value - margin, least),
      high,
      lastYear: yearBefore(values, index),
    };
  });
}

/** The next month is like any of them. */
function irregularMonths({ learned }: Choice, values: readonly Observation[]): ForecastMonth[] {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  // If more than eight months out of ten are without sales, one with sales can still come.
  const usual = sorted[Math.ceil(IRREGULAR * sorted.length) - 1] || (sorted.at(-1) ?? 0);
  return Array.from({ length: FORECAST_HORIZON }, (_, index) => {
    const value = learned.ahead(index + 1);
    return { ahead: index + 1, value, low: 0, high: Math.max(value, usual), lastYear: yearBefore(values, index) };
  });
}
