import fc from 'fast-check';
import {
  creditLabels,
  creditTitles,
  customerLabels,
  dateLabels,
  employeeLabels,
  footers,
  headings,
  headingsWithTaxes,
  numberLabels,
  originalLabels,
  otherDates,
  otherNumbers,
  supplierLabels,
  titles,
} from './labels.ts';
import { type Family, families, type Row, sumsOf, type Truth, taxOf } from './sums.ts';
import { announced, employees, englishNames, goods, names, people, streets, towns, trades } from './words.ts';
import { type Day, iso, type Language, type Picker, writeNumber, writerOfAmounts, writersOfDates } from './writers.ts';

/**
 * A generator of invoices whose fields are known. It describes what businesses print, not what the reader accepts. Add a new notation
 * here first.
 */

export interface InvoiceModel {
  /** The kind of invoice. The score counts falsehoods by family. */
  readonly family: string;
  readonly supplier: string;
  readonly supplierLabel: string;
  /** Address, telephone and registrations of the supplier. */
  readonly supplierLines: readonly string[];
  readonly title: string | undefined;
  /** Number, date, and the other numbers and dates around them. */
  readonly meta: readonly Row[];
  readonly customerLabel: string;
  readonly customer: readonly string[];
  readonly heading: readonly string[];
  readonly items: readonly (readonly string[])[];
  readonly sums: readonly Row[];
  readonly footer: readonly string[];
  readonly truth: Truth;
  /** Whether a tax or the total was changed, so that the sums are wrong. */
  readonly planted: boolean;
}

function supplierOf({ one, int, chance }: Picker, language: Language): string {
  if (chance(6)) return `${int(9000, 9499)}-${int(1000, 9999)} Québec inc.`;
  if (language === 'fr' && chance(8)) return one(people);
  if (language === 'fr' && chance(4, 'a name that announces something else')) return one(announced);
  const plain =
    language === 'en'
      ? `${one(englishNames)}${one(['', ' Ltd.', ' Inc.', ' LLP'])}`
      : `${one(trades)} ${one(names)}${one(['', '', ' inc.', ' ltée', ' enr.', ' s.e.n.c.'])}`;
  return chance(20) ? plain.toUpperCase() : plain;
}

/** A table with the taxes of each item, and its total. */
function withTaxes(
  items: readonly { readonly text: string; readonly sum: number }[],
  money: (cents: number) => string,
) {
  const rows = items.map(({ text, sum }) => {
    const [gst, qst] = [taxOf(sum, 5000), taxOf(sum, 9975)];
    return { text, amounts: [sum, gst, qst, sum + gst + qst] };
  });
  const totals = [0, 1, 2, 3].map((column) => rows.reduce((all, { amounts }) => all + (amounts[column] ?? 0), 0));
  const [, gst = 0, qst = 0, total = 0] = totals;
  return {
    items: [...rows, { text: 'Total', amounts: totals }].map(({ text, amounts }) => [text, ...amounts.map(money)]),
    truth: { gst: gst / 100, qst: qst / 100, total: total / 100 },
  };
}

/** The value of a label that names another number. */
function otherNumber(pick: Picker, name: string, year: number): string {
  if (/TPS|GST/.test(name)) return '123456789 RT0001';
  if (/RBQ/.test(name)) return '5678-1234-01';
  return /NEQ/.test(name) ? '1166554433' : writeNumber(pick, year);
}

