import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as format from '../src/format.ts';

const noBreak = (text: string) => text.replaceAll('_', '\u00a0');

describe('numbers', () => {
  it.each([
    [format.formatNumber(1234.5, 1), '1_234,5'],
    [format.formatNumber(1234567), '1_234_567'],
    [format.formatNumber(-1234.56, 1), '−1_234,6'],
    [format.formatNumber(-0.04, 1), '0,0'],
    [format.formatNumber(-0), '0'],
    [format.formatNumber(1.005, 2), '1,01'],
    [format.formatNumber(Number.NaN, 1), '0,0'],
    [format.formatNumber(Infinity), '0'],
    [format.formatNumber(2, 99), `2,${'0'.repeat(20)}`],
    [format.formatNumber(2.5, Number.NaN), '3'],
    [format.formatMoney(1500), '1_500_$'],
    [format.formatMoney(62.1, 2), '62,10_$'],
    [format.formatMoney(-35_000), '−35_000_$'],
    [format.formatPercent(206), '206_%'],
    [format.formatPercent(37.5, 1), '37,5_%'],
    [format.formatPart(0), '0_%'],
    [format.formatPart(0.9), 'moins de 1_%'],
    [format.formatPart(1), '1_%'],
    [format.formatPart(98.6), '99_%'],
    [format.formatPart(99.1), 'plus de 99_%'],
    [format.formatPart(100), '100_%'],
    [format.formatList(['a', 'b', 'c']), 'a, b et c'],
    [format.formatList(['a', 'b'], 'disjunction'), 'a ou b'],
    [format.formatKg(414), '414,0_kg'],
    [format.formatGrams(0.025), '0,025_g'],
    [format.formatBytes(118_400), '118_ko'],
    [format.formatBytes(300, 1), '0,3_ko'],
    [format.formatBytes(44, 1), '0,04_ko'],
    [format.formatBytes(0, 1), '0,0_ko'],
    [format.formatKm(2194.2), '2_194,2_km'],
    [format.formatHours(1456), '1_456_h'],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(noBreak(expected));
  });

  it('agree with a noun: French has the singular below 2, for the number as it is shown', () => {
    const noun = { one: 'arbre', many: 'arbres' };
    const shown = [0, 1, 2, -1, 1234].map((value) => format.withNoun(value, noun));
    expect(shown).toEqual(['0_arbre', '1_arbre', '2_arbres', '−1_arbre', '1_234_arbres'].map(noBreak));
  });

  it('agree with a noun for any number and its decimals, halves included', () => {
    const halves = fc.integer({ min: -30_000, max: 30_000 }).map((tenThousandths) => tenThousandths / 10_000);
    fc.assert(
      fc.property(fc.oneof(halves, fc.double()), fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        const shown = format.withNoun(value, { one: 'arbre', many: 'arbres' }, decimals);
        const number = Math.abs(Number(shown.replace(/[^\d,]/g, '').replace(',', '.')));
        expect(shown.endsWith('arbres'), shown).toBe(number >= 2);
      }),
      {
        examples: [
          [1.95, 1],
          [1.94, 1],
          [1.96, 1],
          [1.995, 2],
          [Number.NaN, 0],
        ],
      },
    );
  });

  it('give only digits, a comma, U+00A0 and U+2212, for any number', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: -5, max: 30 }), (value, decimals) => {
        expect(format.formatNumber(value, decimals)).toMatch(/^\u2212?\d{1,3}(?:\u00a0\d{3})*(?:,\d+)?$/);
      }),
    );
  });
});

describe('dates and hours', () => {
  it.each([
    [format.formatDate('2025-07-26'), '26_juillet_2025'],
    [format.formatDate('2025-08-01'), '1er_août_2025'],
    [format.formatDate('2024-02-29'), '29_février_2024'],
    [format.formatDate(new Date('2025-08-02T03:59:59Z')), '1er_août_2025'],
    [format.formatDate(new Date('2025-08-02T04:00:00Z')), '2_août_2025'],
    [format.formatTime('09:00'), '9_h'],
    [format.formatTime('9:30'), '9_h_30'],
    [format.formatTime('13:05'), '13_h_05'],
    [format.formatTime('00:00'), '0_h'],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(noBreak(expected));
  });

  it('give an empty text for a date or time that does not exist', () => {
    for (const date of ['', '2025-02-29', '2025-13-01', '2025-00-10', '2025-01-00', '26 juillet', '2025-7-1']) {
      expect(format.formatDate(date)).toBe('');
    }
    expect(format.formatDate(new Date(Number.NaN))).toBe('');
    for (const time of ['', '24:00', '12:60', 'midi', '9', '-1:00']) expect(format.formatTime(time)).toBe('');
  });
});
