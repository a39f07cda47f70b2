import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createHunspellFromFiles } from 'hunspell-wasm';
import { withoutMachineText } from './typography.ts';

export interface Speller {
  /** Words of the text that are in neither the dictionary nor the reviewed list, without duplicates. */
  unknownWords(text: string): string[];
  /** Capitalised words inside a sentence that are not proper names: French uses sentence case in titles. */
  strayCapitals(text: string): string[];
  /** Whether the dictionary has the word, without the reviewed list. */
  isInDictionary(word: string): boolean;
}

/** The reviewed list, sorted, with one word or name per line. Proper names have a capital. */
export const reviewedWords: readonly string[] = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

/** A word: letters, with apostrophes and hyphens inside. Sequences with a digit (3D, 4K, CO2) are names. */
const wordPattern = /(?<![\p{L}\p{N}’'&-])\p{L}+(?:[’'-]\p{L}+)*(?![\p{L}\p{N}]|[’'-][\p{L}\p{N}])/gu;

const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’']/iu;

/** A capitalised word inside a sentence: not after the end of a sentence, a dash, a bar, an opening quote or a bracket. */
const capitalPattern = /(?<=[\p{L}\p{N},;’%$)] (?:[dlnsc]’)?|’)\p{Lu}\p{Ll}{2,}(?:-\p{L}+)*(?!\p{L})/gu;

/**
 * The Hunspell engine with Dicollecte's French dictionary, which LibreOffice also uses.
 * @param names accepted besides the reviewed list, such as brand names
 */
export async function createSpeller(names: readonly string[] = []): Promise<Speller> {
  const dictionaryFile = (name: string) => fileURLToPath(new URL(name, import.meta.resolve('dictionary-fr')));
  const hunspell = await createHunspellFromFiles(dictionaryFile('index.aff'), dictionaryFile('index.dic'));
  const listed = new Set([...reviewedWords, ...names.flatMap((name) => name.match(wordPattern) ?? [])]);
  const longNames = reviewedWords.filter((entry) => /[^\p{L}’'-]/u.test(entry));
  const judged = new Map<string, boolean>();

  /** The text to check, without addresses and names of several words. */
  const prose = (text: string) =>
    longNames.reduce((rest, name) => rest.replaceAll(name, 'xx'), withoutMachineText(text));

  const isInDictionary = (word: string) => hunspell.testSpelling(word);
  const isListed = (word: string) => listed.has(word) || listed.has(word.toLowerCase());

  function isKnown(word: string): boolean {
    const bare = word.replace(elision, '');
    if (isListed(word) || isListed(bare) || isInDictionary(word) || isInDictionary(bare)) return true;
    // A compound is correct if its parts are: « peut-on », « a-t-il », « robot-conseil ».
    const parts = bare.split('-');
    return parts.length > 1 && parts.every((part) => part === 't' || isListed(part) || isInDictionary(part));
  }

  function remembered(word: string): boolean {
    const known = judged.get(word) ?? isKnown(word);
    judged.set(word, known);
    return known;
  }

  return {
    isInDictionary,
    unknownWords: (text) => {
      const words = prose(text).match(wordPattern) ?? [];
      return [...new Set(words)].filter((word) => !/^x{2,}$/.test(word) && !remembered(word));
    },
    strayCapitals: (text) => {
      const words = prose(text).match(capitalPattern) ?? [];
      return [...new Set(words)].filter((word) => !listed.has(word) && isInDictionary(word.toLowerCase()));
    },
  };
}
