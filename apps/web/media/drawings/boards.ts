import { pushAround } from './knot.ts';
import { curve, fullTurn, type Point, swell } from './path.ts';
import { harmonics, randomFrom, seasons } from './random.ts';

/** A branch in the face of a board, in units of the board's box. */
export interface BoardKnot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface BoardOptions {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Mean width of a year, in units. */
  readonly spacing: number;
  /** Dark share of a year. */
  readonly late?: number | undefined;
  /** Amplitude of the slow waves along the grain, in units. */
  readonly ripple?: number | undefined;
  readonly knots?: readonly BoardKnot[] | undefined;
}

export interface FlatSawnOptions extends BoardOptions {
  /** Positions of the arches across the board, from 0 to 1. Two arches make a mirrored, book-matched board. */
  readonly apexes: readonly number[];
  /** Drop of an arch from its apex to the edge of the board, in board heights. */
  readonly steepness: number;
}

export interface QuarterSawnOptions extends BoardOptions {
  /** How much years narrow from left to right: 0 not at all, 1 strongly. */
  readonly taper?: number | undefined;
  /** Number of waves over the height of the board. */
  readonly waves?: number | undefined;
}

/** Late wood and knots of a board. Fill both with the even-odd rule. */
export interface Board {
  readonly grain: string;
  readonly knots: string;
  /** Ground of each knot, filled over the grain. */
  readonly eyes: string;
}

/** Grain flows around all knots. */
function around(knots: readonly BoardKnot[]): (point: Point) => Point {
  const pushes = knots.map(({ x, y, radius }) =>
    pushAround({ centre: [x, y], along: [0, 1], radius: radius * 1.12, stretch: 1.25 }, 2.6),
  );
  return (point) => pushes.reduce((pushed, push) => push(pushed), point);
}

function drawKnots(seed: number, knots: readonly BoardKnot[]): { knots: string; eyes: string } {
  const random = randomFrom(seed + 1000);
  const ellipse = ({ x, y, radius }: BoardKnot, scale: number, wobble: (turn: number) => number) =>
    curve(
      Array.from({ length: 10 }, (_, index) => {
        const turn = (index / 10) * fullTurn;
        const reach = radius * scale * swell(10) * (1 + 0.09 * wobble(turn));
        return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 1.25];
      }),
    );
  const rings = [1, 0.86, 0.7, 0.62, 0.42, 0.3, 0.14];
  return {
    eyes: knots.map((knot) => ellipse(knot, 1, () => 0)).join(''),
    knots: knots.flatMap((knot) => rings.map((scale) => ellipse(knot, scale * 0.97, harmonics(random, 1, 3)))).join(''),
  };
}

/** Positions at which to sample a line: far apart on calm grain; close together near a knot or an apex, as the smallest one needs. */
function samples(from: number, to: number, calm: number, busy: readonly { at: number; radius: number }[]): number[] {
  const places: number[] = [];
  const close = Math.min(calm, Math.max(12, Math.min(...busy.map(({ radius }) => radius)) / 2.2));
  for (let place = from; place < to + calm; ) {
    places.push(place);
    place += busy.some(({ at, radius }) => Math.abs(place - at) < radius * 2.4) ? close : calm;
  }
  return places;
}

/** A board cut along the grain, away from the heart: arches, one above the other. */
export function flatSawn(options: FlatSawnOptions): Board {
  const { seed, width, height, spacing, apexes, steepness, late = 0.28, ripple = 14, knots = [] } = options;
  const random = randomFrom(seed);
  const chance = seasons(random);
  const slow = harmonics(random, 1, 4);
  const fine = harmonics(random, 2, 6, 0.3);
  const warp = around(knots);
  const half = 1 / apexes.length / 2;
  const fall = (x: number) => {
    const place = x / width;
    const nearest = Math.min(...apexes.map((apex) => Math.abs(place - apex)));
    const reach = nearest / (half * 2);
    return height * steepness * (Math.sqrt(reach * reach + 0.008) - 0.09) * (0.62 + 0.3 * reach);
  };
  // One side of each arch is slightly higher than the other, as in a real trunk.
  const lean = (x: number) => ripple * slow((x / width) * 3);
  const across = samples(-40, width + 40, width / 11, [
    ...apexes.map((apex) => ({ at: apex * width, radius: width / 22 })),
    ...knots.map(({ x, radius }) => ({ at: x, radius })),
  ]);
  let grain = '';
  let y = -height * steepness * 1.1;
  while (y < height + 60) {
    const year = Math.max(spacing * 0.3, spacing * chance.next().value);
    const dark = Math.max(3, year * (late * 0.55 + random() * late));
    const phase = random() * 0.6;
    const edge = (x: number, offset: number): Point =>
      warp([x, y + offset * (1 + 0.5 * fine(x / (width / 6) + phase)) + fall(x) + lean(x + phase * 60)]);
    const upper = across.map((x) => edge(x, 0));
    const lower = across.map((x) => edge(x, dark)).reverse();
    const [top, bottom] = [Math.min(...upper.map((p) => p[1])), Math.max(...lower.map((p) => p[1]))];
    if (bottom > -10 && top < height + 10) grain += curve([...upper, ...lower]);
    y += year;
  }
  return { grain, ...drawKnots(seed, knots) };
}

/** A board cut towards the heart: nearly straight rings, side by side. */
export function quarterSawn(options: QuarterSawnOptions): Board {
  const { seed, width, height, spacing, late = 0.26, ripple = 12, taper = 0.5, waves = 2, knots = [] } = options;
  const random = randomFrom(seed);
  const chance = seasons(random);
  const slow = harmonics(random, 1, 3);
  const warp = around(knots);
  const along = samples(
    -60,
    height + 60,
    height / Math.max(6, waves * 3),
    knots.map(({ y, radius }) => ({ at: y, radius: radius * 1.25 })),
  );
  let grain = '';
  let x = -ripple - 20;
  while (x < width + ripple + 20) {
    const year = Math.max(
      spacing * 0.28,
      spacing * (1 + taper * 0.6 - taper * 1.1 * (x / width)) * chance.next().value,
    );
    const dark = Math.max(2, year * (late * 0.5 + random() * late));
    const phase = random() * 0.3;
    const edge = (y: number, offset: number): Point =>
      warp([x + offset * (1 + 0.4 * slow(y / 90 + phase * 9)) + ripple * slow((y / height) * waves + phase), y]);
    grain += curve([...along.map((y) => edge(y, 0)), ...along.map((y) => edge(y, dark)).reverse()]);
    x += year;
  }
  return { grain, ...drawKnots(seed, knots) };
}
