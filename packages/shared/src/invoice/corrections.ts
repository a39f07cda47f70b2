import { fold } from '../fold.ts';
import { findAmounts, findDates } from './text.ts';
import type { InvoiceField, InvoiceFields } from './types.ts';

/** Values typed by the visitor as corrections; an empty text means that the invoice lacks the field. */
export type Corrections = { readonly [Field in InvoiceField]?: string };

const isAmount = (field: InvoiceField): field is 'subtotal' | 'gst' | 'qst' | 'total' =>
  field === 'subtotal' || field === 'gst' || field === 'qst' || field === 'total';

/** Whether the stretch is the whole text: « environ 12,00 $ » is not an amount. */
const isAll = (text: string, { start, end }: { readonly start: number; readonly end: number }): boolean =>
  text.slice(0, start).trim() === '' && text.slice(end).trim() === '';

/** A typed amount in dollars, a typed date as `YYYY-MM-DD`, or the text; undefined if invalid. */
function readTyped(field: InvoiceField, typed: string): string | number | undefined {
  const folded = fold(typed);
  if (isAmount(field)) {
    const [amount] = findAmounts(folded);
    return amount && isAll(folded, amount) ? amount.cents / 100 : undefined;
  }
  if (field === 'documentDate') {
    const [date] = findDates(folded);
    return date && isAll(folded, date) ? date.iso : undefined;
  }
  return typed.trim();
}

/** Whether a typed text is a valid value of a field; an empty one always is. */
export function acceptsCorrection(field: InvoiceField, typed: string): boolean {
  return typed.trim() === '' || readTyped(field, typed) !== undefined;
}

/** Applies the corrections to the fields. A corrected value keeps its position in the text. */
export function withCorrections(fields: InvoiceFields, corrections: Corrections): InvoiceFields {
  const corrected: InvoiceFields = { ...fields };
  for (const [name, typed] of Object.entries(corrections) as [InvoiceField, string | undefined][]) {
    if (typed === undefined) continue;
    const value = typed.trim() === '' ? undefined : readTyped(name, typed);
    if (typed.trim() === '') delete corrected[name];
    if (value === undefined) continue;
    const { start, end } = fields[name] ?? NOWHERE;
    const place = { start, end, corrected: true as const };
    if (isAmount(name)) {
      if (typeof value !== 'number') continue;
      if (name === 'gst' && fields.gst?.harmonized) corrected.gst = { ...place, value, harmonized: true };
      else corrected[name] = { ...place, value };
    } else if (typeof value === 'string') {
      corrected[name] = { ...place, value };
    }
  }
  return corrected;
}

/** Position of a value that is not in the text. */
const NOWHERE = { start: 0, end: 0 } as const;
