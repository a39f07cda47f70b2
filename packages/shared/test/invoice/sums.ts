import type { InvoiceField } from '../../src/invoice/types.ts';
import { sumLabels } from './labels.ts';
import type { Language, Picker } from './writers.ts';

/** A label and its value. The value is empty if it is in the label's sentence. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

export type Truth = { readonly [Field in InvoiceField]?: string | number };
export const taxOf = (cents: number, thousandths: number) =>
  Math.sign(cents) * Math.round((Math.abs(cents) * thousandths) / 100_000);

export const families = [
  'plain',
  'plain',
  'plain',
  'combined taxes',
  'HST',
  'exempt',
  'exempt, zeros',
  'no total',
  'deposit',
  'deposit before the total',
  'discount',
  'discount and second subtotal',
  'delivery',
  'tip',
  'fee',
  'part taxable',
  'GST only',
  'no subtotal',
  'bare total',
  'paid by card',
  'previous balance',
  'another tax',
  'taxes by line',
  'credit note',
  'wrong tax',
  'wrong total',
  'wrong total with deposit',
  'wrong combined taxes',
  'wrong total with discount',
  'wrong second total',
] as const;

type Family = (typeof families)[number];

interface Sums {
  readonly rows: readonly Row[];
  readonly truth: Truth;
  readonly planted: boolean;
}

export function sumsOf(
  pick: Picker,
  family: Family,
  language: Language,
  itemsSum: number,
  money: (cents: number) => string,
): Sums {
  const { one, int, chance } = pick;
  const labels = sumLabels[language];
  const rows: Row[] = [];
  const add = (name: keyof typeof labels, cents: number) => {
    rows.push({ label: one<string>(labels[name]), value: money(cents) });
  };
  const dollars = (cents: number) => cents / 100;
  const sign = family === 'credit note' && chance(60) ? -1 : 1;
  const isWrong = family.startsWith('wrong');
  let subtotal = sign * itemsSum;
  let base = subtotal;
  let extra = 0;
  const withError = (cents: number) => cents + one([-1, 1]) * one([9, 90, 900, 1000, 1800, int(3, 4000)]);

  if (family === 'taxes by line') return { rows: [], truth: {}, planted: false };
  if (family === 'bare total') {
    add('total', subtotal);
    return { rows, truth: { total: dollars(subtotal) }, planted: false };
  }
  // A monthly invoice may begin with the previous balance.
  let carried = family === 'previous balance' ? int(1000, 30_000) : 0;
  if (carried > 0) add('previous', carried);
  if (carried > 0 && chance(40)) {
    add('deposit', -carried);
    carried = 0;
  }
  if (family !== 'no subtotal') add('subtotal', subtotal);
  if (family.includes('discount')) {
    const off = Math.max(1, Math.round(subtotal * one([0.05, 0.1, 0.15])));
    rows.push({ label: one<string>(labels.discount), value: money(chance(60) ? -off : off) });
    base = subtotal - off;
    if (family === 'discount and second subtotal') {
      add('afterDiscount', base);
      subtotal = base;
    }
  }
  const delivery = int(500, 9000);
  // Some programs print the delivery after the taxes, although it is taxed.
  const isLate = chance(10);
  if (family === 'delivery') {
    if (!isLate) add('delivery', delivery);
    base = subtotal + delivery;
  }
  let whole = base;
  const isPart = family === 'part taxable' && chance(20);
  if (family === 'part taxable') {
    base = Math.round(subtotal * one([0.3, 0.5, 0.8]));
    if (isPart) rows.push({ label: one<string>(labels.untaxed), value: money(subtotal - base) });
    else if (chance(60)) add('base', base);
  }
  const truth: { -readonly [Field in InvoiceField]?: number } = {};
  let taxes = 0;
  const federal = taxOf(base, 5000);
  const provincial = taxOf(base, 9975);
  if (family === 'combined taxes' || family === 'wrong combined taxes' || isPart) {
    const right = federal + provincial;
    taxes = isWrong ? withError(right) : right;
    add('taxes', taxes);
  } else if (family === 'HST') {
    taxes = taxOf(base, 13_000);
    add('hst', taxes);
    truth.gst = dollars(taxes);
  } else if (family === 'another tax') {
    taxes = taxOf(base, 8500);
    add('otherTax', taxes);
  } else if (family === 'exempt') {
    if (chance(60)) rows.push({ label: one<string>(labels.exempt), value: '' });
  } else if (family === 'exempt, zeros') {
    add('gst', 0);
    add('qst', 0);
    if (chance(70)) rows.push({ label: one<string>(labels.exempt), value: '' });
    truth.gst = 0;
    truth.qst = 0;
  } else {
    const atFault = family === 'wrong tax' ? one(['gst', 'qst']) : undefined;
    const gst = atFault === 'gst' ? withError(federal) : federal;
    // The base in the line of the tax: « TPS 5 % sur 30,00 $ », « TPS 5 % 30,00 $ 1,50 $ ».
    const isOnBase = family === 'part taxable' && chance(30);
    const of = language === 'fr' ? one([' sur ', ' de ', ' ']) : one([' of ', ' ']);
    if (isOnBase)
      rows.push({ label: `${language === 'fr' ? 'TPS 5 %' : 'GST 5%'}${of}${money(base)}`, value: money(gst) });
    else add('gst', gst);
    truth.gst = dollars(gst);
    taxes = gst;
    if (family !== 'GST only') {
      const qst = atFault === 'qst' ? withError(provincial) : provincial;
      if (isOnBase)
        rows.push({
          label: `${language === 'fr' ? 'TVQ 9,975 %' : 'QST 9.975%'}${of}${money(base)}`,
          value: money(qst),
        });
      else add('qst', qst);
      truth.qst = dollars(qst);
      taxes += qst;
    }
    if (chance(12)) rows.push({ label: language === 'fr' ? 'Total des taxes' : 'Total taxes', value: money(taxes) });
  }
  if (family === 'delivery' && isLate) add('delivery', delivery);
  if (family === 'tip') {
    extra = int(100, 3000);
    add('tip', extra);
  }
  if (family === 'fee') {
    extra = int(100, 3000);
    add('fee', extra);
  }
  whole += taxes + extra;
  const total = family.startsWith('wrong total') ? withError(whole) : whole;
  const paid = Math.max(100, Math.round(Math.abs(total) * one([0.1, 0.25, 0.5])));
  const signed = () => money(chance(60) ? -paid : paid);
  if (family === 'deposit before the total') {
    // The invoice states only the amount due: it has no total.
    rows.push(
      { label: one<string>(labels.deposit), value: signed() },
      { label: one<string>(labels.balance), value: money(total - paid) },
    );
  } else if (family !== 'no total') {
    if (carried === 0 || chance(50)) {
      add(carried === 0 ? 'total' : 'newCharges', total);
      truth.total = dollars(total);
    }
    if (carried > 0) add(one(['total', 'balance']), total + carried);
  }
  // A payment slip that says another total.
  if (family === 'wrong second total') add('total', withError(total));
  if (family === 'deposit' || family === 'wrong total with deposit') {
    rows.push(
      { label: one<string>(labels.deposit), value: signed() },
      { label: one<string>(labels.balance), value: money(total - paid) },
    );
  }
  if (family === 'paid by card') {
    add('paid', total);
    if (chance(50)) add('balance', 0);
  }
  if (family !== 'no subtotal') truth.subtotal = dollars(subtotal);
  return { rows, truth, planted: isWrong };
}
