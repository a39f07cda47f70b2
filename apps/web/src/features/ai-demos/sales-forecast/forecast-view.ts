import { factLine } from '@agency/shared/contact';
import {
  type DecimalMark,
  forecastFigures,
  forecastSales,
  forecastToContact,
  formatShare,
  MIN_SEASON_MONTHS,
  MONTHS_PER_YEAR,
  type Observation,
  readSales,
  type SalesForecast,
  type SalesReading,
  salesDecimals,
  trendFigures,
} from '@agency/shared/forecast';
import { decimalsAbove, formatList, formatNumber, withNoun } from '@agency/shared/format';
import { forecastStrings as strings } from '../../../content/tools/ai-demos.built.ts';
import { fill } from '../../../lib/fill.ts';

/**
 * The name of a month, by its distance from the first field.
 * @param firstMonth month of the year of the first field, 0 for January; null if the visitor did not name it
 * @param names names of the months of the year, long or short
 */
export const monthName = (
  firstMonth: number | null,
  index: number,
  names: readonly string[] = strings.months,
): string =>
  firstMonth === null
    ? fill(strings.monthOf, { number: String(index + 1) })
    : (names[(firstMonth + index) % MONTHS_PER_YEAR] ?? '');

/** The visitor's message for an invalid field. */
function problemOf(reading: SalesReading | undefined, text: string): string | undefined {
  if (reading?.kind === 'refused') return fill(strings.refused, { text: text.trim() });
  return reading?.kind === 'ambiguous' ? strings.doubtful : undefined;
}

/**
 * The whole forecast of these fields, formatted for Quebec.
 * @param cells values of the fields
 * @param firstMonth month of the year of the first field, 0 for January; null if it is unknown
 * @param decimal the visitor's answer about the decimal separator
 */
export function forecastView(cells: readonly string[], firstMonth: number | null, decimal?: DecimalMark) {
  const readings = readSales(cells, decimal);
  const sales = readings.map((reading): Observation => (reading.kind === 'number' ? reading.value : null));
  const undecided = readSales(cells);
  const doubtful = undecided.findIndex((reading) => reading.kind === 'ambiguous');
  const result = forecastSales(sales);
  return {
    problems: readings.map((reading, index) => problemOf(reading, cells[index] ?? '')),
    doubt: doubtOf(undecided[doubtful], cells[doubtful] ?? ''),
    outcome: result ? outcomeOf(result, (index) => monthName(firstMonth, index + result.first), firstMonth) : undefined,
  };
}

export type ForecastOutcome = ReturnType<typeof outcomeOf>;

/** From ten million on, the labels of a chart have no room on a phone: they are in millions. */
const MIN_IN_MILLIONS = 10_000_000;

type NameOf = (index: number) => string;

function outcomeOf(result: SalesForecast, nameOf: NameOf, firstMonth: number | null) {
  const { values, forecast, trend, method, isCombined, mayBeStep } = result;
  const decimals = salesDecimals(values);
  const shown = (value: number) => formatNumber(value, decimals);
  const reached = [...values, ...forecast.flatMap(({ low, high }) => [low, high])].map((value) => Math.abs(value ?? 0));
  const inMillions = Math.max(...reached) >= MIN_IN_MILLIONS;
  const caption = trend.line ? strings.chart.caption : strings.chart.captionWithoutLine;
  const ahead = forecast.map((month, index) => {
    const { value, range } = forecastFigures(values, month);
    return {
      month: nameOf(values.length + index),
      value,
      range: range ? fill(strings.range, range) : strings.rangeOfNothing,
      lastYear: month.lastYear === null ? strings.unknown : shown(month.lastYear),
    };
  });
  const dated = datedOf(result, nameOf, firstMonth !== null);
  const tendency = trendOf(result, dated, firstMonth !== null);
  const seasonal = seasonOf(result, nameOf, firstMonth !== null);
  const season = mayBeStep ? `${seasonal} ${strings.season.twoYears}` : seasonal;
  const months = withNoun(values.length, strings.paste.months);
  const outliers = outliersOf(result, dated);
  const sales = values.map((value, index) => factLine(nameOf(index), value === null ? '–' : shown(value))).join('; ');
  return {
    /** The labels of the charts. */
    past: values,
    line: trend.line,
    forecast,
    caption: inMillions ? fill(strings.chart.inMillions, { caption }) : caption,
    shown: inMillions ? (value: number) => formatNumber(value / 1_000_000, 1) : shown,
    /** Of numbered months, only the first has a word: five words have no room on a phone. */
    monthLabel: (step: number): string =>
      firstMonth === null && step > 0
        ? String(result.first + step + 1)
        : monthName(firstMonth, result.first + step, strings.shortMonths),
    ringsFrom: firstMonth === null ? null : (firstMonth + result.first) % MONTHS_PER_YEAR,
    months,
    trend: tendency,
    outliers,
    seasonState: result.season.state,
    season,
    backtest: backtestOf(result, (error) => formatNumber(error, decimalsAbove(error, [0], decimals))),
    method: fill(isCombined ? strings.methodCombined : strings.methodAlone, { method: strings.method[method] }),
    /** The fields in one sentence, for print. */
    sales,
    ahead,
    draft: forecastToContact(months, sales, [tendency, ...(outliers ? [outliers] : []), season], ahead),
    summary: [tendency, ...ahead.map(({ month, value, range }) => `${month} ${value}, ${range}`), season].join('; '),
  };
}

