import { fold } from '../fold.ts';
import { linesOf } from '../lines.ts';
import { MAX_COUNT_LENGTH } from '../numbers.ts';
import { MONTHS_PER_YEAR } from './limits.ts';
import { monthOfLabel, stepsOf, YEAR, YEAR_MONTH } from './place-months.ts';
import { CURRENCY, MONEY, parseNumber } from './read-sales.ts';

/** A line of the pasted text, with the number that the visitor sees. */
export interface PastedLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** A text that is no number, cut to what an address holds: an input that the address lacks shows its example. */
export const shortened = (text: string): string =>
  text.length > MAX_COUNT_LENGTH ? `${text.slice(0, MAX_COUNT_LENGTH - 1)}…` : text;

export const quoted = ({ line, text }: PastedLine): PastedLine => ({
  line,
  text: shortened(text.replace(/\s+/g, ' ')),
});

export interface Row extends PastedLine {
  readonly cells: readonly string[];
}

/** Maximum number of lines that are read, from the end, and of cells in a line. Three years need far fewer. */
const MAX_LINES = 1000;

/** Maximum length of a cell, in characters. */
export const MAX_CELL_LENGTH = 60;

export const TOTAL = /(?<![a-z])(?:total(?:e?s)?|totaux|somme|sum|moyenne|average)(?![a-z])/;

/** A date in digits, perhaps with a time. */
const DATE = `(?:${[
  // `202401`, `20240131`
  YEAR_MONTH.source,
  // `2024-01`, `2024M01`, `2024/01/31`
  String.raw`\d{4}(?:[-/]m?|m)\d{1,2}(?:[-/]\d{1,2})?`,
  // `01/2024`, `01.2024`, `31-01-2024`
  String.raw`\d{1,2}[-/.](?:\d{1,2}[-/.])?\d{4}`,
  // `01/24`, `1/24`, `24-01`, `31/01/24`
  String.raw`(?:\d{2}-\d{2}(?:-\d{2})?|\d{1,2}/\d{1,2}(?:/\d{2})?)(?=[\s:=,]|$)`,
].join('|')})${String.raw`(?:[ t]\d{1,2}:\d{2}(?::\d{2})?z?)?`}`;
/** `31 `, `1er-`, `01 - `, `1. ` */
const DAY = String.raw`\d{1,2}(?:er|\.)?(?:\s?-\s?|\s)`;
/** `janv.`, `janv./févr.` */
const MONTH = String.raw`[a-z]{3,9}\.?(?: ?/ ?[a-z]{3,9}\.?)?`;
/** A year after the name of a month. In `janvier -12`, `janvier - 12` and `janvier - 12 000`, 12 is a figure. */
const YEAR_AFTER_MONTH = [
  // `-24`, `'24`, `/2024`
  String.raw`(?:\s?['/]\s?|-)(?:${YEAR.source}|\d{2})(?!\d)`,
  // ` 2024 `, ` (2024) :`, ` - 24 `, ` 24 :`, ` 24 18420`; in ` 24 120`, 24 may be thousands
  String.raw`,?\s(?:-\s|\()?(?:${YEAR.source}\)?(?=[\s:=]|,\s)|\d{2}(?=\s*[:=]|\s(?!\d{3}(?!\d))))`,
].join('|');
/** A month and a year that is not a part of the figure. */
const OF_YEAR = [
  // `janv.-24`, `31 janvier 2024`
  `(?:${DAY})?${MONTH}(?:${YEAR_AFTER_MONTH})`,
  // `janvier 31, 2024`, `janvier 1-31, 2024`
  String.raw`${MONTH}\s(?:\d{1,2}-)?\d{1,2},?\s${YEAR.source}`,
  // `2024 janv.`, `2024 - janvier`
  String.raw`${YEAR.source}(?:\s?-\s?|\s)${MONTH}`,
].join('|');
/** `31 janvier` before a figure. In `31 janvier 26`, 26 may be the year. */
const DAY_MONTH = String.raw`${DAY}${MONTH}(?!\s\d\d$)`;
/** `Jan 1, 2024 - `, `du 1er au `, `2024-01-01 - `: the first day of a month, before its last day. */
const FROM = String.raw`(?:(?:du )?(?:${DATE}|(?:${MONTH} )?\d{1,2}(?:er)?(?: ${MONTH})?(?:,? ${YEAR.source})?)\s?(?:-|au|to)\s?)?`;
/** « Total », « ventes de janv. »; a currency is of the figure. */
const WORDS = String.raw`[a-z](?:(?! ${MONEY} )[a-z'/ ]|(?<=[a-z])-(?=[a-z])){1,30}[a-z]\.?`;

