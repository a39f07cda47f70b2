import type { Span } from './text.ts';

/** A value and where it was read: `text.slice(start, end)` is what the visitor's text says. */
export interface Reading<Value> extends Span {
  readonly value: Value;
  /** Typed by the visitor in place of what was read, or of nothing: the place is then empty. */
  readonly corrected?: true;
}

export interface DateReading extends Reading<string> {
  /** Day and month could be read the other way round. */
  readonly ambiguous: boolean;
}

export interface TaxReading extends Reading<number> {
  /** The harmonized tax of another province, which replaces both of Quebec's. */
  readonly harmonized?: true;
}

/** What was read; a field that was not found is absent. Amounts are Canadian dollars, negative on a credit note. */
export interface InvoiceFields {
  supplier?: Reading<string>;
  /** As written. */
  documentNumber?: Reading<string>;
  /** `YYYY-MM-DD`. */
  documentDate?: DateReading;
  subtotal?: Reading<number>;
  gst?: TaxReading;
  qst?: Reading<number>;
  total?: Reading<number>;
}

export type InvoiceField = keyof InvoiceFields;

/** One sum of the invoice: the tax on the subtotal, or the total. */
export interface InvoiceCheck {
  readonly name: 'gst' | 'qst' | 'total';
  /** Canadian dollars, as the invoice should say. */
  readonly expected: number;
  /** Canadian dollars, as it says. */
  readonly found: number;
  /** `found` − `expected`, in dollars to the cent. */
  readonly difference: number;
  /** Within one cent. */
  readonly ok: boolean;
}

export interface Invoice extends InvoiceFields {
  /** Every sum that the fields allow to check. */
  readonly checks: readonly InvoiceCheck[];
  /** Whether all of them hold to the cent; `null` when nothing can be checked. */
  readonly totalsMatch: boolean | null;
}
