import { foldedWords, nearly } from '../../lib/folded-words.ts';
import type { Page, PageId } from '../../site/pages.ts';

/** Words without accents, capitals, ligatures, apostrophes or final plural, so that « Règles d’accès » finds « regle acces ». */
export function searchWords(text: string): readonly string[] {
  return foldedWords(text).map((word) => (word.length > 3 ? word.replace(/s$|(?<=[ae]u)x$/, '') : word));
}

/** Other words for a page, separated by spaces: « prix soumission » for the quote. */
export type Synonyms = { readonly [Id in PageId]?: string | undefined };

type Named = Pick<Page, 'label'> & { readonly path: string };

const wordsOf = ({ label, path }: Named) => searchWords(`${label} ${path}`);

/** With a wrong letter, shorter words resemble too many others. */
const MISTYPED_LENGTH = 5;

/** Whether a word starts with the wanted one, up to one letter missing, added, wrong or swapped with the next, except the first. */
function startsNearly(word: string, want: string): boolean {
  if (want.length < MISTYPED_LENGTH || word[0] !== want[0]) return false;
  const forms = new Set(nearly(want));
  const starts = [want.length, want.length + 1].flatMap((length) => nearly(word.slice(0, length)));
  return starts.some((form) => forms.has(form));
}

const MEANINGFUL_LENGTH = 4;
/** Shorter words are articles and prepositions, without information; so is « pour » in « IA pour entreprises », but not « ia ». */
const isMeaningful = (word: string): boolean =>
  /^(?:ia|ux|seo)$|\d/.test(word) || (word.length >= MEANINGFUL_LENGTH && !/^pour$/.test(word));

/**
 * Pages whose name, address or synonyms contain every word of the query at the start of a word. If there are none, one wrong letter
 * per word is tolerated; then, one whole word of the query is enough, so that « nous joindre » finds what « joindre » does. A blank query
 * keeps all pages.
 */
export function searchPages(pages: readonly Page[], query: string, synonyms: Synonyms = {}): readonly Page[] {
  const wanted = searchWords(query);
  const read = pages.map((page) => ({ page, words: [...wordsOf(page), ...searchWords(synonyms[page.id] ?? '')] }));
  const find = (isFound: (words: readonly string[]) => boolean) =>
    read.filter(({ words }) => isFound(words)).map(({ page }) => page);
  const starts = (word: string, want: string) => word.startsWith(want);
  const withEvery = (matches: typeof starts) =>
    find((words) => wanted.every((want) => words.some((word) => matches(word, want))));
  const exact = withEvery(starts);
  if (exact.length > 0) return exact;
  const mistyped = withEvery((word, want) => starts(word, want) || startsNearly(word, want));
  if (mistyped.length > 0) return mistyped;
  const meant = wanted.filter(isMeaningful);
  return find((words) => meant.some((want) => words.includes(want)));
}

/** Length of the common prefix of two words. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * The page most similar to an unknown address, or undefined. A word counts if at least its first four letters match, so its ending may
 * differ; the page with the most matching letters wins, the first on a tie.
 */
export function guessPage<Candidate extends Named>(
  pages: readonly Candidate[],
  pathname: string,
): Candidate | undefined {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A malformed address cannot be decoded: search it as it is.
  }
  const asked = searchWords(decoded).filter(isMeaningful);
  const scored = pages.map((page) => {
    const words = wordsOf(page);
    const shared = asked.map((word) => Math.max(...words.map((other) => commonStart(word, other))));
    const score = shared.filter((length) => length >= MEANINGFUL_LENGTH).reduce((sum, length) => sum + length, 0);
    return { page, score };
  });
  const [best] = scored.sort((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.page : undefined;
}