/** The number and the date of the document, among other numbers and dates. */
function metaOf(pick: Picker, language: Language, isCredit: boolean): Pick<InvoiceModel, 'meta' | 'truth'> {
  const { one, int, chance, some } = pick;
  const write = one(writersOfDates(language));
  const day = (): Day => ({ year: int(2024, 2026), month: int(1, 12), day: int(1, 28) });
  const date = day();
  const dateText = write(date);
  const documentNumber = writeNumber(pick, date.year);
  const label = one((isCredit ? creditLabels : numberLabels)[language]);
  const hasDate = chance(95);
  const hasNumber = chance(95);
  const meta: Row[] = [];
  // One sentence for both: « Facture 12 du 1 déc. 2025 », « Reçu R-221, le 9 mai 2026 ».
  const isSentence = hasDate && hasNumber && chance(12);
  if (isSentence) {
    const joint = one(
      language === 'fr' ? [' du ', ', le ', ', ', ' — ', ' en date du '] : [', ', ' dated ', ' — ', ' of '],
    );
    meta.push({ label: `${label.replace(/ ?:$/, '')} ${documentNumber}${joint}${dateText}`, value: '' });
  } else {
    if (hasNumber) meta.push({ label, value: documentNumber });
    // A date may be alone on its line: on a receipt with the time, on a letter after its town.
    const alone = one([dateText, `${dateText} 14:22`, language === 'fr' ? `Québec, le ${dateText}` : dateText]);
    if (hasDate)
      meta.push(chance(10) ? { label: alone, value: '' } : { label: one(dateLabels[language]), value: dateText });
  }
  if (isCredit) {
    const original = `${one(originalLabels[language])} ${writeNumber(pick, date.year)}`;
    const dated = chance(40) ? ` ${language === 'fr' ? 'du' : 'of'} ${write(day())}` : '';
    meta.push({ label: original + dated, value: '' });
  }
  const decoys: Row[] = [
    ...some(otherDates[language], 2).map((name) => ({ label: name, value: write(day()) })),
    ...some(otherNumbers[language], 2).map((name) => ({
      label: name,
      value: otherNumber(pick, name, date.year),
    })),
    ...(chance(8) ? [{ label: one(employeeLabels[language]), value: one(employees) }] : []),
  ];
  for (const decoy of decoys) meta.splice(int(isSentence ? 1 : 0, meta.length), 0, decoy);
  return { meta, truth: { ...(hasNumber && { documentNumber }), ...(hasDate && { documentDate: iso(date) }) } };
}

function titleOf({ one, chance }: Picker, language: Language, family: Family): string | undefined {
  if (family !== 'unsigned credit note' && chance(50)) return undefined;
  return one((family.endsWith('credit note') ? creditTitles : titles)[language]);
}

function addressOf({ one, int }: Picker): [string, string] {
  return [`${int(1, 9999)}, ${one(streets)}`, one(towns)];
}

/** The items, their sums and the taxes, in columns or below the items. */
function amountsOf(
  pick: Picker,
  family: Family,
  language: Language,
): Pick<InvoiceModel, 'heading' | 'items' | 'sums' | 'truth' | 'planted'> {
  const { one, int } = pick;
  const money = writerOfAmounts(pick, language, family === 'foreign currency');
  const items = Array.from({ length: int(1, 6) }, () => {
    const [text, count, price] = [one(goods[language]), int(1, 12), one([int(150, 90_000), 100 * int(2, 900)])];
    return { text, count, price, sum: count * price };
  });
  if (family === 'taxes by line') {
    return { ...withTaxes(items, money), heading: headingsWithTaxes[language], sums: [], planted: false };
  }
  const sum = items.reduce((all, item) => all + item.sum, 0);
  const { rows, truth, planted } = sumsOf(pick, family, language, sum, money);
  return {
    heading: one(headings[language]),
    items: items.map((item) => [item.text, String(item.count), money(item.price), money(item.sum)]),
    sums: rows,
    truth,
    planted,
  };
}

const details = [
  'Tél. : 418 555-0142',
  'info@exemple.ca',
  'www.exemple.ca',
  'NEQ 1166554433',
  'Télécopieur : 418 555-0143',
  'RBQ : 5678-1234-01',
  'TPS 123456789 RT0001',
  'TVQ 1234567890 TQ0001',
] as const;

const customers = {
  first: ['Gestion', 'Coopérative', 'Épicerie', 'Hôtel'],
  name: ['Morin', 'du Vieux-Port', 'Lavoie', 'Plume'],
  form: ['', ' inc.', ' ltée'],
} as const;

