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
  ['abc', 50, 'unread'],
  ['12k', 50, 'unread'],
  ['10-12', 50, 'unread'],
  ['2h30', 50, 'unread'],
  ['1.200,50', 50, 'unread'],
])('« %s » counts as %d', (text, value, correction) => {
  expect(sliderNumber(text, range)).toBe(value);
  expect(correctionOf(text, range)).toBe(correction);
});

it.each([
  [undefined, '100'],
  [' ', ''],
  ['250', '250'],
  ['120,9', '120,9'],
  ['abc', 'abc'],
])('the field shows the input « %s » as « %s »', (input, text) => {
  expect(typedIn(input, range)).toBe(text);
});

it('a number as people write it is counted, and a decimal one is never ten times more', () => {
  const space = fc.constantFrom('', ' ', '\u00a0', '\u202f', ',', '.');
  const mark = fc.constantFrom(',', '.');
  const wide = { min: 1, max: 5_000_000, default: 100 };
  const whole = fc.integer({ min: 1, max: 5_000_000 });
  fc.assert(
    fc.property(whole, space, mark, fc.integer({ min: 0, max: 99 }), (number, between, comma, cents) => {
      const written = String(number).replace(/\B(?=(?:\d{3})+$)/g, between);
      expect([sliderNumber(written, wide), correctionOf(written, wide)]).toEqual([number, undefined]);
      const decimal = `${number}${comma}${cents}`;
      const correction = cents === 0 ? undefined : number === wide.max ? 'max' : 'whole';
      expect([sliderNumber(decimal, wide), correctionOf(decimal, wide)]).toEqual([number, correction]);
    }),
    { numRuns: 2000 },
  );
});

it('no text counts as another number without a word', () => {
  const part = fc.constantFrom('0x64', '+', '-', '.', ',', '250', '00', 'e', ' ', 'k', ' $', '%', 'h', '~', 'à');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const text = parts.join('');
      if (text.trim() === '' || correctionOf(text, range)) return;
      // Without a sign, spaces and marks, the text is the digits of the number that is counted.
      const [whole = ''] = text.replace(/[\s+]/g, '').split(/[.,](?!\d{3})/);
      expect(sliderNumber(text, range)).toBe(Number(whole.replace(/[.,]/g, '')));
    }),
    { numRuns: 2000 },
  );
});
