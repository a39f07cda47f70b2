import type { Found } from './amounts.ts';
import type { AmountLabel } from './labels.ts';
import type { Amount } from './text.ts';
import type { InvoiceCheck, InvoiceFields } from './types.ts';

/** Rates in percent. Source: Loi sur la taxe d’accise (GST, since 2008) and Loi sur la taxe de vente du Québec (QST, since 2013). */
export const taxRates = { gst: 5, qst: 9.975 } as const;

/** Cents by which a sum may differ: both taxes are rounded to the cent. */
const TOLERANCE = 1;

type AmountField = 'subtotal' | 'gst' | 'qst' | 'total';

/** Subtotals and totals compared, at most: an invoice has few, hostile text has many. */
const MOST = 8;

/**
 * One amount for each field. Where a subtotal or a total is written more than once, the pair that adds up is taken, else the
 * last ones; a balance stands for the total only when no total is written.
 */
export function pickTotals(found: readonly Found[]): [AmountField, Amount][] {
  const of = (label: AmountLabel): Amount[] =>
    found
      .filter((candidate) => candidate.label === label)
      .map(({ amount }) => amount)
      .slice(-MOST);
  const [gst, qst] = [of('gst').at(-1), of('qst').at(-1)];
  const subtotals = of('subtotal');
  const totals = of('total').length > 0 ? of('total') : of('balance');
  let [subtotal, total] = [subtotals.at(-1), totals.at(-1)];
  const taxes = (gst?.cents ?? 0) + (qst?.cents ?? 0);
  for (const sub of subtotals) {
    const sum = totals.find(({ cents }) => Math.abs(sub.cents + taxes - cents) <= TOLERANCE);
    if (sum) [subtotal, total] = [sub, sum];
  }
  const picked: [AmountField, Amount | undefined][] = [
    ['subtotal', subtotal],
    ['gst', gst],
    ['qst', qst],
    ['total', total],
  ];
  return picked.flatMap(([field, amount]): [AmountField, Amount][] => (amount ? [[field, amount]] : []));
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Halves away from zero, as on paper; products before quotients so that no half is lost. */
function taxOn(cents: number, percent: number): number {
  const thousandths = Math.round(percent * 1000);
  return Math.sign(cents) * Math.round((Math.abs(cents) * thousandths) / 100_000);
}

/** The sums that the fields allow: each tax against the subtotal, and the total; a tax that is not written counts as 0. */
export function invoiceChecks({ subtotal, gst, qst, total }: InvoiceFields): InvoiceCheck[] {
  if (!subtotal) return [];
  const base = toCents(subtotal.value);
  const check = (name: InvoiceCheck['name'], expected: number, found: number): InvoiceCheck => ({
    name,
    expected: expected / 100,
    found: found / 100,
    difference: (found - expected) / 100,
    ok: Math.abs(found - expected) <= TOLERANCE,
  });
  const checks: InvoiceCheck[] = [];
  if (gst) checks.push(check('gst', taxOn(base, taxRates.gst), toCents(gst.value)));
  if (qst) checks.push(check('qst', taxOn(base, taxRates.qst), toCents(qst.value)));
  if (total) {
    const sum = base + toCents(gst?.value ?? 0) + toCents(qst?.value ?? 0);
    checks.push(check('total', sum, toCents(total.value)));
  }
  return checks;
}
