/** The invoice reader: the text of a page, the fields with their doubts, the check of the totals. */
export { taxRates } from './invoice/arithmetic.ts';
export { invoiceToContact } from './invoice/contact.ts';
export { acceptsCorrection, type Corrections } from './invoice/corrections.ts';
export { extractInvoice } from './invoice/extract.ts';
export { type PlacedText, pageText, textQuality } from './invoice/page-text.ts';
export type { Invoice, InvoiceField, InvoiceFields } from './invoice/types.ts';
