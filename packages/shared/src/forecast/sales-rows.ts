import { fold } from '../fold.ts';
import { MAX_SALES_MONTHS } from './limits.ts';
import { isDash, isNumber, type PastedLine, quoted, type Row, shortened } from './pasted-rows.ts';
import { monthOfLabel, type RowMonth, YEAR } from './place-months.ts';

export interface PastedColumn {
  /** The cells of the sales column, in order, without header and totals. */
  readonly cells: readonly string[];
  /** Month of the first cell, 0 for January; undefined if the text does not name it. */
  readonly firstMonth: number | undefined;
  /** Whether rows with the sum of other rows were removed. */
  readonly totalLeftOut: boolean;
  /** Number of months removed at the start. Only the last 36 are read. */
  readonly leftOut: number;
  /** Whether the rows were put in the order of their months. */
  readonly reordered: boolean;
  /** Number of months without a row between the first month and the last one. Their cells are blank. */
  readonly absent: number;
  /** Lines with a figure but no month, among lines that name their month. They were removed. */
  readonly notMonths: readonly PastedLine[];
  /** The first figure, if it may be a year above the sales. It is kept. */
  readonly maybeYear: PastedLine | undefined;
  /** The first line whose date names another month if the month is before the day, or after it: both readings, 0 for January. */
  readonly otherDate: (PastedLine & { readonly month: number; readonly other: number }) | undefined;
  /** Whether the figures may be sums since the beginning of the year: they grow as sums do. They are kept. */
  readonly maybeSums: boolean;
  /** Number of months with a dash, which may mean 0. Their cells are kept. */
  readonly dashes: number;
  /** Lines whose cell is not a number. Below the first figure, their cells are kept, so that the visitor sees them in the fields. */
  readonly refused: readonly PastedLine[];
}

/** The column, before its figures are compared. */
export type FoundColumn = Omit<PastedColumn, 'maybeSums'>;

/** Why a text is not one column of monthly sales, with a line that shows the reason. */
export interface PasteProblem extends PastedLine {
  /**
   * The text has no numbers, several columns of numbers, not one row for each month, figures that may begin with a year (`janv 25 120`),
   * or sums since the beginning of the year.
   */
  readonly problem: 'none' | 'several' | 'notMonthly' | 'yearOrThousands' | 'cumulated';
}

export interface Labelled extends Row {
  /** The cell in the column of the sales. */
  readonly cell: string;
  /** The folded text of the other cells. */
  readonly label: string;
  /** Whether the label says that the row is the sum or the mean of other rows. */
  readonly total: boolean;
}
export type SalesRow = Labelled & { readonly month: RowMonth | undefined };

export const YEARS = /* @__PURE__ */ new RegExp(YEAR, 'g');

/** The first row, if its figure may be a year above the sales, as in `Mai 2025`: no other figure is like a year. */
export const maybeYearIn = (rows: readonly Labelled[]): PastedLine | undefined =>
  rows.findLastIndex(({ cell }) => cell.length === 4 && YEAR.test(cell)) === 0 ? rows.map(quoted)[0] : undefined;

/** Whether a cell has a month and a word in place of its figure: `janvier fermé`. */
export const namesMonth = (cell: string): boolean => monthOfLabel(fold(cell)) !== undefined;

/** The one or two digits before the last three in lines such as `25 120`; NaN for any other line. */
export const leadsOf = (rows: readonly SalesRow[]): number[] =>
  rows.map(({ text, cell }) =>
    Number(/[\t;|]|,(?!\d{1,2}\D*$)/.test(text) ? Number.NaN : /^(\d{1,2}) \d{3}(?!\d)/.exec(cell)?.[1]),
  );

export const problemOf = (
  problem: PasteProblem['problem'],
  shown: PastedLine = { line: 1, text: '' },
): PasteProblem => ({ problem, ...quoted(shown) });

/** The last 36 months of a table; undefined for a month without a row. */
export function lastMonths(
  months: readonly (SalesRow | undefined)[],
): Pick<PastedColumn, 'cells' | 'leftOut' | 'dashes' | 'refused'> {
  const last = months.slice(-MAX_SALES_MONTHS);
  const others = last.flatMap((row) => (row && row.cell !== '' && !isNumber(row.cell) ? [row] : []));
  return {
    cells: last.map((row) => shortened(row?.cell ?? '')),
    leftOut: months.length - last.length,
    dashes: others.filter(({ cell }) => isDash(cell)).length,
    refused: others.filter(({ cell }) => !isDash(cell)).map(quoted),
  };
}
