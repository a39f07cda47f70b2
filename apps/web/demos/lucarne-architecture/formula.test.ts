import { expect, it } from 'vitest';
import { beamOf, daylightOf, sunAt } from './formula.ts';

const [june21, december21, march21] = [172, 355, 80];
const highest = (day: number) => Math.max(...Array.from({ length: 1440 }, (_, minute) => sunAt(day, minute).altitude));

it('the noon sun is at 90° minus the latitude, plus or minus 23.45', () => {
  expect(highest(june21)).toBeCloseTo(90 - 46.35 + 23.45, 1);
  expect(highest(december21)).toBeCloseTo(90 - 46.35 - 23.45, 1);
  expect(Math.abs(highest(march21) - (90 - 46.35))).toBeLessThan(0.5);
});

it('sunrise and sunset match an almanac', () => {
  const near = (minutes: number, hour: number, minute: number) =>
    expect(Math.abs(minutes - hour * 60 - minute)).toBeLessThan(3);
  const [rise, set] = daylightOf(june21);
  near(rise, 4, 58);
  near(set, 20, 46);
  const [late, soon] = daylightOf(december21);
  near(late, 7, 31);
  near(soon, 16, 6);
});

it('the sun is in the west in the afternoon', () => {
  expect(sunAt(june21, 9 * 60).azimuth).toBeLessThan(-60);
  expect(sunAt(june21, 17 * 60).azimuth).toBeGreaterThan(60);
});

it('no light enters at night, and it reaches lower in June than in December', () => {
  expect(beamOf(sunAt(june21, 60))).toBeUndefined();
  const noon = 12 * 60 + 55;
  expect(beamOf(sunAt(june21, noon))?.parts.length).toBeGreaterThan(2);
  expect(beamOf(sunAt(december21, noon - 60))?.lands).toContain('le mur nord');
});
