import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Co2Form,
  type Co2Inputs,
  calculateCo2,
  co2Constants,
  co2Level,
  emptyCo2Form,
  isCo2FormReady,
  parseCo2Form,
  wrongCo2Counts,
} from '../src/co2.ts';
import { formatKg, formatKm, formatMoney, formatNumber, formatPart } from '../src/format.ts';
import { anyNumber } from './any-number.ts';

const none: Co2Inputs = { visitorsPerMonth: 0, chatbotConversations: 0, aiRequests: 0, hostingLocation: 'quebec' };

describe('calculateCo2', () => {
  it('multiplies each of the three parts', () => {
    const given: Co2Inputs = {
      visitorsPerMonth: 1000,
      chatbotConversations: 20,
      aiRequests: 100,
      hostingLocation: 'us',
    };
    const us = calculateCo2(given);
    expect(us.details.map(({ kg }) => kg)).toEqual([41.4, 30, 3.6]);
    expect(calculateCo2({ ...given, hostingLocation: 'autre' }).totalCO2).toBe(25);
  });

  it.each([
    [{ chatbotConversations: 100 }, 50, 'excellent'],
    [{ aiRequests: 4175 }, 50.1, 'moyen'],
    [{ chatbotConversations: 400 }, 200, 'moyen'],
    [{ aiRequests: 16_675 }, 200.1, 'élevé'],
  ] as const)('%j is %d kg, %s', (inputs, kg, level) => {
    expect(calculateCo2({ ...none, ...inputs })).toMatchObject({ totalCO2: kg, level });
  });

  it('shows every figure as exact arithmetic rounds it, and shares that add up to 100 %', () => {
    const rounded = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
    const digits = (shown: string) => BigInt(shown.replace(/\D/g, ''));
    const count = fc.nat({ max: 10_000_000 });
    const few = fc.nat({ max: 40 });
    fc.assert(
      fc.property(
        count,
        few,
        count,
        fc.constantFrom('quebec', 'us', 'europe'),
        (visitors, talks, requests, location) => {
          const inputs = { visitorsPerMonth: visitors, chatbotConversations: talks, aiRequests: requests };
          const { totalCO2, multiplier, comparisons, details } = calculateCo2({ ...inputs, hostingLocation: location });
          // In tenths of a gram.
          const parts = [138n * BigInt(visitors), 5000n * BigInt(talks), 120n * BigInt(requests)];
          const sum = parts.reduce((total, part) => total + part);
          const total = sum * BigInt(multiplier);
          expect(digits(formatKg(totalCO2))).toBe(rounded(total, 1000n));
          expect(digits(formatKm(comparisons.carKm))).toBe(rounded(total * 53n, 10_000n));
          expect(digits(formatNumber(comparisons.trees, 1))).toBe(rounded(total, 22_000n));
          expect(digits(formatMoney(comparisons.costCAD, 2))).toBe(rounded(total * 15n, 10_000n));
          const shares = details.map(({ percent }) => Number(formatPart(percent).replace(/^\D*|\D*$/g, '')));
          for (const [index, { percent }] of details.entries()) {
            const exact = sum === 0n ? 0 : Number((10_000n * (parts[index] ?? 0n)) / sum) / 100;
            expect(Math.abs((shares[index] ?? 0) - exact)).toBeLessThanOrEqual(1);
            const words = percent > 0 && percent < 1 ? 'moins de' : percent > 99 && percent < 100 ? 'plus de' : '';
            expect(formatPart(percent).replace(/ ?\d+\u00a0%$/, '')).toBe(words);
          }
          if (sum > 0n && details.every(({ percent }) => percent === 0 || (percent >= 1 && percent <= 99)))
            expect(shares.reduce((all, share) => all + share)).toBe(100);
        },
      ),
      {
        numRuns: 2000,
        examples: [
          [480, 0, 86_473, 'quebec'],
          [530, 0, 53_953, 'europe'],
          [87_170, 0, 58_842, 'europe'],
          [10_000, 207, 0, 'quebec'],
          [20, 5, 16, 'quebec'],
          [700, 19, 805, 'quebec'],
        ],
      },
    );
  });

  it('shows a total that no verdict contradicts: above a bound it looks above it, and otherwise it has one decimal', () => {
    const { moderateAbove, highAbove, fullScale } = co2Constants;
    const bounds = [0, moderateAbove, highAbove, fullScale];
    const inputs = fc.record({
      visitorsPerMonth: fc.nat({ max: 30_000 }),
      chatbotConversations: fc.nat({ max: 20 }),
      aiRequests: fc.nat({ max: 3000 }),
      hostingLocation: fc.constantFrom('quebec', 'us', 'europe'),
    });
    const near = fc.constantFrom(...bounds).chain((bound) =>
      inputs.map((given) => {
        const { totalCO2, multiplier } = calculateCo2({ ...given, visitorsPerMonth: 0 });
        const left = Math.max(0, bound - totalCO2) / multiplier;
        // The first number of visitors whose pages bring the total to the bound, or above it.
        return { ...given, visitorsPerMonth: Math.ceil((left * 10_000) / 138) };
      }),
    );
    let close = 0;
    fc.assert(
      fc.property(fc.oneof(inputs, near), (given) => {
        const { totalCO2, decimals, level } = calculateCo2(given as Co2Inputs);
        const shown = Number(formatNumber(totalCO2, decimals).replace(/\s/g, '').replace(',', '.'));
        expect(co2Level(shown)).toBe(level);
        for (const bound of [0, fullScale]) expect(shown > bound).toBe(totalCO2 > bound);
        if (decimals > 1) {
          close += 1;
          expect(bounds).toContain(Math.round(totalCO2 * 10) / 10);
        }
      }),
      {
        numRuns: 2000,
        examples: [{ aiRequests: 4170 }, { visitorsPerMonth: 3624 }, { visitorsPerMonth: 1 }].map((given) => [
          { ...none, ...given },
        ]),
      },
    );
    expect(close).toBeGreaterThan(100);
    expect(formatKg(50.004, calculateCo2({ ...none, visitorsPerMonth: 2500, aiRequests: 1292 }).decimals)).toBe(
      '50,004\u00a0kg',
    );
  });

  it('is finite, non-negative and consistent for any input', () => {
    const location = fc.oneof(fc.constantFrom('quebec', 'us', 'europe', 'autre'), fc.constantFrom('', '__proto__'));
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, location, (visitors, conversations, requests, hosting) => {
        const result = calculateCo2({
          visitorsPerMonth: visitors,
          chatbotConversations: conversations,
          aiRequests: requests,
          hostingLocation: hosting as Co2Inputs['hostingLocation'],
        });
        const numbers = [
          ...Object.values(result.comparisons),
          ...result.details.flatMap(({ kg, percent }) => [kg, percent]),
          result.totalCO2,
          result.multiplier,
        ];
        for (const number of numbers) expect(Number.isFinite(number) && number >= 0).toBe(true);
        const sum = result.details.reduce((total, { kg }) => total + kg, 0);
        expect(sum).toBeCloseTo(result.totalCO2, 3 - Math.ceil(Math.log10(result.totalCO2 + 1)));
        expect(result.level).toBe(co2Level(result.totalCO2));
      }),
    );
  });
});

