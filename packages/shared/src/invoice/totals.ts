import type { Found } from './amounts.ts';
import type { Amount, Span } from './text.ts';
import type { Doubt, Invoice, InvoiceCheck, InvoiceFields } from './types.ts';

/** Rates in percent. Source: Loi sur la taxe d’accise (GST, since 2008) and Loi sur la taxe de vente du Québec (QST, since 2013). */
export const taxRates = { gst: 5, qst: 9.975 } as const;

/**
 * Percent. Ontario; Nova Scotia since April 2025; New Brunswick, Newfoundland and Prince Edward Island. Source: Canada
 * Revenue Agency.
 */
const harmonizedRates = [13, 14, 15] as const;

/** Allowed difference of a sum, in cents: both taxes are rounded to the cent. */
const TOLERANCE = 1;

/** Most amounts of one kind compared: an invoice has few, hostile text has many. */
const MOST = 8;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;
const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Rounds halves away from zero, as on paper. Multiplies before dividing, so that no half is lost. */
function taxOn(cents: number, percent: number): number {
  const thousandths = Math.round(percent * 1000);
  return Math.sign(cents) * Math.round((Math.abs(cents) * thousandths) / 100_000);
}

const amountsOf = (found: readonly Found[], label: Found['label']): Amount[] =>
  found
    .filter((candidate) => candidate.label === label)
    .map(({ amount }) => amount)
    .slice(-MOST);

const sumOf = (amounts: readonly Amount[]): number => amounts.reduce((sum, { cents }) => sum + cents, 0);
const differ = (amounts: readonly Amount[]): boolean => amounts.some(({ cents }) => cents !== amounts[0]?.cents);

/**
 * The amounts with a part already paid in mind: what is left to pay is never the total, whatever its label. Returns the totals, and
 * the amounts that are either a total or a balance.
 */
function totalsOf(found: readonly Found[]): { readonly totals: Amount[]; readonly unclear: Amount[] } {
  const deposit = found.find(({ label }) => label === 'deposit')?.amount.start ?? Number.POSITIVE_INFINITY;
  const named = amountsOf(found, 'total');
  const balances = amountsOf(found, 'balance');
  for (const amounts of [named, balances]) {
    const before = amounts.filter(({ start }) => start < deposit);
    if (before.length > 0) return { totals: before, unclear: [] };
  }
  const rest = [...named, ...balances].sort((one, other) => one.start - other.start);
  return { totals: [], unclear: named.length > 0 ? named : rest };
}

/** Amounts read for the fields, before any comparison. */
interface Choice {
  readonly amount: Amount;
  readonly doubt?: Doubt;
}

/** The last of several amounts, doubtful if they differ. */
function last(amounts: readonly Amount[]): Choice | undefined {
  const amount = amounts.at(-1);
  return amount && { amount, ...(differ(amounts) && { doubt: 'several' }) };
}

/**
 * Chooses one amount for each field. If several subtotals or totals exist, it takes the pair that adds up; without one, the last of
 * each, as doubtful. The harmonized tax counts as the federal one.
 */
export function amountFields(found: readonly Found[]): InvoiceFields {
  const of = (label: Found['label']) => amountsOf(found, label);
  const federal = of('gst');
  const gst = last(federal.length > 0 ? federal : of('hst'));
  const qst = last(of('qst'));
  const both = gst || qst ? undefined : of('taxes').at(-1);
  const taxes = (gst?.amount.cents ?? 0) + (qst?.amount.cents ?? 0) + (both?.cents ?? 0);
  const { totals, unclear } = totalsOf(found);
  const firstTax = Math.min(...[gst?.amount, qst?.amount, both].map((tax) => tax?.start ?? Number.POSITIVE_INFINITY));
  const named = of('subtotal');
  // « Total », the taxes, and « Total » again: the first one is the subtotal.
  const subtotals = named.length > 0 ? named : totals.filter(({ start }) => start < firstTax && totals.length > 1);
  let [subtotal, total] = [last(subtotals), last(totals)];
  let adds = false;
  // Every amount is there several times: two invoices, or an invoice and its copy with changes.
  const isRepeated = (gst?.doubt || qst?.doubt) && differ(subtotals) && differ(totals);
  const doubt = isRepeated ? ({ doubt: 'several' } as const) : {};
  for (const sub of subtotals) {
    const sum = totals.find((candidate) => candidate !== sub && isNear(sub.cents + taxes, candidate.cents));
    if (!sum) continue;
    adds = true;
    [subtotal, total] = [
      { amount: sub, ...doubt },
      { amount: sum, ...doubt },
    ];
  }
  if (named.length === 0 && !adds) subtotal = undefined;
  if (!adds && subtotal?.doubt) subtotal = { amount: subtotal.amount, ...doubtOfSubtotal(subtotal.amount, gst, qst) };
  if (!total && unclear.length > 0) {
    const candidate = unclear.at(-1);
    const paid = sumOf(of('deposit').map((amount) => ({ ...amount, cents: Math.abs(amount.cents) })));
    const whole = subtotal && subtotal.amount.cents + taxes + between(found, subtotal.amount, candidate, firstTax).all;
    if (candidate && whole !== undefined && isNear(whole, candidate.cents)) total = { amount: candidate };
    else if (candidate && !(whole !== undefined && isNear(whole - paid, candidate.cents))) {
      total = { amount: candidate, doubt: 'unconfirmed' };
    }
  }
  const reading = ({ amount: { cents, start, end }, doubt }: Choice) => ({
    value: cents / 100,
    start,
    end,
    ...(doubt && { doubt }),
  });
  return {
    ...(subtotal && { subtotal: reading(subtotal) }),
    ...(gst && { gst: { ...reading(gst), ...(federal.length > 0 ? {} : { harmonized: true as const }) } }),
    ...(qst && { qst: reading(qst) }),
    ...(total && { total: reading(total) }),
  };
}

