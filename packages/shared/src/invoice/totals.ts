import type { Found } from './amounts.ts';
import type { AmountLabel } from './labels.ts';
import type { Amount, Span } from './text.ts';
import type { InvoiceCheck, InvoiceFields } from './types.ts';

/** Rates in percent. Source: Loi sur la taxe d’accise (GST, since 2008) and Loi sur la taxe de vente du Québec (QST, since 2013). */
export const taxRates = { gst: 5, qst: 9.975 } as const;

/** Percent. Ontario; Nova Scotia since April 2025; New Brunswick, Newfoundland and Prince Edward Island. Source: Canada Revenue Agency. */
const harmonizedRates = [13, 14, 15] as const;

/** Allowed difference of a sum, in cents: both taxes are rounded to the cent. */
const TOLERANCE = 1;

/** Most subtotals and totals compared: an invoice has few, hostile text has many. */
const MOST = 8;

/**
 * Chooses one amount for each field. If several subtotals or totals exist, it takes the pair that adds up, or else the last
 * ones. A balance counts as the total only if there is no total; the harmonized tax counts as the federal one.
 */
export function amountFields(found: readonly Found[]): InvoiceFields {
  const of = (label: AmountLabel): Amount[] =>
    found
      .filter((candidate) => candidate.label === label)
      .map(({ amount }) => amount)
      .slice(-MOST);
  const [federal, hst, qst] = [of('gst').at(-1), of('hst').at(-1), of('qst').at(-1)];
  const gst = federal ?? hst;
  const subtotals = of('subtotal');
  const totals = of('total').length > 0 ? of('total') : of('balance');
  let [subtotal, total] = [subtotals.at(-1), totals.at(-1)];
  const taxes = (gst?.cents ?? 0) + (qst?.cents ?? 0);
  for (const sub of subtotals) {
    const sum = totals.find(({ cents }) => Math.abs(sub.cents + taxes - cents) <= TOLERANCE);
    if (sum) [subtotal, total] = [sub, sum];
  }
  const reading = ({ cents, start, end }: Amount) => ({ value: cents / 100, start, end });
  return {
    ...(subtotal && { subtotal: reading(subtotal) }),
    ...(gst && { gst: { ...reading(gst), ...(federal ? {} : { harmonized: true as const }) } }),
    ...(qst && { qst: reading(qst) }),
    ...(total && { total: reading(total) }),
  };
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Rounds halves away from zero, as on paper. Multiplies before dividing, so that no half is lost. */
function taxOn(cents: number, percent: number): number {
  const thousandths = Math.round(percent * 1000);
  return Math.sign(cents) * Math.round((Math.abs(cents) * thousandths) / 100_000);
}

/** Amounts between the subtotal and the total, in cents: those before the taxes are taxable, those after are not. */
interface Between {
  readonly taxed: number;
  readonly untaxed: number;
}

const NOTHING: Between = { taxed: 0, untaxed: 0 };

/** Delivery, discounts, tips and similar lines, by position: the subtotal already includes the lines above it. */
function between({ subtotal, gst, qst, total }: InvoiceFields, found: readonly Found[]): Between {
  const from = subtotal?.end ?? 0;
  // A value typed for a missing field has no position in the text.
  const startOf = (field: Span | undefined) => (field && field.end > 0 ? field.start : Number.POSITIVE_INFINITY);
  const taxes = Math.min(...[gst, qst, total].map(startOf));
  const to = startOf(total);
  let { taxed, untaxed } = NOTHING;
  for (const { label, amount } of found) {
    if ((label !== 'charge' && label !== 'rebate') || amount.start < from || amount.start > to) continue;
    const cents = label === 'rebate' ? -Math.abs(amount.cents) : amount.cents;
    if (amount.start < taxes) taxed += cents;
    else untaxed += cents;
  }
  return { taxed, untaxed };
}

/** Possible tax bases, in cents: the whole, or a part that the invoice states. */
function basesOf(whole: number, found: readonly Found[]): number[] {
  const written = found.filter(({ label }) => label === 'base').map(({ amount }) => amount.cents);
  const isPart = (cents: number) => cents / whole > 0 && cents / whole <= 1;
  return [whole, ...written.filter(isPart).slice(-MOST)];
}

/** The tax nearest to the stated one, among the possible bases and rates. */
function nearestTax(written: number, bases: readonly number[], rates: readonly number[]): number {
  const possible = bases.flatMap((base) => rates.map((rate) => taxOn(base, rate)));
  return possible.reduce((one, other) => (Math.abs(other - written) < Math.abs(one - written) ? other : one));
}

function checksWith(
  { subtotal, gst, qst, total }: InvoiceFields,
  found: readonly Found[],
  { taxed, untaxed }: Between,
): InvoiceCheck[] {
  if (!subtotal) return [];
  const whole = toCents(subtotal.value) + taxed;
  const bases = basesOf(whole, found);
  const check = (name: InvoiceCheck['name'], expected: number, written: number): InvoiceCheck => ({
    name,
    expected: expected / 100,
    found: written / 100,
    difference: (written - expected) / 100,
    ok: Math.abs(written - expected) <= TOLERANCE,
  });
  const checks: InvoiceCheck[] = [];
  if (gst) {
    const written = toCents(gst.value);
    checks.push(check('gst', nearestTax(written, bases, gst.harmonized ? harmonizedRates : [taxRates.gst]), written));
  }
  if (qst) {
    const written = toCents(qst.value);
    checks.push(check('qst', nearestTax(written, bases, [taxRates.qst]), written));
  }
  if (total) {
    const sum = whole + toCents(gst?.value ?? 0) + toCents(qst?.value ?? 0) + untaxed;
    checks.push(check('total', sum, toCents(total.value)));
  }
  return checks;
}

/**
 * The sums that the fields can verify: each tax against the subtotal or the stated taxable part, and the total. A missing
 * tax counts as 0. Amounts between the subtotal and the total are added, unless the sums are correct without them.
 */
export function invoiceChecks(fields: InvoiceFields, found: readonly Found[]): InvoiceCheck[] {
  const plain = checksWith(fields, found, NOTHING);
  return plain.every(({ ok }) => ok) ? plain : checksWith(fields, found, between(fields, found));
}
