import { expect, it } from 'vitest';
import { averageLoss, degreeOf, heard, thresholdAt } from './formula.ts';

const young = [0, 0, 0, 0, 0, 0];
const grandfather = [15, 20, 30, 45, 65, 70];

it('hears everything with a young ear', () => {
  expect(heard('s', young)).toBe(1);
  expect(heard('f', young)).toBe(1);
});

it('loses hissed consonants first, and keeps vowels', () => {
  expect(heard('s', grandfather)).toBe(0);
  expect(heard('f', grandfather)).toBe(0);
  expect(heard('vowel', grandfather)).toBe(1);
  expect(heard('ch', grandfather)).toBeGreaterThan(0);
  expect(heard('ch', grandfather)).toBeLessThan(1);
});

it('reads between two tested frequencies by octaves', () => {
  expect(thresholdAt(1000, grandfather)).toBe(30);
  expect(thresholdAt(2000 * Math.SQRT2, grandfather)).toBeCloseTo(55);
  expect(thresholdAt(16_000, grandfather)).toBe(70);
});

it('names the degree of a loss by its average', () => {
  expect(averageLoss(grandfather)).toBe(40);
  expect(degreeOf(averageLoss(grandfather))).toBe('perte légère');
  expect(degreeOf(41)).toBe('perte moyenne');
  expect(degreeOf(5)).toBe('audition normale');
});
