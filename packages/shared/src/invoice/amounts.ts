import { findAmountLabels, isTax, type LabelFound, type Labelled, TAX_PREFIX } from './amount-labels.ts';
import { MAX_TAX_RATE, taxOn } from './arithmetic.ts';
import { DATE_LABEL } from './labels.ts';
import {
  amountAlone,
  amountBefore,
  amountOf,
  amountsBeside,
  hasWords,
  itemOf,
  shifted,
  usableLabels,
  withoutRates,
} from './line-amounts.ts';
import type { Line } from './lines.ts';
import { findAmounts, mask } from './text.ts';

/** What this line and the next ones contain, as long as each of them contains it. */
function columnOf<Found>(lines: readonly Line[], row: number, read: (line?: Line) => Found | undefined): Found[] {
  const column: Found[] = [];
  for (let found = read(lines[row]); found; found = read(lines[row + column.length])) column.push(found);
  return column;
}

/**
 * The amounts below a row of labels, in the same columns, or in the same order if nothing but spaces makes columns: « Sous-total TPS Total »
 * above « 200,00 10,00 210,00 ». Empty if one is missing.
 */
function amountsBelow(line: Line, labels: readonly LabelFound[], below: Line): Labelled[] {
  const places = labels.map(({ start }) => line.start + start);
  const columns = places.map((place) => line.cells.findIndex(({ start, end }) => start <= place && place < end));
  const isSpaced = new Set(columns).size < labels.length;
  const inOrder = findAmounts(below.masked).filter(({ money }) => money);
  if (isSpaced && hasWords(mask(line.masked, labels) + mask(below.masked, inOrder))) return [];
  if (isSpaced ? inOrder.length !== labels.length : below.cells.length !== line.cells.length) return [];
  const labelled = labels.flatMap(({ label, rate }, index): Labelled[] => {
    const cell = isSpaced ? { start: below.start, folded: below.masked } : below.cells[columns[index] ?? -1];
    const amount = isSpaced ? inOrder[index] : cell && amountOf(cell.folded);
    if (!cell || !amount || (!isSpaced && hasWords(mask(cell.folded, [amount])))) return [];
    return [{ label, amount: shifted(amount, below, cell.start - below.start), rate }];
  });
  if (labelled.length < labels.length) return [];
  return isSpaced ? withSum(labelled) : labelled;
}

/**
 * The amounts of the whole invoice in the table below a row of labels, and the row after it. They are its only line, or its last line if
 * its label is « Total ». The foot and the head of a page may be between its lines.
 */
function tableBelow(lines: readonly Line[], row: number, line: Line) {
  const table: Labelled[][] = [];
  let end = row + 1;
  const labels = findAmountLabels(line.masked);
  if (labels.length < 2 || findAmounts(line.masked).length > 0) return { sums: [], end };
  let next = end;
  // A table without columns has one line.
  for (let below = lines[next]; below && (table.length === 0 || line.cells.length > 1); below = lines[next]) {
    const found = amountsBelow(line, labels, below);
    next += 1;
    if (found.length > 0) {
      table.push(found);
      end = next;
    } else if (below.hasMoney && below.cells.length === line.cells.length) {
      // A row that was not read may be the totals.
      return { sums: [], end: row + 1 };
    } else if (table.length === 0 || below.hasMoney) break;
  }
  const isTotal = findAmountLabels(lines[end - 1]?.cells[0]?.folded ?? '')[0]?.label === 'total';
  return { sums: (table.length === 1 || isTotal ? table.at(-1) : undefined) ?? [], end };
}

/** Amounts that are certain only if the last one is the sum of the others: nothing else pairs them with their labels. */
function withSum(labelled: readonly Labelled[]): Labelled[] {
  const sum = labelled.slice(0, -1).reduce((all, { amount }) => all + amount.cents, 0);
  const isUnsure = sum !== labelled.at(-1)?.amount.cents;
  return labelled.map((found) => ({
    ...found,
    amount: { ...found.amount, isUnsure: found.amount.isUnsure || isUnsure },
  }));
}

/** Maximum number of sums: an invoice has fewer, a hostile text has more. */
const MAX_SUMS = 20;

/** Whether a line contains nothing but its label. */
const isAlone = ({ masked }: Line, { start, end }: LabelFound): boolean =>
  !hasWords(masked.slice(0, start).replace(TAX_PREFIX, '')) && !hasWords(masked.slice(end));

/**
 * The meaning of a label before the taxes, after them, and beside a total without any. A holdback before the taxes reduces the
 * subtotal; after them, it is paid later.
 */
const labelsByPosition: { readonly [Label in Labelled['label']]?: readonly Labelled['label'][] } = {
  holdback: ['discount', 'payment', 'payment'],
  untaxed: ['untaxed', 'charge', 'charge'],
  net: ['subtotal', 'total', 'subtotal'],
};

