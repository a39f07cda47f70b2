import type { Found } from './amounts.ts';
import type { Amount, Span } from './text.ts';

/** Arithmetic of an invoice. Amounts are whole cents, so that sums are exact. */

/** Rates in percent. Source: Loi sur la taxe d’accise (GST, since 2008) and Loi sur la taxe de vente du Québec (QST, since 2013). */
export const taxRates = { gst: 5, qst: 9.975 } as const;

/**
 * Percent. Ontario; Nova Scotia since April 2025; New Brunswick, Newfoundland and Prince Edward Island. Source: Canada
 * Revenue Agency.
 */
export const harmonizedRates = [13, 14, 15] as const;

/** Percent; no tax in Canada is higher. */
export const MAX_TAX_RATE = 15;

/** Allowed difference of a sum, in cents: both taxes are rounded to the cent. */
export const TOLERANCE = 1;

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Rounds halves away from zero, as on paper. Multiplies before dividing, so that no half is lost. */
export function taxOn(cents: number, percent: number): number {
  const thousandths = Math.round(percent * 1000);
  return Math.sign(cents) * Math.round((Math.abs(cents) * thousandths) / 100_000);
}

/** Both Quebec taxes. */
export const taxesOn = (cents: number): number => taxOn(cents, taxRates.gst) + taxOn(cents, taxRates.qst);

/** Most amounts of one kind compared: an invoice has few, hostile text has many. */
const MAX_COMPARED = 8;

/** The amounts with a label, in order. */
export const amountsOf = (found: readonly Found[], ...labels: readonly Found['label'][]): Amount[] =>
  found
    .filter(({ label }) => labels.includes(label))
    .map(({ amount }) => amount)
    .slice(-MAX_COMPARED);

/** Amounts between the subtotal and the total: those before the taxes are taxable, those after are not. */
export interface Between {
  readonly taxed: number;
  readonly untaxed: number;
  /** Amounts without a known label, one by one. */
  readonly unnamed: readonly number[];
}

/**
 * Delivery, discounts, tips and similar lines, by position: the subtotal already includes the lines above it.
 * @param firstTax where the first tax is
 */
export function between(found: readonly Found[], from: Span, to: Span | undefined, firstTax: number): Between {
  // A value typed for a missing field has no position in the text.
  const end = to && to.end > 0 ? to.start : Number.POSITIVE_INFINITY;
  let [taxed, untaxed] = [0, 0];
  const unnamed: number[] = [];
  for (const { label, amount } of found) {
    if (amount.start < from.end || amount.start > end) continue;
    if (label === 'item' || label === 'other' || label === 'untaxed' || label === 'previous')
      unnamed.push(amount.cents);
    if (label !== 'charge' && label !== 'rebate') continue;
    const cents = label === 'rebate' ? -Math.abs(amount.cents) : amount.cents;
    if (amount.start < Math.min(firstTax, end)) taxed += cents;
    else untaxed += cents;
  }
  return { taxed, untaxed, unnamed: unnamed.slice(0, MAX_COMPARED) };
}