function build(pick: Picker): InvoiceModel {
  const { one, chance, some } = pick;
  const family = one(families);
  const language: Language = chance(65, 'in French') ? 'fr' : 'en';
  const isCredit = family.endsWith('credit note');
  // The name may be a picture.
  const supplier = chance(2) && chance(20) ? '' : supplierOf(pick, language);
  const { meta, truth } = metaOf(pick, language, isCredit);
  const amounts = amountsOf(pick, family, language);
  return {
    family,
    supplier,
    supplierLabel: one(supplierLabels[language]),
    supplierLines: [...addressOf(pick), ...some(details, 3)],
    title: titleOf(pick, language, family),
    meta,
    customerLabel: one(customerLabels[language]),
    customer: [`${one(customers.first)} ${one(customers.name)}${one(customers.form)}`, ...addressOf(pick)],
    footer: some(footers[language], 3),
    ...amounts,
    truth: { ...(supplier && { supplier }), ...truth, ...amounts.truth },
  };
}

function pickWith(gen: fc.GeneratorValue): Picker {
  const int = (min: number, max: number) => gen(fc.integer, { min, max });
  return {
    int,
    one: (from) => from[int(0, from.length - 1)] as (typeof from)[number],
    chance: (percent) => int(0, 99) < percent,
    some: (from, max) => {
      const left = [...from];
      return Array.from({ length: int(0, Math.min(max, left.length)) }, () =>
        left.splice(int(0, left.length - 1), 1),
      ).flat();
    },
  };
}

const picker = fc.gen().map(pickWith);

/** Generated invoices, each laid out by a function with choices of its own. */
export const sampleModels = <Laid>(count: number, seed: number, lay: (model: InvoiceModel, pick: Picker) => Laid) =>
  fc.sample(
    picker.map((pick) => {
      const model = build(pick);
      return { model, laid: lay(model, pick) };
    }),
    { numRuns: count, seed },
  );

/** A choice that the generator had. Choices with one name are alike. */
interface Offer {
  readonly place: string;
  readonly option: unknown;
  readonly name: string;
  readonly isUsual: boolean;
}

/** A layout with a name of its own has it here; another, and a label or a format, is named by what it is. */
const nameOf = (option: unknown, kind: string) =>
  typeof option === 'function' && option.name !== '' ? option.name : `${kind}${option}`;

/** A picker that makes the usual choice, except where `changed` has another one. It notes what it could have chosen. */
function usualPicker(part: string, changed: ReadonlyMap<string, unknown>, offered: Offer[]): Picker {
  const counts = new Map<number, number>();
  let step = 0;
  function choose<T>(usual: T, others: readonly T[], kind = ''): T {
    const place = `${part} ${step}`;
    step += 1;
    for (const option of [usual, ...others])
      offered.push({ place, option, name: nameOf(option, kind), isUsual: option === usual });
    if (!changed.has(place)) return usual;
    // A layout of another invoice is a function with its parts.
    const name = nameOf(changed.get(place), kind);
    return [usual, ...others].find((option) => nameOf(option, kind) === name) ?? usual;
  }
  return {
    int: (min, max) => Math.floor((min + max) / 2),
    one: ([usual, ...others]) => choose(usual as (typeof others)[number], others),
    chance(percent, what) {
      const count = (counts.get(percent) ?? 0) + 1;
      counts.set(percent, count);
      return choose(percent >= 50, [percent < 50], `${what ?? `${part} ${percent} % ${count}`}: `);
    },
    some: (from) =>
      choose(
        [],
        from.map((each) => [each]),
      ),
  };
}

/**
 * The plainest invoice of each family and language, then the plainest one with each other choice of the generator: a label, a format, a
 * layout. The name of an invoice is what it was chosen for.
 */
export function eachChoice<Laid>(lay: (model: InvoiceModel, pick: Picker) => Laid) {
  const queue = families.flatMap((family) =>
    [true, false].map((isFrench) => ({
      name: `${family}`,
      changed: new Map<string, unknown>([
        ['model 0', family],
        ['model 1', isFrench],
      ]),
    })),
  );
  const tried = new Set<string>([...families, 'in French: false']);
  const invoices: { readonly name: string; readonly model: InvoiceModel; readonly laid: Laid }[] = [];
  for (const { name, changed } of queue) {
    const offered: Offer[] = [];
    const model = build(usualPicker('model', changed, offered));
    invoices.push({ name, model, laid: lay(model, usualPicker('layout', changed, offered)) });
    for (const { place, option, name: choice, isUsual } of offered) {
      if (!isUsual && !tried.has(choice)) queue.push({ name: choice, changed: new Map([...changed, [place, option]]) });
      tried.add(choice);
    }
  }
  return invoices;
}
