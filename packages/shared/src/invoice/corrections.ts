import { fold } from '../fold.ts';
import { findAmounts, findDates, NOWHERE } from './text.ts';
import type { InvoiceField, InvoiceFields } from './types.ts';

/** What the visitor typed to correct the fields. An empty text means that the invoice does not have the field. */
export type Corrections = { readonly [Field in InvoiceField]?: string };

/** The amount in dollars, the date as `YYYY-MM-DD`, or the text of another field; undefined if the text is not one. */
function valueIn(field: InvoiceField, typed: string): number | string | undefined {
  if (field === 'supplier' || field === 'documentNumber') return typed.trim();
  // Nothing before « - 12,50 » makes its hyphen a separator.
  const folded = fold(typed.trim()).replace(/^- /, '-');
  const [found] = field === 'documentDate' ? findDates(folded) : findAmounts(folded);
  // « environ 12,00 $ » is not an amount.
  if (!found || (folded.slice(0, found.start) + folded.slice(found.end)).trim() !== '') return undefined;
  return 'iso' in found ? found.iso : found.cents / 100;
}

/** Whether a typed text is a valid value of a field. An empty text is valid. */
export const acceptsCorrection = (field: InvoiceField, typed: string): boolean =>
  typed.trim() === '' || valueIn(field, typed) !== undefined;

/** Applies the corrections to the fields. A corrected value keeps the position of the value that was read. */
export function withCorrections(fields: InvoiceFields, corrections: Corrections): InvoiceFields {
  const corrected: InvoiceFields = { ...fields };
  for (const [name, typed] of Object.entries(corrections) as [InvoiceField, string | undefined][]) {
    if (typed === undefined) continue;
    const { start, end } = fields[name] ?? NOWHERE;
    const value = valueIn(name, typed);
    if (typed.trim() === '') delete corrected[name];
    else if (value !== undefined) Object.assign(corrected, { [name]: { start, end, corrected: true, value } });
  }
  return corrected;
}
