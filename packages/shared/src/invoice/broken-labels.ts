import { findAmountLabels } from './amount-labels.ts';
import type { WrittenLine } from './cells.ts';
import { BARE_NUMBER, NAMED_DATE, NUMBER_LABEL, OTHER_DATE, otherNoun, registrationEnd } from './labels.ts';
import { findDates } from './text.ts';

/** The possible rest of the label of a tax, in the next line: its rate, or the end of a registration number. */
const REST_OF_TAX = /* @__PURE__ */ new RegExp(`^(?:\\(?\\d{1,2}(?:[.,]\\d{1,3})? ?|%|${registrationEnd})[% :)]*$`);

/**
 * Whether the upper lines are the start of the label of the lower one: « Total », « avant », « taxes 100,00 »; « Date de la »,
 * « facture : 3 mars 2026 ».
 * @param next the line below
 */
export function hasBrokenLabel(upper: readonly WrittenLine[], lower: WrittenLine, next: string): boolean {
  const [rest, beside, ...more] = lower.cells;
  const [first, ...others] = upper.map(({ cells: [cell, ...more] }) => (more.length > 0 ? '' : (cell?.folded ?? '')));
  if (!first || others.includes('') || !rest || more.length > 0 || upper.some(({ hasMoney }) => hasMoney)) return false;
  const label = [first, ...others].join(' ');
  if (beside && lower.hasMoney) {
    if (!/[\d%]/.test(rest.folded)) return spans(label, rest.folded, first);
    return REST_OF_TAX.test(rest.folded) && findAmountLabels(label)[0]?.start === 0;
  }
  const [end = '', inCell] = rest.folded.split(/ ?: ?/);
  const hasDate = findDates(inCell || beside?.folded || next)[0]?.start === 0;
  return (
    /\d/.test(inCell || beside?.folded || next) &&
    !/[\d:]|reference$/.test(label + end) &&
    !isWhole(label, hasDate) &&
    isWhole(`${label} ${end}`, hasDate)
  );
}

/** Words of documents and accounts whose numbers are not that of the invoice. */
const OTHER_KIND = /* @__PURE__ */ new RegExp(`^${otherNoun} +$`);

/** Whether a text is a whole label of a number or of a date, of this document or of another. */
function isWhole(label: string, isDate: boolean): boolean {
  const isAll = (pattern: RegExp) => pattern.exec(label)?.[0] === label;
  if (isDate)
    return (
      isAll(NAMED_DATE) ||
      (OTHER_DATE.test(label) && /^[a-z']+ date$|^date (?:de |d')[a-z]+$|^[a-z']+ (?:avant )?le$/.test(label))
    );
  return isAll(NUMBER_LABEL) || OTHER_KIND.test(label.replace(BARE_NUMBER, ' '));
}

/** Whether a whole label of an amount is in both texts, and starts in the first part of the upper one. */
function spans(label: string, rest: string, first = label): boolean {
  const joined = `${label} ${rest}`;
  return findAmountLabels(joined).some(
    ({ start, end }) => start < first.length && end > label.length + 1 && !/[a-z0-9]/.test(joined.slice(end)),
  );
}

/**
 * Whether a label (« Total avant », « taxes 100,00 »), an amount (« 9 », « 824,74 $ »; « − », « 12,00 ») or a rate (« 9,975 », « % ») goes
 * on in the next line.
 */
export function isBrokenBetween(upper: WrittenLine, lower: WrittenLine | undefined): boolean {
  if (!lower) return false;
  const [label, rest] = [upper.cells[0]?.folded ?? '', lower.cells[0]?.folded ?? ''];
  const [amount, cents] = [upper.cells.at(-1)?.folded ?? '', lower.cells.at(-1)?.folded ?? ''];
  if (/\d$/.test(label) && rest.startsWith('%')) return true;
  if (/^[-\u2212]$/.test(amount) && lower.hasMoney) return true;
  if (/(?:^|\$)\d{1,3}(?: \d{3})*$/.test(amount) && /^(?:\d{3})?[.,]\d{2}(?!\d)/.test(cents)) return true;
  // Two whole lines each have their amount, and a sentence may follow a whole label.
  return upper.hasMoney !== lower.hasMoney && spans(label, rest);
}
