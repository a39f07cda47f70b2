import type { Page } from '../../site/pages.ts';

/** Words without accents, capitals, ligatures, apostrophes or final plural, so that « Règles d’accès » finds « regle acces ». */
export function searchWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word));
}

const wordsOf = ({ label, path }: Page) => searchWords(`${label} ${path}`);

/** Pages whose name or address holds every word of the query, each at the start of a word. A blank query keeps them all. */
export function searchPages(pages: readonly Page[], query: string): readonly Page[] {
  const wanted = searchWords(query);
  return pages.filter((page) => {
    const words = wordsOf(page);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}

/** Shorter words are articles and prepositions: they prove nothing about what was meant. */
const MEANINGFUL_LENGTH = 4;

/** Length of the common start of two words. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * The page that an unknown address most resembles, or undefined. A word counts when the first four letters or more agree,
 * so that a missing ending or another one still leads home; the page that shares most letters wins, the first on a tie.
 */
export function guessPage(pages: readonly Page[], pathname: string): Page | undefined {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A malformed address is searched as it stands.
  }
  const asked = searchWords(decoded).filter((word) => word.length >= MEANINGFUL_LENGTH);
  let best: Page | undefined;
  let bestScore = 0;
  for (const page of pages) {
    const words = wordsOf(page);
    const score = asked.reduce((sum, word) => {
      const shared = Math.max(0, ...words.map((other) => commonStart(word, other)));
      return sum + (shared >= MEANINGFUL_LENGTH ? shared : 0);
    }, 0);
    if (score > bestScore) [best, bestScore] = [page, score];
  }
  return best;
}
