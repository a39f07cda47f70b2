import type { Labelled } from './amount-labels.ts';
import { type Amount, type Span, startOf } from './text.ts';

/** Arithmetic of an invoice. Amounts are whole cents, so that sums are exact. */

/** Rates in percent. Source: Loi sur la taxe d’accise (GST, since 2008) and Loi sur la taxe de vente du Québec (QST, since 2013). */
export const taxRates = { gst: 5, qst: 9.975 } as const;

/**
 * Rates in percent: Ontario; Nova Scotia since April 2025; New Brunswick, Newfoundland and Labrador, and Prince Edward Island.
 * Source: Canada Revenue Agency.
 */
export const harmonizedRates = [13, 14, 15] as const;

/** Whether a printed rate, which may be rounded to a tenth, is one of these. Australia's GST is 10 %. */
export const isRate = (percent: number, rates: readonly number[]): boolean =>
  rates.some((rate) => Math.abs(rate - percent) < 0.05);

/** Since when these are the rates of every province: the QST was charged on the GST until 2012, and British Columbia had 12 % until March 2013. */
export const RATES_SINCE = '2013-04-01';

/** The highest rate of sales taxes in Canada, in percent. */
export const MAX_TAX_RATE = 15;

/** Maximum difference of a sum that is right, in cents: each tax is rounded to the cent. */
export const TOLERANCE = 1;

/** Whether two amounts in cents are equal but for the rounding of one tax. */
export const isNear = (left: number, right: number): boolean => Math.abs(left - right) <= TOLERANCE;
/** Whole cents; half a cent is rounded up. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Halves are rounded away from zero, as on paper. The multiplication comes first, so that no half is lost. */
export function taxOn(cents: number, percent: number): number {
  const thousandths = Math.round(percent * 1000);
  return Math.sign(cents) * Math.round((Math.abs(cents) * thousandths) / 100_000);
}

/** Both Quebec taxes. */
export const taxesOn = (cents: number): number => taxOn(cents, taxRates.gst) + taxOn(cents, taxRates.qst);

/** Maximum number of amounts of one kind. An invoice has few, a hostile text has many. */
const MAX_COMPARED = 8;

export const amountsOf = (labelled: readonly Labelled[], ...labels: readonly Labelled['label'][]): Amount[] =>
  labelled
    .filter(({ label }) => labels.includes(label))
    .map(({ amount }) => amount)
    .slice(-MAX_COMPARED);

/** The one amount for both taxes. */
export const combinedAmount = (labelled: readonly Labelled[]): Amount | undefined =>
  amountsOf(labelled, 'taxes', 'tax').at(-1);

/** The amounts between the subtotal and the total. Amounts before the taxes are taxable, amounts after them are not. */
export interface Between {
  readonly taxed: number;
  readonly untaxed: number;
  /** Each amount without a known label. */
  readonly unnamed: readonly number[];
}

/**
 * Sums delivery, discounts, tips and similar lines. The subtotal already includes the lines above it.
 * @param firstTax position of the first tax
 */
export function between(labelled: readonly Labelled[], from: Span, to: Span | undefined, firstTax: number): Between {
  // A receipt may have its total at the top.
  const end = startOf(to) < from.end ? Number.POSITIVE_INFINITY : startOf(to);
  let [taxed, untaxed] = [0, 0];
  const unnamed: number[] = [];
  for (const { label: read, amount } of labelled) {
    if (amount.start < from.end || amount.start > end) continue;
    // « Crédit fidélité -20,00 »
    const label = read === 'item' && amount.cents < 0 ? 'discount' : read;
    if (label === 'item' || label === 'other' || label === 'untaxed' || label === 'previousBalance')
      unnamed.push(amount.cents);
    if (label !== 'charge' && label !== 'discount') continue;
    const cents = label === 'discount' ? -Math.abs(amount.cents) : amount.cents;
    if (amount.start < Math.min(firstTax, end)) taxed += cents;
    else untaxed += cents;
  }
  return { taxed, untaxed, unnamed: unnamed.slice(0, MAX_COMPARED) };
}

/** Possible tax bases, in cents: the whole, the part that the invoice calls taxable, or the rest of the part that it calls exempt. */
export function basesOf(whole: number, labelled: readonly Labelled[]): number[] {
  const taxed = amountsOf(labelled, 'base').map(({ cents }) => cents);
  const rest = amountsOf(labelled, 'untaxed').map(({ cents }) => whole - cents);
  return [whole, ...[...taxed, ...rest].filter((cents) => cents / whole > 0 && cents / whole <= 1)];
}
