import { eachChoice, type InvoiceModel, sampleModels } from './invoice-model.ts';
import type { Row } from './sums.ts';
import type { Picker } from './writers.ts';

/** Writes a generated invoice as a visitor pastes it. */

/** Lines of words that are no name. */
const notes = [
  'Tous les montants sont en dollars canadiens',
  'Votre réf. PO-777',
  'Vos conditions : net 30 jours',
  'Contrat 3413',
  'Taxes en sus',
] as const;

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
    ({ label, value }: Row) => `${label}${'.'.repeat(int(4, 20))}${value}`,
    ({ label, value }: Row) => `${label.replace(/ ?:$/, '')} — ${value}`,
    ({ label, value }: Row) => `- ${label} ${value}`,
    ({ label, value }: Row) => `| ${label} | ${value} |`,
  ]);
}

/** Two columns so narrow that a label takes two lines, and that its amount may break after its thousands. */
function narrow({ label, value }: Row, isBelow: boolean): string[] {
  const half = label.indexOf(' ', label.length / 2);
  const labels = half < 0 ? ['', label] : [label.slice(0, half), label.slice(half + 1)];
  const [first = '', second] = value.split(/ (?=\d{3}[.,])/);
  if (half < 0 && !second) return [`${label}\t${value}`];
  const amounts = second ? [first, second] : isBelow ? ['', value] : [value, ''];
  return labels.map((part, line) => `${part}\t${amounts[line] ?? ''}`.trimEnd());
}

/** A label whose first words have a line each, above the last one with its value. */
function stacked({ label, value }: Row): string[] {
  const words = label.split(' ');
  const first = /\d/.test(label) ? [] : words.slice(0, Math.min(words.length - 1, 2));
  return [...first, `${words.slice(first.length).join(' ')}\t${value}`];
}

const written = (write: (row: Row) => string) => (row: Row) => (row.value === '' ? row.label : write(row).trimEnd());

