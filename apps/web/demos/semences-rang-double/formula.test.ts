import { expect, it } from 'vitest';
import { dateOf, dayOf, dayText } from '../lib/days.ts';
import { calendar, frostRange, nextSunday, regions, sowingsOf, sundayNear } from './formula.ts';

it('peas are sown five weeks before the last frost, and squash goes outside two weeks after it', () => {
  const quebec = regions.find(({ code }) => code === 'quebec')?.frost ?? 0;
  const sowing = (code: string) => sowingsOf(quebec).find(({ seed }) => seed.code === code);
  expect(dayText(sowing('pois')?.sow ?? 0)).toBe('3\u00a0avril');
  expect(dayText(sowing('courge')?.plant ?? 0)).toBe('22\u00a0mai');
});

it('every sowing is inside the calendar, for every date of frost that can be chosen', () => {
  for (const { frost } of regions) {
    expect(frost).toBeGreaterThanOrEqual(frostRange.first);
    expect(frost).toBeLessThanOrEqual(frostRange.last);
  }
  for (const frost of [frostRange.first, frostRange.last]) {
    for (const { sow, until, plant = sow } of sowingsOf(frost)) {
      expect(sow).toBeGreaterThanOrEqual(calendar.first);
      expect(Math.max(until, plant)).toBeLessThanOrEqual(calendar.last);
    }
  }
});

it('finds the nearest Sunday, within three days', () => {
  for (const year of [2027, 2028])
    for (let day = 30; day < 200; day += 1) {
      const sunday = sundayNear(day, year);
      expect(sunday.getUTCDay()).toBe(0);
      expect(Math.abs(sunday.getTime() - dateOf(day, year).getTime())).toBeLessThanOrEqual(3 * 86_400_000);
    }
  // 6 April 2028 is a Thursday.
  expect(sundayNear(dayOf(4, 6), 2028).toISOString()).toContain('2028-04-09');
});

it('names the next Sunday and its packets, that Sunday included, and from July on next spring’s', () => {
  const sowings = sowingsOf(dayOf(5, 8));
  const next = (...date: Parameters<typeof Date.UTC>) => {
    const { day, names } = nextSunday(sowings, Date.UTC(...date)) ?? {};
    return `${day?.toISOString().slice(0, 10)} ${names}`;
  };
  expect(next(2026, 3, 4, 23)).toBe('2026-04-05 pois');
  expect(next(2026, 3, 5, 23)).toBe('2026-04-05 pois');
  expect(next(2026, 3, 6)).toBe('2026-04-12 radis');
  expect(nextSunday(sowings, Date.UTC(2026, 5, 30))).toBeUndefined();
  expect(next(2026, 10, 22)).toBe('2027-02-21 poireau');
});
