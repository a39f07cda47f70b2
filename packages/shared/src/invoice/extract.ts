import { EXEMPTION, isTax, TAXES_LATER } from './amount-labels.ts';
import { labelledAmounts } from './amounts.ts';
import { combinedTaxes, verified } from './check-sums.ts';
import { type Corrections, withCorrections } from './corrections.ts';
import { creditOf } from './credit.ts';
import { mayBeForeign } from './currency.ts';
import { findDate } from './document-date.ts';
import { findNumber } from './document-number.ts';
import { isStatement, readLines } from './lines.ts';
import { findSupplier } from './supplier.ts';
import { amountFields, withHarmonized } from './totals.ts';
import type { Invoice, InvoiceFields } from './types.ts';

/*
 * The steps from the text of an invoice to the check of its sums:
 *
 * `page-text.ts`        makes lines and columns of the text items of a PDF; pasted text skips this step
 * `lines.ts`            splits the text into lines and columns, and masks what is not an amount; `text.ts` finds amounts and dates
 * `line-amounts.ts`     finds the amounts of a line with their labels, by the patterns of `amount-labels.ts`
 * `amounts.ts`          finds each amount with its label, in columns and tables too
 * `totals.ts`           chooses the subtotal, the taxes and the total among them
 * `currency.ts`         says whether the amounts may not be Canadian dollars; `credit.ts`, whether they may be a credit
 * `document-number.ts`, `document-date.ts`, `supplier.ts`: find the other fields, by the patterns of `labels.ts` and
 *                       `supplier-labels.ts`; `candidates.ts` chooses the candidate with the strongest evidence
 * `corrections.ts`      applies the values that the visitor typed; `totals.ts` then says whether the tax is the harmonized one
 * `check-sums.ts`       checks the sums; `arithmetic.ts` has the rates and the rounding
 */

/**
 * Extracts the fields of a Quebec invoice from its text, in French or English, each with its position. A missing field stays absent:
 * nothing is computed in its place. A value that a person must check has a doubt. Runs in linear time.
 * @param text with composed accents (`normalize`): each character of it has its own position
 * @param corrections values that the visitor typed; they replace the fields, in the sums too
 */
export function extractInvoice(text: string, corrections: Corrections = {}): Invoice {
  const lines = readLines(text);
  const amounts = labelledAmounts(lines);
  // The rows of a statement of account are other documents, and its total is not the total of an invoice.
  const isAccount = isStatement(lines);
  const unsureIf = <Found extends object>(isUnsure: boolean, found: Found): Found =>
    isUnsure ? { doubt: 'unconfirmed', ...found } : found;
  const read: InvoiceFields = amountFields(amounts);
  const isBare = !amounts.some(({ label }) => isTax(label)) && lines.some(({ folded }) => TAXES_LATER.test(folded));
  if (read.total) read.total = unsureIf(isAccount || isBare, read.total);
  const credit = creditOf(lines);
  const doubt = mayBeForeign(lines) ? 'currency' : credit && 'credit';
  for (const name of ['subtotal', 'gst', 'qst', 'total'] as const) {
    const amount = read[name];
    if (amount && doubt && (doubt === 'currency' || amount.value > 0)) read[name] = { ...amount, doubt };
  }
  const documentNumber = findNumber(text, lines, credit ?? ((read.total?.value ?? 0) < 0 ? 'possible' : undefined));
  if (documentNumber) read.documentNumber = unsureIf(isAccount, documentNumber);
  // The number of the second of two invoices is below the sums of the first.
  if (read.documentNumber && read.subtotal?.doubt === 'several' && read.total?.doubt === 'several')
    read.documentNumber = { doubt: 'several', ...read.documentNumber };
  const documentDate = findDate(lines, credit !== undefined);
  if (documentDate) read.documentDate = unsureIf(isAccount, documentDate);
  // A name at the top is a supplier only if the text is an invoice.
  const supplier = Object.keys(read).length > 0 ? findSupplier(text, lines) : undefined;
  if (supplier) read.supplier = supplier;
  const fields = withHarmonized(withCorrections(read, corrections), amounts);
  const isExempt = lines.some(({ folded }) => EXEMPTION.test(folded));
  const verdict = verified(fields, amounts, isExempt);
  return { ...fields, ...(doubt ? {} : combinedTaxes(fields, amounts, verdict.checks)), ...verdict };
}
