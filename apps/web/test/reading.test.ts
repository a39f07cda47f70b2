import { expect, it } from 'vitest';
import { readingMinutes, WORDS_PER_MINUTE } from './support/reading.ts';

it.each([
  ['', 1],
  ['un mot', 1],
  ['l’arbre '.repeat(WORDS_PER_MINUTE * 4), 4],
  ['peut-être, 1 234! '.repeat(WORDS_PER_MINUTE), 3],
])('a text takes whole minutes to read: %$', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