function withLabelsByPosition(labelled: readonly Labelled[]): Labelled[] {
  const firstTax = labelled.findIndex(({ label }) => isTax(label));
  // A scanner that lost one decimal mark may have lost them all: « 20000 » beside « 22995 ».
  const hasLostMark = labelled.some(({ amount }) => amount.isUnsure && !amount.money);
  const hasTotal = labelled.some(
    ({ label, amount }) => (label === 'total' || label === 'balance') && amount.cents !== 0,
  );
  return labelled.map(({ amount, ...found }, index) => {
    const label = found.label === 'paid' && hasTotal ? 'payment' : found.label;
    const position = firstTax < 0 && hasTotal ? 2 : index < firstTax ? 0 : 1;
    const isUnsure = amount.isUnsure || (hasLostMark && !amount.money);
    return {
      ...found,
      amount: { ...amount, isUnsure },
      label: labelsByPosition[label]?.[position] ?? label,
    };
  });
}

/**
 * Labels without amounts, one a line. A tax may have its base beside it. Below the first label, a line that is no known label, or has other
 * words too, such as « Payé par Visa », also stands for an amount.
 * @param isBelow whether a label is above the row
 */
function columnOfLabels(lines: readonly Line[], row: number, isBelow = false) {
  const labels: Omit<Labelled, 'amount'>[] = [];
  const beside: Labelled[] = [];
  let end = row;
  for (let line = lines[end]; line; line = lines[end]) {
    const [first, ...others] = usableLabels(line.masked);
    // « GST / TPS » and « Frais de livraison » are one label.
    const isOne = others.every(({ label }) => label === first?.label);
    const only = isOne && first ? { ...first, end: others.at(-1)?.end ?? first.end } : undefined;
    const found = only ? amountsBeside(line, [only]) : [];
    const below = amountAlone(lines[end + 1]);
    const isTaxBelow =
      below && found[0] && Math.abs(below.cents) <= taxOn(Math.abs(found[0].amount.cents), MAX_TAX_RATE);
    const hasBase = (labels.length > 0 || isTaxBelow) && only && isTax(only.label) && found.length === 1;
    const isOther = (labels.length > 0 || isBelow) && isOne && !/\d/.test(withoutRates(line.masked));
    if (!hasBase && !isOther && !(only && found.length === 0 && isAlone(line, only))) break;
    labels.push({ label: only?.label ?? 'item', rate: only?.rate ?? others.at(-1)?.rate });
    beside.push(...found);
    end += 1;
  }
  return { labels, beside, end };
}

/**
 * Amounts above their labels, with the row after them: one and its label, then the next ones, or all amounts, then all labels; or each
 * amount before its label.
 */
function amountsAbove(lines: readonly Line[], row: number): { labelled: Labelled[]; end: number } | undefined {
  const beforeLabels = columnOf(lines, row, amountBefore);
  if (beforeLabels.length > 1) return { labelled: withSum(beforeLabels), end: row + beforeLabels.length };
  const labelled: Labelled[] = [];
  let end = row;
  // The words above may be the label of the first amount.
  const before = lines[row - 1];
  if (before && !/\d/.test(before.folded) && before.cells.length === 1 && !DATE_LABEL.test(before.folded))
    return undefined;
  for (let above = columnOf(lines, end, amountAlone); above.length > 0; above = columnOf(lines, end, amountAlone)) {
    const { labels } = columnOfLabels(lines, end + above.length, end > row);
    if (labels.length < above.length || labelled.length > MAX_SUMS) return undefined;
    labelled.push(...above.map((amount, index) => ({ label: 'item' as const, ...labels[index], amount })));
    end += 2 * above.length;
  }
  if (labelled.length < 2 || labelled.at(-1)?.label === 'item') return undefined;
  return { labelled: withSum(labelled), end };
}

/** The amounts with their labels. The amounts of a column of labels may be in a column below it, one for each label. */
export function labelledAmounts(lines: readonly Line[]): Labelled[] {
  const labelled: Labelled[] = [];
  let row = 0;
  for (let line = lines[row]; line; line = lines[row]) {
    const above = amountsAbove(lines, row);
    if (above) {
      labelled.push(...above.labelled);
      row = above.end;
      continue;
    }
    const column = columnOfLabels(lines, row);
    const amounts = columnOf(lines, column.end, amountAlone);
    if (column.labels.length + amounts.length > 0) {
      const isBelow = amounts.length === column.labels.length;
      labelled.push(
        ...column.beside.map((found) => (isBelow ? { ...found, label: 'base' as const } : found)),
        ...amounts.map((amount, index) => ({ label: 'item' as const, ...(isBelow && column.labels[index]), amount })),
      );
      row = column.end + amounts.length;
      continue;
    }
    const labels = usableLabels(line.masked);
    const { sums, end } = tableBelow(lines, row, line);
    const beside = labels.length > 0 ? amountsBeside(line, labels) : itemOf(line);
    labelled.push(...(end > row + 1 ? sums : beside));
    row = end;
  }
  return withLabelsByPosition(labelled);
}
