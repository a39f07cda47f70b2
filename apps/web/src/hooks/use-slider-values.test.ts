import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctionOf, sliderNumber, typedIn } from './use-slider-values.ts';

const range = { min: 50, max: 1000, default: 100 };

it.each([
  ['250', 250, undefined],
  ['12.7', 50, 'min'],
  ['120.9', 120, 'whole'],
  ['20', 50, 'min'],
  ['-5', 50, 'min'],
  ['5000', 1000, 'max'],
  ['1e9', 1000, 'max'],
  ['', 0, undefined],
  ['abc', 0, undefined],
  ['-', 0, undefined],
])('« %s » counts as %d', (text, value, correction) => {
  expect(sliderNumber(text, range)).toBe(value);
  expect(correctionOf(text, range)).toBe(correction);
});

it.each([
  [undefined, '100'],
  [' ', ''],
  ['250', '250'],
  ['120,9', '120.9'],
  ['99999', '99999'],
  ['abc', '100'],
  ['2 000', '100'],
  ['1e999', '100'],
])('the field shows the input « %s » as « %s »', (input, text) => {
  expect(typedIn(input, range)).toBe(text);
});

it('the field shows the number that the formula counts, whatever the address holds', () => {
  const part = fc.constantFrom('0x64', '0b11', '+', '-', '.', ',', '250', '00', 'e', 'E2', ' ', 'Infinity', '_');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const text = typedIn(parts.join(''), range);
      // HTML Standard: the texts that a number field does not empty.
      expect(text).toMatch(/^(?:-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)?$/i);
    }),
    { numRuns: 2000 },
  );
});
