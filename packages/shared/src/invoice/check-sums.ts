import type { Found } from './amounts.ts';
import {
  amountsOf,
  type Between,
  between,
  harmonizedRates,
  isNear,
  MAX_TAX_RATE,
  TOLERANCE,
  taxesOn,
  taxOn,
  taxRates,
  toCents,
} from './arithmetic.ts';
import type { Amount, Span } from './text.ts';
import type { Invoice, InvoiceCheck, InvoiceFields } from './types.ts';

/** Checks the sums of an invoice, and finds what else than an error may explain a difference. */

/** One amount for both taxes, if neither has its own. */
const combinedOf = ({ gst, qst }: InvoiceFields, found: readonly Found[]): Amount | undefined =>
  gst || qst ? undefined : amountsOf(found, 'taxes', 'tax').at(-1);

/** Whether the one amount says that it is of both Quebec taxes. */
const areNamed = (found: readonly Found[]): boolean => amountsOf(found, 'taxes').length > 0;

/** The amount for both Quebec taxes, in dollars. A tax without a name is theirs only if it is right: it may be another place's. */
export function combinedTaxes(
  fields: InvoiceFields,
  found: readonly Found[],
  checks: readonly InvoiceCheck[],
): Pick<Invoice, 'combinedTaxes'> {
  const both = combinedOf(fields, found);
  return both && (areNamed(found) || checks.some(({ name, ok }) => name === 'taxes' && ok))
    ? { combinedTaxes: both.cents / 100 }
    : {};
}

/** The amounts of the sums, in cents. */
interface Sums {
  readonly subtotal: number;
  readonly gst: number | undefined;
  readonly harmonized: boolean;
  readonly qst: number | undefined;
  /** Both taxes in one amount. */
  readonly both: number | undefined;
  /** That amount may be another place's, or on a part of the subtotal. */
  readonly isVague: boolean;
  readonly total: number | undefined;
}

/** @param exempt the invoice says that it has no taxes: taxes of zero are then no amounts to check */
function sumsOf(fields: InvoiceFields, subtotal: number, found: readonly Found[], exempt: boolean): Sums {
  const { gst, qst, total } = fields;
  const isFree = exempt && !gst?.value && !qst?.value;
  return {
    subtotal: toCents(subtotal),
    gst: gst && !isFree ? toCents(gst.value) : undefined,
    harmonized: gst?.harmonized ?? false,
    qst: qst && !isFree ? toCents(qst.value) : undefined,
    both: combinedOf(fields, found)?.cents,
    isVague: exempt || !areNamed(found),
    total: total && toCents(total.value),
  };
}

/** Possible tax bases, in cents: the whole, or a part that the invoice states, itself or by what is not taxable. */
function basesOf(whole: number, found: readonly Found[]): number[] {
  const taxed = amountsOf(found, 'base').map(({ cents }) => cents);
  const rest = amountsOf(found, 'untaxed').map(({ cents }) => whole - cents);
  return [whole, ...[...taxed, ...rest].filter((cents) => cents / whole > 0 && cents / whole <= 1)];
}

const nearest = (written: number, possible: readonly number[]): number =>
  possible.reduce((one, other) => (Math.abs(other - written) < Math.abs(one - written) ? other : one));

function checksWith(
  { subtotal, gst, harmonized, qst, both, total }: Sums,
  found: readonly Found[],
  { taxed, untaxed }: Pick<Between, 'taxed' | 'untaxed'>,
): InvoiceCheck[] {
  const whole = subtotal + taxed;
  const bases = basesOf(whole, found);
  const rates = harmonized ? harmonizedRates : [taxRates.gst];
  const check = (name: InvoiceCheck['name'], written: number | undefined, possible: readonly number[]) => {
    if (written === undefined) return [];
    const expected = nearest(written, possible);
    return [
      {
        name,
        expected: expected / 100,
        found: written / 100,
        difference: (written - expected) / 100,
        ok: isNear(written, expected),
      },
    ];
  };
  return [
    ...check(
      'gst',
      gst,
      bases.flatMap((base) => rates.map((rate) => taxOn(base, rate))),
    ),
    ...check(
      'qst',
      qst,
      bases.map((base) => taxOn(base, taxRates.qst)),
    ),
    ...check('taxes', both, bases.map(taxesOn)),
    ...check('total', total, [whole + (gst ?? 0) + (qst ?? 0) + (both ?? 0) + untaxed]),
  ];
}

/** Whether taxes that are wrong on the whole may be right: zero, another province's, or both on one part of the subtotal. */
function taxesMayBeRight(
  { gst, qst, both, isVague, harmonized }: Sums,
  whole: number,
  failed: readonly InvoiceCheck[],
): boolean {
  if (failed.every(({ found }) => found === 0)) return true;
  if (both !== undefined)
    return isVague && both / whole > 0 && Math.abs(both) <= Math.abs(taxOn(whole, MAX_TAX_RATE)) + TOLERANCE;
  if (gst === undefined || qst === undefined || harmonized) return false;
  const base = Math.round((qst * 100) / taxRates.qst);
  // Only a part: taxes on more than the subtotal are wrong.
  return isNear(gst, taxOn(base, taxRates.gst)) && Math.abs(base) < Math.abs(whole);
}

/** Whether sums that fail may be right for a reason that the reader cannot verify. */
function mayBeRight(sums: Sums, failed: readonly InvoiceCheck[], { taxed, unnamed }: Between): boolean {
  const wrongTotal = failed.find(({ name }) => name === 'total');
  if (!wrongTotal && taxesMayBeRight(sums, sums.subtotal + taxed, failed)) return true;
  if (!wrongTotal || failed.length > 1) return unnamed.length > 0;
  // Only the total: an amount without a known label may make the difference, or all of them.
  const difference = toCents(wrongTotal.difference);
  const all = unnamed.reduce((sum, cents) => sum + cents, 0);
  return (
    unnamed.some((cents) => isNear(Math.abs(cents), Math.abs(difference))) || (all !== 0 && isNear(all, difference))
  );
}

const UNKNOWN = { checks: [], totalsMatch: null } as const;

/**
 * The sums that the fields can verify: each tax against the subtotal or the stated taxable part, and the total. A missing tax counts
 * as 0, and amounts between the subtotal and the total are added. Sums are right only with a total that was read, and wrong only if
 * nothing else explains the difference.
 * @param exempt the invoice says that it has no taxes
 */
export function verified(
  fields: InvoiceFields,
  found: readonly Found[],
  exempt: boolean,
): Pick<Invoice, 'checks' | 'totalsMatch'> {
  const { subtotal, gst, qst, total } = fields;
  if (!subtotal || [subtotal, gst, qst, total].some((field) => field?.doubt)) return UNKNOWN;
  const both = combinedOf(fields, found);
  const sums = sumsOf(fields, subtotal.value, found, exempt);
  const startOf = (field: Span | undefined) => (field && field.end > 0 ? field.start : Number.POSITIVE_INFINITY);
  const lines = between(found, subtotal, total, Math.min(...[gst, qst, both].map(startOf)));
  const checks = checksWith(sums, found, lines);
  const failed = checks.filter(({ ok }) => !ok);
  if (failed.length === 0) return total ? { checks, totalsMatch: true } : UNKNOWN;
  // Right without the lines between (they may be counted already, or forgotten), or with taxes on all of them.
  const others = [0, lines.taxed + lines.untaxed].map((taxed) => checksWith(sums, found, { taxed, untaxed: 0 }));
  if (others.some((other) => other.every(({ ok }) => ok)) || mayBeRight(sums, failed, lines)) return UNKNOWN;
  return { checks, totalsMatch: false };
}
