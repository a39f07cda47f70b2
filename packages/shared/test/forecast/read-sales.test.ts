import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSales, type SalesReading } from '../../src/forecast/read-sales.ts';
import { anyText } from '../any-text.ts';

/** Short form of a parsed figure: its value, or why it has none. */
const short = (reading: SalesReading) =>
  reading.kind === 'number' ? reading.value : reading.kind === 'ambiguous' ? `${reading.thousands}?` : reading.kind;
const read = (cells: readonly string[], mark?: ',' | '.') => readSales(cells, mark).map(short);
const one = (cell: string) => read([cell])[0];

describe('one figure', () => {
  it.each([
    ['12', 12],
    ['12 500', 12_500],
    ['12\u00a0500', 12_500],
    ['12\u202f500,50\u00a0$', 12_500.5],
    ['$12,500.50', 12_500.5],
    ['CA$ 1 200', 1200],
    ['1 200 $ CA', 1200],
    ['1 200 CAD', 1200],
    ['1 200 $ CAN', 1200],
    ['12.500,50 €', 12_500.5],
    ['1 200 dollars', 1200],
    ['1 200 $ US', 1200],
    ['450 $ can.', 450],
    ['£1,200.50', 1200.5],
    ['16,1 M€', 16_100_000],
    ['1 200 EUR', 1200],
    ['12’500.5', 12_500.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1234,5', 1234.5],
    ['99.5', 99.5],
    ['1234.567', 1234.567],
    ['0,125', 0.125],
    [',5', 0.5],
    ['12,', 12],
    ['+7', 7],
    ['-3', -3],
    ['\u22123,5', -3.5],
    ['3-', -3],
    ['-$1,200.00', -1200],
    ['$-5', -5],
    ['(1 200)', -1200],
    ['12 345 $ (8 %)', 12_345],
    ['(1 200) (-1,5 %)', -1200],
    ['(8 %)', 'refused'],
    ['($1,200.50)', -1200.5],
    ['1,200 CAD', 1200],
    ['$1,200', 1200],
    ['US$12.500', 12_500],
    ['16,1 k$', 16_100],
    ['-$1.25M', -1_250_000],
    ['0', 0],
  ])('%s is read', (cell, value) => {
    expect(one(cell)).toBe(value);
  });

  it.each([
    '18 kg',
    '18m',
    'environ 20',
    '20 environ',
    'abc',
    '-',
    '–',
    '12 50',
    '1,2,3',
    '1..2',
    '12 %',
    '1e9',
    '--5',
    '(-5)',
    '2024-01',
    'n/d',
    '=A1',
    '1 000 000 000 000 000',
    '٣',
  ])('%s is no number', (cell) => {
    expect(one(cell)).toBe('refused');
  });

  it('a blank is a month without a figure', () => {
    expect(['', ' ', '\u00a0', '\t'].map(one)).toEqual(['blank', 'blank', 'blank', 'blank']);
  });

  it('an ambiguous figure is reported, never guessed', () => {
    expect(['1,200', '12.500', '1,200 k$', '-1.200'].map(one)).toEqual(['1200?', '12500?', '1200000?', '-1200?']);
  });
});

describe('a column', () => {
  it('settles an ambiguous figure by its other figures', () => {
    expect(read(['1,200', '18,450.00', '900'])).toEqual([1200, 18_450, 900]);
    expect(read(['1,200', '0,5', '18'])).toEqual([1.2, 0.5, 18]);
    expect(read(['1.200', '12,50'])).toEqual([1200, 12.5]);
    expect(read(['1,200', '1,234,567'])).toEqual([1200, 1_234_567]);
    expect(read(['1,200', '$1,234'])).toEqual([1200, 1234]);
  });

  it('stays ambiguous if its figures do not settle it or contradict each other', () => {
    expect(read(['1,200', '18,450', '900'])).toEqual(['1200?', '18450?', 900]);
    expect(read(['1,200', '12,5', '12.5'])).toEqual(['1200?', 12.5, 12.5]);
  });

  it('is settled by the visitor’s answer', () => {
    expect(read(['1,200', '18,450', '900'], '.')).toEqual([1200, 18_450, 900]);
    expect(read(['1,200', '18,450', '900'], ',')).toEqual([1.2, 18.45, 900]);
  });

  it('reads back amounts formatted in French and English', () => {
    const amounts = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 1, maxLength: 36 });
    fc.assert(
      fc.property(amounts, fc.constantFrom('fr-CA', 'en-CA', 'de-DE'), (cents, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
        const cells = cents.map((amount) => format.format(amount / 100));
        expect(readSales(cells)).toEqual(cents.map((amount) => ({ kind: 'number', value: amount / 100 })));
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.array(anyText), (cells) => {
        for (const reading of readSales(cells)) {
          if (reading.kind === 'number') expect(Number.isFinite(reading.value)).toBe(true);
        }
      }),
    );
  });
});
