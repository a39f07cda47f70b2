import {
  type DecimalMark,
  forecastSales,
  forecastToContact,
  formatNumber,
  formatPercent,
  NBSP,
  type Observation,
  readSales,
  type SalesForecast,
  type SalesReading,
  SEASON_FROM,
  salesDecimals,
} from '@agency/shared';
import { forecastStrings as strings } from '../../content/tools/ai-demos.ts';
import { withNoun } from '../../lib/count.ts';
import { fill } from '../../lib/fill.ts';

/** The name of a month, by its distance from the first field. */
const monthName = (firstMonth: number, index: number): string => strings.months[(firstMonth + index) % 12] ?? '';

/** The visitor's message for an invalid field. */
function problemOf(reading: SalesReading | undefined, text: string): string | undefined {
  if (reading?.kind === 'refused') return fill(strings.refused, { text: text.trim() });
  return reading?.kind === 'ambiguous' ? strings.doubtful : undefined;
}

/**
 * The whole forecast of these fields, formatted for Quebec.
 * @param cells values of the fields
 * @param firstMonth month of the year of the first field, 0 for January
 * @param decimal the visitor's answer about the decimal separator
 */
export function forecastView(cells: readonly string[], firstMonth: number, decimal?: DecimalMark) {
  const readings = readSales(cells, decimal);
  const sales = readings.map((reading): Observation => (reading.kind === 'number' ? reading.value : null));
  const doubtful = readSales(cells).findIndex((reading) => reading.kind === 'ambiguous');
  const result = forecastSales(sales);
  return {
    problems: readings.map((reading, index) => problemOf(reading, cells[index] ?? '')),
    doubt: doubtful < 0 ? undefined : doubtOf(readSales(cells)[doubtful], cells[doubtful] ?? ''),
    outcome: result ? outcomeOf(result, firstMonth + result.first) : undefined,
  };
}

export type ForecastOutcome = ReturnType<typeof outcomeOf>;

function outcomeOf(result: SalesForecast, firstMonth: number) {
  const { values, forecast, trend, method } = result;
  const decimals = salesDecimals(values);
  const shown = (value: number) => formatNumber(value, decimals);
  const ahead = forecast.map(({ value, low, high, lastYear }, index) => ({
    month: monthName(firstMonth, values.length + index),
    value: shown(value),
    range: low < high ? fill(strings.range, { low: shown(low), high: shown(high) }) : strings.rangeOfNothing,
    lastYear: lastYear === null ? strings.unknown : shown(lastYear),
  }));
  const reach = [0, ...values.map((value) => value ?? 0), ...forecast.flatMap(({ low, high }) => [low, high])];
  const tendency = trendOf(result);
  const season = seasonOf(result, firstMonth);
  return {
    /** For the charts. */
    past: values,
    line: trend.line,
    forecast,
    firstMonth: firstMonth % 12,
    top: shown(Math.max(...reach)),
    bottom: shown(Math.min(...reach)),
    months: withNoun(values.length, strings.paste.months),
    trend: tendency,
    seasonState: result.season.state,
    season,
    backtest: backtestOf(result, shown),
    method: strings.method[method],
    /** The fields in one sentence, for print. */
    sales: values
      .map((value, index) => `${monthName(firstMonth, index)}${NBSP}: ${value === null ? '–' : shown(value)}`)
      .join('; '),
    ahead,
    draft: forecastToContact(result),
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
      { decimal: mark, label: formatNumber(decimals, 3).replace(/0+$/, '') },
    ],
  };
}

function trendOf({ values, trend }: SalesForecast): string {
  if (values.every((value) => !value)) return strings.trend.nothing;
  const slope = Math.abs(trend.slope);
  // A slope is smaller than the sales: show two of its digits.
  const decimals = salesDecimals(values);
  return fill(strings.trend[trend.direction], {
    amount: formatNumber(slope, slope < 10 ** (1 - decimals) ? decimals + 1 : decimals),
  });
}

function seasonOf({ season, trend, values }: SalesForecast, firstMonth: number): string {
  const { state, percents } = season;
  if (state === 'none') return strings.season.none;
  if (state === 'unknown') {
    if (values.length >= SEASON_FROM) return strings.season.gaps;
    const moves = trend.direction === 'rising' || trend.direction === 'falling';
    return [strings.season.unknown, ...(moves ? [strings.season.unknownRise] : [])].join(' ');
  }
  if (!percents) return strings.season.foundPlain;
  const [above, below] = [Math.max(...percents), Math.min(...percents)];
  return fill(strings.season.found, {
    strong: monthName(firstMonth, percents.indexOf(above)),
    above: formatPercent(above),
    weak: monthName(firstMonth, percents.indexOf(below)),
    below: formatPercent(-below),
  });
}

function backtestOf({ backtest }: SalesForecast, shown: (value: number) => string): string {
  const { months, error, naive } = backtest;
  const values = { count: formatNumber(months), error: shown(error) };
  if (naive === null) return fill(strings.backtest.alone, values);
  const compared = fill(strings.backtest.compared, { ...values, naive: shown(naive) });
  return naive < error ? `${compared} ${strings.backtest.naiveIsBetter}` : compared;
}
