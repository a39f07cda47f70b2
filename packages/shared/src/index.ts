/** Everything the site and the API share except the schema, which loads zod: import it from `@agency/shared/schema`. */
export * from './ai-roi.ts';
export * from './call-back.ts';
export * from './chatbot-service.ts';
export * from './co2.ts';
export * from './compliance.ts';
export * from './contact.ts';
export * from './contact-options.ts';
export * from './eco-index.ts';
export * from './energy.ts';
export * from './finance-roi.ts';
export { forecastToContact, salesDecimals } from './forecast/contact.ts';
export { type PastedColumn, type PasteProblem, readPastedColumn } from './forecast/read-column.ts';
export { type DecimalMark, readSales, type SalesReading } from './forecast/read-sales.ts';
export * from './forecast/sales.ts';
export type { Observation } from './forecast/smoothing.ts';
export { PERIOD as SEASON_PERIOD } from './forecast/trend.ts';
export * from './format.ts';
export {
  checkHeaders,
  type HeaderFinding,
  type HeaderRemark,
  type HeaderState,
  linesToAsk,
  type SecurityHeader,
  securityHeaders,
} from './headers/check-headers.ts';
export { headersToContact } from './headers/contact.ts';
export { HEADERS_MOST, type HeadersProblem, type ResponseHeaders, readHeaders } from './headers/read-headers.ts';
export * from './industry.ts';
export * from './industry-form.ts';
export { invoiceToContact } from './invoice/contact.ts';
export { acceptsCorrection, type Corrections } from './invoice/corrections.ts';
export { extractInvoice } from './invoice/extract.ts';
export { type PlacedText, pageText, textQuality } from './invoice/page-text.ts';
export { taxRates } from './invoice/totals.ts';
export type { Doubt, Invoice, InvoiceCheck, InvoiceField, InvoiceFields, Reading } from './invoice/types.ts';
export { isCount, parseCount } from './numbers.ts';
export * from './options.ts';
export * from './quote.ts';
export * from './quote-options.ts';
export * from './reading.ts';
export * from './rgesn.ts';
export * from './roi.ts';
export * from './routes.ts';
export {
  HAR_MOST,
  type HarProblem,
  type HarReading,
  readHar,
  type WeightKind,
  weightKinds,
} from './site-weight/har.ts';
export { type LogBand, type LogPart, logBands, ringBytes } from './site-weight/log.ts';
export { readNetworkSummary, readWeight, type WeightReading } from './site-weight/read-weight.ts';
export { type SiteWeighing, type SiteWeight, siteWeightToContact, weighSite } from './site-weight/site-weight.ts';
export * from './weight.ts';
