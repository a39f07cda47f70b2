import type { InvoiceField } from '../../src/invoice/types.ts';
import { currencies, sumLabels } from './labels.ts';
import { type Language, type Picker, writersOfForeign } from './writers.ts';

/** A label and its value. The value is empty if it is in the label's sentence. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

export type Truth = { readonly [Field in InvoiceField]?: string | number };
export const taxOf = (cents: number, thousandths: number) =>
  Math.sign(cents) * Math.round((Math.abs(cents) * thousandths) / 100_000);

/** What the sums of a family contain. By default: a subtotal, both taxes and a total, all of them right. */
interface Shape {
  readonly hasSubtotal?: false;
  /** Between the subtotal and the taxes, or above the subtotal (`previous`). */
  readonly before?: 'previous' | 'discount' | 'second subtotal' | 'delivery' | 'part';
  readonly taxes?: 'combined' | 'hst' | 'other' | 'gst' | 'pst' | 'books' | 'included' | 'exempt' | 'zeros' | 'none';
  readonly extra?: 'tip' | 'fee';
  /** Whether the amounts are in another currency. */
  readonly isForeign?: true;
  readonly end?: 'nothing' | 'deposit' | 'amount due' | 'card';
  /** What has an error. */
  readonly wrong?: 'tax' | 'total' | 'second total';
}

const shapes = {
  plain: {},
  'combined taxes': { taxes: 'combined' },
  HST: { taxes: 'hst' },
  exempt: { taxes: 'exempt' },
  'exempt, zeros': { taxes: 'zeros' },
  'no total': { end: 'nothing' },
  deposit: { end: 'deposit' },
  'deposit before the total': { end: 'amount due' },
  discount: { before: 'discount' },
  'discount and second subtotal': { before: 'second subtotal' },
  delivery: { before: 'delivery' },
  tip: { extra: 'tip' },
  fee: { extra: 'fee' },
  'part taxable': { before: 'part' },
  'GST only': { taxes: 'gst' },
  'no subtotal': { hasSubtotal: false },
  'bare total': { hasSubtotal: false, taxes: 'none' },
  'paid by card': { end: 'card' },
  'previous balance': { before: 'previous' },
  'another tax': { taxes: 'other' },
  'GST and PST': { taxes: 'pst' },
  // Books and diapers have no QST, and food has no tax.
  books: { taxes: 'books' },
  'taxes included': { taxes: 'included' },
  // The table of the items has its sums.
  'taxes by line': {},
  'credit note': {},
  // Its title says that it is one, and its amounts have no minus sign.
  'unsigned credit note': {},
  'foreign currency': { isForeign: true },
  'wrong tax': { wrong: 'tax' },
  'wrong total': { wrong: 'total' },
  'wrong total with deposit': { wrong: 'total', end: 'deposit' },
  'wrong combined taxes': { wrong: 'tax', taxes: 'combined' },
  'wrong total with discount': { wrong: 'total', before: 'discount' },
  'wrong second total': { wrong: 'second total' },
} as const satisfies Readonly<Record<string, Shape>>;

export type Family = keyof typeof shapes;

/** Families whose sums are right, although nothing on the invoice says so. */
export const unverifiable: readonly string[] = [
  'another tax',
  'GST and PST',
  'books',
  'taxes included',
  'unsigned credit note',
  'foreign currency',
] satisfies readonly Family[];

/** Families whose amounts are not what they seem: to read them without a doubt is untrue. */
export const misleading: readonly string[] = ['unsigned credit note', 'foreign currency'] satisfies readonly Family[];

/** Plain invoices are the most frequent. */
export const families: readonly Family[] = ['plain', 'plain', ...(Object.keys(shapes) as Family[])];

/** The sums while they are written, in cents. */
interface Draft {
  readonly pick: Picker;
  readonly language: Language;
  readonly truth: { -readonly [Field in InvoiceField]?: number };
  subtotal: number;
  /** What is taxed. */
  base: number;
  /** The total without the taxes. */
  whole: number;
  taxes: Shape['taxes'] | 'on the base';
  /** Part of the amount due that another invoice states. */
  carried: number;
  add(name: keyof (typeof sumLabels)[Language], cents: number): void;
  addLine(label: string, value?: string): void;
  money(cents: number): string;
  withError(cents: number): number;
  /** The labels of the total. */
  readonly total: 'total' | 'foreignTotal';
  /** Writes what some programs print after the taxes, although it is taxed. */
  late?: () => void;
}

