import { findAmountLabels, isTax, type LabelFound, type Labelled, TAX_PREFIX } from './amount-labels.ts';
import { MAX_TAX_RATE, taxOn } from './arithmetic.ts';
import { COLUMN_GAP } from './cells.ts';
import type { Line } from './lines.ts';
import { type Amount, currencyCode, findAmounts, mask } from './text.ts';

/** Finds the amounts of one line, with their labels. */

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
  const [end = stretch.length, next = end] = [amounts[first]?.end, amounts[first + 1]?.start];
  const words = stretch.slice(end, next).replace(CURRENCY, '');
  return /(?<![a-z])(?!taux|rate)[a-z]{3}/.test(words) ? end : stretch.length;
}

/** The amount in the text after a label, or after « = » if an amount follows it. It is never the base of a tax. */
export function amountOf(stretch: string): Amount | undefined {
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

export const withoutRates = (text: string): string => text.replace(/\d{1,2}(?:[.,]\d{1,4})? ?%/g, '');
const CURRENCY = /* @__PURE__ */ new RegExp(`(?<![a-z])(?:us|c(?:ad?)?)(?![a-z])|${currencyCode}`, 'g');
/** Whether a text has words or figures, other than a rate or a currency: « CA$ », « CAD ». */
export const hasWords = (text: string): boolean => /[a-z0-9]/.test(withoutRates(text).replace(CURRENCY, ''));

/** The labels of amounts on a line. The name of a tax inside a sentence is not a label. */
export function usableLabels(line: string): LabelFound[] {
  const labels = findAmountLabels(line);
  return labels.filter(({ label, start }, index) => {
    if (!isTax(label)) return true;
    // « Livre (détaxé TVQ) »: without an amount, the label before is a part of the sentence.
    const previous = labels[index - 1];
    const between = line.slice(previous?.end, start);
    const isApart = previous && (isTax(previous.label) || /\d/.test(between) || COLUMN_GAP.test(between));
    const [before = ''] = (isApart ? between : line.slice(0, start)).split(COLUMN_GAP).slice(-1);
    return !/[a-z]/.test(before.replace(TAX_PREFIX, '').replace(/[a-z]{2,3}\$|(?<![a-z])(?:cad|no|n)(?![a-z])/g, ''));
  });
}

/** An amount of the line, as an amount of the text. */
export const shifted = (amount: Amount, { start, isBroken }: Line, offset = 0): Amount => ({
  ...amount,
  start: start + offset + amount.start,
  end: start + offset + amount.end,
  isUnsure: amount.isUnsure || isBroken,
});

/** The only amount of a line without a label. */
export function itemOf(line: Line): Labelled[] {
  const [amount, ...others] = findAmounts(line.masked).filter(({ money }) => money);
  return amount && others.length === 0 ? [{ label: 'item', amount: shifted(amount, line) }] : [];
}

/** The amount of a line that contains nothing else, but for these labels. */
export function amountAlone(line?: Line, labels: readonly LabelFound[] = []): Amount | undefined {
  if (!line) return undefined;
  const [amount, ...others] = findAmounts(line.masked).filter(({ money }) => money);
  // A date or a registration may be a part of a label: « 5,00 TPS 123456789 RT0001 ».
  if (!amount || others.length > 0 || (labels.length === 0 && line.masked.includes('¤'))) return undefined;
  return hasWords(mask(line.masked, [...labels, amount])) ? undefined : shifted(amount, line);
}

/** The amount between each label of a line and the next label, with the base if the label is a tax. */
export function amountsBeside(line: Line, labels: readonly LabelFound[]): Labelled[] {
  const { masked } = line;
  return labels.flatMap(({ label, end, rate }, index): Labelled[] => {
    const whole = masked.slice(end, labels[index + 1]?.start ?? masked.length);
    const stretch = whole.slice(0, endOf(whole));
    const inText = (as: Labelled['label'], amount: Amount | undefined): Labelled[] =>
      amount ? [{ label: as, amount: shifted(amount, line, end), rate }] : [];
    const base = isTax(label) ? baseIn(stretch) : undefined;
    // « Total 540,00 27,00 53,87 620,87 » is the last line of a table, « Sous-total 900,00 300,00 » has a sum to date. The headings say
    // what the amounts are.
    const columns = stretch.split(COLUMN_GAP).map(amountOf);
    const different = new Set(columns.flatMap((amount) => (amount?.money ? [amount.cents] : [])));
    const isTable = (label === 'total' || label === 'subtotal' || isTax(label)) && different.size > (base ? 2 : 1);
    const amount = isTable ? undefined : amountOf(mask(stretch, base ? [base] : []));
    // « Frais de 25,00 $ par chèque sans provision » or « Pourboire suggéré 15 % 6,00 / 18 % 7,20 » is not a charge.
    const rest = whole.slice(amount?.end).split(COLUMN_GAP)[0] ?? '';
    const isSentence = (label === 'charge' || label === 'discount') && /[a-z]{4}|\d%|\d %/.test(rest);
    const others = findAmounts(whole).filter(({ start, money }) => money && start >= stretch.length);
    return [
      ...inText('base', base),
      ...inText(isSentence ? 'item' : label, amount),
      ...others.flatMap((other) => inText('item', other)),
    ];
  });
}

/** « 500,00 Sous-total »: the amount of a line, before its label. */
export function amountBefore(line?: Line): Labelled | undefined {
  if (!line?.hasMoney || /^\s*[a-z]/.test(line.masked)) return undefined;
  const [found, ...others] = usableLabels(line.masked);
  if (!found || others.length > 0) return undefined;
  const amount = amountAlone(line, [found]);
  return amount && amount.end <= line.start + found.start ? { ...found, amount } : undefined;
}
