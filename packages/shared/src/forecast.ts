/**
 * The sales forecast.
 *
 * Reading. `read-column.ts` finds the column of sales in a pasted text: `pasted-rows.ts` cuts the text into cells, `turned-rows.ts`
 * gives each month a row, `named-months.ts` reads rows that name their months, which `place-months.ts` orders, and `unnamed-months.ts`
 * the others. `read-sales.ts` reads the figures, which may also be typed. With the forecast, it shares only `limits.ts`.
 *
 * Forecast. `sales.ts` calls four modules, in this order: `closures.ts` (months without sales), `regime.ts` (outliers, then a step and
 * a season, by the BIC), `combination.ts` (the backtest that weighs the methods of `methods.ts`) and `sales-trend.ts`. They use
 * `smoothing.ts` (exponential smoothing) and `trend.ts` (least squares, Student's t). `contact.ts` writes the contact request.
 */

export { forecastFigures, forecastToContact, formatShare, salesDecimals, trendFigures } from './forecast/contact.ts';
export {
  FORECAST_HORIZON,
  MAX_SALES_MONTHS,
  MIN_SALES_MONTHS,
  MIN_SEASON_MONTHS,
  MONTHS_PER_YEAR,
} from './forecast/limits.ts';
export { RECENT_MONTHS } from './forecast/methods.ts';
export { readPastedColumn } from './forecast/read-column.ts';
export { type DecimalMark, readSales, type SalesReading } from './forecast/read-sales.ts';
export { forecastSales, type SalesForecast } from './forecast/sales.ts';
export type { PastedColumn } from './forecast/sales-rows.ts';
export { MAX_STABLE_CHANGE } from './forecast/sales-trend.ts';
export type { Observation } from './forecast/smoothing.ts';
