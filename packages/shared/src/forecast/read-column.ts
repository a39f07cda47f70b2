import { fold, monthOfWord } from '../fold.ts';
import { MONTHS_PER_YEAR } from './limits.ts';
import { columnOfMonths } from './named-months.ts';
import { isDash, isNumber, MAX_CELL_LENGTH, quoted, type Row, rowsOf, salesColumns, TOTAL } from './pasted-rows.ts';
import { monthOfLabel, monthsOf, stepsOf, YEAR } from './place-months.ts';
import { CURRENCY, readSales } from './read-sales.ts';
import {
  type Labelled,
  namesMonth,
  type PastedColumn,
  type PasteProblem,
  problemOf,
  type SalesRow,
  YEARS,
} from './sales-rows.ts';
import { upright, yearsInOrder } from './turned-rows.ts';
import { columnOfFigures } from './unnamed-months.ts';

/** Words for a column that adds its months up. */
const CUMULATED = /(?<![a-z])(?:cumul|ytd|year[ -]to[ -]date)/;
/** `janv.-mars`, `avril a juin`, `jan 1 - mar 31`. */
const SEVERAL_MONTHS =
  /(?<![a-z])([a-z]{3,})\.?(?: \d{1,2})?(?:,? \d{4})?(?: ?[-/&] ?| (?:a|au|et|to|and) )(?:\d{1,2} )?([a-z]{3,})/g;
/** `2024 2025`, the heading of two columns that only spaces separate. */
const TWO_YEARS = /* @__PURE__ */ new RegExp(String.raw`${YEAR.source}\s+${YEAR.source}`);

/**
 * The sales column of a text that was typed, or copied from a spreadsheet. Tabs, semicolons, bars or commas separate the columns; without
 * them, each line has one figure, alone or after its month. Each month is a row, or each month is a column. Columns of dates, names
 * and row numbers are ignored. Rows that name their months may be in any order. A month without a row is blank.
 *
 * The time is bounded: at most a thousand lines are read, and no table is larger than the text.
 */
export function readPastedColumn(text: string): PastedColumn | PasteProblem {
  const rows = yearsInOrder(upright(rowsOf(text)));
  const [column, secondColumn] = salesColumns(rows);
  if (column === undefined) {
    const filled = rows.filter(({ text }) => text !== '');
    return problemOf('none', filled.find(({ text }) => /\d/.test(text)) ?? filled[0]);
  }
  const hasTwo = ({ cells }: Row) =>
    secondColumn === undefined
      ? cells.some((cell) => TWO_YEARS.test(cell))
      : isNumber(cells[secondColumn]) && isNumber(cells[column]);
  const shown = rows.find(hasTwo);
  if (shown || secondColumn !== undefined) return problemOf('several', shown);
  const all = withMonths(labelledRows(rows, column));
  const named = all.filter(({ month }) => month);
  const isNamed = named.length >= all.filter(({ cell, month }) => !month && isNumber(cell)).length;
  const start = all.findIndex(({ cell, month }) => (isNamed ? month !== undefined : isNumber(cell) || isDash(cell)));
  const above = all.slice(0, start);
  const table = all.slice(start, all.findLastIndex(({ text }) => text !== '') + 1);
  const found = isNamed ? columnOfMonths(table, above) : columnOfFigures(table);
  if ('problem' in found) return found;
  // Of `2024X1,,120`, only the total may have columns.
  const unread = above.filter(({ cell, text }) => cell === '' && /\d/.test(text));
  if (unread.length > found.cells.length) return problemOf('none', unread[0]);
  // Figures without months may also be from the latest to the first.
  const growths = [found.cells, ...(found.firstMonth === undefined ? [found.cells.toReversed()] : [])].map(growthOf);
  const cumulated = [...above, ...named].find(({ text }) => CUMULATED.test(fold(text)));
  if (cumulated && growths.some(({ riseEachYear }) => riseEachYear)) return problemOf('cumulated', cumulated);
  // A row above the column is lost if it has a figure, other than a year, or a word in place of the figure of a month. Above months, the
  // figure is at its end, or the month where the others have theirs: « 4000 Ventes » is a title.
  const figure = isNamed ? /\p{Nd}\P{L}*$/u : /\p{Nd}|^#(?:#|\S+!)/u;
  const words = isNamed ? named[0]?.label.split(' ').length : undefined;
  const isLost = ({ cell, total }: SalesRow) =>
    !total &&
    (figure.test(cell.replace(YEARS, '').replace(CURRENCY, '')) || namesMonth(fold(cell).split(' ', words).join(' ')));
  const lost = above.filter(isLost);
  return {
    ...found,
    maybeSums: growths.some(({ maybeSums }) => maybeSums),
    refused: [...lost.filter(({ cell }) => !isNumber(cell)).map(quoted), ...found.refused],
    notMonths: [...lost.filter(({ cell }) => isNumber(cell)).map(quoted), ...found.notMonths],
  };
}

/** Maximum falls of sums, as a share of their rises: a month may have more refunds than sales. */
const MAX_REFUNDED = 0.05;

/**
 * Sums begin with the sales of one month: at most this many times the median of the next three rises. Sales that grow by less than a third
 * a month begin with more.
 */
const MAX_FIRST = 2.5;

