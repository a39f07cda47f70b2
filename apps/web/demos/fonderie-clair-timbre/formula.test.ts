import { expect, it } from 'vitest';
import { centimetresOf, hertzOf, kilogramsOf, noteOf } from './formula.ts';

it('the weight of the bell of the project: an A of 440 Hz, 420 kg', () => {
  expect([hertzOf(0), kilogramsOf(0), noteOf(0)]).toEqual([440, 420, 'la 3']);
});

it('one octave lower is twice as wide and eight times as heavy', () => {
  expect(hertzOf(-12)).toBeCloseTo(220);
  expect(centimetresOf(-12)).toBeCloseTo(180);
  expect(kilogramsOf(-12)).toBeCloseTo(3360);
  expect(kilogramsOf(12)).toBeCloseTo(52.5);
});

it('names notes in French, across octaves', () => {
  expect([-9, -10, 3, 2].map(noteOf)).toEqual(['do 3', 'si 2', 'do 4', 'si 3']);
});
