import type { Span } from './text.ts';

/**
 * Why a person must check a value.
 * - `date-order`: day, month and year may be in another order.
 * - `several`: the invoice has other values for the field.
 * - `credit`: the invoice may be a credit note, and the amount has no minus sign.
 * - `currency`: the amount may be in another currency.
 * - `unconfirmed`: no label confirms the value, or the reader may have read it wrong.
 */
export type Doubt = 'date-order' | 'several' | 'credit' | 'currency' | 'unconfirmed';

/** A value and its position: `text.slice(start, end)` is the visitor's text. */
export interface Reading<Value> extends Span {
  readonly value: Value;
  /** Whether the visitor typed the value. Its position is empty if the field was missing. */
  readonly corrected?: true;
  /** Absent if the reader is certain. */
  readonly doubt?: Doubt;
}

export interface TaxReading extends Reading<number> {
  /** The harmonized tax of another province; it replaces both Quebec taxes. */
  readonly harmonized?: true;
  /** The rate that is printed beside it, in percent, if it is one of the federal or the harmonized tax. */
  readonly rate?: number;
}

/** The fields that were found. Amounts are Canadian dollars, negative on a credit note, unless their doubt says that they may not be. */
export interface InvoiceFields {
  supplier?: Reading<string>;
  /** As it is written on the invoice. */
  documentNumber?: Reading<string>;
  /** `YYYY-MM-DD`. */
  documentDate?: Reading<string>;
  subtotal?: Reading<number>;
  gst?: TaxReading;
  qst?: Reading<number>;
  total?: Reading<number>;
}

export type InvoiceField = keyof InvoiceFields;

/** The check of one sum of the invoice: a tax, the one amount for both taxes (`taxes`), or the total. */
export interface InvoiceCheck {
  readonly name: 'gst' | 'qst' | 'taxes' | 'total';
  /** Canadian dollars, as computed. */
  readonly expected: number;
  /** Canadian dollars, as stated on the invoice. */
  readonly found: number;
  /** `found` − `expected`, in dollars to the cent. */
  readonly difference: number;
  /** Whether the difference is one cent or less. */
  readonly ok: boolean;
}

export interface Invoice extends InvoiceFields {
  /**
   * The one amount for both Quebec taxes, in Canadian dollars. Absent if a tax has its own amount, or if the amount may be another
   * province's tax.
   */
  readonly combinedTaxes?: number;
  /** The check of each sum; empty if `totalsMatch` is `null`. */
  readonly checks: readonly InvoiceCheck[];
  /**
   * Whether each tax is right, and the total is the sum of the subtotal and of the amounts below it, to the cent; the items are not added.
   * `null` if that is unknown: an amount is missing or doubtful, or something other than an error may explain a difference.
   */
  readonly totalsMatch: boolean | null;
}
