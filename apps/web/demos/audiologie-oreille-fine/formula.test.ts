import { expect, it } from 'vitest';
import { averageLoss, degreeOf, heard, impulseOf, sentences, thresholdAt } from './formula.ts';

const young = [0, 0, 0, 0, 0, 0];
const grandfather = [15, 20, 30, 45, 65, 70];

it('a young ear hears every sound', () => {
  for (const [, sound] of sentences.flat()) if (sound) expect(heard(sound, young)).toBe(1);
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

it('the filter lowers each tested frequency by its loss, whatever the sampling rate', () => {
  for (const rate of [44_100, 48_000]) {
    const impulse = impulseOf(grandfather, rate);
    const decibelsAt = (hertz: number) => {
      const parts = [Math.cos, Math.sin].map((wave) =>
        impulse.reduce((sum, sample, index) => sum + sample * wave((2 * Math.PI * hertz * index) / rate), 0),
      );
      return 20 * Math.log10(Math.hypot(...parts));
    };
    for (const [hertz, loss] of [
      [500, 20],
      [1000, 30],
      [2000, 45],
      [4000, 65],
      [8000, 70],
    ] as const) {
      expect(Math.abs(decibelsAt(hertz) + loss)).toBeLessThan(1.5);
    }
  }
});
