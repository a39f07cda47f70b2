import { expect, it } from 'vitest';
import { clock, dayOf, dayText } from './days.ts';

it('counts days as a calendar does', () => {
  expect(dayOf(1, 1)).toBe(1);
  expect(dayOf(12, 31)).toBe(365);
  expect(dayText(dayOf(5, 8))).toBe('8\u00a0mai');
});

it('writes an hour with two digits for its minutes, and none for a full hour', () => {
  expect([8 * 60 + 5, 13 * 60, 25 * 60 + 30].map(clock)).toEqual(['8\u00a0h\u00a005', '13\u00a0h', '1\u00a0h\u00a030']);
});
