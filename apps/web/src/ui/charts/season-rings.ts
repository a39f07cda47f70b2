import { rounded } from '../rounded.ts';

const TURN = 12;
/** The drawing's box, its centre and the bark, in drawing units. */
export const BOX = 240;
const CENTRE = BOX / 2;
const HEART = 10;
const BARK = 98;
/** Growth of a month without sales, as a share of the widest: a ring always has some width. */
const THINNEST = 0.16;
/** Positions of a year's lines between spring and winter: late wood is dense. */
const GRAIN = [0.34, 0.58, 0.76, 0.9] as const;

/** Radii around the centre, one for each month of the year from the top, clockwise. */
type Outline = readonly number[];

export interface SeasonRing {
  readonly edge: string;
  /** The finer lines inside it. */
  readonly grain: string;
}

/** Position of a month on a radius: January at the top, then clockwise. */
export function placeOf(month: number, radius: number): readonly [number, number] {
  const angle = (month / TURN) * 2 * Math.PI - Math.PI / 2;
  return [rounded(CENTRE + Math.cos(angle) * radius), rounded(CENTRE + Math.sin(angle) * radius)];
}

/** A closed Catmull–Rom curve through the radii of an outline. */
function curve(outline: Outline): string {
  const at = (month: number) => placeOf(month, outline[(month + TURN) % TURN] ?? 0);
  const arcs = outline.map((_, month) => {
    const [before, from, to, after] = [at(month - 1), at(month), at(month + 1), at(month + 2)];
    const handle = (
      near: readonly [number, number],
      one: readonly [number, number],
      other: readonly [number, number],
      sign: number,
    ) =>
      `${rounded(near[0] + (sign * (other[0] - one[0])) / 6)} ${rounded(near[1] + (sign * (other[1] - one[1])) / 6)}`;
    return `C${handle(from, before, to, 1)} ${handle(to, from, after, -1)} ${to.join(' ')}`;
  });
  return `M${at(0).join(' ')}${arcs.join('')}z`;
}

const between = (inner: Outline, outer: Outline, share: number): Outline =>
  inner.map((radius, month) => radius + ((outer[month] ?? radius) - radius) * share);

/**
 * Years of sales as growth rings, from the centre outwards: a ring's width in a month is proportional to its sales, with negative sales as zero; a month without
 * a figure is as thin as one without sales. The forecast is a crescent on the outside.
 * @param values from the first month, up to three years
 * @param firstMonth month of the year of the first value, 0 for January
 */
export function seasonDrawing(values: readonly (number | null)[], ahead: readonly number[], firstMonth: number) {
  const greatest = Math.max(...values.map((value) => value ?? 0), ...ahead, Number.MIN_VALUE);
  const share = (value: number | null) => THINNEST + (1 - THINNEST) * Math.min(1, Math.max(value ?? 0, 0) / greatest);
  // The calendar month with the most growth, including the forecast, reaches the bark.
  const grown = Array.from({ length: TURN }, (_, month) =>
    [...values, ...ahead].reduce<number>((sum, value, index) => (index % TURN === month ? sum + share(value) : sum), 0),
  );
  const widest = (BARK - HEART) / Math.max(...grown);
  const growth = (value: number | null) => widest * share(value);
  let outline: Outline = Array.from({ length: TURN }, () => HEART);
  const years: SeasonRing[] = [];
  for (let start = 0; start < values.length; start += TURN) {
    const year = values.slice(start, start + TURN);
    const inner = outline;
    outline = inner.map((radius, month) => {
      const value = year[(month - firstMonth + 2 * TURN) % TURN];
      return value === undefined ? radius : radius + growth(value);
    });
    years.push({
      edge: curve(outline),
      grain: GRAIN.map((share) => curve(between(inner, outline, share))).join(''),
    });
  }
  return { years, ahead: crescent(outline, ahead.map(growth), firstMonth + values.length) };
}

/** Steps per month along the crescent. */
const FINE = 8;

/** Cosine interpolation between months: no corners. */
function smoothed(at: (month: number) => number, month: number): number {
  const [from, turn] = [Math.floor(month), (1 - Math.cos((month - Math.floor(month)) * Math.PI)) / 2];
  return at(from) * (1 - turn) + at(from + 1) * turn;
}

/** A crescent over some months, thin at both ends. Its inner edge is below the wood. */
function crescent(outline: Outline, growths: readonly number[], start: number): string {
  const radius = (month: number) => outline[((month % TURN) + TURN) % TURN] ?? 0;
  const growth = (month: number) => growths[month - start] ?? 0;
  const steps = Array.from({ length: (growths.length + 1) * FINE + 1 }, (_, step) => start - 1 + step / FINE);
  const outside = steps.map((month) => placeOf(month, smoothed(radius, month) + smoothed(growth, month)));
  const inside = [...steps].reverse().map((month) => placeOf(month, smoothed(radius, month) * 0.9));
  return `M${[...outside, ...inside].map((point) => point.join(' ')).join('L')}z`;
}
