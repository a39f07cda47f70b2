import { expect, it } from 'vitest';
import { type RgesnLevel, type RgesnState, rgesnScore } from '../src/rgesn.ts';

const judged = (...pairs: readonly (readonly [RgesnLevel, RgesnState])[]) =>
  pairs.map(([level, state]) => ({ level, state }));

it('the score is 0 without any criterion', () => {
  expect(rgesnScore([])).toEqual({ score: 0, met: 0, notMet: 0, notApplicable: 0 });
  expect(rgesnScore(judged(['priority', 'not-applicable'])).score).toBe(0);
});

it('the level of a criterion sets its weight, and an inapplicable one has none', () => {
  const result = rgesnScore(
    judged(['priority', 'met'], ['moderate', 'not-met'], ['recommended', 'not-applicable'], ['recommended', 'met']),
  );
  // (1.5 + 1.25) / (1.5 + 1.25 + 1)
  expect(result).toEqual({ score: 73, met: 2, notMet: 1, notApplicable: 1 });
});
