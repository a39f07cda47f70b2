import { forecastSales, forecastToContact, formatNumber, parseSales, salesDecimals } from '@agency/shared';
import { forecastWords as words } from '../../content/tools/ai-demos.ts';
import { fill } from '../../lib/fill.ts';

/** Everything that the forecast shows of twelve months as they were typed, in the French of Quebec. */
export function forecastView(typed: readonly string[]) {
  const past = typed.map(parseSales);
  const result = forecastSales(past);
  const { trend, direction, seasonality, fitted, forecast } = result;
  const decimals = salesDecimals(past);
  const shown = (value: number) => formatNumber(value, decimals);
  const ahead = forecast.map(({ value, low, high }, index) => ({
    month: words.months[index] ?? '',
    value: shown(value),
    range: fill(words.range, { low: shown(low), high: shown(high) }),
  }));
  const tendency = fill(words[direction], { amount: shown(Math.abs(trend)) });
  return {
    past,
    fitted,
    forecast,
    top: shown(Math.max(...past, ...forecast.map(({ high }) => high))),
    trend: tendency,
    season: seasonality ? fill(words.season, { months: String(seasonality.period) }) : words.noSeason,
    fittedTexts: fitted.map(shown),
    ahead,
    draft: forecastToContact(past, result),
    summary: [tendency, ...ahead.map(({ month, value, range }) => `${month} ${value}, ${range}`)].join('; '),
  };
}
