import { expect, it } from 'vitest';
import { ecoIndex } from '../src/index.ts';

it('is 100 for a page of nothing, 0 for the heaviest, and loses points with each of the three', () => {
  expect(ecoIndex({ elements: 0, requests: 0, bytes: 0 })).toBe(100);
  expect(ecoIndex({ elements: 1e6, requests: 1e4, bytes: 1e12 })).toBe(0);
  // On the quantiles themselves a rank is a whole number: 10 and 10 and 10 of 20.
  expect(ecoIndex({ elements: 603, requests: 78, bytes: 1_448_320 })).toBeCloseTo(50, 10);
});

it('counts elements three times, requests twice, bytes once', () => {
  const middle = { elements: 603, requests: 78, bytes: 1_448_320 };
  const score = ecoIndex(middle);
  expect(score - ecoIndex({ ...middle, elements: 674 })).toBeCloseTo(2.5, 10);
  expect(score - ecoIndex({ ...middle, requests: 86 })).toBeCloseTo(5 / 3, 10);
  expect(score - ecoIndex({ ...middle, bytes: 1_648_270 })).toBeCloseTo(5 / 6, 10);
});
