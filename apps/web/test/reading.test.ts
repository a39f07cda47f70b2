import { expect, test } from 'vitest';
import { readingMinutes, WORDS_PER_MINUTE } from './support/reading.ts';

test.each([
  ['', 1],
  ['un mot', 1],
  ['l’arbre '.repeat(WORDS_PER_MINUTE * 4), 4],
  ['peut-être, 1 234! '.repeat(WORDS_PER_MINUTE), 3],
])('a text of some length takes whole minutes (%#)', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
