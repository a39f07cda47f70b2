/** Everything the site and the API share but the schema, which brings zod and is imported from `@agency/shared/schema`. */
export * from './co2.ts';
export * from './compliance.ts';
export * from './contact.ts';
export * from './eco-index.ts';
export * from './energy.ts';
export * from './forecast.ts';
export * from './format.ts';
export * from './industry.ts';
export { extractInvoice } from './invoice/extract.ts';
export { taxRates } from './invoice/totals.ts';
export type { DateReading, Invoice, InvoiceCheck, InvoiceField, InvoiceFields, Reading } from './invoice/types.ts';
export * from './options.ts';
export * from './port.ts';
export * from './quote.ts';
export * from './reading.ts';
export * from './rgesn.ts';
export * from './roi.ts';
export * from './weight.ts';
