import { dateOf, isSummerTime } from '../lib/days.ts';
import { clamp, degrees, radians, withinTurn } from '../lib/numbers.ts';
import type { Star } from './stars.ts';

/** Location of the observatory, in degrees. */
export const place = { latitude: 46.5, longitude: -71.2 } as const;

/** Year of the sky: another changes it by a degree at most. */
const year = 2026;

/** Offset of Quebec from UTC. */
const behindMinutes = (day: number) => (isSummerTime(day, year) ? 240 : 300);

/**
 * Local sidereal time in degrees: the right ascension on the meridian (Greenwich mean sidereal time, IAU 1982).
 * @param day day of the year, from 1
 * @param minutes minutes after that day's midnight in Quebec's local time; above 1,440 it is the next morning
 */
export function siderealAt(day: number, minutes: number): number {
  const daysSince2000 =
    (dateOf(day, year).getTime() - Date.UTC(2000, 0, 1, 12)) / 86_400_000 + (minutes + behindMinutes(day)) / 1440;
  return withinTurn(280.46061837 + 360.98564736629 * daysSince2000 + place.longitude);
}

/** Distance from the pole in degrees, as on a planisphere. */
export const fromPole = (declination: number) => 90 - declination;

/** Hour angle in degrees, from -180 to 180. */
export function hourAngleOf({ hours }: Star, sidereal: number): number {
  return withinTurn(sidereal - hours * 15 + 180) - 180;
}

/** Altitude above the horizon, in degrees. */
export function altitudeOf(star: Star, sidereal: number): number {
  const [latitude, declination] = [radians(place.latitude), radians(star.declination)];
  const turn = radians(hourAngleOf(star, sidereal));
  const sine = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(turn);
  return degrees(Math.asin(sine));
}

/** Horizon on the planisphere: the distance from the pole at each hour angle, both in degrees. */
export function horizonAt(hourAngle: number): number {
  const declination = Math.atan(-Math.cos(radians(hourAngle)) / Math.tan(radians(place.latitude)));
  return fromPole(degrees(declination));
}

/**
 * Moonlight from 0 to 1, for the moon's age from 0 (new) to 15 (full). It grows faster than the illuminated share of the disc.
 */
export const moonlightOf = (age: number) => ((1 - Math.cos((Math.PI * age) / 15)) / 2) ** 1.4;

/**
 * Darkness of the sky at the zenith in magnitudes per square arcsecond: 21.6 without the moon, about 3.5 less with a full moon
 * half-way up (Krisciunas and Schaefer, 1991).
 */
export const darknessOf = (age: number) => 21.6 - 3.5 * moonlightOf(age);

/** Limiting magnitude of the naked eye under this sky (Schaefer's rule, rounded). */
export const limitOf = (darkness: number) => 7.9 - 5 * Math.log10(10 ** (4.316 - darkness / 5) + 1);

/** Number of stars in the whole sky down to a magnitude, from 1 to 7 (Bright Star Catalogue). */
const counts = [15, 48, 171, 513, 1602, 4800, 14_000];

/** Number of visible stars above the horizon: half of those in the whole sky, to the nearest fifty. */
export function starsSeen(limit: number): number {
  const index = clamp(Math.floor(limit) - 1, 0, counts.length - 2);
  const [less = 1, more = 1] = [counts[index], counts[index + 1]];
  const count = less * (more / less) ** (limit - 1 - index);
  return Math.round(count / 2 / 50) * 50;
}
