import { describe, expect, it } from 'vitest';
import { COUNT_STEPS, countAt, growthLines, STEP_MS } from './count-up.ts';

describe('counting up', () => {
  it('takes 50 steps of 40 ms', () => {
    expect([COUNT_STEPS, STEP_MS]).toEqual([50, 40]);
  });

  it.each([41, 98, 10, 45, 0, 1, 1234])('goes from 0 to %d in whole numbers, never back', (final) => {
    const shown = Array.from({ length: COUNT_STEPS + 1 }, (_, step) => countAt(final, step));
    expect(shown[0]).toBe(0);
    expect(shown.at(-1)).toBe(final);
    expect(shown.every(Number.isInteger)).toBe(true);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  });

  it('stays within the count before the first step and after the last', () => {
    expect(countAt(41, -3)).toBe(0);
    expect(countAt(41, 80)).toBe(41);
  });
});

describe('a core sample', () => {
  const positions = (path: string) => [...path.matchAll(/M([\d.]+) 0q/g)].map(([, x]) => Number(x));

  it.each([0, 1, 10, 41, 98])('has exactly %d lines, one in each unit of its length', (count) => {
    const { thin, thick } = growthLines(count, 41);
    const units = [...positions(thin), ...positions(thick)].map(Math.floor).sort((a, b) => a - b);
    expect(units).toEqual(Array.from({ length: count }, (_, unit) => unit));
  });

  it('grows by its end: the lines already drawn do not move', () => {
    const young = growthLines(20, 98);
    const old = growthLines(98, 98);
    expect(old.thin.startsWith(young.thin)).toBe(true);
    expect(old.thick.startsWith(young.thick)).toBe(true);
  });

  it('is never the same in two trees', () => {
    expect(growthLines(40, 41)).not.toEqual(growthLines(40, 45));
  });
});
