import { expect, it } from 'vitest';
import { altitudeOf, darknessOf, hourAngleOf, limitOf, place, siderealAt, starsSeen } from './formula.ts';
import { named } from './stars.ts';

const star = (name: string) => {
  const found = named.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const [january15, august12] = [15, 224];

it('Vega is near the zenith on an August night, and Orion is in the south on a January night', () => {
  const vega = star('Véga');
  expect(Math.abs(hourAngleOf(vega, siderealAt(august12, 22 * 60)))).toBeLessThan(15);
  expect(altitudeOf(vega, siderealAt(august12, 22 * 60))).toBeGreaterThan(78);
  expect(Math.abs(hourAngleOf(star('Rigel'), siderealAt(january15, 21 * 60 + 20)))).toBeLessThan(5);
});

it('Polaris stays at the height of the latitude all night', () => {
  for (let minutes = 1080; minutes < 1800; minutes += 60) {
    expect(Math.abs(altitudeOf(star('Polaris'), siderealAt(1, minutes)) - place.latitude)).toBeLessThan(1);
  }
});

it('the sidereal time matches an almanac: 6 h 42 min at Greenwich at midnight UTC of January 1, 2026', () => {
  const greenwich = (siderealAt(1, -300) - place.longitude + 360) % 360;
  expect(greenwich / 15).toBeCloseTo(6.705, 1);
});

it('a full moon hides nine stars out of ten', () => {
  expect(darknessOf(0)).toBe(21.6);
  expect(darknessOf(15)).toBeCloseTo(18.1);
  expect(limitOf(darknessOf(0))).toBeGreaterThan(6.2);
  expect(starsSeen(limitOf(darknessOf(15))) / starsSeen(limitOf(darknessOf(0)))).toBeLessThan(0.15);
});