describe('the form', () => {
  const form: Co2Form = {
    visitorsPerMonth: '1 000',
    hasChatbot: 'oui',
    chatbotConversations: '20',
    hostingLocation: 'europe',
    usesAI: 'oui',
    aiRequests: '100',
  };

  it('is complete when visitors and hosting are filled in', () => {
    expect(isCo2FormReady(form)).toBe(true);
    expect(isCo2FormReady({ ...form, visitorsPerMonth: ' ' })).toBe(false);
    expect(isCo2FormReady({ ...form, hostingLocation: '' })).toBe(false);
    expect(isCo2FormReady(emptyCo2Form())).toBe(false);
  });

  it('ignores hidden fields', () => {
    expect(parseCo2Form(form)).toEqual({
      visitorsPerMonth: 1000,
      chatbotConversations: 20,
      aiRequests: 100,
      hostingLocation: 'europe',
    });
    expect(parseCo2Form({ ...form, hasChatbot: 'non', usesAI: '' })).toMatchObject({
      chatbotConversations: 0,
      aiRequests: 0,
    });
  });
});

describe('typed counts', () => {
  const form = { ...emptyCo2Form(), hostingLocation: 'us', hasChatbot: 'oui', usesAI: 'non' };

  it.each([
    ['', 0],
    ['  ', 0],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1,234,567', 1_234_567],
    ['10,0', 10],
    ['1e4', 10_000],
  ])('« %s » is %d', (visitorsPerMonth, count) => {
    expect(parseCo2Form({ ...form, visitorsPerMonth }).visitorsPerMonth).toBe(count);
    expect(wrongCo2Counts({ ...form, visitorsPerMonth })).toEqual([]);
  });

  it.each([
    'abc',
    'NaN',
    'Infinity',
    '0x10',
    '-5',
    '-0',
    '10 000 visiteurs',
    '1,2,3',
    '0,500',
    '5 10',
    '10 000 5',
    '1e308',
    '1e999',
  ])('« %s » is not a count', (visitorsPerMonth) => {
    expect(wrongCo2Counts({ ...form, visitorsPerMonth })).toEqual(['visitorsPerMonth']);
    expect(parseCo2Form({ ...form, visitorsPerMonth }).visitorsPerMonth).toBe(0);
  });

  it('accepts every whole number as people write it, and refuses every other number', () => {
    const spelled = fc.record({
      whole: fc.nat({ max: 1e9 }),
      separator: fc.constantFrom('', ' ', '\u00a0', '\u202f'),
      mark: fc.constantFrom(',', '.'),
      // Three decimals would be thousands.
      decimals: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(spelled, ({ whole, separator, mark, decimals }) => {
        const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, separator);
        const visitorsPerMonth = decimals === undefined ? grouped : `${grouped}${mark}${decimals}`;
        expect(wrongCo2Counts({ ...form, visitorsPerMonth })).toEqual(
          decimals === undefined ? [] : ['visitorsPerMonth'],
        );
        expect(parseCo2Form({ ...form, visitorsPerMonth }).visitorsPerMonth).toBe(decimals === undefined ? whole : 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('reports no problem for blank or hidden counts', () => {
    const typed = { ...form, visitorsPerMonth: '5', chatbotConversations: ' ', aiRequests: 'abc' };
    expect(wrongCo2Counts(typed)).toEqual([]);
    expect(wrongCo2Counts({ ...typed, usesAI: 'oui' })).toEqual(['aiRequests']);
  });
});