const writersBeforeTaxes: Readonly<Record<Exclude<Shape['before'], 'previous' | undefined>, (draft: Draft) => void>> = {
  discount(draft) {
    const { one, chance } = draft.pick;
    const off = Math.max(1, Math.round(draft.subtotal * one([0.05, 0.1, 0.15])));
    draft.add('discount', chance(60) ? -off : off);
    draft.base = draft.subtotal - off;
    draft.whole = draft.base;
  },
  'second subtotal'(draft) {
    writersBeforeTaxes.discount(draft);
    draft.add('afterDiscount', draft.base);
    draft.subtotal = draft.base;
  },
  delivery(draft) {
    const delivery = draft.pick.int(500, 9000);
    const write = () => draft.add('delivery', delivery);
    if (draft.pick.chance(10, 'a delivery below the taxes')) draft.late = write;
    else write();
    draft.base = draft.subtotal + delivery;
    draft.whole = draft.base;
  },
  part(draft) {
    const { one, chance } = draft.pick;
    draft.base = Math.round(draft.subtotal * one([0.3, 0.5, 0.8]));
    if (chance(20)) {
      draft.add('untaxed', draft.subtotal - draft.base);
      draft.taxes = 'combined';
      return;
    }
    if (chance(60)) draft.add('base', draft.base);
    if (chance(30)) draft.taxes = 'on the base';
  },
};

function writePrevious(draft: Draft): void {
  const previous = draft.pick.int(1000, 30_000);
  draft.add('previous', previous);
  if (draft.pick.chance(40)) draft.add('deposit', -previous);
  else draft.carried = previous;
}

/** Writes one tax, or all taxes in one line. */
function addTax(
  draft: Draft,
  name: 'gst' | 'qst' | 'hst' | 'gstOrHst' | 'taxes' | 'otherTax' | 'pst',
  cents: number,
  isWrong = false,
): number {
  const written = isWrong ? draft.withError(cents) : cents;
  if (draft.taxes === 'on the base' && (name === 'gst' || name === 'qst')) {
    // The base in the line of the tax: « TPS 5 % sur 30,00 $ », « TPS 5 % x 30,00 $ = 1,50 $ ».
    const isFrench = draft.language === 'fr';
    const rate = { gst: isFrench ? 'TPS 5 %' : 'GST 5%', qst: isFrench ? 'TVQ 9,975 %' : 'QST 9.975%' }[name];
    const of = draft.pick.one(isFrench ? [' sur ', ' de ', ' ', '=', '('] : [' of ', ' ', '=', '(']);
    const [base, tax] = [draft.money(draft.base), draft.money(written)];
    if (of === '=') draft.addLine(`${rate} x ${base} = ${tax}`);
    else if (of === '(')
      draft.addLine(`${rate.slice(0, 3)} ${tax} (${rate.slice(4)} ${isFrench ? 'de' : 'of'} ${base})`);
    else draft.addLine(`${rate}${of}${base}`, tax);
  } else draft.add(name, written);
  if (name === 'gst' || name === 'hst' || name === 'gstOrHst') draft.truth.gst = written / 100;
  if (name === 'qst') draft.truth.qst = written / 100;
  return written;
}