/** Whether the figures rise all year and fall, to less than half, only where a year begins; and whether they may be sums since that point. */
function growthOf(cells: readonly string[]) {
  const sales = readSales(cells, '.').flatMap((reading, month) =>
    reading.kind === 'number' ? [{ month, value: reading.value }] : [],
  );
  const starts = sales.flatMap(({ value }, index) => (2 * value < (sales[index - 1]?.value ?? value) ? [index] : []));
  const apart = stepsOf(starts.map((start) => sales[start]?.month ?? 0));
  const areYears = apart.every((step) => step % MONTHS_PER_YEAR === 0);
  const years = [0, ...starts].map((from, index) => sales.slice(from, starts[index]).map(({ value }) => value));
  const steps = years.map(stepsOf);
  const sumOf = (sign: 1 | -1) => steps.flat().reduce((sum, step) => sum + Math.max(sign * step, 0), 0);
  const last = steps.findLastIndex(({ length }) => length > 2);
  // Sums are 0 until the first sale.
  const begun = (years[last] ?? []).filter((value) => value !== 0);
  const [first = Number.NaN] = begun;
  const [, rise = 0] = stepsOf(begun)
    .slice(0, 3)
    .toSorted((left, right) => left - right);
  return {
    riseEachYear: areYears && sumOf(-1) === 0,
    maybeSums: areYears && sumOf(-1) <= MAX_REFUNDED * sumOf(1) && rise > 0 && first >= 0 && first <= MAX_FIRST * rise,
  };
}

/** The rows, with their label and their cell in the column of the sales. */
function labelledRows(rows: readonly Row[], column: number): Labelled[] {
  const split = rows.map((row) => {
    const others = row.cells.filter((_, index) => index !== column).join(' ');
    return { ...row, cell: row.cells[column] ?? '', label: fold(others.slice(0, MAX_CELL_LENGTH)).trim() };
  });
  // Among months with their year, « février 2025 » is a month without a figure.
  const hasYear = (label: string) => monthOfLabel(label)?.year !== undefined;
  const filled = split.filter(({ text }) => text !== '');
  const areDated = filled.filter(({ label }) => hasYear(label)).length * 2 > filled.length;
  const dated = split.map((row) => {
    const label = `${row.label} ${row.cell}`;
    const isYear = areDated && !hasYear(row.label) && /^(?:\d{2}){1,2}$/.test(row.cell) && hasYear(label);
    return isYear ? { ...row, label, cell: '' } : row;
  });
  // In « Total janvier », « Total février », each row is the sum of a month's sales.
  const figures = dated.filter(({ cell }) => isNumber(cell));
  const areTotals = figures.filter(({ label }) => TOTAL.test(label)).length * 2 > figures.length;
  return dated.map((row) => ({ ...row, total: !areTotals && TOTAL.test(row.label) }));
}

/** Words for a month that is not over, or not real: `(en cours)`, `prév.`, `12 jours`, `au 12`. From 28 on, a day is the end of a month. */
const NOT_ACTUAL =
  /^[\d ]*(?:en cours|a (?:ce jour|date)|to date|mtd|partiel(?:le)?|partial|incomplete?|non termine|provisoire|prevu|prev|previsions?|estime|estimation|est|projete|projected|projection|proj|forecast|budget|objectif|cible|target|(?:du \d{1,2}(?:er)? )?au (?:[01]?\d|2[0-7])(?!\d)|\d{1,2} (?:jours?|semaines?|days?|weeks?))(?: \d+)?$/;

/** Whether a cell has only such words and a date. */
const saysNotActual = (cell: string): boolean =>
  NOT_ACTUAL.test(
    fold(cell.slice(0, MAX_CELL_LENGTH))
      .replace(/[a-z]+/g, (word) => (monthOfWord(word) === undefined ? word : ' '))
      .replace(/[^a-z\d]+/g, ' ')
      .trim(),
  );

/** The rows, with the months that they name. If no figure is an actual one, the visitor chose that column. */
function withMonths(rows: readonly Labelled[]): SalesRow[] {
  const figures = rows.filter(({ cell, total }) => !total && isNumber(cell));
  const notActual = new Set(figures.filter(({ cells }) => cells.some(saysNotActual)));
  const isActual = (row: Labelled) => notActual.size === figures.length || !notActual.has(row);
  const shapes = new Set(rows.filter(({ cell }) => isNumber(cell)).map(shapeOf));
  const isMonth = (row: Labelled) => !row.total && isActual(row) && !joinsMonths(row.label) && !isTitle(row, shapes);
  const months = monthsOf(rows.map((row) => (isMonth(row) ? row.label : '')));
  return rows.map((row, index) => ({ ...row, month: months[index] }));
}

/** How a label is written: `mars 2025` and `avril 2025` have one shape. */
const shapeOf = ({ label }: Labelled): string => label.replace(/[a-z]+\.?/g, 'a').replace(/\d{1,2}/g, 'd');

/** Whether a row is a title: without a figure, a date among other words, or one that is not written as the months (`shapes`) are. */
const isTitle = (row: Labelled, shapes: ReadonlySet<string>): boolean =>
  !isNumber(row.cell) &&
  ((row.cell === '' && (row.label.match(/[a-z]+/g) ?? []).length > 1) || !shapes.has(shapeOf(row)));

const joinsMonths = (label: string): boolean =>
  [...label.matchAll(SEVERAL_MONTHS)].some(([, first = '', last = '']) => {
    const [from, to] = [monthOfWord(first), monthOfWord(last)];
    return from !== undefined && to !== undefined && from !== to;
  });
