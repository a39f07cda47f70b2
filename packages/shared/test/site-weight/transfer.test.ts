import { expect, it } from 'vitest';
import { timesLighter, transferGrams, weightText } from '../../src/site-weight.ts';

it('the emissions of a transfer are 0 for impossible values', () => {
  expect(transferGrams(-1)).toBe(0);
  expect(transferGrams(Number.NaN)).toBe(0);
});

it('two weights side by side count only whole times', () => {
  expect(timesLighter(57, 2559)).toBe(44);
  expect(timesLighter(3000, 2559)).toBe(0);
  expect(timesLighter(0, 2559)).toBe(0);
});

it('a weight has one decimal below a hundred kilobytes, as it is shown', () => {
  const shown = [99_949, 99_950, 99_960, 100_000].map(weightText);
  expect(shown).toEqual(['99,9\u00a0ko', ...Array.from({ length: 3 }, () => '100\u00a0ko')]);
});