function doubtOf(reading: SalesReading | undefined, text: string) {
  if (reading?.kind !== 'ambiguous') return undefined;
  const { thousands, decimals, mark } = reading;
  const other: DecimalMark = mark === ',' ? '.' : ',';
  return {
    text: text.trim(),
    choices: [
      { decimal: other, label: formatNumber(thousands) },
      { decimal: mark, label: formatNumber(decimals, 3).replace(/,?0+$/, '') },
    ],
  };
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Names one month of the series: « janvier », « janvier de l’année 2 » as its field, « mois 13 ». */
function datedOf({ first, values }: SalesForecast, nameOf: NameOf, named: boolean): NameOf {
  const hasYears = named && first + values.length > MONTHS_PER_YEAR;
  return (index) => {
    const year = String(Math.floor((first + index) / MONTHS_PER_YEAR) + 1);
    return hasYears ? fill(strings.monthOfYear, { month: nameOf(index), year }) : nameOf(index);
  };
}

function trendOf(result: SalesForecast, dated: NameOf, named: boolean) {
  const { values, trend } = result;
  if (values.every((value) => !value)) return strings.trend.nothing;
  const { direction, isRecent, levels, percent } = trend;
  const { perMonth, before, after } = trendFigures(values, trend);
  if (direction === 'step') {
    const when = fill(named ? strings.trend.when : strings.trend.whenUnknown, { month: dated(levels?.from ?? 0) });
    return fill(strings.trend.step, { when, before, after });
  }
  const shares = { rising: strings.trend.growing, falling: strings.trend.shrinking };
  const moves = direction === 'rising' || direction === 'falling';
  const words = fill(moves && percent !== null ? shares[direction] : strings.trend[direction], { perMonth });
  return isRecent ? fill(strings.trend.recent, { trend: words }) : words;
}

function outliersOf({ outliers, repeatedOutliers }: SalesForecast, dated: NameOf): string {
  const { one, many, repeated } = strings.outliers;
  const [left, kept] = [outliers, repeatedOutliers].map((months) => formatList(months.map(dated)));
  return [
    ...(left ? [fill(outliers.length === 1 ? one : many, { months: capitalised(left) })] : []),
    ...(kept ? [fill(repeated, { months: kept })] : []),
  ].join(' ');
}

function seasonOf({ season, trend, values, forecast }: SalesForecast, nameOf: NameOf, named: boolean): string {
  const { state, percents, closed } = season;
  const words = strings.season;
  if (state === 'none') return words.none;
  if (state === 'unknown') {
    if (values.length >= MIN_SEASON_MONTHS) return words.gaps;
    const hasYear = forecast.some(({ lastYear }) => lastYear !== null);
    const changes = ['rising', 'falling', 'step'].includes(trend.direction);
    return [words.unknown, ...(hasYear ? [words.compare] : []), ...(changes ? [words.unknownChange] : [])].join(' ');
  }
  const closures = fill(named ? words.closed : words.closedUnknown, { months: formatList(closed.map(nameOf)) });
  if (!percents) return closed.length > 0 ? `${words.foundClosed} ${closures}` : words.foundPlain;
  const [above, below] = [Math.max(...percents), Math.min(...percents)];
  const strongest = fill(closed.length > 0 ? words.strongestOpen : words.strongest, {
    strong: nameOf(percents.indexOf(above)),
    above: formatShare(above, 0),
  });
  const weakest = fill(words.weakest, { weak: nameOf(percents.indexOf(below)), below: formatShare(-below, 0) });
  return `${strongest} ${closed.length > 0 ? closures : weakest}`;
}

function backtestOf({ backtest, method, isCombined }: SalesForecast, shown: (value: number) => string): string {
  const { months, meanAbsoluteError, naive, seasonalNaive } = backtest;
  const { alone, compared, months: noun, simple, rules } = strings.backtest;
  const words = fill(seasonalNaive === null ? alone : compared, {
    months: withNoun(months, noun),
    error: shown(meanAbsoluteError),
    last: shown(naive),
    year: seasonalNaive === null ? '' : shown(seasonalNaive),
  });
  const isRule = !isCombined && (method === 'naive' || method === 'seasonalNaive');
  return isRule ? `${words} ${fill(simple, { rule: rules[method] })}` : words;
}
