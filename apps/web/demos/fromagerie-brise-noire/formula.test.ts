import { expect, it } from 'vitest';
import { cuttable, degreesOf, gramsOf, guestsOf, lastStep, priceOf, thinnestGrams, wheelGrams } from './formula.ts';

it('the weight of a wedge follows its angle: a tenth of the wheel is 36 degrees and 180 g', () => {
  expect(degreesOf(180)).toBeCloseTo(36);
  expect(gramsOf(36)).toBeCloseTo(180);
  expect(priceOf(180)).toBe(11.52);
  expect(guestsOf(180)).toBe(4);
});

it('arrow keys lead through every cut to the whole, and back', () => {
  for (const left of [wheelGrams, 300, 120]) {
    const keys = Array.from({ length: 200 }, (_, index) => thinnestGrams + index * 10);
    const up = keys.filter((key) => key <= lastStep(left)).map((key) => cuttable(key, left));
    expect([up[0], ...up.slice(-2)]).toEqual([thinnestGrams, left - thinnestGrams, left]);
    expect(new Set(up).size).toBe(up.length);
  }
});

it('never leaves a wedge too thin to sell', () => {
  expect(cuttable(5, wheelGrams)).toBe(thinnestGrams);
  expect(cuttable(184, wheelGrams)).toBe(180);
  for (let left = 0; left <= wheelGrams; left += 30) {
    for (let asked = 0; asked <= left; asked += 25) {
      const rest = left - cuttable(asked, left);
      expect(rest === 0 || rest >= thinnestGrams).toBe(true);
    }
  }
});

it('sells the last wedge whole', () => {
  expect(cuttable(60, 110)).toBe(110);
  expect(cuttable(300, 300)).toBe(300);
});
