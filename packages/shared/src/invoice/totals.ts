import { isTax, type Labelled } from './amount-labels.ts';
import {
  amountsOf,
  basesOf,
  between,
  combinedAmount,
  harmonizedRates,
  isNear,
  isRate,
  TOLERANCE,
  taxesOn,
  taxOn,
  taxRates,
  toCents,
} from './arithmetic.ts';
import type { Amount } from './text.ts';
import type { Doubt, InvoiceFields } from './types.ts';

/** Chooses the subtotal, the taxes and the total among the amounts with a label. */

/** The rates of the federal tax, alone or in a harmonized one. */
const federalRates: readonly number[] = [taxRates.gst, ...harmonizedRates];

/** The amount of a field. */
interface Choice {
  readonly amount: Amount;
  readonly doubt?: Doubt | undefined;
}

const differ = (amounts: readonly Amount[]): boolean => amounts.some(({ cents }) => cents !== amounts[0]?.cents);

/** The last of several amounts. It is doubtful if they differ. */
function last(amounts: readonly Amount[]): Choice | undefined {
  const amount = amounts.at(-1);
  return amount && { amount, ...(differ(amounts) && { doubt: 'several' }) };
}

/** « Solde 0,00 » or « Montant dû 0,00 » after a payment is not the total. */
const isDue = ({ cents }: Amount): boolean => cents !== 0;

interface Taxes {
  /** The federal tax, or the harmonized tax. */
  readonly gst: Choice | undefined;
  readonly qst: Choice | undefined;
  /** The sum of all taxes, in cents. */
  readonly sum: number;
  /** Position of the first tax. */
  readonly start: number;
}

function taxesOf(labelled: readonly Labelled[]): Taxes {
  const federal = amountsOf(labelled, 'gst', 'gstOrHst');
  const provinces = amountsOf(labelled, 'hst');
  // « TPS 0,00 » may be beside « TVH 26,00 ».
  const harmonized = federal.every(({ cents }) => cents === 0) && (federal.length === 0 || provinces.length > 0);
  const gst = last(harmonized ? provinces : federal);
  const qst = last(amountsOf(labelled, 'qst'));
  const all = (gst || qst ? [gst?.amount, qst?.amount] : [combinedAmount(labelled)]).filter((tax) => tax !== undefined);
  return {
    gst,
    qst,
    sum: all.reduce((sum, { cents }) => sum + cents, 0),
    start: Math.min(Number.POSITIVE_INFINITY, ...all.map(({ start }) => start)),
  };
}

/** The previous balance without what is paid, in cents. */
const carriedOf = (labelled: readonly Labelled[]): number =>
  amountsOf(labelled, 'previousBalance').reduce((sum, { cents }) => sum + cents, 0) -
  amountsOf(labelled, 'payment').reduce((sum, { cents }) => sum + Math.abs(cents), 0);

/**
 * The amounts that may be the total. An amount after a payment or a previous balance is the amount due, whatever its label, so it is
 * unclear whether it is the total, unless the payment is of that balance.
 */
function totalsOf(labelled: readonly Labelled[]): { readonly totals: Amount[]; readonly unclear: Amount[] } {
  const isPaid = carriedOf(labelled) === 0;
  const changesAmountDue = ({ label, amount }: Labelled) =>
    !isPaid && (label === 'payment' || (label === 'previousBalance' && amount.cents !== 0));
  const firstChange = labelled.find(changesAmountDue)?.amount.start ?? Number.POSITIVE_INFINITY;
  const [all, balances] = [amountsOf(labelled, 'total'), amountsOf(labelled, 'balance').filter(isDue)];
  const paid = amountsOf(labelled, 'paid');
  const named = balances.length + paid.length > 0 ? all.filter(isDue) : all;
  for (const amounts of [named, balances]) {
    const before = amounts.filter(({ start }) => start < firstChange);
    if (before.length > 0) return { totals: before, unclear: [] };
  }
  return { totals: [], unclear: [named, balances, paid].find(({ length }) => length > 0) ?? [] };
}