/** Writes the taxes. @returns their sum */
function writeTaxes(draft: Draft, isWrong: boolean): number {
  const { base, pick, language, taxes } = draft;
  const [gst, qst] = [taxOf(base, 5000), taxOf(base, 9975)];
  switch (taxes) {
    case 'none':
      return 0;
    case 'exempt':
    case 'zeros': {
      const sum = taxes === 'zeros' ? addTax(draft, 'gst', 0) + addTax(draft, 'qst', 0) : 0;
      if (pick.chance(65)) draft.addLine(pick.one(sumLabels[language].exempt));
      return sum;
    }
    case 'combined':
      return addTax(draft, 'taxes', gst + qst, isWrong);
    case 'hst': {
      const tax = taxOf(base, 1000 * pick.one([13, 14, 15]));
      const isPrinted = pick.chance(30, 'Quebec tax of zero beside the HST');
      if (isPrinted && pick.chance(50)) addTax(draft, 'gst', 0);
      const sum = addTax(draft, pick.chance(60) ? 'hst' : 'gstOrHst', tax);
      return isPrinted ? sum + addTax(draft, 'qst', 0) : sum;
    }
    case 'other':
      return addTax(draft, 'otherTax', taxOf(base, 8500));
    case 'pst':
      return addTax(draft, 'gst', gst) + addTax(draft, 'pst', taxOf(base, 7000));
    case 'books': {
      const part = pick.one([1, 0.7]);
      return (
        addTax(draft, 'gst', taxOf(Math.round(base * part), 5000)) +
        addTax(draft, 'qst', taxOf(Math.round(base * part * pick.one([0.2, 0.5])), 9975))
      );
    }
    case 'included': {
      const part = Math.round(base / 1.14975);
      addTax(draft, 'gst', taxOf(part, 5000));
      addTax(draft, 'qst', taxOf(part, 9975));
      return 0;
    }
    default: {
      const atFault = isWrong ? pick.one(['gst', 'qst']) : undefined;
      const first = addTax(draft, 'gst', gst, atFault === 'gst');
      const sum = taxes === 'gst' ? first : first + addTax(draft, 'qst', qst, atFault === 'qst');
      if (pick.chance(12)) draft.addLine(language === 'fr' ? 'Total des taxes' : 'Total taxes', draft.money(sum));
      return sum;
    }
  }
}

/** Writes the total, and what is paid or due. */
function writeEnd(draft: Draft, { end, wrong }: Shape, whole: number): void {
  const { add, carried, pick, truth, withError } = draft;
  const { one, chance } = pick;
  const total = wrong === 'total' ? withError(whole) : whole;
  const paid = Math.max(100, Math.round(Math.abs(total) * one([0.1, 0.25, 0.5])));
  // With « amount due », the invoice states no total.
  if (end !== 'amount due' && end !== 'nothing') {
    if (carried === 0 || chance(50)) {
      add(carried === 0 ? draft.total : 'newCharges', total);
      truth.total = total / 100;
    }
    if (carried > 0) add(one(['total', 'balance']), total + carried);
    // A payment slip that says another total.
    if (wrong === 'second total') add('total', withError(total));
  }
  if (end === 'deposit' || end === 'amount due') {
    add('deposit', chance(60) ? -paid : paid);
    add('balance', total - paid);
  }
  if (end === 'card') {
    add('paid', total);
    if (chance(50)) add('balance', 0);
  }
}

export function sumsOf(
  pick: Picker,
  family: Family,
  language: Language,
  itemsSum: number,
  write: (cents: number) => string,
): { readonly rows: readonly Row[]; readonly truth: Truth; readonly planted: boolean } {
  const { one, int } = pick;
  const shape: Shape = shapes[family];
  const rows: Row[] = [];
  const addLine = (label: string, value = '') => rows.push({ label, value });
  const subtotal = family === 'credit note' ? -itemsSum : itemsSum;
  // What names the currency: each amount, the label of the total, or a sentence.
  const currencyIn = shape.isForeign && one(['amounts', 'total', 'sentence']);
  const money = currencyIn === 'amounts' ? one(writersOfForeign) : write;
  if (currencyIn === 'sentence') addLine(one(currencies[language]));
  const draft: Draft = {
    pick,
    language,
    money,
    addLine,
    add: (name, cents) => addLine(one(sumLabels[language][name]), money(cents)),
    total: currencyIn === 'total' ? 'foreignTotal' : 'total',
    withError: (cents) => cents + one([-1, 1]) * one([9, 90, 900, 1000, 1800, int(3, 4000)]),
    truth: {},
    subtotal,
    base: subtotal,
    whole: subtotal,
    taxes: shape.taxes,
    carried: 0,
  };
  const { before, extra, hasSubtotal = true, wrong } = shape;
  if (before === 'previous') writePrevious(draft);
  if (hasSubtotal) draft.add('subtotal', subtotal);
  if (before && before !== 'previous') writersBeforeTaxes[before](draft);
  const taxes = writeTaxes(draft, wrong === 'tax');
  draft.late?.();
  const added = extra ? int(100, 3000) : 0;
  if (extra) draft.add(extra, added);
  writeEnd(draft, shape, draft.whole + taxes + added);
  if (hasSubtotal) draft.truth.subtotal = draft.subtotal / 100;
  return { rows, truth: draft.truth, planted: wrong !== undefined };
}
