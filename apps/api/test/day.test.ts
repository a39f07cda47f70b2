import { describe, expect, it } from 'vitest';
import { parseDay, startOfDay } from '../src/cli/day.ts';

describe('startOfDay', () => {
  it('follows Quebec’s clock in summer, in winter and on the days of a clock change', () => {
    const iso = (day: string, offset = 0) => new Date(startOfDay((parseDay(day) ?? Number.NaN) + offset)).toISOString();
    expect(iso('2026-01-15')).toBe('2026-01-15T05:00:00.000Z');
    expect(iso('2026-07-15')).toBe('2026-07-15T04:00:00.000Z');
    expect(iso('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
    expect(iso('2026-03-08', 1)).toBe('2026-03-09T04:00:00.000Z');
    expect(iso('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
    expect(iso('2026-11-01', 1)).toBe('2026-11-02T05:00:00.000Z');
    expect(iso('2026-12-31', 1)).toBe('2027-01-01T05:00:00.000Z');
  });

  it.each(['2026-02-29', '2026-13-01', '15-01-2026', '2026-1-5', 'hier', ''])('refuses %j', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});