/** The last subtotal that is equal to a total when the taxes are added, and this total. */
const pairThatAdds = (subtotals: readonly Amount[], totals: readonly Amount[], { sum }: Taxes) =>
  subtotals
    .flatMap((subtotal) => {
      const total = totals.find((amount) => amount !== subtotal && isNear(subtotal.cents + sum, amount.cents));
      return total ? [{ subtotal, total }] : [];
    })
    .at(-1);

/** The subtotal, the taxes and the amounts between the subtotal and a total, in cents. */
function wholeOf(labelled: readonly Labelled[], subtotal: Amount, total: Amount, taxes: Taxes): number {
  const { taxed, untaxed } = between(labelled, subtotal, total, taxes.start);
  return subtotal.cents + taxes.sum + taxed + untaxed;
}

/**
 * The total among the unclear amounts. It is the amount that is equal to the whole sum. Without one, it is the last amount, which is
 * doubtful, unless the sums show that this amount is the amount due.
 */
function totalAmong(
  unclear: readonly Amount[],
  labelled: readonly Labelled[],
  subtotal: Amount | undefined,
  taxes: Taxes,
): Choice | undefined {
  const due = unclear.at(-1);
  if (!due) return undefined;
  if (subtotal) {
    const whole = wholeOf(labelled, subtotal, due, taxes);
    const total = unclear.find(({ cents }) => isNear(cents, whole));
    if (total) return { amount: total };
    if (isNear(whole + carriedOf(labelled), due.cents)) return undefined;
  }
  return { amount: due, doubt: 'unconfirmed' };
}

/** Whether a total includes an amount above the subtotal, which may be a previous balance. */
function isCarried(total: Amount, labelled: readonly Labelled[], subtotal: Amount | undefined, taxes: Taxes): boolean {
  if (!subtotal) return false;
  const excess = total.cents - wholeOf(labelled, subtotal, total, taxes);
  const isAbove = labelled.some(({ amount }) => amount.start < subtotal.start && isNear(amount.cents, excess));
  return Math.abs(excess) > TOLERANCE && isAbove;
}

/** Labels of sums. A sum is a part of every total, or the total itself: like a tax, it explains no difference between two totals. */
const SUMS: readonly Labelled['label'][] = ['subtotal', 'base', 'total', 'balance'];

/**
 * Whether another amount below the taxes is called the total or the amount due, and nothing explains the difference. A single amount of
 * the invoice explains it, except an item above the taxes; so does the previous balance without what is paid.
 */
function isContradicted({ start, cents }: Amount, labelled: readonly Labelled[], taxes: Taxes): boolean {
  const carried = carriedOf(labelled);
  const single = labelled
    .filter(
      ({ label, amount }) =>
        !isTax(label) &&
        !SUMS.includes(label) &&
        ((label !== 'item' && label !== 'untaxed') || amount.start > Math.min(start, taxes.start)),
    )
    .flatMap(({ label, amount: { cents } }) => {
      if (label === 'payment' || label === 'discount') return [-Math.abs(cents)];
      return label === 'item' || label === 'other' || label === 'untaxed' ? [cents, -cents] : [cents];
    });
  const isExplained = (other: Amount) => {
    const difference = Math.sign(other.start - start) * (other.cents - cents);
    return other.cents === 0 || [carried, ...single].some((amount) => isNear(amount, difference));
  };
  // The label of an unsure amount without one may be in the line above it: « Total new », « charges 12,00 ».
  const others = labelled
    .filter(({ label, amount }) => (label === 'item' ? amount.isUnsure : label === 'total' || label === 'balance'))
    .map(({ amount }) => amount)
    .filter((other) => other.start > Math.min(start, taxes.start));
  return !others.every((other) => other.cents === cents || isExplained(other));
}

/** An amount and its doubt. One of which a digit or the currency is unsure needs to be confirmed. */
function readingOf({ amount: { cents, start, end, isUnsure, isForeign }, doubt: other }: Choice) {
  const doubt: Doubt | undefined = other ?? (isForeign ? 'currency' : isUnsure ? 'unconfirmed' : undefined);
  return { value: cents / 100, start, end, ...(doubt && { doubt }) };
}

/**
 * One amount for each field. The subtotal and the total are a pair that adds up; without such a pair, each is the last one.
 */
