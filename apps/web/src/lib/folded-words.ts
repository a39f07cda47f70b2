/** The words of a text, in lower case, without accents, ligatures or punctuation. « Loi25 » is two, « 3D » and « CO2 » are one. */
export const foldedWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^a-z0-9]+|(?<=[a-z]{3})(?=\d)/)
    .filter(Boolean);

/**
 * Light French stemming: removes the plural, then the feminine and the most common endings of verbs and nouns, then doubled letters,
 * which people often miss. At least four letters remain before an ending, so that short words stay distinct.
 */
export function stem(word: string): string {
  return word
    .replace(/(?<=.{3})[sx]$/, '')
    .replace(/(?<=.{4})(?:ation|(?<=.{6})ement|ee|iez|ez|er|ent|e)$/, '')
    .replace(/([a-z])\1+/g, '$1');
}

/** The word, and what is left of it without any one letter: two words with a letter missing, changed or swapped share one of these. */
export const nearly = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];
