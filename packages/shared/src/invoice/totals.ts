import type { Found } from './amounts.ts';
import { amountsOf, between, isNear, TOLERANCE, taxOn, taxRates } from './arithmetic.ts';
import type { Amount } from './text.ts';
import type { Doubt, InvoiceFields } from './types.ts';

/** Chooses, among the amounts with a label, the subtotal, the taxes and the total of the invoice. */

/** The amount of a field. */
interface Choice {
  readonly amount: Amount;
  readonly doubt?: Doubt;
}

const differ = (amounts: readonly Amount[]): boolean => amounts.some(({ cents }) => cents !== amounts[0]?.cents);

/** The last of several amounts, doubtful if they differ. */
function last(amounts: readonly Amount[]): Choice | undefined {
  const amount = amounts.at(-1);
  return amount && { amount, ...(differ(amounts) && { doubt: 'several' }) };
}

interface Taxes {
  /** The federal tax, or the harmonized one. */
  readonly gst: Choice | undefined;
  readonly harmonized: boolean;
  readonly qst: Choice | undefined;
  /** All taxes, in cents. */
  readonly sum: number;
  /** Where the first tax is. */
  readonly start: number;
}

function taxesOf(found: readonly Found[]): Taxes {
  const federal = amountsOf(found, 'gst');
  const harmonized = federal.length === 0;
  const gst = last(harmonized ? amountsOf(found, 'hst') : federal);
  const qst = last(amountsOf(found, 'qst'));
  const all = gst || qst ? [gst, qst].flatMap((tax) => tax?.amount ?? []) : amountsOf(found, 'taxes', 'tax').slice(-1);
  return {
    gst,
    harmonized,
    qst,
    sum: all.reduce((sum, { cents }) => sum + cents, 0),
    start: Math.min(Number.POSITIVE_INFINITY, ...all.map(({ start }) => start)),
  };
}

/**
 * The amounts that are the total by their label and place, and those that are either the total or the amount due: after a deposit or
 * what the bill before left to pay, the amount due is never the total, whatever its label.
 */
function totalsOf(
  found: readonly Found[],
  isStatement: boolean,
): { readonly totals: Amount[]; readonly unclear: Amount[] } {
  const isCarried = ({ label, amount }: Found) => label === 'deposit' || (label === 'previous' && amount.cents !== 0);
  const carried = isStatement ? 0 : (found.find(isCarried)?.amount.start ?? Number.POSITIVE_INFINITY);
  const named = amountsOf(found, 'total');
  const balances = amountsOf(found, 'balance');
  for (const amounts of [named, balances]) {
    const before = amounts.filter(({ start }) => start < carried);
    if (before.length > 0) return { totals: before, unclear: [] };
  }
  return { totals: [], unclear: named.length > 0 ? named : balances };
}

interface Pair {
  readonly subtotal: Amount;
  readonly total: Amount;
}

/** The last subtotal that makes a total with the taxes, and that total. */
function pairThatAdds(
  subtotals: readonly Amount[],
  totals: readonly Amount[],
  { gst, qst, sum }: Taxes,
): { readonly subtotal: Choice; readonly total: Choice } | undefined {
  const pairs = subtotals.flatMap((subtotal): Pair[] => {
    const total = totals.find((other) => other !== subtotal && isNear(subtotal.cents + sum, other.cents));
    return total ? [{ subtotal, total }] : [];
  });
  const pair = pairs.at(-1);
  // Every amount is there several times: two invoices, or an invoice and its copy with changes.
  const isRepeated = (gst?.doubt || qst?.doubt) && differ(subtotals) && differ(totals);
  const doubt = isRepeated ? ({ doubt: 'several' } as const) : {};
  return pair && { subtotal: { amount: pair.subtotal, ...doubt }, total: { amount: pair.total, ...doubt } };
}

/** The last subtotal. Of several, it is certain if a tax was computed on it: « Sous-total après rabais ». */
function lastSubtotal(subtotals: readonly Amount[], { gst, qst }: Taxes): Choice | undefined {
  const choice = last(subtotals);
  if (!choice?.doubt) return choice;
  const { amount } = choice;
  const isOn = (tax: Choice | undefined, rate: number) => tax && isNear(tax.amount.cents, taxOn(amount.cents, rate));
  return isOn(gst, taxRates.gst) || isOn(qst, taxRates.qst) ? { amount } : choice;
}

/** The amount that is the whole sum, if one is; else the last, doubtful if the sums do not say that it is the amount due. */
function totalAmong(
  unclear: readonly Amount[],
  found: readonly Found[],
  subtotal: Amount | undefined,
  taxes: Taxes,
): Choice | undefined {
  const due = unclear.at(-1);
  if (!due) return undefined;
  if (subtotal) {
    const { taxed, untaxed } = between(found, subtotal, due, taxes.start);
    const whole = subtotal.cents + taxes.sum + taxed + untaxed;
    const total = unclear.find(({ cents }) => isNear(cents, whole));
    if (total) return { amount: total };
    const previous = amountsOf(found, 'previous').reduce((sum, { cents }) => sum + cents, 0);
    const paid = amountsOf(found, 'deposit').reduce((sum, { cents }) => sum + Math.abs(cents), 0);
    if (isNear(whole + previous - paid, due.cents)) return undefined;
  }
  return { amount: due, doubt: 'unconfirmed' };
}

/** A total is doubtful if an amount above the subtotal is in it: perhaps what the bill before left to pay. */
function withoutPrevious(
  total: Choice | undefined,
  found: readonly Found[],
  subtotal: Amount | undefined,
  taxes: Taxes,
): Choice | undefined {
  if (!total || !subtotal) return total;
  const more = total.amount.cents - subtotal.cents - taxes.sum;
  const isThere = found.some(({ amount }) => amount.start < subtotal.start && isNear(amount.cents, more));
  return Math.abs(more) > TOLERANCE && isThere ? { ...total, doubt: 'unconfirmed' } : total;
}

function readingOf({ amount: { cents, start, end }, doubt }: Choice) {
  return { value: cents / 100, start, end, ...(doubt && { doubt }) };
}

/**
 * One amount for each field: the subtotal and the total that add up, else the last of each.
 * @param isStatement the document is a statement of account, whose total is none of an invoice
 */
export function amountFields(found: readonly Found[], isStatement: boolean): InvoiceFields {
  const taxes = taxesOf(found);
  const { totals, unclear } = totalsOf(found, isStatement);
  const named = amountsOf(found, 'subtotal');
  // « Total », the taxes, and « Total » again: the first one is the subtotal.
  const subtotals = named.length > 0 || totals.length < 2 ? named : totals.filter(({ start }) => start < taxes.start);
  const pair = pairThatAdds(subtotals, totals, taxes);
  const subtotal = pair?.subtotal ?? lastSubtotal(named, taxes);
  const total =
    pair?.total ??
    withoutPrevious(last(totals), found, subtotal?.amount, taxes) ??
    totalAmong(unclear, found, subtotal?.amount, taxes);
  const { gst, harmonized, qst } = taxes;
  return {
    ...(subtotal && { subtotal: readingOf(subtotal) }),
    ...(gst && { gst: { ...readingOf(gst), ...(harmonized && { harmonized }) } }),
    ...(qst && { qst: readingOf(qst) }),
    ...(total && { total: readingOf(total) }),
  };
}
