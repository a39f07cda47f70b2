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

/** The amount in dollars, the date as `YYYY-MM-DD`, or the text; undefined if it is invalid. */
function readTyped(field: InvoiceField, typed: string): string | number | undefined {
  // Nothing before « - 12,50 » makes its hyphen a separator.
  const folded = fold(typed.trim()).replace(/^- /, '-');
  if (isAmount(field)) {
    const [amount] = findAmounts(folded);
    return amount && isWholeText(folded, amount) ? amount.cents / 100 : undefined;
  }
  if (field === 'documentDate') {
    const [date] = findDates(folded);
    return date && isWholeText(folded, date) ? date.iso : undefined;
  }
  return typed.trim();
}

/** Whether a typed text is a valid value of a field. An empty text is valid. */
export function acceptsCorrection(field: InvoiceField, typed: string): boolean {
  return typed.trim() === '' || readTyped(field, typed) !== undefined;
}

/** Applies the corrections to the fields. A corrected value keeps the position of the value that was read. */
export function withCorrections(fields: InvoiceFields, corrections: Corrections): InvoiceFields {
  const corrected: InvoiceFields = { ...fields };
  for (const [name, typed] of Object.entries(corrections) as [InvoiceField, string | undefined][]) {
    if (typed === undefined) continue;
    const value = typed.trim() === '' ? undefined : readTyped(name, typed);
    if (typed.trim() === '') delete corrected[name];
    if (value === undefined) continue;
    const { start, end } = fields[name] ?? NOWHERE;
    const correction = { start, end, corrected: true as const };
    if (isAmount(name)) {
      if (typeof value !== 'number') continue;
      if (name === 'gst' && fields.gst?.harmonized) corrected.gst = { ...correction, value, harmonized: true };
      else corrected[name] = { ...correction, value };
    } else if (typeof value === 'string') {
      corrected[name] = { ...correction, value };
    }
  }
  return corrected;
}
