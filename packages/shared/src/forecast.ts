/**
 * The sales forecast.
 *
 * Reading. `read-column.ts` finds the column of a pasted text: `pasted-rows.ts` cuts the text in cells, `place-months.ts` puts the
 * months that they name on one time line, `read-sales.ts` reads the figures, typed ones too.
 *
 * Forecast. `sales.ts` calls the rest, in this order: `closures.ts` (months without sales), `regime.ts` (change points, outliers and
 * season, by the BIC), `contest.ts` (the backtest that chooses a method), which fits and tries the methods of `methods.ts`; under
 * them, `smoothing.ts` (exponential smoothing) and `trend.ts` (least squares, Student's t). `contact.ts` writes the request.
 */
export { forecastToContact, salesDecimals } from './forecast/contact.ts';
export { type PastedColumn, type PasteProblem, readPastedColumn } from './forecast/read-column.ts';
export { type DecimalMark, readSales, type SalesReading } from './forecast/read-sales.ts';
export { forecastSales, MAX_SALES_MONTHS, MIN_SEASON_MONTHS, type SalesForecast } from './forecast/sales.ts';
export type { Observation } from './forecast/smoothing.ts';
export { PERIOD as SEASON_PERIOD } from './forecast/trend.ts';
