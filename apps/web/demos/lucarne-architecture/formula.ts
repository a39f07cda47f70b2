import { isSummerTime } from '../lib/days.ts';
import { degrees, radians } from '../lib/numbers.ts';

/** Trois-Rivières in degrees, and the meridian of Eastern Standard Time. */
const place = { latitude: 46.35, longitude: -72.54, meridian: -75 } as const;

/** Declination of the sun in degrees on a day of the year (Cooper, 1969). */
const declinationOf = (day: number) => 23.45 * Math.sin(radians((360 * (284 + day)) / 365));

/** Equation of time in minutes (sundial minus clock): the usual three-term series. */
function equationOfTime(day: number): number {
  const turn = radians((360 * (day - 81)) / 364);
  return 9.87 * Math.sin(2 * turn) - 7.53 * Math.cos(turn) - 1.5 * Math.sin(turn);
}

export type Sun = ReturnType<typeof sunAt>;

/**
 * Degrees above the horizon, negative below it, and from the south, positive to the west.
 * @param day day of the year, from 1
 * @param minutes minutes after midnight, in Quebec's local time
 */
export function sunAt(day: number, minutes: number) {
  const standard = minutes - (isSummerTime(day) ? 60 : 0);
  const solar = standard + equationOfTime(day) + 4 * (place.longitude - place.meridian);
  const hour = radians((solar - 720) / 4);
  const [latitude, declination] = [radians(place.latitude), radians(declinationOf(day))];
  const altitude = Math.asin(
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hour),
  );
  const azimuth = Math.atan2(
    Math.sin(hour),
    Math.cos(hour) * Math.sin(latitude) - Math.tan(declination) * Math.cos(latitude),
  );
  return { altitude: degrees(altitude), azimuth: degrees(azimuth) };
}

/** Section of the house, south to the right, at 43 drawing units per metre. */
export const house = {
  north: 392,
  south: 564,
  ground: 503,
  /** The skylight, in the south slope of the roof. */
  skylight: { from: { x: 484, y: 107 }, to: { x: 536, y: 147 } },
  floors: [
    { y: 190, from: 440, to: 545, room: 'au grenier' },
    { y: 286, from: 405, to: 490, room: 'dans la chambre' },
    { y: 396, from: 392, to: 440, room: 'dans la cuisine' },
  ],
} as const;

export interface Beam {
  /** Parts of the beam, one polygon per floor. */
  readonly parts: readonly (readonly (readonly [x: number, y: number])[])[];
  /** Where most of the light ends. */
  readonly lands: string;
}

/**
 * Light from the skylight in the plane of the section. Rays are parallel (x − k·y is constant), so the opening of each floor
 * only narrows an interval.
 */
export function beamOf({ altitude, azimuth }: Sun): Beam | undefined {
  if (altitude <= 0) return undefined;
  const southward = Math.cos(radians(altitude)) * Math.cos(radians(azimuth));
  const upward = Math.sin(radians(altitude));
  const { from, to } = house.skylight;
  // Outward normal of the slope: light enters only from the front.
  const normal = { south: to.y - from.y, up: to.x - from.x };
  if (southward * normal.south + upward * normal.up <= 0.04 * Math.hypot(normal.south, normal.up)) return undefined;
  const slant = -southward / upward;
  const keyOf = (x: number, y: number) => x - slant * y;
  let [least, most] = [keyOf(from.x, from.y), keyOf(to.x, to.y)].sort((one, other) => one - other) as [number, number];
  const at = (key: number, y: number) => [key + slant * y, y] as const;
  const parts: (readonly (readonly [number, number])[])[] = [];
  const levels = [...house.floors, { y: house.ground, from: 0, to: 0, room: 'dans l’entrée' }];
  let above: number | undefined;
  for (const { y, from: start, to: end, room } of levels) {
    parts.push(
      above === undefined
        ? [[from.x, from.y], [to.x, to.y], at(keyOf(to.x, to.y), y), at(keyOf(from.x, from.y), y)]
        : [at(least, above), at(most, above), at(most, y), at(least, y)],
    );
    const middle = (least + most) / 2 + slant * y;
    if (middle < house.north) return { parts, lands: `le mur nord, ${room}` };
    if (middle > house.south) return { parts, lands: `le mur sud, ${room}` };
    const passes: readonly [number, number] = [Math.max(least, keyOf(start, y)), Math.min(most, keyOf(end, y))];
    if (passes[1] - passes[0] < 8) return { parts, lands: `le plancher, ${room}` };
    [least, most] = passes;
    above = y;
  }
  return { parts, lands: 'le plancher, dans l’entrée' };
}

/** Altitude in degrees at which an almanac's sun rises and sets: its upper edge is at the horizon, and the air raises it. */
export const horizon = -0.833;

/** The minutes of a day when the sun is up, in steps. */
export const sunlitOf = (day: number, step: number) =>
  Array.from({ length: 1440 / step }, (_, index) => index * step).filter((at) => sunAt(day, at).altitude > horizon);

/** Sunrise and sunset to the minute. */
export function daylightOf(day: number): readonly [rise: number, set: number] {
  const minutes = sunlitOf(day, 1);
  return [minutes[0] ?? 0, minutes.at(-1) ?? 0];
}
