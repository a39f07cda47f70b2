import type { Span } from './text.ts';

/** A value and its position: `text.slice(start, end)` is the visitor's text. */
export interface Reading<Value> extends Span {
  readonly value: Value;
  /** Typed by the visitor, as a correction or for a missing field: the position is then empty. */
  readonly corrected?: true;
}

export interface DateReading extends Reading<string> {
  /** Day and month are ambiguous. */
  readonly ambiguous: boolean;
}

export interface TaxReading extends Reading<number> {
  /** The harmonized tax of another province; it replaces both Quebec taxes. */
  readonly harmonized?: true;
}

/** The fields found; a missing one is absent. Amounts are Canadian dollars, negative on a credit note. */
export interface InvoiceFields {
  supplier?: Reading<string>;
  /** As on the invoice. */
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
  /** Canadian dollars, as computed. */
  readonly expected: number;
  /** Canadian dollars, as stated on the invoice. */
  readonly found: number;
  /** `found` − `expected`, in dollars to the cent. */
  readonly difference: number;
  /** Within one cent. */
  readonly ok: boolean;
}

export interface Invoice extends InvoiceFields {
  /** Every sum that the fields can verify. */
  readonly checks: readonly InvoiceCheck[];
  /** Whether all sums are correct to the cent; `null` when none can be verified. */
  readonly totalsMatch: boolean | null;
}