const isMonth = (label: string): boolean => monthOfLabel(label) !== undefined;
const isTotal = (label: string): boolean => TOTAL.test(label);

/** `(prév.)`, `(12 jours)`, after a label and before its figure. In `(120 CAD)`, the figure is a loss. */
const NOTE = String.raw`\s\((?=[^()]*[a-z])[^()]*\)(?=.*\d)`;

/** The labels that a line without columns may have before its figure, each after an example. The function checks what the pattern cannot. */
const labels = (
  [
    // `2024-01 120`
    [FROM + DATE],
    // `janv. 2024 : 120`, `ventes de janv. 2024 : 120`
    [`${FROM}(?:${OF_YEAR})|${WORDS}(?:${YEAR_AFTER_MONTH})`, isMonth],
    // `31 janvier 120`
    [FROM + DAY_MONTH, isMonth],
    // `Total 2024 : 1 440`, `Total T1 2024 : 360`, `Total 4000 Ventes : 1 440`
    [String.raw`${WORDS} (?:(?:[qt][1-4] )?${YEAR.source}|[qt][1-4]|\d{4} ${WORDS})`, isTotal],
    // `ventes de janvier 120`
    [WORDS, (label: string) => isTotal(label) || isMonth(label.slice(label.lastIndexOf(' ') + 1))],
    // `mois 1 : 120`, `1) 120`, but not the hour `09:00 120`
    [
      String.raw`(?:\d{4}[- ])?(?:m|mois|month|p|per\.|periode|period) ?\d{1,2}(?:-${YEAR.source})?|\d{1,2}(?:[.)]|(?=\s?:(?!\d\d(?!\d))))`,
    ],
    // `T1 2024 : 360`, `semaine 12 : 30`: no month, so that the table is refused.
    [
      String.raw`(?:${YEAR.source}[- ]?)?[qst][1-4](?:[- ](?:${YEAR.source}|\d{2}(?!\d| \d{3}(?! ))))?|(?:semaine|week|sem\.?) \d{1,2}`,
    ],
  ] as const
).map(([label, accepts = () => true]) => ({
  pattern: new RegExp(String.raw`^((?:${label})(?:${NOTE})?)(?:\s*(?:[-=]>|[:=,→]|\.{3,})\s*|\s+-\s+|\s+|$)`),
  accepts,
}));

/** Whether a cell is a figure. `01.2025` is a month. */
export const isNumber = (cell: string | undefined): boolean =>
  cell !== undefined && /\d/.test(cell) && !/^\d\d?\.(?:19|20)\d\d$/.test(cell) && parseNumber(cell) !== undefined;

/** A dash, alone or with a currency: zero in an accountant's format, or a month without a figure. */
export const isDash = (cell: string): boolean => /^[-\u2010-\u2015\u2212]$/.test(cell.trim().replace(CURRENCY, ''));

const isFigure = (text: string): boolean => isNumber(text) || isDash(text);

/** A dash between a label and its figure. */
const DASH = /\s-\s+$/;

/**
 * The label and the figure of a line without columns, such as `janvier 120`. Any other line is a figure without a label.
 * @param isMinus whether a dash before the figure is its sign
 */
function labelled(line: string, isMinus = false): readonly string[] {
  if (line.length > MAX_CELL_LENGTH || isNumber(line)) return ['', line];
  const folded = fold(line);
  for (const { pattern, accepts } of labels) {
    const [whole = '', label = ''] = pattern.exec(folded) ?? [];
    const figure = (isMinus && DASH.test(whole) ? '- ' : '') + line.slice(whole.length).trim();
    // `janvier,120,70` may have two columns of figures.
    if (label !== '' && whole.endsWith(',') && figure.includes(',')) return line.split(',');
    const isLabel = label !== '' && accepts(label.replace(/\s\([^()]*\)$/, ''));
    if (isLabel && (figure === '' || isFigure(figure))) return [line.slice(0, label.length), figure];
  }
  return ['', line];
}

