import { openMonths } from './closures.ts';
import type { Combined, Series } from './combination.ts';
import { MONTHS_PER_YEAR } from './limits.ts';
import { type Forecaster, type ForecastMethod, logarithm, RECENT_MONTHS, seasonalMethods } from './methods.ts';
import { asToday, shiftOf } from './regime.ts';
import { seenIn } from './smoothing.ts';
import { type FittedLine, fitLine, isSignificant, MIN_DIFFERENCE, mean } from './trend.ts';

/** A line that moves by less than this share of the mean sales, over the series, is stable. */
export const MAX_STABLE_CHANGE = 0.05;

export interface SalesTrend {
  /** Slope of the line through the present regime, or through its last months, per month, in the unit of the series, without the season. */
  readonly slope: number;
  /**
   * - `rising`, `falling`: the slope is significant (Student's t, 95 %), a trend has the largest weight, and the forecast continues half of
   *   the slope or more.
   * - `step`: the level changed once.
   * - `randomWalk`: none of these, and each month starts from the month before it.
   * - `stable`: none of these, and the line of the present regime moves by less than 5 % of the mean sales over the series.
   * - `unclear`: none of these.
   */
  readonly direction: 'rising' | 'falling' | 'step' | 'stable' | 'unclear' | 'randomWalk';
  /** Whether the rise or the fall is that of the last `RECENT_MONTHS` months. */
  readonly isRecent: boolean;
  /** Growth or decline in percent per month; null unless it has the largest weight. */
  readonly percent: number | null;
  /** The line, month by month, with its step. Null without a clear trend of all months: a drawn line would suggest one. */
  readonly line: readonly number[] | null;
  /** The levels before and after a step. `from` is its month, counted from the first month of the series. */
  readonly levels: { readonly from: number; readonly before: number; readonly after: number } | undefined;
}

/** Methods that continue a slope. */
const trendMethods: readonly ForecastMethod[] = ['trend', 'recentTrend', 'growth', ...seasonalMethods];

/** @param line the line through the present regime @param continued the line that the forecast continues, if any */
function directionOf(
  line: FittedLine,
  continued: FittedLine | undefined,
  { values, regime }: Series,
): SalesTrend['direction'] {
  if (regime.step !== undefined) return 'step';
  if (continued && isSignificant(continued)) return continued.slope > 0 ? 'rising' : 'falling';
  if (regime.shape !== 'levels') return regime.shape === 'walk' ? 'randomWalk' : 'unclear';
  const meanSales = mean(seenIn(values).map(({ value }) => Math.abs(value)));
  return Math.abs(line.slope) * (values.length - 1) <= MAX_STABLE_CHANGE * meanSales ? 'stable' : 'unclear';
}

/** Minimum share of a slope that the forecast continues. Naive methods in the mean continue none of it. */
const MIN_CONTINUED = 0.5;

/** The trend that the forecast follows, if any. @param line the line through the present regime */
export function trendOf(line: FittedLine, series: Series, { method, leading, forecast }: Combined): SalesTrend {
  const { values, closed, regime } = series;
  const open = openMonths(values, closed);
  const today = asToday(open, regime);
  const shift = shiftOf(open, regime);
  const isGrowth = method === 'growth';
  const scaled = isGrowth ? today.map(logarithm) : today;
  const all = isGrowth ? fitLine(scaled, 1) : line;
  const from = values.length - RECENT_MONTHS;
  const lastMonths = scaled.map((value, month) => (month < from ? null : value));
  const recent = from > 0 && !seasonalMethods.includes(method) ? fitLine(lastMonths, 1) : all;
  // The slope is measured from month 13 to month 25 ahead: no closure applies there, and both have the same season.
  const slopeOf = (ahead: Forecaster) => {
    const [start = 0, end = 0] = [MONTHS_PER_YEAR + 1, 2 * MONTHS_PER_YEAR + 1]
      .map(ahead)
      .map(isGrowth ? Math.log : Number);
    return (end - start) / MONTHS_PER_YEAR;
  };
  // The method continues the line whose slope is closer to its own.
  const distance = ({ slope }: FittedLine) => Math.abs(slope - slopeOf(leading));
  const isRecent = distance(recent) < distance(all) - MIN_DIFFERENCE * Math.abs(all.slope);
  const followed = isRecent ? recent : all;
  const isContinued = trendMethods.includes(method) && slopeOf(forecast) / followed.slope >= MIN_CONTINUED;
  const direction = directionOf(line, isContinued ? followed : undefined, series);
  // A step joins two flat lines, each at the height of the middle of its sloping line.
  const lineAt = (month: number) =>
    line.intercept + line.slope * (direction === 'step' ? (values.length - 1) / 2 : month);
  const drawn = values.map((_, month) =>
    isGrowth && direction !== 'step' ? Math.exp(all.intercept + all.slope * month) : lineAt(month) - shift(month),
  );
  const moves = direction === 'rising' || direction === 'falling';
  const isUnclear = direction === 'unclear' || direction === 'randomWalk';
  return {
    slope: isGrowth ? line.slope : followed.slope,
    direction,
    isRecent: moves && isRecent,
    percent: isGrowth ? 100 * Math.expm1(followed.slope) : null,
    line: isUnclear || (moves && isRecent) ? null : drawn,
    levels:
      regime.step === undefined ? undefined : { from: regime.step, before: drawn[0] ?? 0, after: drawn.at(-1) ?? 0 },
  };
}
