import { fold } from '../fold.ts';
import { isNumber, type Row } from './pasted-rows.ts';
import { monthOfLabel, stepsOf, YEAR, YEAR_MONTH } from './place-months.ts';

/**
 * Transposes a table that is wider than it is high, and whose rows are no months: its months are columns. What is alone on its line is a
 * title. Any other table is unchanged.
 */
export function upright(rows: Row[]): Row[] {
  const isTitle = ({ text, cells }: Row) => !/[\t;|,]/.test(text) || cells.filter((cell) => cell !== '').length < 2;
  const table = rows.filter((row) => !isTitle(row));
  const width = Math.max(...table.map(({ cells }) => cells.length));
  const namesMonth = (cell: string, column: number) =>
    (!isNumber(cell) || (column === 0 && YEAR_MONTH.test(cell))) && monthOfLabel(fold(cell));
  const named = table.filter(({ cells }) => cells.some(namesMonth));
  if (width <= Math.max(2, table.length) || named.length * 2 > table.length) return rows;
  const turned = Array.from({ length: width }, (_, column) => {
    const cells = table.map((row) => row.cells[column] ?? '');
    return { line: table[0]?.line ?? 1, text: cells.join('\t').trim(), cells };
  });
  return [...rows.filter((row) => row.text !== '' && isTitle(row)), ...turned];
}

/** `2025`, `Ventes 2025` */
const ONE_YEAR = new RegExp(String.raw`^(\D*)(${YEAR.source})(\D*)$`);

/**
 * Puts years that are side by side below each other: a column under each year, a row for each month, from January on. Any other table is
 * unchanged: a fiscal year does not say which of its months are in the year that names it.
 */
export function yearsInOrder(rows: Row[]): Row[] {
  const head = rows.findIndex(({ cells }) => cells.filter((cell) => ONE_YEAR.test(cell)).length > 1);
  const columns = [...(rows[head]?.cells ?? []).entries()].flatMap(([column, cell]) => {
    const [, before = '', year = '', after = ''] = ONE_YEAR.exec(cell) ?? [];
    return year === '' ? [] : [{ column, year, words: before + after }];
  });
  const below = rows.slice(head + 1).filter(({ text }) => text !== '');
  const months = below.flatMap(({ cells: [name = ''] }) => monthOfLabel(fold(name)) ?? []);
  const areMonths = months.length * 2 > below.length && months.every(({ year }) => year === undefined);
  const goUp = stepsOf(months.map(({ month }) => month)).every((step) => step > 0);
  const differ = Number(columns[0]?.column) > 0 && new Set(columns.map(({ year }) => year)).size === columns.length;
  // « Budget 2025 » does not follow « Ventes 2024 ».
  const areAlike = new Set(columns.map(({ words }) => words)).size === 1;
  if (!areMonths || !goUp || !differ || !areAlike) return rows;
  return columns.flatMap(({ column, year }) =>
    below.flatMap((row) => {
      const [name, cell = ''] = [row.cells[0], row.cells[column]];
      return cell === '' ? [] : [{ ...row, cells: [`${name} ${year}`, cell] }];
    }),
  );
}
