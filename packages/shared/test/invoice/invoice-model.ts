import fc from 'fast-check';
import {
  creditLabels,
  customerLabels,
  dateLabels,
  footers,
  headings,
  headingsWithTaxes,
  numberLabels,
  originalLabels,
  otherDates,
  otherNumbers,
  titles,
} from './labels.ts';
import { families, type Row, sumsOf, type Truth, taxOf } from './sums.ts';
import { englishNames, goods, names, people, streets, towns, trades } from './words.ts';
import { type Day, iso, type Language, type Picker, writeNumber, writerOfAmounts, writersOfDates } from './writers.ts';

/**
 * A generator of invoices whose fields are known. It describes what businesses print, not what the reader accepts. Add a new notation
 * here first.
 */

export interface InvoiceModel {
  /** The kind of invoice. The score counts falsehoods by family. */
  readonly family: string;
  readonly supplier: string;
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

function build(pick: Picker): InvoiceModel {
  const { one, int, chance, some } = pick;
  const family = one(families);
  const language: Language = chance(65) ? 'fr' : 'en';
  const money = writerOfAmounts(pick, language);
  const write = one(writersOfDates(language));
  const day = (): Day => ({ year: int(2024, 2026), month: int(1, 12), day: int(1, 28) });
  const date = day();
  const dateText = write(date);
  const documentNumber = writeNumber(pick, date.year);
  const supplier = supplierOf(pick, language);
  const isCredit = family === 'credit note';
  const label = one<string>((isCredit ? creditLabels : numberLabels)[language]);
  const hasDate = chance(95);
  const hasNumber = chance(95);
  const meta: Row[] = [];
  // One sentence for both: « Facture 12 du 1 déc. 2025 », « Reçu R-221, le 9 mai 2026 ».
  const isSentence = hasDate && hasNumber && chance(12);
  const bare = label.replace(/ ?:$/, '');
  if (isSentence) {
    const joint =
      language === 'fr' ? one([' du ', ', le ', ', ', ' — ', ' en date du ']) : one([', ', ' dated ', ' — ', ' of ']);
    meta.push({ label: `${bare} ${documentNumber}${joint}${dateText}`, value: '' });
  } else {
    if (hasNumber) meta.push({ label, value: documentNumber });
    if (hasDate) meta.push({ label: one<string>(dateLabels[language]), value: dateText });
  }
  if (isCredit) {
    const original = `${one<string>(originalLabels[language])} ${writeNumber(pick, date.year)}`;
    meta.push({
      label: chance(40) ? `${original} ${language === 'fr' ? 'du' : 'of'} ${write(day())}` : original,
      value: '',
    });
  }
  const decoys: Row[] = [
    ...some(otherDates[language], 2).map((name) => ({ label: name as string, value: write(day()) })),
    ...some(otherNumbers[language], 2).map((name) => ({
      label: name as string,
      value: /TPS|GST/.test(name)
        ? '123456789 RT0001'
        : /RBQ/.test(name)
          ? '5678-1234-01'
          : /NEQ/.test(name)
            ? '1166554433'
            : writeNumber(pick, date.year),
    })),
  ];
  for (const decoy of decoys) meta.splice(int(isSentence ? 1 : 0, meta.length), 0, decoy);

  const wordsOf = goods[language];
  const items = Array.from({ length: int(1, 6) }, () => {
    const count = int(1, 12);
    const price = int(150, 90_000);
    return { text: one<string>(wordsOf), count, price };
  });
  const sum = items.reduce((all, { count, price }) => all + count * price, 0);
  const sums = sumsOf(pick, family, language, sum, money);
  const byLine = family === 'taxes by line';
  const table = byLine
    ? withTaxes(
        items.map(({ text, count, price }) => ({ text, sum: count * price })),
        money,
      )
    : {
        items: items.map(({ text, count, price }) => [text, String(count), money(price), money(count * price)]),
        truth: sums.truth,
      };
  return {
    family,
    supplier,
    supplierLines: [
      `${int(1, 9999)}, ${one(streets)}`,
      one(towns),
      ...some(
        [
          'Tél. : 418 555-0142',
          'info@exemple.ca',
          'www.exemple.ca',
          'NEQ 1166554433',
          'Télécopieur : 418 555-0143',
          'RBQ : 5678-1234-01',
          'TPS 123456789 RT0001',
          'TVQ 1234567890 TQ0001',
        ],
        3,
      ),
    ],
    title: isCredit
      ? chance(50)
        ? language === 'fr'
          ? 'NOTE DE CRÉDIT'
          : 'CREDIT NOTE'
        : undefined
      : chance(50)
        ? one<string>(titles[language])
        : undefined,
    meta,
    customerLabel: one<string>(customerLabels[language]),
    customer: [
      `${one(['Gestion', 'Coopérative', 'Épicerie', 'Hôtel'])} ${one(['Morin', 'du Vieux-Port', 'Lavoie', 'Plume'])}${one(['', ' inc.', ' ltée'])}`,
      `${int(1, 9999)}, ${one(streets)}`,
      one(towns),
    ],
    heading: byLine ? headingsWithTaxes[language] : one<readonly string[]>(headings[language]),
    items: table.items,
    sums: sums.rows,
    footer: some(footers[language] as readonly string[], 3),
    truth: {
      supplier,
      ...(hasNumber && { documentNumber }),
      ...(hasDate && { documentDate: iso(date) }),
      ...table.truth,
    },
    planted: sums.planted,
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

/** Joins a label and its value as a person or a program would. */
function rowWriter({ one, int }: Picker): (row: Row) => string {
  const width = int(24, 44);
  return one([
    ({ label, value }: Row) => `${label} ${value}`,
    ({ label, value }: Row) => `${label.endsWith(':') ? label : `${label} :`} ${value}`,
    ({ label, value }: Row) => `${label.endsWith(':') ? label : `${label}:`} ${value}`,
    ({ label, value }: Row) => `${label}\t${value}`,
    ({ label, value }: Row) => `${label.padEnd(width)}${value.padStart(14)}`,
    ({ label, value }: Row) => `${label} ${'.'.repeat(int(4, 20))} ${value}`,
  ]);
}

const written = (write: (row: Row) => string) => (row: Row) => (row.value === '' ? row.label : write(row).trimEnd());

function textOf(pick: Picker, model: InvoiceModel): string {
  const { one, chance } = pick;
  const writeMeta = written(rowWriter(pick));
  const writeSum = written(rowWriter(pick));
  const cells = one(['\t', '    ', ' | ']);
  const labelled = model.meta.filter(({ value }) => value !== '');
  const sentences = model.meta.filter(({ value }) => value === '').map(({ label }) => label);
  const meta = one([
    () => model.meta.map(writeMeta),
    () => model.meta.map(writeMeta),
    () => model.meta.map(writeMeta),
    // Labels in one row, values in the next.
    () => [
      ...sentences,
      labelled.map(({ label }) => label).join(cells),
      labelled.map(({ value }) => value).join(cells),
    ],
    // Each value below its label.
    () => model.meta.flatMap(({ label, value }) => (value === '' ? [label] : [label, value])),
    // Two pairs in a line.
    () => [
      ...sentences,
      ...labelled.flatMap((_, index) =>
        index % 2
          ? []
          : [
              labelled
                .slice(index, index + 2)
                .map(writeMeta)
                .join(cells),
            ],
      ),
    ],
  ])();
  const customer =
    chance(50) && !model.customerLabel.endsWith(':')
      ? [model.customerLabel, ...model.customer]
      : [`${model.customerLabel} ${model.customer[0] ?? ''}`, ...model.customer.slice(1)];
  const byLine = model.sums.length === 0;
  const table = [
    ...(byLine || chance(70) ? [model.heading.join(cells)] : []),
    ...model.items.map((row) => (byLine || chance(80) ? row.join(cells) : `${row[1]} x ${row[0]} ${row[3]}`)),
  ];
  const sums = one([
    () => model.sums.map(writeSum),
    () => model.sums.map(writeSum),
    () => model.sums.map(writeSum),
    () => model.sums.map(writeSum),
    // All labels, then all amounts: two columns copied one after the other.
    () =>
      model.sums.every(({ value }) => value !== '')
        ? [...model.sums.map(({ label }) => label), ...model.sums.map(({ value }) => value)]
        : model.sums.map(writeSum),
  ])();
  const supplier = [model.supplier, ...model.supplierLines];
  const title = model.title === undefined ? [] : [model.title];
  const top = one([
    () => [...supplier, '', ...title, ...meta, '', ...customer],
    () => [...title, ...supplier, '', ...meta, '', ...customer],
    () => [...supplier, '', ...customer, '', ...title, ...meta],
    () => [[model.supplier, ...title].join(cells), ...model.supplierLines, ...meta, ...customer],
    () => [...title, ['Fournisseur', model.supplier].join(cells), ...model.supplierLines, '', ...meta, '', ...customer],
    () => [...supplier, ...title, ...customer, ...meta],
  ])();
  return [...top, '', ...table, '', ...sums, '', ...model.footer].join(chance(10) ? '\n\n' : '\n');
}

export interface GeneratedInvoice {
  readonly model: InvoiceModel;
  readonly text: string;
}

const options = (count: number, seed: number) => ({ numRuns: count, seed });

/** Invoices as a visitor pastes them. */
export const sampleTexts = (count: number, seed: number): GeneratedInvoice[] =>
  fc.sample(
    picker.map((pick) => {
      const model = build(pick);
      return { model, text: textOf(pick, model) };
    }),
    options(count, seed),
  );

/** Invoices to lay out by other means, each with choices of its own. */
export const sampleModels = <Laid>(count: number, seed: number, lay: (model: InvoiceModel, pick: Picker) => Laid) =>
  fc.sample(
    picker.map((pick) => {
      const model = build(pick);
      return { model, laid: lay(model, pick) };
    }),
    options(count, seed),
  );
