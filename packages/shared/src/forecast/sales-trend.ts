import { openMonths, type Series } from './combination.ts';
import { type ForecastMethod, logarithm, RECENT_MONTHS } from './methods.ts';
import { asToday, shiftOf } from './regime.ts';
import { seenIn } from './smoothing.ts';
import { type FittedLine, fitLine, isSignificant, mean } from './trend.ts';

/** A line that moves by less than this share of the mean sales, over the series, is stable. */
export const MAX_STABLE_CHANGE = 0.05;

export interface SalesTrend {
  /** Slope of the line through the present regime, or through its last months, per month, in the unit of the series, without the season. */
  readonly slope: number;
  /**
   * - `rising`, `falling`: the slope is significant (Student's t, 95 %), and a trend has the largest weight.
   * - `step`: the level changed once.
   * - `stable`: the line moves by less than 5 % of the mean sales over the series.
   * - `randomWalk`: none of these, and each month starts from the month before it.
   * - `unclear`: none of these. The slope is not significant, or the forecast does not follow it.
   */
  readonly direction: 'rising' | 'falling' | 'step' | 'stable' | 'unclear' | 'randomWalk';
  /** Whether the rise or the fall is that of the last `RECENT_MONTHS` months. */
  readonly isRecent: boolean;
  /** Growth or decline in percent per month; null unless the forecast follows it. */
  readonly percent: number | null;
  /** The line, month by month, with its step. Null without a clear trend of all months: a drawn line would suggest one. */
  readonly line: readonly number[] | null;
  /** The levels before and after a step. `from` is its month, counted from the first month of the series. */
  readonly levels: { readonly from: number; readonly before: number; readonly after: number } | undefined;
}

/** Methods that continue a slope. */
const trendMethods: readonly ForecastMethod[] = ['trend', 'recentTrend', 'growth', 'additive', 'multiplicative'];

/** @param followed the line that the method continues: `line`, or that of the last months */
function directionOf(
  line: FittedLine,
  followed: FittedLine,
  { values, regime }: Series,
  method: ForecastMethod,
): SalesTrend['direction'] {
  if (regime.step !== undefined) return 'step';
  if (trendMethods.includes(method) && isSignificant(followed)) return followed.slope > 0 ? 'rising' : 'falling';
  const meanSales = mean(seenIn(values).map(({ value }) => Math.abs(value)));
  const isStable = Math.abs(line.slope) * (values.length - 1) <= MAX_STABLE_CHANGE * meanSales;
  if (isStable) return 'stable';
  return regime.isRandomWalk ? 'randomWalk' : 'unclear';
}

/** The trend that the forecast follows, if any. @param line the line through the present regime */
export function trendOf(line: FittedLine, series: Series, method: ForecastMethod): SalesTrend {
  const { values, closed, regime } = series;
  const open = openMonths(values, closed);
  const today = asToday(open, regime);
  const shift = shiftOf(open, regime);
  const from = values.length - RECENT_MONTHS;
  const recent = today.map((value, month) => (month < from ? null : value));
  const followed = method === 'recentTrend' ? fitLine(recent, 1) : line;
  const direction = directionOf(line, followed, series, method);
  const isRecent = method === 'recentTrend' && from > 0 && (direction === 'rising' || direction === 'falling');
  const growth = method === 'growth' ? fitLine(today.map(logarithm), 1) : undefined;
  // A step joins two flat lines, each at the height of the middle of its sloping line.
  const lineAt = (month: number) =>
    line.intercept + line.slope * (direction === 'step' ? (values.length - 1) / 2 : month);
  const drawn = values.map((_, month) =>
    growth ? Math.exp(growth.intercept + growth.slope * month) : lineAt(month) - shift(month),
  );
  const isUnclear = direction === 'unclear' || direction === 'randomWalk';
  return {
    slope: isRecent ? followed.slope : line.slope,
    direction,
    isRecent,
    percent: growth ? 100 * Math.expm1(growth.slope) : null,
    line: isUnclear || isRecent ? null : drawn,
    levels:
      regime.step === undefined ? undefined : { from: regime.step, before: drawn[0] ?? 0, after: drawn.at(-1) ?? 0 },
  };
}
