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

it('a half rounds up, as on paper', () => {
  const times = (count: number, level: RgesnLevel, state: RgesnState) =>
    Array.from({ length: count }, () => [level, state] as const);
  const met = [...times(3, 'priority', 'met'), ...times(1, 'recommended', 'met')];
  const missed = [...times(2, 'priority', 'not-met'), ...times(1, 'recommended', 'not-met')];
  // 5.75 of 10, which a quotient multiplied by 100 makes 57.49999999999999.
  expect(rgesnScore(judged(...met, ...missed)).score).toBe(58);
});
