import { expect, it } from 'vitest';
import { averageLoss, degreeOf, heard, thresholdAt } from './formula.ts';

const young = [0, 0, 0, 0, 0, 0];
const grandfather = [15, 20, 30, 45, 65, 70];

it('a young ear hears every sound', () => {
  expect(heard('s', young)).toBe(1);
  expect(heard('f', young)).toBe(1);
});

it('hearing loss removes hissed consonants first and keeps vowels', () => {
  expect(heard('s', grandfather)).toBe(0);
  expect(heard('f', grandfather)).toBe(0);
  expect(heard('vowel', grandfather)).toBe(1);
  expect(heard('ch', grandfather)).toBeGreaterThan(0);
  expect(heard('ch', grandfather)).toBeLessThan(1);
});

it('interpolates between two tested frequencies on an octave scale', () => {
  expect(thresholdAt(1000, grandfather)).toBe(30);
  expect(thresholdAt(2000 * Math.SQRT2, grandfather)).toBeCloseTo(55);
  expect(thresholdAt(16_000, grandfather)).toBe(70);
});

it('derives the degree of loss from the average', () => {
  expect(averageLoss(grandfather)).toBe(40);
  expect(degreeOf(averageLoss(grandfather))).toBe('perte légère');
  expect(degreeOf(41)).toBe('perte moyenne');
  expect(degreeOf(5)).toBe('audition normale');
});
