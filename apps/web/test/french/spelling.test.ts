import { beforeAll, describe, expect, it } from 'vitest';
import { createSpeller, reviewedWords, type Speller } from './spelling.ts';

let speller: Speller;
beforeAll(async () => {
  speller = await createSpeller(['Épinette, agence numérique inc.', 'Zyglor']);
});

// The texts of the site hold what is accepted: see sources.test.ts.
it('an unknown word, a capital without its accent and a capital inside a sentence are reported', () => {
  expect(speller.unknownWords('Une équippe de Zyglor, METHODE, oeuvre')).toEqual(['équippe', 'METHODE', 'oeuvre']);
  expect(speller.strayCapitals('Voir les Cas d’Usage')).toEqual(['Cas', 'Usage']);
});

describe('the reviewed list', () => {
  it('is sorted, without duplicates', () => {
    const sorted = [...new Set(reviewedWords)].sort(
      (one, other) => one.localeCompare(other, 'fr') || (one < other ? -1 : 1),
    );
    expect(reviewedWords).toEqual(sorted);
  });

  it('contains no word of the dictionary, except proper names', () => {
    const isProperName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
    expect(reviewedWords.filter((word) => !isProperName(word) && speller.isInDictionary(word))).toEqual([]);
  });
});
