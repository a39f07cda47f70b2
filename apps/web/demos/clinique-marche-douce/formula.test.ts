import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstFree, minutesOf, offersFor, opening, type Span, stepMinutes, zones } from './formula.ts';

const fits = (start: number, minutes: number, booked: readonly Span[]) =>
  opening.some(({ from, to }) => start >= from && start + minutes <= to) &&
  booked.every(({ from, to }) => start + minutes <= from || start >= to);

it('offers the first time of the day that overlaps no visit and no closed hour', () => {
  const span = fc
    .tuple(fc.integer({ min: 8 * 60, max: 17 * 60 }), fc.integer({ min: 5, max: 120 }))
    .map(([from, length]) => ({ from, to: from + length }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 9 }), fc.constantFrom(30, 45, 60), (booked, minutes) => {
      const found = firstFree({ booked }, minutes);
      for (let start = 8 * 60 + 30; start < (found ?? 17 * 60); start += stepMinutes) {
        expect(fits(start, minutes, booked)).toBe(false);
      }
      if (found !== undefined) expect(fits(found, minutes, booked)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('every part of the foot has at least three times to choose from, and a longer visit never comes earlier', () => {
  for (const zone of zones) expect(offersFor(zone).length).toBeGreaterThanOrEqual(3);
  expect(minutesOf.arch).toBeGreaterThan(minutesOf.toes);
  const early = offersFor('toes');
  for (const { day, start } of offersFor('arch')) {
    expect(start).toBeGreaterThanOrEqual(early.find((offer) => offer.day === day)?.start ?? start);
  }
});
