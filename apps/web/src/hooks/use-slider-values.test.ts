import { expect, it } from 'vitest';
import { boundOf, sliderNumber } from './use-slider-values.ts';

const range = { min: 50, max: 1000, default: 100 };

it.each([
  ['250', 250, undefined],
  ['12.7', 50, 'min'],
  ['120,9', 120, undefined],
  ['20', 50, 'min'],
  ['-5', 50, 'min'],
  ['5000', 1000, 'max'],
  ['1e9', 1000, 'max'],
  ['', 0, undefined],
  ['abc', 0, undefined],
  ['-', 0, undefined],
])('« %s » counts as %d', (text, value, bound) => {
  expect(sliderNumber(text, range)).toBe(value);
  expect(boundOf(text, range)).toBe(bound);
});