/** The last of several subtotals is certain if a tax was computed on it: « Sous-total après rabais ». */
function doubtOfSubtotal({ cents }: Amount, gst: Choice | undefined, qst: Choice | undefined): { doubt?: Doubt } {
  const fits =
    (gst && isNear(gst.amount.cents, taxOn(cents, taxRates.gst))) ||
    (qst && isNear(qst.amount.cents, taxOn(cents, taxRates.qst)));
  return fits ? {} : { doubt: 'several' };
}

/** Amounts between the subtotal and the total, in cents: those before the taxes are taxable, those after are not. */
interface Between {
  readonly taxed: number;
  readonly untaxed: number;
  readonly all: number;
  /** Amounts without a known label, one by one. */
  readonly unnamed: readonly number[];
}

/** Delivery, discounts, tips and similar lines, by position: the subtotal already includes the lines above it. */
function between(found: readonly Found[], from: Span, to: Span | undefined, firstTax: number): Between {
  // A value typed for a missing field has no position in the text.
  const end = to && to.end > 0 ? to.start : Number.POSITIVE_INFINITY;
  let [taxed, untaxed] = [0, 0];
  const unnamed: number[] = [];
  for (const { label, amount } of found) {
    if (amount.start < from.end || amount.start > end) continue;
    if (label === 'item') unnamed.push(amount.cents);
    if (label !== 'charge' && label !== 'rebate') continue;
    const cents = label === 'rebate' ? -Math.abs(amount.cents) : amount.cents;
    if (amount.start < Math.min(firstTax, end)) taxed += cents;
    else untaxed += cents;
  }
  return { taxed, untaxed, all: taxed + untaxed, unnamed: unnamed.slice(0, MOST) };
}

/** Possible tax bases, in cents: the whole, or a part that the invoice states. */
function basesOf(whole: number, found: readonly Found[]): number[] {
  const isPart = (cents: number) => cents / whole > 0 && cents / whole <= 1;
  return [
    whole,
    ...amountsOf(found, 'base')
      .map(({ cents }) => cents)
      .filter(isPart),
  ];
}

const nearest = (written: number, possible: readonly number[]): number =>
  possible.reduce((one, other) => (Math.abs(other - written) < Math.abs(one - written) ? other : one));

/** The amounts of the sums, in cents. */
interface Sums {
  readonly subtotal: number;
  readonly gst: number | undefined;
  readonly harmonized: boolean;
  readonly qst: number | undefined;
  /** Both taxes in one amount. */
  readonly both: number | undefined;
  readonly total: number | undefined;
}

function checksWith(
  sums: Sums,
  found: readonly Found[],
  { taxed, untaxed }: Pick<Between, 'taxed' | 'untaxed'>,
): InvoiceCheck[] {
  const { subtotal, gst, harmonized, qst, both, total } = sums;
  const whole = subtotal + taxed;
  const bases = basesOf(whole, found);
  const check = (name: InvoiceCheck['name'], expected: number, written: number): InvoiceCheck => ({
    name,
    expected: expected / 100,
    found: written / 100,
    difference: (written - expected) / 100,
    ok: isNear(written, expected),
  });
  const checks: InvoiceCheck[] = [];
  const checkTax = (
    name: 'gst' | 'qst' | 'taxes',
    written: number | undefined,
    tax: (base: number) => readonly number[],
  ) => {
    if (written !== undefined) checks.push(check(name, nearest(written, bases.flatMap(tax)), written));
  };
  checkTax('gst', gst, (base) => (harmonized ? harmonizedRates : [taxRates.gst]).map((rate) => taxOn(base, rate)));
  checkTax('qst', qst, (base) => [taxOn(base, taxRates.qst)]);
  checkTax('taxes', both, (base) => [taxOn(base, taxRates.gst) + taxOn(base, taxRates.qst)]);
  if (total !== undefined) {
    checks.push(check('total', whole + (gst ?? 0) + (qst ?? 0) + (both ?? 0) + untaxed, total));
  }
  return checks;
}

