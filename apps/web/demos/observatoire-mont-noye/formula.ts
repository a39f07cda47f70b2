import type { Star } from './stars.ts';

/** The observatory, in degrees. */
export const place = { latitude: 46.5, longitude: -71.2 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Quebec is five hours behind Greenwich, four from the second Sunday of March to the first of November, near enough. */
const behindMinutes = (day: number) => (day >= 70 && day < 308 ? 240 : 300);

/**
 * The sidereal time of the place in degrees: the right ascension on the meridian (Greenwich mean sidereal time, IAU 1982,
 * in 2026; another year moves it by a degree at most).
 * @param day of the year, from 1
 * @param minutes after that day's midnight on Quebec's clock; over 1,440 the next morning
 */
export function siderealAt(day: number, minutes: number): number {
  const daysSince2000 =
    (Date.UTC(2026, 0, day) - Date.UTC(2000, 0, 1, 12)) / 86_400_000 + (minutes + behindMinutes(day)) / 1440;
  const degrees = 280.46061837 + 360.98564736629 * daysSince2000 + place.longitude;
  return ((degrees % 360) + 360) % 360;
}

/** From the pole, in degrees: a planisphere's own measure. */
export const fromPole = (declination: number) => 90 - declination;

/** Degrees that a star has turned past the meridian, from -180 to 180. */
export function hourAngleOf([, hours]: Star, sidereal: number): number {
  return ((((sidereal - hours * 15 + 180) % 360) + 360) % 360) - 180;
}

/** Height over the horizon, in degrees. */
export function altitudeOf(star: Star, sidereal: number): number {
  const [latitude, declination] = [radians(place.latitude), radians(star[2])];
  const turn = radians(hourAngleOf(star, sidereal));
  const sine = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(turn);
  return (Math.asin(sine) * 180) / Math.PI;
}

/** The horizon on a planisphere: distance from the pole at each hour angle, both in degrees. */
export function horizonAt(hourAngle: number): number {
  const declination = Math.atan(-Math.cos(radians(hourAngle)) / Math.tan(radians(place.latitude)));
  return fromPole((declination * 180) / Math.PI);
}

/** Part of the moon's disc that is lit, for its age from 0 (new) to 15 (full). */
export const litOf = (age: number) => (1 - Math.cos((Math.PI * age) / 15)) / 2;

/**
 * Darkness at the zenith, in magnitudes by square arcsecond: 21.6 without the moon; a full one, half-way up, takes off
 * about 3.5 (Krisciunas and Schaefer, 1991). Its light grows faster than its lit part.
 */
export const darknessOf = (age: number) => 21.6 - 3.5 * litOf(age) ** 1.4;

/** The faintest star for the naked eye under such a sky (Schaefer's rule, rounded). */
export const limitOf = (darkness: number) => 7.9 - 5 * Math.log10(10 ** (4.316 - darkness / 5) + 1);

/** Stars of the whole sky down to a magnitude: the Bright Star Catalogue's counts, by whole magnitudes from 1 to 7. */
const counts = [15, 48, 171, 513, 1602, 4800, 14_000];

/** How many are above the horizon: half of those that the eye can reach, to the nearest fifty. */
export function starsSeen(limit: number): number {
  const index = Math.min(Math.max(Math.floor(limit) - 1, 0), counts.length - 2);
  const [less = 1, more = 1] = [counts[index], counts[index + 1]];
  const count = less * (more / less) ** (limit - 1 - index);
  return Math.round(count / 2 / 50) * 50;
}
