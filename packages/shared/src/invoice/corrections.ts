import { fold } from '../fold.ts';
import { findAmounts, findDates, NOWHERE, type Span } from './text.ts';
import type { InvoiceField, InvoiceFields } from './types.ts';

/** What the visitor typed to correct the fields. An empty text means that the invoice does not have the field. */
export type Corrections = { readonly [Field in InvoiceField]?: string };

const isAmount = (field: InvoiceField): field is 'subtotal' | 'gst' | 'qst' | 'total' =>
  field === 'subtotal' || field === 'gst' || field === 'qst' || field === 'total';

/** Whether the span is the whole text. « environ 12,00 $ » is not an amount. */
const isWholeText = (text: string, { start, end }: Span): boolean =>
  text.slice(0, start).trim() === '' && text.slice(end).trim() === '';

/** The amount in dollars; undefined if the text is not one. */
function readAmount(typed: string): number | undefined {
  // Nothing before « - 12,50 » makes its hyphen a separator.
  const folded = fold(typed.trim()).replace(/^- /, '-');
  const [amount] = findAmounts(folded);
  return amount && isWholeText(folded, amount) ? amount.cents / 100 : undefined;
}

/** The date as `YYYY-MM-DD`, or the text of another field; undefined if the text is not a date. */
function readText(field: InvoiceField, typed: string): string | undefined {
  if (field !== 'documentDate') return typed.trim();
  const folded = fold(typed.trim());
  const [date] = findDates(folded);
  return date && isWholeText(folded, date) ? date.iso : undefined;
}

/** Whether a typed text is a valid value of a field. An empty text is valid. */
export function acceptsCorrection(field: InvoiceField, typed: string): boolean {
  return typed.trim() === '' || (isAmount(field) ? readAmount(typed) : readText(field, typed)) !== undefined;
}

/** Applies the corrections to the fields. A corrected value keeps the position of the value that was read. */
export function withCorrections(fields: InvoiceFields, corrections: Corrections): InvoiceFields {
  const corrected: InvoiceFields = { ...fields };
  for (const [name, typed] of Object.entries(corrections) as [InvoiceField, string | undefined][]) {
    const { start, end } = fields[name] ?? NOWHERE;
    const correction = { start, end, corrected: true as const };
    if (typed === undefined) continue;
    if (typed.trim() === '') delete corrected[name];
    else if (isAmount(name)) {
      const value = readAmount(typed);
      if (value !== undefined) corrected[name] = { ...correction, value };
    } else {
      const value = readText(name, typed);
      if (value !== undefined) corrected[name] = { ...correction, value };
    }
  }
  return corrected;
}