/**
 * Whether sums that fail may be right for a reason that the reader cannot verify: a tax of zero, both taxes on one part of the
 * subtotal, or an amount whose label it does not know.
 */
function mayBeRight(
  { subtotal, gst, qst, both, harmonized }: Sums,
  checks: readonly InvoiceCheck[],
  { taxed, unnamed }: Between,
): boolean {
  const whole = subtotal + taxed;
  const failed = checks.filter(({ ok }) => !ok);
  const isTotalRight = failed.every(({ name }) => name !== 'total');
  if (isTotalRight && failed.every(({ found }) => found === 0)) return true;
  // « Taxes » without a name, at the rate of another province.
  if (isTotalRight && both !== undefined && harmonizedRates.some((rate) => isNear(both, taxOn(whole, rate))))
    return true;
  if (isTotalRight && gst !== undefined && qst !== undefined && !harmonized) {
    const base = Math.round((qst * 100) / taxRates.qst);
    // Only a part: taxes on more than the subtotal are wrong.
    if (isNear(gst, taxOn(base, taxRates.gst)) && Math.abs(base) < Math.abs(whole)) return true;
  }
  const [only] = failed;
  if (failed.length === 1 && only?.name === 'total') {
    const difference = toCents(only.difference);
    const all = unnamed.reduce((sum, cents) => sum + cents, 0);
    return (
      unnamed.some((cents) => isNear(Math.abs(cents), Math.abs(difference))) || (all !== 0 && isNear(all, difference))
    );
  }
  return unnamed.length > 0;
}

/** The amount for both Quebec taxes, in dollars. An unnamed tax at a harmonized rate may be another province's. */
export function combinedTaxes(
  { subtotal, gst, qst }: InvoiceFields,
  found: readonly Found[],
): Pick<Invoice, 'combinedTaxes'> {
  const both = gst || qst ? undefined : amountsOf(found, 'taxes').at(-1);
  const base = subtotal && toCents(subtotal.value);
  if (!both || (base !== undefined && harmonizedRates.some((rate) => isNear(both.cents, taxOn(base, rate))))) return {};
  return { combinedTaxes: both.cents / 100 };
}

const UNKNOWN = { checks: [], totalsMatch: null } as const;

/**
 * The sums that the fields can verify: each tax against the subtotal or the stated taxable part, and the total. A missing tax counts
 * as 0, and amounts between the subtotal and the total are added. Sums are right only with a total that was read, and wrong only if
 * nothing else explains the difference.
 * @param exempt the invoice says that it has no taxes
 */
export function verified(
  { subtotal, gst, qst, total }: InvoiceFields,
  found: readonly Found[],
  exempt: boolean,
): Pick<Invoice, 'checks' | 'totalsMatch'> {
  const both = gst || qst ? undefined : amountsOf(found, 'taxes').at(-1);
  if (!subtotal || [subtotal, gst, qst, total].some((field) => field?.doubt)) return UNKNOWN;
  const isFree = exempt && !gst?.value && !qst?.value;
  const sums: Sums = {
    subtotal: toCents(subtotal.value),
    gst: gst && !isFree ? toCents(gst.value) : undefined,
    harmonized: gst?.harmonized ?? false,
    qst: qst && !isFree ? toCents(qst.value) : undefined,
    both: both?.cents,
    total: total && toCents(total.value),
  };
  const startOf = (field: Span | undefined) => (field && field.end > 0 ? field.start : Number.POSITIVE_INFINITY);
  const lines = between(found, subtotal, total, Math.min(...[gst, qst, both].map(startOf)));
  const checks = checksWith(sums, found, lines);
  const areRight = checks.every(({ ok }) => ok);
  if (areRight) return total ? { checks, totalsMatch: true } : UNKNOWN;
  // Right without the lines between: they may be counted already, or forgotten.
  if (lines.all !== 0 && checksWith(sums, found, { taxed: 0, untaxed: 0 }).every(({ ok }) => ok)) return UNKNOWN;
  return mayBeRight(sums, checks, lines) ? UNKNOWN : { checks, totalsMatch: false };
}
