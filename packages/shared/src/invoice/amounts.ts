import { findAmountLabels, type LabelFound, TAX_PREFIX } from './labels.ts';
import type { Line } from './lines.ts';
import { type Amount, findAmounts } from './text.ts';

export type Found = { readonly label: LabelFound['label']; readonly amount: Amount };

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
const hasWords = (text: string): boolean => /[a-z0-9¤]/.test(withoutRates(text));

const isTax = (label: LabelFound['label']): boolean => label === 'gst' || label === 'hst' || label === 'qst';

/** The text before a label in its column. */
const inColumn = (before: string): string =>
  before.slice(Math.max(before.lastIndexOf('\t'), before.lastIndexOf('|')) + 1);

/** Labels of amounts on a line. A tax inside a sentence, or two taxes joined by « et », do not count. */
function usableLabels(line: string): LabelFound[] {
  const labels = findAmountLabels(line);
  return labels.filter((found, index) => {
    if (!isTax(found.label)) return true;
    const before = inColumn(line.slice(labels[index - 1]?.end ?? 0, found.start));
    if (/[a-z]/.test(before.replace(TAX_PREFIX, '').replace(/[a-z]{2,3}\$|(?<![a-z])(?:cad|no|n)(?![a-z])/g, ''))) {
      return false;
    }
    const joined = (gap: string) => /^\s{0,3}(?:[/+&,-]|et|and)\s{0,3}(?:la |de )?$/.test(gap);
    const isOtherTax = (other: LabelFound | undefined) =>
      other !== undefined && other.label !== found.label && isTax(other.label);
    const next = labels[index + 1];
    return !(
      (isOtherTax(labels[index - 1]) && joined(before)) ||
      (next && isOtherTax(next) && joined(line.slice(found.end, next.start)))
    );
  });
}

/** Amounts with their labels: on the same line, or alone on the lines below labels without an amount. */
export function labelledAmounts(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  let waiting: LabelFound['label'][] = [];
  for (const { start, masked } of lines) {
    const labels = usableLabels(masked);
    if (labels.length === 0) {
      const amounts = findAmounts(masked);
      const [amount] = amounts;
      const alone =
        amount?.money && amounts.length === 1 && !hasWords(masked.slice(0, amount.start) + masked.slice(amount.end));
      const label = alone ? waiting.shift() : undefined;
      if (amount && label)
        found.push({ label, amount: { ...amount, start: start + amount.start, end: start + amount.end } });
      else waiting = [];
      continue;
    }
    for (const [index, { label, end }] of labels.entries()) {
      const stretch = masked.slice(end, labels[index + 1]?.start ?? masked.length);
      const amount = amountOf(stretch);
      const offset = start + end;
      const placed = (read: Amount) => ({ ...read, start: offset + read.start, end: offset + read.end });
      const base = isTax(label) ? findAmounts(stretch).find((one) => one.money && isBase(stretch, one)) : undefined;
      if (base) found.push({ label: 'base', amount: placed(base) });
      if (amount) {
        found.push({ label, amount: placed(amount) });
        waiting = [];
      } else if (labels.length === 1 && !hasWords(masked.slice(0, labels[0]?.start)) && !hasWords(stretch)) {
        waiting.push(label);
      } else waiting = [];
    }
  }
  return found;
}
