import type { Labelled } from './amount-labels.ts';
import {
  amountsOf,
  type Between,
  basesOf,
  between,
  combinedAmount,
  harmonizedRates,
  isNear,
  MAX_TAX_RATE,
  RATES_SINCE,
  TOLERANCE,
  taxesOn,
  taxOn,
  taxRates,
  toCents,
} from './arithmetic.ts';
import { type Amount, startOf } from './text.ts';
import type { Invoice, InvoiceCheck, InvoiceFields } from './types.ts';

/** Checks the sums of an invoice. A difference is an error only if nothing else explains it. */

/** The one amount for both taxes; undefined if a tax has its own amount. */
const combinedOf = ({ gst, qst }: InvoiceFields, labelled: readonly Labelled[]): Amount | undefined =>
  gst || qst ? undefined : combinedAmount(labelled);

/** Whether the label of that amount names both Quebec taxes. */
const areNamed = (labelled: readonly Labelled[]): boolean => amountsOf(labelled, 'taxes').length > 0;

/** The one amount for both Quebec taxes, in dollars. A tax without a name may be another province's, unless it is right for Quebec. */
export function combinedTaxes(
  fields: InvoiceFields,
  labelled: readonly Labelled[],
  checks: readonly InvoiceCheck[],
): Pick<Invoice, 'combinedTaxes'> {
  const combined = combinedOf(fields, labelled);
  return combined && (areNamed(labelled) || checks.some(({ name, ok }) => name === 'taxes' && ok))
    ? { combinedTaxes: combined.cents / 100 }
    : {};
}

/**
 * The sums in cents.
 * @param exempt whether the invoice says that it has no taxes; taxes of zero are then not checked
 */
function sumsOf(fields: InvoiceFields, subtotal: number, labelled: readonly Labelled[], exempt: boolean) {
  const { gst, qst, total } = fields;
  const isFree = exempt && !gst?.value && !qst?.value;
  return {
    subtotal: toCents(subtotal),
    gst: gst && !isFree ? toCents(gst.value) : undefined,
    harmonized: gst?.harmonized ?? false,
    /** The printed rate of the federal or the harmonized tax, in percent. */
    rate: gst?.rate,
    qst: qst && !isFree ? toCents(qst.value) : undefined,
    /** The one amount for both taxes. */
    combined: combinedOf(fields, labelled)?.cents,
    /** Whether it may be another province's tax, or a tax on a part of the subtotal. */
    isVague: exempt || !areNamed(labelled),
    total: total && toCents(total.value),
  };
}

type Sums = Readonly<ReturnType<typeof sumsOf>>;

/** The harmonized rates, or the printed one. */
const provinceRates = (printed: number | undefined): readonly number[] => (printed ? [printed] : harmonizedRates);

const nearest = (written: number, possible: readonly number[]): number =>
  possible.reduce((best, other) => (Math.abs(other - written) < Math.abs(best - written) ? other : best));

function checksWith(
  { subtotal, gst, harmonized, rate, qst, combined, total }: Sums,
  labelled: readonly Labelled[],
  { taxed, untaxed }: Pick<Between, 'taxed' | 'untaxed'>,
): InvoiceCheck[] {
  const whole = subtotal + taxed;
  const bases = basesOf(whole, labelled);
  const rates = harmonized ? provinceRates(rate) : [taxRates.gst];
  // Whatever bears the QST bears the GST too, so the GST limits the base of the QST.
  const maxGst = gst === undefined ? Number.POSITIVE_INFINITY : Math.abs(gst) + TOLERANCE;
  const basesWithGst = bases.filter((base) => Math.abs(taxOn(base, taxRates.gst)) <= maxGst);
  const basesOfQst = basesWithGst.length > 0 ? basesWithGst : bases;
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
      bases.flatMap((base) => rates.map((percent) => taxOn(base, percent))),
    ),
    ...check(
      'qst',
      qst,
      // The harmonized tax replaces it.
      harmonized ? [0] : basesOfQst.map((base) => taxOn(base, taxRates.qst)),
    ),
    ...check('taxes', combined, bases.map(taxesOn)),
    ...check('total', total, [whole + (gst ?? 0) + (qst ?? 0) + (combined ?? 0) + untaxed]),
  ];
}

/** Whether a tax, in cents, may be the one on a part of an amount, on all of it or on nothing. A larger tax is wrong. */
const isOnPart = (tax: number, whole: number, rate: number): boolean =>
  tax / whole >= 0 && Math.abs(tax) <= Math.abs(taxOn(whole, rate)) + TOLERANCE;

/**
 * Whether taxes that are wrong on the whole amount may be right. They may be zero, another province's, or taxes on a part of the
 * subtotal: food has no tax, printed books and diapers have the GST alone.
 */
