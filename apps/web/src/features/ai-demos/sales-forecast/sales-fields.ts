import {
  type DecimalMark,
  MAX_SALES_MONTHS,
  MONTHS_PER_YEAR,
  type PastedColumn,
  readPastedColumn,
} from '@agency/shared/forecast';
import { withNoun } from '@agency/shared/format';
import { forecastStrings as strings } from '../../../content/tools/ai-demos.built.ts';
import { fill } from '../../../lib/fill.ts';
import { DECIMALS, EMPTIED, FIRST_MONTH, salesNames, UNKNOWN_MONTH } from '../input-names.ts';
import { type forecastView, monthName } from './forecast-view.ts';

type Inputs = Readonly<Record<string, string | undefined>>;

const initial = (strings.examples[0]?.sales ?? []).map(String);

/** Maximum length of a pasted text, in characters. */
const MAX_PASTE_LENGTH = 20_000;

/** Values of the fields, from the address: whole years, at least `years` of them. */
export function cellsIn(inputs: Inputs, years: number): string[] {
  const cells = salesNames.map((name, index) => {
    const kept = inputs[name] ?? initial[index] ?? '';
    return kept === EMPTIED ? '' : kept;
  });
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, Math.max(years, Math.ceil(filled / MONTHS_PER_YEAR)) * MONTHS_PER_YEAR);
}

/** Values of the decimal mark in the address. */
const marks = { virgule: ',', point: '.' } as const;

/** Values of the fields, month of the first one, and decimal mark: the parameters of `forecastView`. */
export function fieldsIn(inputs: Inputs, years: number): Parameters<typeof forecastView> {
  const { [FIRST_MONTH]: month = 1, [DECIMALS]: mark } = inputs;
  const place = Number(month) - 1;
  return [cellsIn(inputs, years), place in strings.months ? place : null, marks[mark as keyof typeof marks]];
}

/** Whether the fields show an example, unchanged. */
export const areExample = (sales: readonly number[], cells: readonly string[]): boolean =>
  sales.length === cells.length && sales.every((value, index) => String(value) === cells[index]);

/** The query parameter of one field; undefined if the address needs none. */
function inputOf(index: number, cell: string): string | undefined {
  const example = initial[index] ?? '';
  if (cell === example) return undefined;
  return cell.trim() === '' ? EMPTIED : cell;
}

/** The query parameters that produce these cells. */
export const inputsFor = (cells: readonly string[]): Inputs =>
  Object.fromEntries(salesNames.map((name, index) => [name, inputOf(index, cells[index] ?? '')]));

/** The change of the first month: 0 for January, null if it is unknown. */
export const monthInput = (month: number | null): Inputs => ({
  [FIRST_MONTH]: month === null ? UNKNOWN_MONTH : month === 0 ? undefined : String(month + 1),
});

/** The change to other sales. The answer about the decimal mark of the former ones is forgotten. */
export const otherSales = (cells: readonly string[], month: number | null): Inputs => ({
  ...inputsFor(cells),
  ...monthInput(month),
  [DECIMALS]: undefined,
});

export const decimalInput = (mark: DecimalMark): Inputs => ({ [DECIMALS]: mark === ',' ? 'virgule' : 'point' });

export const inputFor = (index: number, cell: string): Inputs => ({ [salesNames[index] ?? '']: inputOf(index, cell) });

/**
 * Pastes a column: in the first field it replaces everything, in another one it starts there. Undefined for a text of one line and
 * one column, which the browser pastes natively.
 * @param index of the field
 * @param firstMonth current month of the first field, 0 for January; null if it is unknown
 * @returns the outcome in a sentence or two, and what was read
 */
export function paste(text: string, cells: readonly string[], index: number, firstMonth: number | null) {
  if (!/[\n\r\t;]/.test(text.trim())) return undefined;
  // A text cut at the limit would lose its last months silently.
  if (text.length > MAX_PASTE_LENGTH) return { message: strings.paste.tooLong };
  const column = readPastedColumn(text);
  if ('problem' in column) {
    return { message: fill(strings.paste[column.problem], { line: String(column.line), text: column.text }) };
  }
  const all =
    index === 0
      ? column.cells
      : [...cells.slice(0, index), ...column.cells, ...cells.slice(index + column.cells.length)];
  const shift = Math.max(0, all.findLastIndex((cell) => cell.trim() !== '') + 1 - MAX_SALES_MONTHS);
  const named = column.firstMonth;
  const kept = index === 0 ? null : firstMonth;
  const own =
    kept ?? (named === undefined ? null : (named + MONTHS_PER_YEAR - (index % MONTHS_PER_YEAR)) % MONTHS_PER_YEAR);
  const place = own === null ? undefined : (own + index) % MONTHS_PER_YEAR;
  return {
    cells: all.slice(shift),
    firstMonth: own === null ? null : (own + shift) % MONTHS_PER_YEAR,
    message: messageOf(column, shift, place),
  };
}

/** Lines quoted in a message; all are beside their fields. */
const QUOTED = 2;

/** @param place month of the field where the column was pasted; undefined if it is unknown */
function messageOf(column: PastedColumn, shift: number, place: number | undefined): string {
  const { paste: words } = strings;
  const { cells, firstMonth, totalLeftOut, leftOut, dashes, refused, reordered, absent, notMonths } = column;
  const { maybeYear, maybeSums, otherDate } = column;
  const losses = cells.filter((cell) => /^(?:\(|[-\u2010-\u2015](?: |\$).*\d)|\d.*[-\u2010-\u2015]$/.test(cell)).length;
  const quote = (sentence: string, lines: PastedColumn['refused']) => [
    ...lines.slice(0, QUOTED).map(({ line, text }) => fill(sentence, { line: String(line), text })),
    ...(lines.length > QUOTED
      ? [fill(words.moreRefused, { lines: withNoun(lines.length - QUOTED, words.lines) })]
      : []),
  ];
  return [
    `${withNoun(cells.length, words.read)}.`,
    ...(firstMonth !== undefined && place !== undefined && place !== firstMonth
      ? [fill(words.elsewhere, { month: monthName(firstMonth, 0), place: monthName(place, 0) })]
      : []),
    ...(leftOut + shift > 0 ? [words.leftOut] : []),
    ...(totalLeftOut ? [words.total] : []),
    ...(reordered ? [words.reordered] : []),
    ...(absent > 0 ? [fill(words.absent, { months: String(absent) })] : []),
    ...(dashes > 0 ? [fill(words.dashes, { months: withNoun(dashes, words.months) })] : []),
    ...(losses > 0 ? [fill(words.losses, { months: withNoun(losses, words.months) })] : []),
    ...quote(words.notMonth, notMonths),
    ...quote(words.refused, refused),
    ...(maybeSums ? [words.maybeSums] : []),
    ...quote(words.maybeYear, maybeYear ? [maybeYear] : []),
    ...(otherDate
      ? [
          fill(words.otherDate, {
            line: String(otherDate.line),
            text: otherDate.text,
            month: monthName(otherDate.month, 0),
            other: monthName(otherDate.other, 0),
          }),
        ]
      : []),
    ...(place === undefined ? [words.unknownMonth] : []),
  ].join(' ');
}
