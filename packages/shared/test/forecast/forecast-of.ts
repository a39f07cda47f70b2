import { forecastSales, type SalesForecast } from '../../src/forecast/sales.ts';

export function forecastOf(sales: readonly (number | null)[]): SalesForecast {
  const result = forecastSales(sales);
  if (!result) throw new Error('Too few months to forecast.');
  return result;
}
