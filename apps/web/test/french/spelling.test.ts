import { beforeAll, describe, expect, it } from 'vitest';
import { createSpeller, reviewedWords, type Speller } from './spelling.ts';

let speller: Speller;
beforeAll(async () => {
  speller = await createSpeller(['Épinette, agence numérique inc.', 'Zyglor']);
});

// The texts of the site hold what else is accepted: see sources.test.ts.
describe('unknown words', () => {
  it.each([
    'L’équipe d’aujourd’hui s’en va, puisqu’elle peut-être reviendra-t-elle.',
    'Le rendez-vous de l’œuvre québécoise, c’est-à-dire MÉTHODE et ÉQUIPE.',
    'Zyglor est la marque.',
  ])('accepts: %s', (text) => {
    expect(speller.unknownWords(text)).toEqual([]);
  });

  it.each([
    ['Une équippe', 'équippe'],
    ['METHODE', 'METHODE'],
    ['Equipe', 'Equipe'],
    ['Une oeuvre', 'oeuvre'],
    ['L’automatizassion', 'L’automatizassion'],
    ['Zyglar', 'Zyglar'],
  ])('reports: %s', (text, word) => {
    expect(speller.unknownWords(text)).toEqual([word]);
  });
});

describe('capitals inside a sentence', () => {
  it.each([
    ['Discuter de mon Projet', ['Projet']],
    ['Voir les Cas d’Usage', ['Cas', 'Usage']],
  ])('%s', (text, words) => {
    expect(speller.strayCapitals(text)).toEqual(words);
  });
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
