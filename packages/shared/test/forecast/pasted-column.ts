import fc from 'fast-check';
import { readSales } from '../../src/forecast/read-sales.ts';
import type { PastedColumn } from '../../src/forecast/sales-rows.ts';
import { months, shortMonths, twoDigits as two } from '../months.ts';

/** Ways to name a month. */
const monthNames: Readonly<Record<string, (month: number, year: number) => string>> = {
  french: (month) => months.fr[month] ?? '',
  'french, with year': (month, year) => `${months.fr[month]} ${year}`,
  short: (month, year) => `${shortMonths.fr[month]}-${year % 100}`,
  english: (month) => months.en[month] ?? '',
  'year first': (month, year) => `${year}-${two(month + 1)}`,
  day: (month, year) => `${year}-${two(month + 1)}-01`,
  /** Before a space and a figure, 25 may be thousands: only the ledger has it. */
  'short, spaced': (month, year) => `${shortMonths.fr[month]} ${year % 100}`,
  'year, then name': (month, year) => `${year} ${shortMonths.fr[month]}`,
  'end of month': (month, year) => `28 ${shortMonths.fr[month]} ${year}`,
  /** Before `26`, it may be a date: only the ledger has it, whose figures are larger. */
  'end of month, no year': (month) => `28 ${months.fr[month]}`,
  'year and month in digits': (month, year) => `${year}${two(month + 1)}`,
  slash: (month, year) => `${two(month + 1)}/${year}`,
  'slash, short year': (month, year) => `${two(month + 1)}/${year % 100}`,
  'short year first': (month, year) => `${year % 100}-${two(month + 1)}`,
  capitals: (month) => (months.fr[month] ?? '').toUpperCase(),
  time: (month, year) => `${year}-${two(month + 1)}-28 23:59`,
  'both languages': (month) => `${months.fr[month]} / ${months.en[month]}`,
  'both languages, with year': (month, year) => `${months.fr[month]}/${months.en[month]} ${year}`,
  'english date': (month, year) => `${months.en[month]} 28, ${year}`,
};

/** Names that only the ledger has. */
const ofLedger = ['short, spaced', 'end of month, no year'];

const hasYear = (names: string) => /24/.test(monthNames[names]?.(0, 2024) ?? '');

const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+$)/g, mark);

/** Amounts in cents, and the ways in which a spreadsheet or a person gives them. */
export const column = fc.record({
  cents: fc.array(fc.oneof(fc.integer({ min: 100, max: 9_999_999 }), fc.integer({ min: 198_000, max: 210_000 })), {
    minLength: 4,
    maxLength: 36,
  }),
  counting: fc.boolean(),
  thousands: fc.constantFrom('', ' ', '\u00a0', '\u202f', '’', ','),
  decimals: fc.constantFrom(0, 2),
  before: fc.constantFrom('', '$', 'CA$ ', 'CAD '),
  after: fc.constantFrom('', ' $', '\u00a0$', ' CAD'),
  names: fc.constantFrom(undefined, ...Object.keys(monthNames).filter((names) => !ofLedger.includes(names))),
  /** A spreadsheet may name the first months only. */
  named: fc.constantFrom(Number.POSITIVE_INFINITY, 1, 2),
  firstMonth: fc.integer({ min: 0, max: 11 }),
  /** A phone copies each cell on a line of its own. */
  separator: fc.constantFrom<string>('\t', ';', ' | ', ' ', ' : ', ': ', ' - ', '\n'),
  /** Some lines of a table have another separator. */
  mixed: fc.boolean(),
  bullet: fc.constantFrom('', '', '- ', '• ', '1. '),
  header: fc.boolean(),
  /** Whether the accents are apart from their letters, as in the copy of a PDF. */
  decomposed: fc.boolean(),
  total: fc.constantFrom('none', 'named', 'silent', 'first', 'each quarter'),
  numbered: fc.boolean(),
  blanks: fc.constantFrom('none', 'ends', 'between', 'once', 'around totals'),
  ends: fc.constantFrom('\n', '\r\n'),
  turned: fc.boolean(),
});

type Column = typeof column extends fc.Arbitrary<infer Value> ? Value : never;

