import { expect, it } from 'vitest';
import { withNoun } from './count.ts';

it('agrees with the formatted number', () => {
  const noun = { one: 'arbre', many: 'arbres' };
  expect([0, 1, 2, -1].map((value) => withNoun(value, noun))).toEqual([
    '0\u00a0arbre',
    '1\u00a0arbre',
    '2\u00a0arbres',
    '−1\u00a0arbre',
  ]);
  expect([1.94, 1.96].map((value) => withNoun(value, noun, 1))).toEqual(['1,9\u00a0arbre', '2,0\u00a0arbres']);
});
