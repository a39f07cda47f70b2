import { labelledAmounts } from './amounts.ts';
import { type Corrections, withCorrections } from './corrections.ts';
import { findDate, findNumber, findSupplier } from './header.ts';
import { readLines } from './lines.ts';
import { amountFields, invoiceChecks } from './totals.ts';
import type { Invoice, InvoiceFields } from './types.ts';

/**
 * The fields of an invoice of Quebec from its text, each with the place where it was read. French or English; what the text
 * does not say stays absent, and nothing is computed in its place. Takes time in proportion to the text's length.
 * @param corrections what the visitor typed in place of some fields: the sums are checked with them
 */
export function extractInvoice(text: string, corrections: Corrections = {}): Invoice {
  const lines = readLines(text);
  const amounts = labelledAmounts(lines);
  const read: InvoiceFields = amountFields(amounts);
  const documentNumber = findNumber(text, lines);
  if (documentNumber) read.documentNumber = documentNumber;
  const documentDate = findDate(lines);
  if (documentDate) read.documentDate = documentDate;
  // A name at the top means a supplier only if the text is an invoice at all.
  const supplier = Object.keys(read).length > 0 ? findSupplier(text, lines) : undefined;
  if (supplier) read.supplier = supplier;
  const fields = withCorrections(read, corrections);
  const checks = invoiceChecks(fields, amounts);
  return { ...fields, checks, totalsMatch: checks.length > 0 ? checks.every(({ ok }) => ok) : null };
}
