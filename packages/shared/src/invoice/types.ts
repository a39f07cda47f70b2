import type { Span } from './text.ts';

/**
 * Why a value must be checked by a person: day and month may be exchanged, other values have as good a claim, or nothing but its
 * place announces it.
 */
export type Doubt = 'day-or-month' | 'several' | 'unconfirmed';

/** A value and its position: `text.slice(start, end)` is the visitor's text. */
export interface Reading<Value> extends Span {
  readonly value: Value;
  /** Typed by the visitor, as a correction or for a missing field: the position is then empty. */
  readonly corrected?: true;
  /** Absent if the reader is certain. */
  readonly doubt?: Doubt;
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
  documentDate?: Reading<string>;
  subtotal?: Reading<number>;
  gst?: TaxReading;
  qst?: Reading<number>;
  total?: Reading<number>;
}

export type InvoiceField = keyof InvoiceFields;

/** One sum of the invoice: a tax on the subtotal (`taxes`: both in one amount), or the total. */
export interface InvoiceCheck {
  readonly name: 'gst' | 'qst' | 'taxes' | 'total';
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
  /**
   * One amount for both Quebec taxes, in Canadian dollars; absent if a tax has its own amount, or if the rate may be
   * another province's.
   */
  readonly combinedTaxes?: number;
  /** Every sum that the fields can verify; empty if `totalsMatch` is `null`. */
  readonly checks: readonly InvoiceCheck[];
  /**
   * Whether the total that was read is the sum of the amounts above it, and each tax right, to the cent. `null` when that cannot be
   * known: an amount is missing or doubtful, or the sums differ by something else than an error.
   */
  readonly totalsMatch: boolean | null;
}
