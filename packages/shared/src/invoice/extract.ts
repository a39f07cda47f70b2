import { labelledAmounts } from './amounts.ts';
import { type Corrections, withCorrections } from './corrections.ts';
import { findDate } from './document-date.ts';
import { findNumber } from './document-number.ts';
import { EXEMPTION } from './labels.ts';
import { readLines } from './lines.ts';
import { findSupplier } from './supplier.ts';
import { amountFields, combinedTaxes, verified } from './totals.ts';
import type { Invoice, InvoiceFields } from './types.ts';

/**
 * Extracts the fields of a Quebec invoice from its text, in French or English, each with its position. Missing fields stay
 * absent; nothing is computed in their place, and a value that a person must check has its doubt. Runs in linear time.
 * @param corrections values typed by the visitor; they replace the fields in the sums
 */
export function extractInvoice(text: string, corrections: Corrections = {}): Invoice {
  const lines = readLines(text);
  const amounts = labelledAmounts(lines);
  const read: InvoiceFields = amountFields(amounts);
  const documentNumber = findNumber(text, lines);
  if (documentNumber) read.documentNumber = documentNumber;
  const documentDate = findDate(lines);
  if (documentDate) read.documentDate = documentDate;
  // A name at the top is a supplier only if the text is an invoice.
  const supplier = Object.keys(read).length > 0 ? findSupplier(text, lines) : undefined;
  if (supplier) read.supplier = supplier;
  const fields = withCorrections(read, corrections);
  const isExempt = lines.some(({ folded }) => EXEMPTION.test(folded));
  return { ...fields, ...combinedTaxes(fields, amounts), ...verified(fields, amounts, isExempt) };
}
