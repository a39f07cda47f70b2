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

/** The words of a text without their endings. */
export const stems = (text: string): string[] => fold(text).split(' ').map(stem);

/** Turns a question into the words that are searched. */
export type Reader = (text: string) => string[];

/**
 * Reads questions: ignored words are dropped, the others become stems, and every member of a group of synonyms becomes the
 * group's first; expressions of several words count as one.
 * @param correct gives a mistyped word as it should be
 */
export function createReader(
  ignored: string,
  synonyms: readonly string[],
  correct: (word: string) => string = (word) => word,
): Reader {
  const dropped = new Set(stems(ignored));
  const canonical = new Map<string, string>();
  const expressions: (readonly [string, string])[] = [];
  for (const group of synonyms) {
    const members = group.split(',').map((member) => stems(member).join(' '));
    const first = (members[0] ?? '').replaceAll(' ', '');
    for (const member of members) {
      if (member.includes(' ')) expressions.push([` ${member} `, ` ${first} `]);
      else canonical.set(member, first);
    }
  }
  // The longest expression first: « prise de rendez-vous » before « rendez-vous ».
  expressions.sort(([a], [b]) => b.length - a.length);
  const kept = new Set(canonical.keys());
  return (text) => {
    let line = ` ${stems(text.slice(0, LONGEST)).map(correct).join(' ')} `;
    for (const [expression, first] of expressions) line = line.replaceAll(expression, first);
    const words = line
      .split(' ')
      .filter((word) => word !== '' && (kept.has(word) || !dropped.has(word)))
      .map((word) => canonical.get(word) ?? word);
    return [...new Set(words)];
  };
}
