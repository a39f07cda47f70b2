import { findAmountLabels, type LabelFound, type Labelled, TAX_PREFIX } from './amount-labels.ts';
import { MAX_TAX_RATE, taxOn } from './arithmetic.ts';
import { DATE_LABEL } from './labels.ts';
import type { Line } from './lines.ts';
import { type Amount, findAmounts, mask } from './text.ts';

/**
 * Whether an amount on the line of a tax is its base: « sur 100,00 $ », « 5 % de 100,00 $ ». The base of « (5 % sur » is in the next
 * line.
 */
const isBase = (stretch: string, { start }: Amount): boolean =>
  /(?:(?<![a-z])(?:sur|on|x)|×|\*|% ?(?:de|of))\s{0,3}$/.test(stretch.slice(Math.max(start - 8, 0), start)) &&
  !/\([^)]*\t$/.test(stretch.slice(Math.max(start - 30, 0), start));

/** The base of the tax after a label. It is before its tax: « 100,00 $ 5,00 $ ». */
const baseIn = (stretch: string): Amount | undefined =>
  findAmounts(stretch)
    .filter(({ money }) => money)
    .find(
      (amount, index, { [index + 1]: next }) =>
        isBase(stretch, amount) ||
        (next && next.cents !== 0 && Math.abs(next.cents) <= taxOn(Math.abs(amount.cents), MAX_TAX_RATE)),
    );

/** Where an unknown label starts after an amount that is no base: « TPS 5,00 $  Contribution 7,00 $ »; where the text ends without one. */
function endOf(stretch: string): number {
  const amounts = findAmounts(stretch).filter(({ money }) => money);
  const first = amounts.findIndex((amount) => !isBase(stretch, amount));
  const [end, next] = [amounts[first]?.end, amounts[first + 1]?.start];
  return end && next && /(?<![a-z])(?!cad|taux|rate)[a-z]{3}/.test(stretch.slice(end, next)) ? end : stretch.length;
}