/** The cells between commas. A cell may be in quotes. */
const cellsBetweenCommas = (line: string): string[] =>
  [...`,${line}`.matchAll(/,("[^"]*"|[^,]*)/g)].slice(0, MAX_LINES).map(([, cell = '']) => cell);

/** Whether dashes are the signs of figures: most lines have none between their label and their figure. */
function areDashesSigns(lines: readonly PastedLine[]): boolean {
  const figures = lines.flatMap(({ text }) => {
    const [label = '', figure = ''] = labelled(text.trim());
    return label !== '' && isNumber(figure) ? [fold(text.trim().slice(label.length, -figure.length))] : [];
  });
  return figures.filter((joint) => DASH.test(joint)).length * 2 <= figures.length;
}

/** Whether a cell of a header names a column: words, a year, a month in digits, or a quarter (`2024-T1`, `1er trim.`). */
const isHeading = (cell: string): boolean => {
  const words = cell.replace(YEAR, '').trim();
  return isMonth(fold(cell)) || (/^(?:\D*$|(?:-|\der? )?\p{L})/u.test(words) && !isNumber(words));
};

const MONTH_OF_YEAR = new RegExp(
  `^"?(?:(?:(?:${DAY})?${MONTH}|${WORDS}) \\(?${YEAR.source}\\)?|${YEAR_MONTH.source}|\\d\\d?\\.${YEAR.source})"?$`,
);

/** Whether the first comma of a line is in a figure, after its label: `janvier : 1054,98`. 24 or 2024 may be a year, `-0500` is of a time. */
function hasCommaInFigure(text: string): boolean {
  const [label = '', figure = ''] = labelled(text.trim().split(',')[0] ?? '');
  return label !== '' && isNumber(figure) && !/^(?:(?:20)?\d\d|[-+]\d{4})$/.test(figure);
}

/**
 * Whether commas separate columns: the first line with commas is a header without figures, a cell after a comma is in quotes, or most
 * commas are after a month with its year. In `janvier 2024,50`, the comma separates decimals if it is alone among others, or if the years jump.
 */
function hasCommaColumns(lines: readonly PastedLine[]): boolean {
  const withCommas = lines.filter(({ text }) => text.includes(','));
  const header = withCommas[0]?.text.trim().split(',') ?? [];
  const areInFigures = withCommas.filter(({ text }) => hasCommaInFigure(text)).length * 2 > withCommas.length;
  const first = lines.flatMap(({ text }) => [...text.trim().matchAll(/^([^,]+),(?=\S)/g)]);
  const dated = first.filter(([, label = '']) => MONTH_OF_YEAR.test(fold(label)) && isMonth(fold(label)));
  const steps = stepsOf(dated.map(([label]) => Number(YEAR.exec(label)?.[0])));
  const areDecimals = dated.every(({ 0: label, input }) => /^\d\d\D*$/.test(input.slice(label.length)));
  return (
    (header.length > 1 &&
      !areInFigures &&
      header.every((cell, index) => (index === 0 || !cell.startsWith(' ')) && isHeading(cell))) ||
    lines.some(({ text }) => text.includes(',"')) ||
    (dated.length * 2 > first.length && !(areDecimals && steps.some((step) => Math.abs(step) > 1)))
  );
}

/** The cells of a line. A line with tabs, semicolons or bars has columns even if the other lines have none. */
function cellsOf(line: string, isTable: boolean, hasCommas: boolean, isMinus: boolean): readonly string[] {
  const separator = ['\t', ';', '|'].find((mark) => line.includes(mark));
  if (separator) return line.split(separator, MAX_LINES);
  if (hasCommas) return cellsBetweenCommas(line.trim());
  const [label = '', ...figures] = labelled(line.trim(), isMinus);
  return isTable && label === '' ? [line] : [label, ...figures];
}

/** Whether a line is nothing but the name of a row: `janvier 2025`, `Total`. */
function isName(text: string): boolean {
  const [label = '', figure = ''] = labelled(text);
  return label !== '' && figure.replace(YEAR, '') === '';
}

/** Whether these are row numbers from 1 on, or months in digits (`202312`, `202401`), in order. */
const countOn = ([first = '', ...rest]: readonly string[]): boolean =>
  rest.length > 2 &&
  (first === '1' || YEAR_MONTH.test(first)) &&
  stepsOf([first, ...rest].map(Number)).every((step) => step === 1 || step === 89);

/** Joins each name that is alone on its line with the figure on the next line, if at least four lines up to the last figure alternate so. */
function joined(lines: readonly PastedLine[]): readonly PastedLine[] {
  const filled = lines.map(({ line, text }) => ({ line, text: text.trim() })).filter(({ text }) => text !== '');
  const end = filled.findLastIndex(({ text }) => isFigure(text)) + 1;
  const pairsWith = (isLabel: (text: string) => boolean) => {
    const isOther = ({ text }: PastedLine, index: number) => !((end - index) % 2 === 1 ? isFigure : isLabel)(text);
    const last = filled.slice(filled.slice(0, end).findLastIndex(isOther) + 1, end);
    return last.slice(last.length % 2);
  };
  const numbered = pairsWith((text) => /^\d{1,6}$/.test(text) || isName(text));
  const numbers = numbered.flatMap(({ text }, index) => (index % 2 === 0 && !isName(text) ? [text] : []));
  const pairs = countOn(numbers) ? numbered : pairsWith(isName);
  if (pairs.length < 4) return lines;
  const rows = pairs.flatMap(({ line, text }, index) =>
    index % 2 === 0 ? [{ line, text: `${text}: ${pairs[index + 1]?.text}` }] : [],
  );
  return [...filled.slice(0, end - pairs.length), ...rows, ...filled.slice(end)];
}

/** The side of an account after a figure: `12 345,00 CR`. */
const SIDE = /(?<=\d) ?(cr|dr)(?![a-z])/i;

/** The lines of an account of sales, in which credits are sales and debits are not. One credit among figures without a side is refused. */
function withoutSides(lines: readonly string[]): readonly string[] {
  const isAccount = lines.filter((line) => SIDE.test(line)).length * 2 > lines.filter((line) => /\d/.test(line)).length;
  return isAccount ? lines.map((line) => line.replace(SIDE, (side) => (/d/i.test(side) ? '-' : ''))) : lines;
}

export function rowsOf(text: string): Row[] {
  // A text of one line is a list: `janvier 120, février 130`, but `January 1, 2024 120` is one item.
  const list = /[\r\n]/.test(text.trim()) ? text : text.replace(/[,;]\s(?!(?:19|20)\d\d\s\d)/g, '\n');
  // After the last mark of a line is no column: in `mars : 125,50,`, the first comma separates decimals.
  const ends = linesOf(list).map((line) => line.replace(/[,;]\s*$/, ''));
  const all = withoutSides(ends).map((line, index): PastedLine => ({ line: index + 1, text: line }));
  const lines = joined(all.slice(-MAX_LINES));
  const isTable = lines.some((line) => /[\t;|]/.test(line.text));
  const hasCommas = !isTable && hasCommaColumns(lines);
  const isMinus = areDashesSigns(lines);
  return lines.map(
    ({ line, text: given }): Row => ({
      line,
      text: given.trim(),
      cells: cellsOf(given, isTable, hasCommas, isMinus).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    }),
  );
}

/** The filled cells of each column, without dashes. */
function columnsOf(rows: readonly Row[]): readonly (readonly string[])[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) =>
    rows.flatMap(({ cells: { [column]: cell = '' } }) => (cell === '' || isDash(cell) ? [] : [cell])),
  );
}

