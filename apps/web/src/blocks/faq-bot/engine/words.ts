/** Small letters without accents, ligatures or punctuation; words separated by one space. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Longest question that is read, in characters. */
const LONGEST = 300;

/**
 * What remains of a word when plural, feminine and the commonest endings of verbs are gone: « factures » and « facture »,
 * « automatiser » and « automatisation » meet. Four letters are always left.
 */
export function stem(word: string): string {
  const single = word.length > 3 ? word.replace(/(?<=.{3})[sx]$/, '') : word;
  return single.replace(/(?<=.{4})(?:ations?|ements?|ees?|iez|ez|er|ent|ons|e)$/, '').replace(/([a-z])\1$/, '$1');
}

/**
 * The words of a text without their endings.
 * @param whole folded words that keep theirs, because another word would be left: « données » is not « donner »
 */
export const stems = (text: string, whole?: ReadonlySet<string>): string[] =>
  fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => (whole?.has(word) ? word : stem(word)));

/** Stands before a word that was guessed from an everyday one. */
export const GUESSED = '~';

/** Turns a question into the words that are searched. */
export type Reader = (text: string) => string[];

/** The words that a reader knows, as stems. */
export interface ReaderWords {
  /** Dropped; separated by spaces. */
  readonly ignored: string;
  /** Folded words that are not shortened; separated by spaces. */
  readonly whole: string;
  /** Groups: members separated by commas, the words of an expression by spaces. The first stands for the others. */
  readonly synonyms: readonly string[];
  /** The same for everyday words: what they become is marked as guessed. */
  readonly hints: readonly string[];
}

/**
 * Reads questions: ignored words are dropped, the others become stems, and every member of a group of synonyms becomes the
 * group's first; expressions of several words count as one.
 * @param correct gives a mistyped word as it should be
 */
export function createReader(
  { ignored, whole, synonyms, hints }: ReaderWords,
  correct: (word: string) => string = (word) => word,
): Reader {
  const dropped = new Set(ignored.split(' '));
  const unshortened = new Set(whole.split(' '));
  const canonical = new Map<string, string>();
  const expressions: (readonly [string, string])[] = [];
  const learn = (first: string, members: readonly string[]) => {
    for (const member of members) {
      if (member.includes(' ')) expressions.push([` ${member} `, ` ${first} `]);
      else if (!canonical.has(member)) canonical.set(member, first);
    }
  };
  for (const group of synonyms) {
    const [first = '', ...members] = group.split(',');
    learn(first, [first, ...members]);
  }
  for (const group of hints) {
    const [first = '', ...members] = group.split(',');
    learn(`${GUESSED}${first}`, members);
  }
  const isSearched = (word: string) =>
    word.length > 1 && (canonical.has(word) || word.startsWith(GUESSED) || !dropped.has(word));
  // The longest expression first: « prise de rendez-vous » before « rendez-vous ».
  expressions.sort(([a], [b]) => b.length - a.length);
  const [full, bare] = [false, true].map((isBare) =>
    expressions.filter(([expression]) => expression.trim().split(' ').every(isSearched) === isBare),
  );
  const replaced = (line: string, list: typeof full = []) =>
    list.reduce((text, [expression, first]) => text.replaceAll(expression, first), line);
  return (text) => {
    const line = replaced(` ${stems(text.slice(0, LONGEST), unshortened).map(correct).join(' ')} `, full);
    // What is left out between two words of an expression does not hide it: « changer mes photos » is « changer photos ».
    const words = replaced(` ${line.split(' ').filter(isSearched).join(' ')} `, bare)
      .split(' ')
      .filter(Boolean)
      .map((word) => canonical.get(word) ?? word);
    const found = new Set(words);
    return [...found].filter((word) => !(word.startsWith(GUESSED) && found.has(word.slice(1))));
  };
}

/** The words without what says that they were guessed. */
export const plain = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.replace(GUESSED, ''))),
];
