import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ecoGrade, ecoIndex, formatEcoIndex, formatEcoIndexLosses } from '../../src/site-weight/eco-index.ts';

it('is 100 for an empty page, 0 for the heaviest, and decreases with each input', () => {
  expect(ecoIndex({ elements: 0, requests: 0, bytes: 0 })).toBe(100);
  expect(ecoIndex({ elements: 1e6, requests: 1e4, bytes: 1e12 })).toBe(0);
  // On the quantiles themselves, ranks are whole numbers: 10, 10 and 10 out of 20.
  expect(ecoIndex({ elements: 603, requests: 78, bytes: 1_448_320 })).toBeCloseTo(50, 10);
});

it('counts elements three times, requests twice, bytes once', () => {
  const middle = { elements: 603, requests: 78, bytes: 1_448_320 };
  const score = ecoIndex(middle);
  expect(score - ecoIndex({ ...middle, elements: 674 })).toBeCloseTo(2.5, 10);
  expect(score - ecoIndex({ ...middle, requests: 86 })).toBeCloseTo(5 / 3, 10);
  expect(score - ecoIndex({ ...middle, bytes: 1_648_270 })).toBeCloseTo(5 / 6, 10);
});

it('the score and the points lost on the three inputs add up to 100', () => {
  const inputs = { elements: 603, requests: 78, bytes: 1_448_320 };
  expect(formatEcoIndexLosses(inputs)).toEqual({ elements: '25,0', requests: '16,7', bytes: '8,3' });
});

it('a score that is shown has the grade of the score as computed', () => {
  const input = fc.record({
    elements: fc.nat({ max: 3000 }),
    requests: fc.nat({ max: 300 }),
    bytes: fc.nat({ max: 9e6 }),
  });
  const nearBound = fc
    .tuple(fc.constantFrom(80, 70, 55, 40, 25, 10), fc.integer({ min: -60, max: 60 }))
    .map(([bound, thousandths]) => bound + thousandths / 1000);
  fc.assert(
    fc.property(fc.oneof(input.map(ecoIndex), nearBound), (score) => {
      expect(ecoGrade(Number(formatEcoIndex(score).replace(',', '.')))).toBe(ecoGrade(score));
    }),
  );
  expect([80.04, 80, 46.52].map(formatEcoIndex)).toEqual(['80,04', '80,0', '46,5']);
});

it.each([
  [100, 'A'],
  [80.1, 'A'],
  [80, 'B'],
  [70, 'C'],
  [55, 'D'],
  [40, 'E'],
  [25, 'F'],
  [10, 'G'],
  [0, 'G'],
])('%d is grade %s; a bound belongs to the grade below', (score, grade) => expect(ecoGrade(score)).toBe(grade));
