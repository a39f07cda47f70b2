/** Text folded for comparison, and the month that a folded word names. */
import { monthsOfYear } from './format.ts';

const DASHES = /[\u2010-\u2015\u2212]/;
const QUOTES = /[\u2018\u2019\u02bc]/;

function foldUnit(unit: string): string {
  if (DASHES.test(unit)) return '-';
  if (QUOTES.test(unit)) return "'";
  return (unit.normalize('NFKD')[0] ?? unit).toLowerCase()[0] ?? unit;
}

/**
 * Folds case, accents, unusual spaces and typographic dashes; the length stays the same. A minus sign before a space is not folded,
 * because a hyphen before a space separates a label from its amount.
 */
export function fold(text: string): string {
  return text
    .replace(/\u2212(?!\s)|[\u0080-\u2211\u2213-\uffff]/g, foldUnit)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

const ENGLISH = 'january february march april may june july august september october november december';

/** Folded names of each month, in French and English. */
const names = /* @__PURE__ */ ENGLISH.split(' ').map((name, month) => [name, fold(monthsOfYear[month] ?? '')]);

/**
 * The month of a folded name or its abbreviation of three letters or more, 0 for January; undefined for other words, and for
 * `jui`.
 */
export function monthOfWord(word: string): number | undefined {
  if (word.length < 3) return undefined;
  let found: number | undefined;
  for (const [month, namesOfMonth] of names.entries()) {
    if (!namesOfMonth.some((name) => name.startsWith(word))) continue;
    if (found !== undefined) return undefined;
    found = month;
  }
  return found;
}
