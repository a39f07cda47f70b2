import { findAmountLabels, type LabelFound, TAX_PREFIX } from './labels.ts';
import type { Line } from './lines.ts';
import { type Amount, findAmounts } from './text.ts';

/** An amount and its label; `item` is the only amount of a line without a label. */
export type Found = { readonly label: LabelFound['label'] | 'item'; readonly amount: Amount };

/** Whether an amount on a tax line is the tax base: « sur 100,00 $ », « 5 % de 100,00 $ ». */
const isBase = (stretch: string, { start }: Amount): boolean =>
  /(?:(?<![a-z])(?:sur|on)|x|×|\*|% ?(?:de|of))\s{0,3}$/.test(stretch.slice(Math.max(start - 8, 0), start));

/** The amount of a label within its stretch: after « = » if there is one, never a base. */
function amountOf(stretch: string): Amount | undefined {
  const from = stretch.indexOf('=') + 1;
  const amounts = findAmounts(stretch).filter(({ start }) => start >= from);
  const money = amounts.filter((amount) => amount.money && !isBase(stretch, amount));
  if (money[0]) return money[0];
  const [only] = amounts;
  // A whole number counts as an amount only if nothing else follows its label.
  if (!only || amounts.length > 1 || Math.abs(only.cents) >= 1e9) return undefined;
  const rest = stretch.slice(0, only.start) + stretch.slice(only.end);
  return /[a-z0-9¤]/.test(rest) || /^0\d/.test(stretch.slice(only.start)) ? undefined : only;
}

const withoutRates = (text: string): string => text.replace(/\d{1,2}(?:[.,]\d{1,4})? ?%/g, '');
const hasWords = (text: string): boolean => /[a-z0-9]/.test(withoutRates(text));

const isTax = (label: LabelFound['label']): boolean =>
  label === 'gst' || label === 'hst' || label === 'qst' || label === 'taxes';

/** The text before a label in its column. */
const inColumn = (before: string): string =>
  before.slice(Math.max(before.lastIndexOf('\t'), before.lastIndexOf('|')) + 1);

/** Labels of amounts on a line. A tax inside a sentence does not count. */
function usableLabels(line: string): LabelFound[] {
  const labels = findAmountLabels(line);
  return labels.filter((found, index) => {
    if (!isTax(found.label)) return true;
    const before = inColumn(line.slice(labels[index - 1]?.end ?? 0, found.start));
    return !/[a-z]/.test(before.replace(TAX_PREFIX, '').replace(/[a-z]{2,3}\$|(?<![a-z])(?:cad|no|n)(?![a-z])/g, ''));
  });
}

const shifted = (amount: Amount, offset: number): Amount => ({
  ...amount,
  start: offset + amount.start,
  end: offset + amount.end,
});

/** The only amount of a line without any word. */
function amountAlone({ start, masked }: Line): Amount | undefined {
  const amounts = findAmounts(masked);
  const [amount] = amounts;
  if (!amount?.money || amounts.length > 1) return undefined;
  return /[a-z0-9¤]/.test(withoutRates(masked.slice(0, amount.start) + masked.slice(amount.end)))
    ? undefined
    : shifted(amount, start);
}

/** Amounts of a row of labels, each in the same column of the next line. */
function amountsBelow(line: Line, labels: readonly LabelFound[], next: Line | undefined): Found[] {
  if (labels.length < 2 || next?.cells.length !== line.cells.length || findAmounts(line.masked).length > 0) return [];
  const found = labels.flatMap(({ label, start }): Found[] => {
    const column = line.cells.findIndex((cell) => cell.start <= line.start + start && line.start + start < cell.end);
    const cell = next.cells[column];
    const amount = cell && amountOf(cell.folded);
    if (!amount || hasWords(cell.folded.slice(0, amount.start) + cell.folded.slice(amount.end))) return [];
    return [{ label, amount: shifted(amount, cell.start) }];
  });
  const places = new Set(found.map(({ amount }) => amount.start));
  return places.size === labels.length ? found : [];
}

/** Amounts with their labels: on the same line, or alone on the lines below as many labels without an amount. */
export function labelledAmounts(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  let waiting: Found['label'][] = [];
  let row = 0;
  for (let line = lines[row]; line; line = lines[row]) {
    const { start, masked } = line;
    const labels = usableLabels(masked);
    if (labels.length === 0) {
      const alone: Amount[] = [];
      for (let below: Line | undefined = line; below; below = lines[row + alone.length]) {
        const amount = amountAlone(below);
        if (!amount) break;
        alone.push(amount);
      }
      if (alone.length > 0 && alone.length === waiting.length) {
        for (const [index, amount] of alone.entries()) found.push({ label: waiting[index] ?? 'item', amount });
      } else if (alone.length === 0) {
        // In a column of labels, one that the reader does not know has its amount too.
        if (waiting.length > 0 && !/\d/.test(masked)) {
          waiting.push('item');
          row += 1;
          continue;
        }
        const money = findAmounts(masked).filter((amount) => amount.money);
        if (money.length === 1 && money[0]) found.push({ label: 'item', amount: shifted(money[0], start) });
      }
      waiting = [];
      row += Math.max(alone.length, 1);
      continue;
    }
    row += 1;
    const inRow = amountsBelow(line, labels, lines[row]);
    if (inRow.length > 0) {
      found.push(...inRow);
      waiting = [];
      row += 1;
      continue;
    }
    for (const [index, { label, end }] of labels.entries()) {
      const stretch = masked.slice(end, labels[index + 1]?.start ?? masked.length);
      const amount = amountOf(stretch);
      const base = isTax(label) ? findAmounts(stretch).find((one) => one.money && isBase(stretch, one)) : undefined;
      if (base) found.push({ label: 'base', amount: shifted(base, start + end) });
      if (amount) {
        // « Des frais de 25,00 $ s’appliquent à tout chèque sans provision » is a sentence, not a charge.
        const rest = stretch.slice(amount.end).split(/[\t|]/)[0] ?? '';
        const isSentence = (label === 'charge' || label === 'rebate') && /[a-z]{4}/.test(rest);
        found.push({ label: isSentence ? 'item' : label, amount: shifted(amount, start + end) });
        waiting = [];
      } else if (
        labels.length === 1 &&
        !hasWords(masked.slice(0, labels[0]?.start).replace(TAX_PREFIX, '')) &&
        !hasWords(stretch)
      ) {
        waiting.push(label);
      } else waiting = [];
    }
  }
  return found;
}