/** The amount in the text after a label. It follows « = » if an amount does. It is never the base of a tax. */
function amountOf(stretch: string): Amount | undefined {
  const from = stretch.search(/=[^=]*\d/) + 1;
  const amounts = findAmounts(stretch).filter(({ start }) => start >= from);
  const money = amounts.filter((amount) => amount.money && !isBase(stretch, amount));
  if (money[0]) return money[0];
  const [only] = amounts;
  // A whole number is an amount only if nothing else follows the label.
  if (!only || amounts.length > 1 || Math.abs(only.cents) >= 1e9) return undefined;
  const rest = stretch.slice(0, only.start) + stretch.slice(only.end);
  return /[a-z0-9¤(]/.test(rest) || /^0\d/.test(stretch.slice(only.start)) ? undefined : only;
}

const withoutRates = (text: string): string => text.replace(/\d{1,2}(?:[.,]\d{1,4})? ?%/g, '');
/** Whether a text has words or figures, other than a rate or another currency. */
const hasWords = (text: string): boolean =>
  /[a-z0-9]/.test(withoutRates(text).replace(/(?<![a-z])(?:usd?|eur)(?![a-z])/g, ''));

export const isTax = (label: Labelled['label']): boolean =>
  label === 'gst' || label === 'hst' || label === 'qst' || label === 'taxes' || label === 'tax';

/** The part of `before` that is in the last column. */
const inColumn = (before: string): string => before.split(/[\t|;]| {2}/).at(-1) ?? '';

/** The labels of amounts on a line. The name of a tax inside a sentence is not a label. */
function usableLabels(line: string): LabelFound[] {
  const labels = findAmountLabels(line);
  return labels.filter(({ label, start }, index) => {
    if (!isTax(label)) return true;
    // « Livre (détaxé TVQ) »: without an amount, the label before is a part of the sentence.
    const previous = labels[index - 1];
    const isApart = previous && (isTax(previous.label) || /[\d\t|;]| {2}/.test(line.slice(previous.end, start)));
    const before = inColumn(line.slice(isApart ? previous.end : 0, start));
    return !/[a-z]/.test(before.replace(TAX_PREFIX, '').replace(/[a-z]{2,3}\$|(?<![a-z])(?:cad|no|n)(?![a-z])/g, ''));
  });
}

/** An amount of the line, as an amount of the text. */
const shifted = (amount: Amount, { start, isBroken }: Line, offset = 0): Amount => ({
  ...amount,
  start: start + offset + amount.start,
  end: start + offset + amount.end,
  isUnsure: amount.isUnsure || isBroken,
});

/** The amount of a line that contains nothing else. */
function amountAlone(line: Line): Amount | undefined {
  const { masked } = line;
  const amounts = findAmounts(masked);
  const [amount] = amounts;
  if (!amount?.money || amounts.length > 1) return undefined;
  const rest = masked.slice(0, amount.start) + masked.slice(amount.end);
  return hasWords(rest) || rest.includes('¤') ? undefined : shifted(amount, line);
}

/** The amounts of this line and the next ones, as long as a line contains only an amount. */
function columnOfAmounts(lines: readonly Line[], row: number): Amount[] {
  const amounts: Amount[] = [];
  for (let line = lines[row]; line; line = lines[row + amounts.length]) {
    const amount = amountAlone(line);
    if (!amount) break;
    amounts.push(amount);
  }
  return amounts;
}

/** The only amount of a line without a label. */
function itemOf(line: Line): Labelled[] {
  const [amount, ...others] = findAmounts(line.masked).filter(({ money }) => money);
  return amount && others.length === 0 ? [{ label: 'item', amount: shifted(amount, line) }] : [];
}

/** The amounts below a row of labels, in the same columns; empty if one is missing. */
function inColumns(line: Line, labels: readonly LabelFound[], below: Line): Labelled[] {
  if (below.cells.length !== line.cells.length) return [];
  const labelled = labels.flatMap(({ label, start }): Labelled[] => {
    const place = line.start + start;
    const cell = below.cells[line.cells.findIndex((heading) => heading.start <= place && place < heading.end)];
    const amount = cell && amountOf(cell.folded);
    if (!amount || hasWords(cell.folded.slice(0, amount.start) + cell.folded.slice(amount.end))) return [];
    return [{ label, amount: shifted(amount, below, cell.start - below.start) }];
  });
  const places = new Set(labelled.map(({ amount }) => amount.start));
  return places.size === labels.length ? labelled : [];
}

/** The lines of amounts below a row of labels, and the row after the last one. The foot and the head of a page may be between them. */
function tableBelow(lines: readonly Line[], row: number, labels: readonly LabelFound[]) {
  const table: Labelled[][] = [];
  let end = row + 1;
  const line = lines[row];
  if (!line || labels.length < 2 || findAmounts(line.masked).length > 0) return { table, end };
  let next = end;
  for (let below = lines[next]; below; below = lines[next]) {
    const found = inColumns(line, labels, below);
    next += 1;
    if (found.length > 0) {
      table.push(found);
      end = next;
    } else if (below.hasMoney && below.cells.length === line.cells.length) {
      // A row that was not read may be the totals.
      return { table: [], end: row + 1 };
    } else if (table.length === 0 || below.hasMoney) break;
  }
  return { table, end };
}

/** The amounts of the whole invoice in a table. They are its only line, or its last line if its label is « Total ». */
function totalsIn(table: readonly Labelled[][], lastLine: Line | undefined): Labelled[] {
  const isTotal = findAmountLabels(lastLine?.cells[0]?.folded ?? '')[0]?.label === 'total';
  return (table.length === 1 || isTotal ? table.at(-1) : undefined) ?? [];
}

/** The amount between each label of a line and the next label, with the base if the label is a tax. */
function amountsBeside(line: Line, labels: readonly LabelFound[]): Labelled[] {
  const { masked } = line;
  return labels.flatMap(({ label, end }, index): Labelled[] => {
    const whole = masked.slice(end, labels[index + 1]?.start ?? masked.length);
    const stretch = whole.slice(0, endOf(whole));
    const inText = (as: Labelled['label'], amount: Amount | undefined): Labelled[] =>
      amount ? [{ label: as, amount: shifted(amount, line, end) }] : [];
    const base = isTax(label) ? baseIn(stretch) : undefined;
    // « Total 540,00 27,00 53,87 620,87 » is the last line of a table. Its headings say what the amounts are.
    const isTable =
      label === 'total' && stretch.split(/[\t|;]| {2,}/).filter((cell) => amountOf(cell)?.money).length > 1;
    const amount = isTable ? undefined : amountOf(mask(stretch, base ? [base] : []));
    // « Frais de 25,00 $ par chèque sans provision » or « Pourboire suggéré 15 % 6,00 / 18 % 7,20 » is not a charge.
    const rest = whole.slice(amount?.end).split(/[\t|;]/)[0] ?? '';
    const isSentence = (label === 'charge' || label === 'rebate') && /[a-z]{4}|\d%|\d %/.test(rest);
    const others = findAmounts(whole).filter(({ start, money }) => money && start >= stretch.length);
    return [
      ...inText('base', base),
      ...inText(isSentence ? 'item' : label, amount),
      ...others.flatMap((other) => inText('item', other)),
    ];
  });
}

/** An invoice has fewer sums; a hostile text has more. */
const MAX_SUMS = 20;

/** Whether a line contains nothing but its label. */
const isAlone = ({ masked }: Line, { start, end }: LabelFound): boolean =>
  !hasWords(masked.slice(0, start).replace(TAX_PREFIX, '')) && !hasWords(masked.slice(end));

/** Labels whose meaning differs before and after the taxes. A holdback before the taxes reduces the subtotal; after them, it is paid later. */
const labelsByPosition: { readonly [Label in Labelled['label']]?: readonly [Labelled['label'], Labelled['label']] } = {
  holdback: ['rebate', 'deposit'],
  untaxed: ['untaxed', 'charge'],
};

function withLabelsByPosition(labelled: readonly Labelled[]): Labelled[] {
  const firstTax = labelled.findIndex(({ label }) => isTax(label));
  return labelled.map(({ label, amount }, index) => ({
    label: labelsByPosition[label]?.[index < firstTax ? 0 : 1] ?? label,
    amount,
  }));
}

/**
 * Labels without amounts, one a line. A tax may have its base beside it. Below the first label, an unknown one and one with other words,
 * such as « Payé par Visa », have their amounts too.
 * @param isBelow whether a label is above the row
 */
function columnOfLabels(lines: readonly Line[], row: number, isBelow = false) {
  const labels: Labelled['label'][] = [];
  const beside: Labelled[] = [];
  let end = row;
  for (let line = lines[end]; line; line = lines[end]) {
    const [first, ...others] = usableLabels(line.masked);
    // « GST / TPS » and « Frais de livraison » are one label.
    const isOne = others.every(({ label }) => label === first?.label);
    const only = isOne && first ? { ...first, end: others.at(-1)?.end ?? first.end } : undefined;
    const found = only ? amountsBeside(line, [only]) : [];
    const below = lines[end + 1] && amountAlone(lines[end + 1] as Line);
    const isTaxBelow =
      below && found[0] && Math.abs(below.cents) <= taxOn(Math.abs(found[0].amount.cents), MAX_TAX_RATE);
    const hasBase = (labels.length > 0 || isTaxBelow) && only && isTax(only.label) && found.length === 1;
    const isOther = (labels.length > 0 || isBelow) && isOne && !/\d/.test(withoutRates(line.masked));
    if (!hasBase && !isOther && !(only && found.length === 0 && isAlone(line, only))) break;
    labels.push(only?.label ?? 'item');
    beside.push(...found);
    end += 1;
  }
  return { labels, beside, end };
}

/**
 * Amounts above their labels, with the row after them: one and its label, then the next ones, or all amounts, then all labels. Unless
 * the last one is the sum of the others, nothing else says which is whose, so that a person must check them.
 */
function amountsAbove(lines: readonly Line[], row: number): { labelled: Labelled[]; end: number } | undefined {
  const labelled: Labelled[] = [];
  let end = row;
  // The words above may be the label of the first amount.
  const before = lines[row - 1];
  if (before && !/\d/.test(before.folded) && before.cells.length === 1 && !DATE_LABEL.test(before.folded))
    return undefined;
  for (let above = columnOfAmounts(lines, end); above.length > 0; above = columnOfAmounts(lines, end)) {
    const { labels } = columnOfLabels(lines, end + above.length, end > row);
    if (labels.length < above.length || labelled.length > MAX_SUMS) return undefined;
    labelled.push(...above.map((amount, index) => ({ label: labels[index] ?? ('item' as const), amount })));
    end += 2 * above.length;
  }
  if (labelled.length < 2 || labelled.at(-1)?.label === 'item') return undefined;
  const sum = labelled.slice(0, -1).reduce((all, { amount }) => all + amount.cents, 0);
  const isUnsure = sum !== labelled.at(-1)?.amount.cents;
  return { labelled: labelled.map(({ label, amount }) => ({ label, amount: { ...amount, isUnsure } })), end };
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
    const amounts = columnOfAmounts(lines, column.end);
    if (column.labels.length + amounts.length > 0) {
      const isBelow = amounts.length === column.labels.length;
      labelled.push(...column.beside.map((found) => (isBelow ? { ...found, label: 'base' as const } : found)));
      labelled.push(
        ...amounts.map((amount, index) => ({ label: (isBelow && column.labels[index]) || ('item' as const), amount })),
      );
      row = column.end + amounts.length;
      continue;
    }
    const labels = usableLabels(line.masked);
    const { table, end } = tableBelow(lines, row, labels);
    const beside = labels.length > 0 ? amountsBeside(line, labels) : itemOf(line);
    labelled.push(...(table.length > 0 ? totalsIn(table, lines[end - 1]) : beside));
    row = end;
  }
  return withLabelsByPosition(labelled);
}