function written({ thousands, decimals, before, after }: Column, cents: number): string {
  const [whole = '', part = ''] = (cents / 100).toFixed(2).split('.');
  const mark = thousands === ',' ? '.' : ',';
  const amount = grouped(whole, thousands) + (decimals > 0 ? mark + part : '');
  return before === '' ? amount + after : before + amount;
}

/** The text that a spreadsheet would give, and what it says. */
export function paste(given: Column) {
  const { separator, header, total, names, numbered, blanks, ends, turned, firstMonth } = given;
  const tabular = ['\t', ';', ' | '].includes(separator);
  const whole = given.decimals === 0;
  const cents = given.cents.map((amount, index) =>
    given.counting ? (index + 1) * 100 : whole ? amount - (amount % 100) : amount,
  );
  const sum = cents.reduce((total, amount) => total + amount, 0);
  const isPartial =
    tabular && given.named < cents.length / 2 && !turned && !given.mixed && !numbered && total === 'none';
  const nameOf = (index: number) =>
    names && (index < given.named || !isPartial)
      ? (monthNames[names]?.((firstMonth + index) % 12, 2023 + Math.floor((firstMonth + index) / 12)) ?? '')
      : '';
  const sums = new Set<readonly string[]>();
  const rows = cents.map((amount, index) => [
    ...(tabular && numbered && !turned ? [String(index + 1)] : []),
    ...(names ? [nameOf(index)] : []),
    written(given, amount),
  ]);
  if (header)
    rows.unshift(
      [...(rows[0] ?? []).slice(1).map(() => (tabular ? 'Mois' : '')), 'Ventes'].filter((cell) => cell !== ''),
    );
  const shown = written(given, sum);
  const summed = (row: string[]) => {
    sums.add(row);
    return row;
  };
  // A name needs a column, or a place before the figure.
  if (total === 'named' && (names || (numbered && !turned) || !tabular)) {
    rows.push(summed([...(tabular ? (rows.at(-1) ?? []).slice(2).map(() => '') : []), 'Total', shown]));
  } else if (total !== 'none' && !names) {
    const row = (amount: number) => summed([...(rows.at(-1) ?? []).slice(1).map(() => ''), written(given, amount)]);
    const quarters = cents.flatMap((_, index) => (index % 3 === 2 ? [index - 2] : []));
    if (total === 'each quarter' && quarters.length > 1) {
      for (const from of quarters.toReversed())
        rows.splice(
          Number(header) + from + 3,
          0,
          row(cents.slice(from, from + 3).reduce((total, cents) => total + cents, 0)),
        );
    } else rows.splice(total === 'first' ? Number(header) : rows.length, 0, row(sum));
  }
  const isTurned = turned && tabular && !numbered && total !== 'named' && names !== undefined;
  const table = isTurned ? (rows[0] ?? []).map((_, row) => rows.map((cells) => cells[row] ?? '')) : rows;
  const isMixed = given.mixed && tabular && !isTurned && names !== undefined && !numbered;
  const separatorOf = (row: number) => (isMixed && row % 2 === 1 ? (['\t', ';', ' '][row % 3] ?? ' ') : separator);
  const isList = !tabular && separator !== '\n' && !(header && names === undefined);
  const lines = table.flatMap((cells, row) => {
    const line = (isList ? given.bullet : '') + cells.join(separatorOf(row));
    return blanks === 'around totals' && sums.has(cells) ? ['', line, ''] : [line];
  });
  // Among rows without a label, a blank line is a month.
  if (blanks === 'once' && !isTurned && !isPartial && (names || (tabular && numbered))) lines.splice(3, 0, '');
  const spaced = blanks === 'between' && !isTurned ? lines.flatMap((line) => [line, '']) : lines;
  const text = (blanks === 'ends' ? ['', ...spaced, '', ''] : spaced).join(ends).replace(/(?<!\r)\n/g, ends);
  return { text: given.decomposed ? text.normalize('NFD') : text, values: cents.map((amount) => amount / 100), names };
}

/**
 * Rows of months as ledgers give them: months without a row, in reverse, with quarters, years and totals between them. Commas may separate
 * columns, so no date contains one.
 */
