import { fold, monthOf } from '../invoice/text.ts';
import { FORECAST_MAX_SALES, FORECAST_MOST } from './sales.ts';

/** The decimal separator of a number. */
export type DecimalMark = ',' | '.';

export type SalesReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'number'; readonly value: number }
  /** `1,200`: thousands or decimals; the rest of the column does not settle it. */
  | { readonly kind: 'ambiguous'; readonly thousands: number; readonly decimals: number; readonly mark: DecimalMark }
  | { readonly kind: 'refused' };

/** A parsed number: its value, or its two possible values; `mark` is the decimal separator that it proves for the column. */
type Written =
  | { readonly value: number; readonly mark?: DecimalMark }
  | { readonly thousands: number; readonly decimals: number; readonly mark: DecimalMark };

const other = (mark: string): DecimalMark => (mark === ',' ? '.' : ',');

/** Currency before or after a number. `k$` and `M$` are refused, like anything else that is not a plain number. */
const CURRENCY = /^(?:\$\s?(?:ca|cad)?|(?:ca|c|cad)\s?\$|cad|€)\s*|\s*(?:\$\s?(?:ca|cad)?|(?:ca|c|cad)\s?\$|cad|€)$/gi;

/** Parses digits and their marks, without sign or currency; undefined if they are not a number. */
function digitsOf(digits: string): Written | undefined {
  const plain = (text: string) => Number(text.replace(/[ ']/g, ''));
  // Spaces or apostrophes separate thousands: any mark is a decimal separator.
  const spaced = /^(\d{1,3}(?:[ ']\d{3})+)(?:([.,])(\d*))?$/.exec(digits);
  if (spaced) {
    const [, whole = '', mark, decimals = ''] = spaced;
    const value = plain(`${whole}.${decimals}`);
    return mark ? { value, mark: mark as DecimalMark } : { value };
  }
  if (/^\d+$/.test(digits)) return { value: Number(digits) };
  // With both marks, the last one is the decimal separator.
  const both = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)([.,])(\d*)$/.exec(digits);
  if (both && both[2] !== both[3]) {
    const [, whole = '', , mark = '.', decimals = ''] = both;
    return { value: Number(`${whole.replace(/[.,]/g, '')}.${decimals}`), mark: mark as DecimalMark };
  }
  const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/.exec(digits);
  if (grouped) return { value: Number(digits.replace(/[.,]/g, '')), mark: other(grouped[1] ?? ',') };
  const single = /^(\d*)([.,])(\d*)$/.exec(digits);
  if (!single || digits.length < 2) return undefined;
  const [, whole = '', mark = '.', decimals = ''] = single;
  const asDecimals = Number(`${whole || '0'}.${decimals}`);
  if (decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    return { thousands: Number(whole + decimals), decimals: asDecimals, mark: mark as DecimalMark };
  }
  return decimals === '' ? { value: asDecimals } : { value: asDecimals, mark: mark as DecimalMark };
}

/** A cell: a number in French or English notation, with its sign and currency; undefined if it is not a number. */
function written(cell: string): Written | undefined {
  let text = cell
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
  const bracketed = /^\((.*)\)$/.exec(text);
  text = (bracketed?.[1] ?? text).trim();
  // « -$5 », « $-5 » and « 5- »: at most one sign.
  const sign = /^([+-])|([+-])$/;
  let signs = bracketed ? '-' : '';
  for (const pattern of [sign, CURRENCY, sign]) {
    const found = pattern === sign ? sign.exec(text) : null;
    if (found) signs += found[1] ?? found[2] ?? '';
    text = text.replace(pattern, '').trim();
  }
  const read = signs.length <= 1 ? digitsOf(text) : undefined;
  if (!read || signs !== '-') return read;
  return 'value' in read
    ? { ...read, value: -read.value }
    : { ...read, thousands: -read.thousands, decimals: -read.decimals };
}

/**
 * Reads a column of monthly sales, typed or pasted, in French or English notation: `12 500,50 $`, `$12,500.50`, `(1 200)`.
 * The other figures of the column settle an ambiguous figure such as `1,200` (thousands or decimals). If they do not, or
 * contradict each other, it stays ambiguous.
 * @param decimal the visitor's answer about the decimal separator; it settles every ambiguous figure
 */
export function readSales(cells: readonly string[], decimal?: DecimalMark): SalesReading[] {
  const read = cells.map((cell) => (cell.trim() === '' ? null : written(cell)));
  const marks = new Set(read.flatMap((one) => (one && 'value' in one && one.mark ? [one.mark] : [])));
  const convention = decimal ?? (marks.size === 1 ? [...marks][0] : undefined);
  return read.map((one): SalesReading => {
    if (one === null) return { kind: 'blank' };
    if (one === undefined) return { kind: 'refused' };
    if (!('value' in one) && !convention) return { kind: 'ambiguous', ...one };
    const value = 'value' in one ? one.value : one.mark === convention ? one.decimals : one.thousands;
    return Math.abs(value) <= FORECAST_MAX_SALES ? { kind: 'number', value } : { kind: 'refused' };
  });
}

export interface PastedColumn {
  /** The cells of the sales column, in order, without header and total. */
  readonly cells: readonly string[];
  /** Month of the first cell, 0 for January, if a neighbouring column names it. */
  readonly firstMonth: number | undefined;
  /** Whether a last row with the sum of the others was removed. */
  readonly totalLeftOut: boolean;
  /** Rows removed at the start: only the last 36 months are read. */
  readonly leftOut: number;
}

/** Why a text is not one column of sales: it has no numbers, or several columns of them. */
export type PasteProblem = 'none' | 'several';

const TOTAL = /(?<![a-z])(?:total|totaux|somme|sum|moyenne|average)(?![a-z])/;

const isNumber = (cell: string | undefined): boolean => cell !== undefined && written(cell) !== undefined;

/** Row numbers, month numbers and years are not amounts: they are whole numbers that count up, or years. */
function counts(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => {
    const read = written(cell);
    return read && 'value' in read ? [read.value] : [];
  });
  const years = numbers.every((value) => Number.isInteger(value) && value >= 1900 && value <= 2100);
  const steps = numbers.every(
    (value, index) =>
      index === 0 || value === (numbers[index - 1] ?? 0) + 1 || (value === 1 && numbers[index - 1] === 12),
  );
  return numbers.length > 2 && (years || (steps && numbers[0] === 1));
}

/**
 * The sales column of a text copied from a spreadsheet: tabs or semicolons between columns, with one row per month or all
 * months in one row. Columns of dates, names and row numbers are ignored.
 */
export function readPastedColumn(text: string): PastedColumn | PasteProblem {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const separator = text.includes('\t') ? '\t' : ';';
  const table = lines.map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const rows = table.length === 1 && (table[0]?.length ?? 0) > 1 ? (table[0] ?? []).map((cell) => [cell]) : table;
  const columns = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    rows.map((row) => row[column] ?? ''),
  );
  const amounts = columns.flatMap((cells, index) => {
    const filled = cells.filter((cell) => cell !== '');
    return filled.filter(isNumber).length * 2 >= filled.length && filled.some(isNumber) && !counts(filled)
      ? [index]
      : [];
  });
  if (amounts.length !== 1) return amounts.length === 0 ? 'none' : 'several';
  const cells = columns[amounts[0] ?? 0] ?? [];
  const labels = rows.map((row) => fold(row.filter((_, index) => index !== amounts[0]).join(' ')));

  const firstRow = cells.findIndex(isNumber);
  const header = cells.slice(0, firstRow).findLastIndex((cell) => cell !== '') + 1;
  const from = labels.slice(header, firstRow).some((label) => monthOfLabel(label) !== undefined) ? header : firstRow;
  const kept = cells.map((cell, row) => ({ cell, label: labels[row] ?? '' })).slice(from);
  const last = kept.at(-1);
  const totalLeftOut =
    last !== undefined && kept.length > 2 && (TOTAL.test(last.label) || isSum(kept.map(({ cell }) => cell)));
  const months = totalLeftOut ? kept.slice(0, -1) : kept;
  const leftOut = Math.max(0, months.length - FORECAST_MOST);
  return {
    cells: months.slice(leftOut).map(({ cell }) => cell),
    firstMonth: firstMonthOf(months.slice(leftOut).map(({ label }) => label)),
    totalLeftOut,
    leftOut,
  };
}

/** Whether the last figure is the sum of the others, up to rounding. */
function isSum(cells: readonly string[]): boolean {
  const values = readSales(cells).map((reading) => (reading.kind === 'number' ? reading.value : 0));
  const sum = values.slice(0, -1).reduce((total, value) => total + value, 0);
  return sum !== 0 && Math.abs(sum - (values.at(-1) ?? 0)) <= Math.abs(sum) * 1e-4;
}

/** The month of the first label, if the second label names the next month: this rules out ordinary words that look like a month. */
function firstMonthOf([first = '', second = '']: readonly string[]): number | undefined {
  const month = monthOfLabel(first);
  return month !== undefined && monthOfLabel(second) === (month + 1) % 12 ? month : undefined;
}

/** `janv.-24`, `2024-01`, `01/2024`, `January 2024`: the month of the year, 0 for January; undefined for anything else. */
function monthOfLabel(label: string): number | undefined {
  const named = monthOf(/[a-z]{3,9}/.exec(label)?.[0] ?? '');
  const numbered = Number(/\d{4}[-/](\d{1,2})/.exec(label)?.[1] ?? /(?<!\d)(\d{1,2})[-/]\d{4}/.exec(label)?.[1] ?? 0);
  const month = named || numbered;
  return month >= 1 && month <= 12 ? month - 1 : undefined;
}
