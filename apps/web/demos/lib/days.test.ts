import { quebecTime } from '@agency/shared/format';
import { expect, it } from 'vitest';
import { clock, dateOf, dayOf, dayText, isSummerTime } from './days.ts';

it('counts days as a calendar does', () => {
  expect(dayOf(1, 1)).toBe(1);
  expect(dayOf(12, 31)).toBe(365);
  expect(dayText(dayOf(5, 8))).toBe('8\u00a0mai');
});

it('writes an hour with two digits for its minutes, and none for a full hour', () => {
  expect([8 * 60 + 5, 13 * 60, 25 * 60 + 30].map(clock)).toEqual(['8\u00a0h\u00a005', '13\u00a0h', '1\u00a0h\u00a030']);
});

it('changes the clocks on the same days as Quebec', () => {
  const wrong = [2025, 2026, 2027, 2028, 2029, 2030].flatMap((year) =>
    Array.from({ length: 365 }, (_, index) => index + 1)
      .filter((day) => {
        const noon = dateOf(day, year).getTime() + 17 * 3_600_000;
        return isSummerTime(day, year) !== (noon - quebecTime(noon) === 4 * 3_600_000);
      })
      .map((day) => `${year}: ${dayText(day)}`),
  );
  expect(wrong).toEqual([]);
});
