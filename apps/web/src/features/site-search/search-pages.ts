import { foldedWords, nearly, stem } from '../../lib/folded-words.ts';
import type { Page, PageId } from '../../site/pages.ts';

type Named = Pick<Page, 'label'> & { readonly path: string; readonly id?: PageId };

/** Words of each page: other names, like « prix soumission » for the quote, or what it says. */
type Words = { readonly [Id in PageId]?: string | undefined };

/** Most words this short are articles and prepositions. */
const isShort = (word: string): boolean => word.length < 4;

/** Short words have no information, nor has « pour » in « IA pour entreprises »; « ia » has. */
const isMeaningful = (word: string): boolean =>
  /^(?:ia|ai|ux|ui|seo)$|\d/.test(word) || !(isShort(word) || /^(?:pour|[nv]o(?:us|tre))$/.test(word));

/** The stem of a word, or the word if that is too short: the stem of « passe » is « pas ». */
function rootOf(word: string): string {
  const root = stem(word);
  return isShort(root) ? word : root;
}

const singular = (word: string): string => word.replace(/[sx]$/, '');

/** With a wrong letter or an unknown ending, shorter words resemble too many others. */
const MIN_LENGTHS = { mistyped: 5, family: 6 };

/**
 * How alike a page's word is to the wanted one: the same in any form, longer, or near. A near one has one letter missing, added, wrong
 * or swapped with the next, except the first, or has a shorter stem: « développement » is near « développeur ».
 */
function likenessTo(want: string): (word: string, root: string) => number {
  const wanted = rootOf(want);
  const forms = new Set(want.length >= MIN_LENGTHS.mistyped ? nearly(singular(want)) : []);
  return (word, root) => {
    if (word[0] !== want[0]) return 0;
    if (root === wanted) return 1;
    if (word.startsWith(wanted)) return 0.4;
    const isNear =
      (root.length >= MIN_LENGTHS.family && wanted.startsWith(root)) ||
      (forms.size > 0 && nearly(singular(word)).some((form) => forms.has(form)));
    return isNear ? 0.15 : 0;
  };
}

/** The words of a text. « Rendez-vous » is also one word: people write both. */
const wordsOf = (text: string) => new Set(foldedWords(`${text} ${text.replaceAll('-', '')}`));

/**
 * Finds the pages that have a word of the query, most likely first. A word counts more if fewer pages have it, and a page if it has more of
 * the words. A page with less than half of the best score is left out.
 */
export function createSearch<Candidate extends Named>(
  pages: readonly Candidate[],
  synonyms: Words = {},
  texts: Words = {},
): (query: string) => readonly Candidate[] {
  const own = pages.map(({ id, label, path }) => ({
    names: wordsOf(`${label} ${path} ${(id && synonyms[id]) ?? ''}`),
    text: wordsOf((id && texts[id]) ?? ''),
  }));
  const vocabulary = Array.from(new Set(own.flatMap(({ names, text }) => [...names, ...text])), (word) => ({
    word,
    root: rootOf(word),
    // A page's name says more about its subject than its text does.
    weights: own.map(({ names, text }) => (names.has(word) ? 3 : Number(text.has(word)))),
  }));
  return (query) => {
    const words = [...wordsOf(query)];
    // The last word may be unfinished.
    const meant = words.filter((word, at) => isMeaningful(word) || (at === words.length - 1 && isShort(word)));
    const found = meant.map((want) => {
      const likeness = likenessTo(want);
      const alike = vocabulary.flatMap(({ word, root, weights }) => {
        const share = likeness(word, root);
        return share > 0 ? [{ weights, share }] : [];
      });
      const scores = pages.map((_, at) =>
        Math.max(0, ...alike.map(({ weights, share }) => share * (weights[at] ?? 0))),
      );
      const having = scores.filter((score) => score > 0).length;
      return scores.map((score) => score / having);
    });
    const scored = pages.map((page, at) => {
      const scores = found.map((one) => one[at] ?? 0).filter((score) => score > 0);
      return { page, score: scores.length * scores.reduce((sum, score) => sum + score, 0) };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0 && score >= best / 2)
      .sort((one, other) => other.score - one.score)
      .map(({ page }) => page);
  };
}

/** The page most similar to an unknown address, or undefined. */
export function guessPage<Candidate extends Named>(pages: readonly Candidate[], pathname: string) {
  // Unlike `decodeURIComponent`, parameters accept a malformed address.
  const words = foldedWords(new URLSearchParams(`=${pathname}`).get('') ?? '').filter(isMeaningful);
  return createSearch(pages)(words.join(' '))[0];
}
