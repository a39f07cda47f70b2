import { describe, expect, it } from 'vitest';
import { growthLines } from './growth-lines.ts';

describe('a core sample', () => {
  const positions = (path: string) => [...path.matchAll(/M([\d.]+) 0q/g)].map(([, x]) => Number(x));

  it.each([0, 1, 10, 41, 98])('has exactly %d lines, one in each unit of its length', (count) => {
    const { thin, thick } = growthLines(count, 41);
    const units = [...positions(thin), ...positions(thick)].map(Math.floor).sort((a, b) => a - b);
    expect(units).toEqual(Array.from({ length: count }, (_, unit) => unit));
  });

  it('grows at its end: earlier lines do not move', () => {
    const young = growthLines(20, 98);
    const old = growthLines(98, 98);
    expect(old.thin.startsWith(young.thin)).toBe(true);
    expect(old.thick.startsWith(young.thick)).toBe(true);
  });

  it('differs between two trees', () => {
    expect(growthLines(40, 41)).not.toEqual(growthLines(40, 45));
  });
});