function taxesMayBeRight(
  { gst, qst = 0, combined, isVague, harmonized, rate }: Sums,
  whole: number,
  failed: readonly InvoiceCheck[],
): boolean {
  if (failed.every(({ found }) => found === 0)) return true;
  if (combined !== undefined) return isVague && combined !== 0 && isOnPart(combined, whole, MAX_TAX_RATE);
  if (gst === undefined || harmonized) return false;
  // « TPS 26,00 » may be the harmonized tax, which replaces the QST.
  if (!qst && provinceRates(rate).some((percent) => isNear(gst, taxOn(whole, percent)))) return true;
  const taxed = isNear(gst, taxOn(whole, taxRates.gst)) ? whole : Math.round((gst * 100) / taxRates.gst);
  return isOnPart(gst, whole, taxRates.gst) && isOnPart(qst, taxed, taxRates.qst);
}

/** Taxes that the invoice may have, and that the text does not state, or states inside a sentence. */
function unreadTaxes({ gst, qst, combined, harmonized }: Sums, whole: number): number[] {
  const [federal, provincial] = [taxOn(whole, taxRates.gst), taxOn(whole, taxRates.qst)];
  if (combined !== undefined || harmonized) return [];
  if (gst !== undefined) return qst === undefined ? [provincial] : [];
  if (qst !== undefined) return [federal];
  return [federal, taxesOn(whole), ...harmonizedRates.map((rate) => taxOn(whole, rate))];
}

/** Whether wrong sums may be right for a reason that this check cannot verify. */
function mayBeRight(sums: Sums, failed: readonly InvoiceCheck[], { taxed, unnamed }: Between): boolean {
  const wrongTotal = failed.find(({ name }) => name === 'total');
  // The subtotal and the total may both include the taxes, which are then less than those on the subtotal.
  const allTaxes = (sums.gst ?? 0) + (sums.qst ?? 0) + (sums.combined ?? 0);
  const isLess = failed.length > 1 && Math.abs(allTaxes) < taxOn(Math.abs(sums.subtotal), MAX_TAX_RATE);
  if (isLess && sums.total !== undefined && isNear(sums.total, sums.subtotal)) return true;
  if (!wrongTotal && taxesMayBeRight(sums, sums.subtotal + taxed, failed)) return true;
  if (!wrongTotal || failed.length > 1) return unnamed.length > 0;
  const difference = toCents(wrongTotal.difference);
  if (unreadTaxes(sums, sums.subtotal + taxed).some((tax) => isNear(tax, difference))) return true;
  // Only the total is wrong. Amounts without a known label may explain the difference: one of them, or all of them.
  const all = unnamed.reduce((sum, cents) => sum + cents, 0);
  return (
    unnamed.some((cents) => isNear(Math.abs(cents), Math.abs(difference))) || (all !== 0 && isNear(all, difference))
  );
}

const UNKNOWN = { checks: [], totalsMatch: null } as const;

/**
 * Checks each tax against the subtotal or its taxable part, and the total. A missing tax counts as 0. The amounts between the
 * subtotal and the total are added. The sums are right only if there is a total, and wrong only if nothing else explains the
 * difference.
 * @param exempt whether the invoice says that it has no taxes
 */
export function verified(
  fields: InvoiceFields,
  labelled: readonly Labelled[],
  exempt: boolean,
): Pick<Invoice, 'checks' | 'totalsMatch'> {
  const { documentDate, subtotal, gst, qst, total } = fields;
  if (!subtotal || [subtotal, gst, qst, total].some((field) => field?.doubt)) return UNKNOWN;
  const combined = combinedOf(fields, labelled);
  const sums = sumsOf(fields, subtotal.value, labelled, exempt);
  const lines = between(labelled, subtotal, total, Math.min(...[gst, qst, combined].map(startOf)));
  const checks = checksWith(sums, labelled, lines);
  const failed = checks.filter(({ ok }) => !ok);
  if (failed.length === 0) return total ? { checks, totalsMatch: true } : UNKNOWN;
  const isOlder = documentDate !== undefined && documentDate.value < RATES_SINCE;
  if (isOlder && failed.some(({ name }) => name !== 'total')) return UNKNOWN;
  // The lines between may be in the subtotal already, or all of them may be taxable, or none: a discount for an early payment is not.
  const all = lines.taxed + lines.untaxed;
  const otherReadings = [
    { taxed: 0, untaxed: 0 },
    { taxed: all, untaxed: 0 },
    { taxed: 0, untaxed: all },
  ].map((reading) => checksWith(sums, labelled, reading));
  if (otherReadings.some((otherChecks) => otherChecks.every(({ ok }) => ok)) || mayBeRight(sums, failed, lines))
    return UNKNOWN;
  return { checks, totalsMatch: false };
}