export const ledger = fc.record({
  cents: fc.array(fc.integer({ min: 100_000, max: 9_999_999 }), { minLength: 6, maxLength: 36 }),
  names: fc.constantFrom(...Object.keys(monthNames).filter((names) => names !== 'english date')),
  firstMonth: fc.integer({ min: 0, max: 11 }),
  separator: fc.constantFrom('\t', ';', ' : ', ': ', ','),
  absent: fc.array(fc.nat({ max: 35 }), { maxLength: 8 }),
  reversed: fc.boolean(),
  moved: fc.constantFrom('none', 'one', 'all'),
  between: fc.constantFrom('nothing', 'quarters', 'trimesters', 'years', 'subtotals', 'target'),
  header: fc.boolean(),
  /** What a spreadsheet's subtotals put before each name. */
  before: fc.constantFrom('', '', 'Total '),
  /** What a report prints above its months. */
  title: fc.constantFrom(
    undefined,
    'Au 31 décembre 2025',
    'Du 1er avril 2025 au 31 mars 2026',
    'Imprimé le 2026-11-27',
    '26/11/27',
    '27 novembre 26',
  ),
  /** What a report prints below its months. */
  foot: fc.constantFrom(undefined, 'jeudi 27 novembre 2026 08:31 - Comptabilité de caisse'),
});

type Ledger = typeof ledger extends fc.Arbitrary<infer Value> ? Value : never;

/** The text of a ledger, and the months without a row. @param draws the disorder of the rows */
export function rowsOfLedger(given: Ledger, draws: Iterator<number>) {
  const { cents, names, firstMonth, separator, between } = given;
  const isTable = ['\t', ';'].includes(separator);
  const nameOf = (index: number) =>
    (isTable ? given.before : '') +
    monthNames[names]?.((firstMonth + index) % 12, 2022 + Math.floor((firstMonth + index) / 12));
  // Without years, rows in disorder can be rows with gaps.
  const moved = hasYear(names) ? given.moved : 'none';
  const last = cents.length - 1;
  const gone = new Set(given.absent.filter((index) => index > 0 && index < last));
  const rows = cents.flatMap((amount, index) => {
    const calendar = (firstMonth + index) % 12;
    const shown = gone.has(index) ? [] : [`${nameOf(index)}${separator}${(amount / 100).toFixed(2)}`];
    const after = (name: string) => [...shown, `${name}${separator}${amount + 7}`];
    if (between === 'quarters' && calendar % 3 === 2) return after(`T${(calendar + 1) / 3}`);
    if (between === 'trimesters' && calendar % 3 === 2) return after(`Trimestre ${(calendar + 1) / 3}`);
    if (between === 'subtotals' && calendar % 3 === 2) return after('Sous-total');
    if (between === 'target' && index === last) return after('Objectif');
    if (between === 'years' && calendar === 11) return [...shown, `${2023 + Math.floor(index / 12)}`];
    return shown;
  });
  if (given.reversed) rows.reverse();
  const keys = new Map(rows.map((row) => [row, draws.next().value ?? 0]));
  if (moved === 'all') rows.sort((left, right) => (keys.get(left) ?? 0) - (keys.get(right) ?? 0));
  if (moved === 'one') rows.push(...rows.splice((keys.get(rows[0] ?? '') ?? 0) % rows.length, 1));
  // A header or a year before each comma says that commas separate columns.
  const header =
    given.header || (separator === ',' && !/[a-z] \d{4}$/.test(nameOf(0))) ? [`Mois${separator}Ventes`] : [];
  // In a table, a title is alone in its cell.
  const [title, foot] = isTable ? [given.title, given.foot] : [];
  const text = [title ?? [], header, rows, foot ?? []].flat().join('\n');
  return { text, gone };
}

/** The values of a read column; a figure with two meanings counts as thousands. */
export const valuesOf = (read: PastedColumn) =>
  readSales(read.cells).flatMap((reading) =>
    reading.kind === 'number' ? [reading.value] : reading.kind === 'ambiguous' ? [reading.thousands] : [],
  );