/**
 * Whether the cells are row numbers, month numbers or years, which count up or down.
 * @param rows number of cells in the fullest column: a year may only be beside the first month of each year
 */
function countsUp(cells: readonly string[], rows: number): boolean {
  const numbers = cells.flatMap((cell) => {
    const read = parseNumber(cell);
    return read && 'value' in read ? [read.value] : [];
  });
  const steps = stepsOf(numbers);
  const isYearNumber = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;
  const goBy = (allowed: readonly number[]) =>
    [1, -1].some((way) => steps.every((step) => allowed.includes(step * way)));
  const years = numbers.every(isYearNumber) && goBy([0, 1]);
  const areRows = goBy([1, 1 - MONTHS_PER_YEAR]);
  return (numbers.length > 2 && (years || areRows)) || (years && numbers.length > 0 && cells.length * 2 < rows);
}

/** The columns that can be sales. They are mostly numbers other than dates, and do not count up unless all such columns do. */
export function salesColumns(rows: readonly Row[]): number[] {
  const all = [...columnsOf(rows).entries()].filter(
    ([, cells]) => cells.length > 0 && cells.filter(isNumber).length * 2 >= cells.length,
  );
  const areDates = (cells: readonly string[]) =>
    cells.filter((cell) => YEAR_MONTH.test(cell)).length * 2 > cells.filter(isNumber).length;
  const numeric = all.length > 1 ? all.filter(([, cells]) => !areDates(cells)) : all;
  const fullest = Math.max(...numeric.map(([, cells]) => cells.length));
  const amounts = numeric.filter(([, cells]) => !countsUp(cells, fullest));
  // Of two columns that count up, the first has row numbers.
  const counted = numeric.length > 2 ? numeric : numeric.slice(-1);
  return (amounts.length > 0 ? amounts : counted).map(([index]) => index);
}