export function amountFields(labelled: readonly Labelled[]): InvoiceFields {
  const taxes = taxesOf(labelled);
  const { totals, unclear } = totalsOf(labelled);
  const named = amountsOf(labelled, 'subtotal');
  // If « Total » appears before and after the taxes, the first one is the subtotal.
  const subtotals = named.length > 0 || totals.length < 2 ? named : totals.filter(({ start }) => start < taxes.start);
  const pair = pairThatAdds(subtotals, totals, taxes);
  const { gst, qst } = taxes;
  // A tax appears below two subtotals: the text has two invoices, or an invoice and a modified copy.
  const isTwice = (['gst', 'gstOrHst', 'hst', 'qst'] as const).some((tax) =>
    differ(amountsOf(labelled, tax).flatMap((amount) => subtotals.findLast(({ start }) => start < amount.start) ?? [])),
  );
  const repeated: Doubt | undefined = isTwice ? 'several' : undefined;
  const found = pair ? { amount: pair.subtotal } : last(named);
  const subtotal = found && { doubt: repeated, ...found };
  const certain = pair ? { amount: pair.total } : last(totals);
  const total = certain ?? totalAmong(unclear, labelled, subtotal?.amount, taxes);
  /** The doubts of a total, the first that applies. */
  const doubtOf = ({ amount, doubt }: Choice): Doubt | undefined => {
    // « Total du contrat » is above the taxes of an instalment, and no sum confirms it.
    const isAbove =
      amount.start < taxes.start &&
      taxes.sum !== 0 &&
      !(subtotal
        ? isNear(amount.cents, wholeOf(labelled, subtotal.amount, amount, taxes))
        : isNear(taxes.sum, taxesOn(amount.cents - taxes.sum)));
    if (certain && (isAbove || isCarried(amount, labelled, subtotal?.amount, taxes))) return 'unconfirmed';
    return doubt ?? repeated ?? (isContradicted(amount, labelled, taxes) ? 'several' : undefined);
  };
  // A scanner lost the decimal mark of a tax that is more than the subtotal. A printed rate may not be one of today, unless nothing is due.
  const taxReading = (tax: Choice, rates: readonly number[]) => {
    const rate = labelled.find(({ amount }) => amount === tax.amount)?.rate;
    const isMore = Math.abs(tax.amount.cents) > Math.abs(subtotal?.amount.cents ?? Number.POSITIVE_INFINITY);
    const isUnsure = isMore || (rate !== undefined && tax.amount.cents !== 0 && !isRate(rate, rates));
    return readingOf(isUnsure ? { ...tax, doubt: 'unconfirmed' } : tax);
  };
  return {
    ...(subtotal && { subtotal: readingOf(subtotal) }),
    ...(gst && { gst: taxReading(gst, federalRates) }),
    ...(qst && { qst: taxReading(qst, [taxRates.qst]) }),
    ...(total && { total: readingOf({ ...total, doubt: doubtOf(total) }) }),
  };
}

/**
 * Says whether the tax is the harmonized one, and its printed rate. « TPS/TVH » is, if its rate is not that of the GST, or without a rate,
 * if its amount is right for a province and no QST is beside it.
 * @param fields with the corrections of the visitor
 */
export function withHarmonized(fields: InvoiceFields, labelled: readonly Labelled[]): InvoiceFields {
  const { subtotal, gst, qst, total } = fields;
  const found = gst && labelled.find(({ amount, label }) => isTax(label) && amount.start === gst.start);
  if (!found) return fields;
  const { label } = found;
  const rate = federalRates.find((known) => known === found.rate);
  const isRight = () => {
    if (!subtotal || qst?.value) return false;
    const whole = toCents(subtotal.value) + between(labelled, subtotal, total, gst.start).taxed;
    return basesOf(whole, labelled).some((base) =>
      harmonizedRates.some((percent) => isNear(toCents(gst.value), taxOn(base, percent))),
    );
  };
  const harmonized = label !== 'gst' && (rate ? rate !== taxRates.gst : label === 'hst' || isRight());
  return { ...fields, gst: { ...gst, ...(harmonized && { harmonized }), ...(rate && { rate }) } };
}
