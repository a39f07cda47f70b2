import { formatDate, formatMoney } from '@agency/shared/format';
import type { Invoice, InvoiceField, InvoiceFields } from '@agency/shared/invoice';
import { invoiceStrings as strings } from '../../../content/tools/ai-demos.built.ts';
import { fill } from '../../../lib/fill.ts';
import type { Hue } from '../../../ui/hue.ts';

/** The fields in page order, with a colour each: amounts without tax, taxes and total differ. */
export const fieldHues: { readonly [Name in InvoiceField]: Hue } = {
  supplier: 'river',
  documentNumber: 'larch',
  documentDate: 'aurora',
  subtotal: 'forest',
  gst: 'berry',
  qst: 'berry',
  total: 'forest',
};

export const fieldNames = Object.keys(fieldHues) as InvoiceField[];

export function kindOf(field: InvoiceField): 'text' | 'date' | 'amount' {
  if (field === 'supplier' || field === 'documentNumber') return 'text';
  return field === 'documentDate' ? 'date' : 'amount';
}

/** The number that links a field to its position in the text, from 1. */
export const numberOf = (field: InvoiceField): number => fieldNames.indexOf(field) + 1;

/** A piece of the text: a field, or the text between two fields. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly field?: InvoiceField;
}

/** The whole text in pieces, in order; if two fields share a position, only the first is marked. */
export function piecesOf(text: string, fields: InvoiceFields): Piece[] {
  const spans = fieldNames
    .flatMap((field) => {
      const reading = fields[field];
      return reading ? [{ field, start: reading.start, end: reading.end }] : [];
    })
    .sort((one, other) => one.start - other.start || one.end - other.end);
  const pieces: Piece[] = [];
  let place = 0;
  for (const { field, start, end } of spans) {
    if (start < place || end <= start) continue;
    if (start > place) pieces.push({ start: place, text: text.slice(place, start) });
    pieces.push({ start, text: text.slice(start, end), field });
    place = end;
  }
  if (place < text.length) pieces.push({ start: place, text: text.slice(place) });
  return pieces;
}

export function shownValue(field: InvoiceField, fields: InvoiceFields) {
  const value = fields[field]?.value;
  if (typeof value === 'number') return formatMoney(value, 2);
  return field === 'documentDate' && value ? formatDate(value) : value;
}

/** The words for a field without a value: a tax can be in one amount with the other. */
export function missingOf(field: InvoiceField, { combinedTaxes }: Invoice): string {
  const isCombined = (field === 'gst' || field === 'qst') && combinedTaxes !== undefined;
  return isCombined ? fill(strings.combined, { amount: formatMoney(combinedTaxes, 2) }) : strings.missing;
}

/** Note about a displayed value: corrected by the visitor, or doubtful. */
export function noteOn(field: InvoiceField, fields: InvoiceFields): string | undefined {
  if (fields[field]?.corrected) return strings.correction.corrected;
  const doubt = fields[field]?.doubt;
  return doubt && strings.doubts[doubt];
}

/** The result of checking the sums, one sentence per discrepancy. */
export function verdictOf({ checks, totalsMatch }: Invoice): readonly string[] {
  if (totalsMatch === null) return [strings.unchecked];
  if (totalsMatch) return [checks.length > 1 ? strings.match : strings.matchWithoutTaxes];
  const differences = checks
    .filter(({ ok }) => !ok)
    .map(({ name, found, expected, difference }) =>
      fill(strings.mismatch, {
        label: name === 'taxes' ? strings.taxes : strings.outputs[name],
        found: formatMoney(found, 2),
        expected: formatMoney(expected, 2),
        difference: formatMoney(Math.abs(difference), 2),
      }),
    );
  return [strings.mismatched, ...differences];
}
