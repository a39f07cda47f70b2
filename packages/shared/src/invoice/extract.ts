import { EXEMPTION } from './amount-labels.ts';
import { labelledAmounts } from './amounts.ts';
import { combinedTaxes, verified } from './check-sums.ts';
import { type Corrections, withCorrections } from './corrections.ts';
import { findDate } from './document-date.ts';
import { findNumber } from './document-number.ts';
import { isStatement, readLines } from './lines.ts';
import { findSupplier } from './supplier.ts';
import { amountFields } from './totals.ts';
import type { Invoice, InvoiceFields } from './types.ts';

/*
 * The way of an invoice through this folder, from its text to the verdict:
 *
 * `page-text.ts`        a PDF's pieces of text become lines and columns; pasted text begins at the next step
 * `lines.ts`            lines, their columns, and what in them is no amount; `text.ts` finds amounts and dates in a line
 * `amounts.ts`          each amount with its label, of those in `amount-labels.ts`
 * `totals.ts`           which of them are the subtotal, the taxes and the total
 * `document-number.ts`, `document-date.ts`, `supplier.ts`: the other fields, by the labels in `labels.ts`; of several candidates,
 *                       `candidates.ts` takes the one with the strongest evidence
 * `corrections.ts`      values that the visitor typed
 * `check-sums.ts`       whether the sums are right, or why that cannot be known; `arithmetic.ts` has the rates and the rounding
 */

/**
 * Extracts the fields of a Quebec invoice from its text, in French or English, each with its position. Missing fields stay
 * absent; nothing is computed in their place, and a value that a person must check has its doubt. Runs in linear time.
 * @param corrections values typed by the visitor; they replace the fields in the sums
 */
export function extractInvoice(text: string, corrections: Corrections = {}): Invoice {
  const lines = readLines(text);
  const amounts = labelledAmounts(lines);
  const read: InvoiceFields = amountFields(amounts, isStatement(lines));
  const documentNumber = findNumber(text, lines);
  if (documentNumber) read.documentNumber = documentNumber;
  const documentDate = findDate(lines);
  if (documentDate) read.documentDate = documentDate;
  // A name at the top is a supplier only if the text is an invoice.
  const supplier = Object.keys(read).length > 0 ? findSupplier(text, lines) : undefined;
  if (supplier) read.supplier = supplier;
  const fields = withCorrections(read, corrections);
  const isExempt = lines.some(({ folded }) => EXEMPTION.test(folded));
  const verdict = verified(fields, amounts, isExempt);
  return { ...fields, ...combinedTaxes(fields, amounts, verdict.checks), ...verdict };
}