function textOf(model: InvoiceModel, pick: Picker): string {
  const { one, chance, some } = pick;
  const writeMeta = written(rowWriter(pick));
  const writeSum = written(rowWriter(pick));
  const cells = one(['\t', '    ', ' | ']);
  const labelled = model.meta.filter(({ value }) => value !== '');
  const sentences = model.meta.filter(({ value }) => value === '').map(({ label }) => label);
  /** Each value below its label. */
  const valuesBelow = () => model.meta.flatMap(({ label, value }) => (value === '' ? [label] : [label, value]));
  /** All labels, then all values: two columns copied one after the other. */
  const columnsApart = () => [
    ...sentences,
    ...labelled.map(({ label }) => label),
    ...labelled.map(({ value }) => value),
  ];
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
    valuesBelow,
    columnsApart,
    () =>
      chance(30, 'a line for each word of a meta label')
        ? [...sentences, ...labelled.flatMap(stacked)]
        : model.meta.map(writeMeta),
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
  // The address that shows in the window of an envelope has no label.
  const inWindow = chance(4, 'the customer in the window of the envelope') || model.supplier === '';
  const customer = inWindow
    ? model.customer
    : chance(50) && !model.customerLabel.endsWith(':')
      ? [model.customerLabel, ...model.customer]
      : [`${model.customerLabel} ${model.customer[0] ?? ''}`, ...model.customer.slice(1)];
  const byLine = model.sums.length === 0;
  const table = [
    ...(byLine || chance(70) ? [model.heading.join(cells)] : []),
    ...model.items.map((row) => (byLine || chance(80) ? row.join(cells) : `${row[1]} x ${row[0]} ${row[3]}`)),
  ];
  const hasValues = model.sums.every(({ value }) => value !== '');
  const [labels, amounts] = [model.sums.map(({ label }) => label), model.sums.map(({ value }) => value)];
  const eachAboveItsLabel = () => model.sums.flatMap(({ label, value }) => [value, label]);
  const allAboveTheLabels = () => [...amounts, ...labels];
  const eachBeforeItsLabel = () => model.sums.map(({ label, value }) => `${value} ${label}`);
  const labelsInALine = () => [labels.join(' '), amounts.join(' ')];
  const amountsAbove = () => one([eachAboveItsLabel, allAboveTheLabels, eachBeforeItsLabel, labelsInALine])();
  const sums = one([
    // All labels, then all amounts: two columns copied one after the other.
    () => (hasValues ? [...labels, ...amounts] : model.sums.map(writeSum)),
    // Each amount below its label.
    () => (hasValues ? model.sums.flatMap(({ label, value }) => [label, value]) : model.sums.map(writeSum)),
    () => model.sums.map(writeSum),
    () => model.sums.map(writeSum),
    () => model.sums.map(writeSum),
    () => (hasValues && chance(8, 'amounts above their labels') ? amountsAbove() : model.sums.map(writeSum)),
    // In one line.
    () => (chance(20) ? [model.sums.map(writeSum).join('   ')] : model.sums.map(writeSum)),
    () =>
      chance(6, 'thousands that a narrow column broke')
        ? model.sums.flatMap((row) => narrow(row, chance(50, 'amounts below')))
        : model.sums.map(writeSum),
    () => (chance(20, 'a line for each word of a label') ? model.sums.flatMap(stacked) : model.sums.map(writeSum)),
  ])();
  const supplier = [model.supplier, ...model.supplierLines].filter(Boolean);
  const title = model.title === undefined ? [] : [model.title];
  const slogan =
    chance(3, 'a slogan above the name') && model.supplier !== ''
      ? ['Votre spécialiste depuis 1974', ...supplier]
      : supplier;
  const isAtFoot = !inWindow && chance(3, 'the supplier at the foot');
  const foot = !isAtFoot ? [] : chance(50, 'a foot of several lines') ? supplier : [supplier.join(' · ')];
  const layTop = one([
    ...(inWindow ? [() => [...customer, '', ...supplier, ...title, ...meta]] : []),
    () => [...slogan, '', ...title, ...meta, '', ...customer],
    () => [...supplier, '', ...title, ...meta, '', ...customer],
    () => [...title, ...supplier, '', ...meta, '', ...customer],
    () => [...supplier, '', ...customer, '', ...title, ...meta],
    () => [[model.supplier, ...title].filter(Boolean).join(cells), ...model.supplierLines, ...meta, ...customer],
    () => [
      ...title,
      ...(model.supplier && [[model.supplierLabel, model.supplier].join(cells)]),
      ...model.supplierLines,
      '',
      ...meta,
      '',
      ...customer,
    ],
    // Both parties side by side.
    ...(model.supplier === ''
      ? []
      : [
          () => [
            ...[...title, ...meta, ''],
            [model.supplierLabel, model.customerLabel].join(cells),
            [model.supplier, model.customer[0]].join(cells),
          ],
        ]),
    // A receipt may have no address, and its registrations and notes in the middle.
    () => [
      model.supplier,
      ...title,
      ...meta,
      ...some(model.family === 'foreign currency' ? notes.slice(1) : notes, 2),
      '',
      ...customer,
    ],
  ]);
  const top = isAtFoot ? [...title, ...meta, '', ...customer] : layTop();
  const lines = [...top, '', ...table, '', ...sums, '', ...model.footer, ...foot].join(chance(10) ? '\n\n' : '\n');
  return chance(4, 'quoted in a mail')
    ? lines.replace(/^/gm, '> ').replace(/^(> )([^\n:]{3,30} ?:)/gm, '$1**$2**')
    : lines;
}

export interface GeneratedInvoice {
  readonly model: InvoiceModel;
  readonly text: string;
}

export const sampleTexts = (count: number, seed: number): GeneratedInvoice[] =>
  sampleModels(count, seed, textOf).map(({ model, laid }) => ({ model, text: laid }));

export const plainTexts = () => eachChoice(textOf).map(({ name, model, laid }) => ({ name, model, text: laid }));
