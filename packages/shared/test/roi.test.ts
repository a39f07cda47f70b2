import { expect, it } from 'vitest';
import { aiRanges } from '../src/ai/roi.ts';
import { financeRanges } from '../src/finance.ts';
import { clampToRange } from '../src/roi.ts';

it('an input is clamped to its slider’s range', () => {
  const range = aiRanges.repetitiveHours;
  expect([0, 9, 10, 55.4, 100, 101, Infinity, -Infinity, Number.NaN].map((n) => clampToRange(n, range))).toEqual([
    10, 10, 10, 55, 100, 100, 100, 10, 10,
  ]);
  for (const { min, max, default: start } of [...Object.values(financeRanges), ...Object.values(aiRanges)]) {
    expect(clampToRange(start, { min, max, default: start })).toBe(start);
  }
});
