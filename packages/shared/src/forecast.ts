/** The sales forecast: reading of a pasted list or column, forecast, and the contact request that carries it. */
export { forecastToContact, salesDecimals } from './forecast/contact.ts';
export { type PastedColumn, type PasteProblem, readPastedColumn } from './forecast/read-column.ts';
export { type DecimalMark, readSales, type SalesReading } from './forecast/read-sales.ts';
export { FORECAST_MOST, forecastSales, type SalesForecast, SEASON_FROM } from './forecast/sales.ts';
export type { Observation } from './forecast/smoothing.ts';
export { PERIOD as SEASON_PERIOD } from './forecast/trend.ts';
