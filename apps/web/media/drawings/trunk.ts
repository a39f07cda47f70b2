import { pushAround } from './knot.ts';
import { curve, fullTurn, type Point, polygon, swell } from './path.ts';
import { harmonics, type Random, randomFrom, seasons } from './random.ts';

/** A branch overgrown by the trunk. Distances are shares of the trunk's radius; the angle is in radians, clockwise from the right. */
export interface Knot {
  readonly angle: number;
  readonly distance: number;
  readonly radius: number;
}

export interface TrunkOptions {
  readonly seed: number;
  readonly years: number;
  /** Side of the square box around the trunk, in units. */
  readonly size: number;
  readonly knot?: Knot | undefined;
  readonly bark?: boolean | undefined;
  /** Factor for the number of points per ring: fewer give a smaller file and a calmer line. */
  readonly detail?: number | undefined;
  /** Distance and direction of the pith from the centre. */
  readonly eccentricity?: number | undefined;
  readonly lean?: number | undefined;
  /** Share of the radius left empty in the middle: 0 for a trunk, more for a gauge. */
  readonly hollow?: number | undefined;
  /** Weight of the dark late wood. */
  readonly late?: number | undefined;
  /** Irregularity of the outline; 0 is a circle. */
  readonly lobes?: number | undefined;
  /** Relative width of a year by age (0 the pith, 1 the bark), before random variation. */
  readonly growth?: ((age: number) => number) | undefined;
  readonly contrast?: number | undefined;
}

export interface Trunk {
  /** Dark late wood of each year. Fill it with the even-odd rule. */
  readonly rings: readonly string[];
  readonly bark: string;
  /** The edge of the wood, under the bark. */
  readonly outline: string;
  /** The knot: the area to clear, then its own rings. */
  readonly knot: { readonly eye: string; readonly rings: string } | undefined;
  /** A drying check: a wedge between two distances at an angle, or a lens closed at both ends. */
  check(angle: number, from: number, to: number, width: number, lens?: boolean): string;
  /** Position in the box of a point given by distance (0 to 1) and angle. */
  place(distance: number, angle: number): Point;
}

/** Wide rings in youth, then narrower, with two lean periods: the budworm's years in the boreal forest. */
const spruceGrowth = (age: number) =>
  (1.5 - 0.85 * age) * (age > 0.5 && age < 0.62 ? 0.42 : 1) * (age > 0.8 && age < 0.86 ? 0.55 : 1);

function radiiOf(random: Random, { years, hollow = 0, growth = spruceGrowth, contrast = 1.1 }: TrunkOptions): number[] {
  const chance = seasons(random, 0.45, contrast);
  const widths = Array.from({ length: years }, (_, year) =>
    Math.max(0.28, growth(year / years) * chance.next().value ** 1.25),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  let radius = hollow;
  return widths.map((width) => {
    radius += (width / total) * (1 - hollow);
    return radius;
  });
}

/** Draws the cross-section of a trunk grown from its seed. */
export function growTrunk(options: TrunkOptions): Trunk {
  const { seed, size, knot, bark = true, detail = 1, hollow = 0, late = 1 } = options;
  const { eccentricity = 0.2, lean = 0.2, lobes = 0.045 } = options;
  const random = randomFrom(seed);
  const centre = size / 2;
  const radius = centre * (bark ? 0.93 : 0.985);
  const radii = radiiOf(random, options);
  const wideLobes = harmonics(random, 2, 5, 1);
  const smallLobes = harmonics(random, 5, 11, 0.7);
  const drift = harmonics(random, 3, 7, 0.6);
  const thickness = [harmonics(random, 1, 3), harmonics(random, 2, 6, 0.4)] as const;
  const pith: Point = [-Math.cos(lean) * eccentricity, -Math.sin(lean) * eccentricity];
  const push = knot && pushAround(ellipseOf(knot), 3.2);

  function place(distance: number, angle: number): Point {
    const pull = 1 - distance ** 1.25;
    const shape = 1 + lobes * wideLobes(angle) * distance ** 0.8 + lobes * 0.35 * smallLobes(angle) * distance ** 2;
    let point: Point = [
      (Math.cos(angle) * distance + pith[0] * pull) * shape,
      (Math.sin(angle) * distance + pith[1] * pull) * shape,
    ];
    if (push) point = push(point);
    return [centre + point[0] * radius, centre + point[1] * radius];
  }

  function anglesAt(distance: number, phase: number): number[] {
    const count = Math.max(7, Math.round((7 + 17 * distance) * detail));
    const angles = Array.from({ length: count }, (_, index) => ((index + phase) / count) * fullTurn);
    if (knot) {
      const [x, y] = [Math.cos(knot.angle) * knot.distance, Math.sin(knot.angle) * knot.distance];
      const nearness = Math.abs(distance - Math.hypot(x - pith[0] * 0.5, y - pith[1] * 0.5));
      if (nearness < knot.radius * 4) {
        const towards = Math.atan2(y - pith[1] * (1 - distance), x - pith[0] * (1 - distance));
        for (const step of [-2.6, -1.5, -0.8, -0.3, 0.3, 0.8, 1.5, 2.6]) {
          angles.push((towards + (step * knot.radius) / distance + fullTurn) % fullTurn);
        }
      }
    }
    angles.sort((a, b) => a - b);
    return angles.filter((angle, index) => index === 0 || angle - (angles[index - 1] as number) > 0.035);
  }

  function ringAt(distance: number, phase: number, edge: (angle: number) => number): string {
    const angles = anglesAt(distance, phase);
    const outward = angles.length < 22 ? swell(Math.max(10, angles.length)) : 1.004;
    return curve(angles.map((angle) => place(edge(angle) * outward, angle)));
  }

  const rings = radii.map((outer, year) => {
    const width = outer - (radii[year - 1] ?? hollow);
    const phase = random();
    const local = harmonics(random, 2, 7, 0.5);
    const turn = random() * fullTurn;
    const share = late * Math.min(0.62, 0.2 + random() * 0.2 + (width < 0.5 / radii.length ? 0.16 : 0));
    const outerEdge = (angle: number) => outer + width * 0.13 * local(angle) + 0.004 * drift(angle) * outer;
    const innerEdge = (angle: number) => {
      const dark = share * (1 + 0.62 * thickness[0](angle + year * 0.13) + 0.5 * thickness[1](angle + turn));
      return outerEdge(angle) - Math.max(2.6 / radius, width * Math.min(0.7, Math.max(0.06, dark)));
    };
    return ringAt(outer, phase, outerEdge) + ringAt(outer, phase, innerEdge);
  });

  function check(angle: number, from: number, to: number, width: number, lens = false): string {
    const left: Point[] = [];
    const right: Point[] = [];
    let wander = 0;
    for (let step = 0; step <= 6; step++) {
      const progress = step / 6;
      const distance = from + (to - from) * progress;
      wander += (random() - 0.5) * 0.018;
      const opening = lens ? Math.sin(Math.PI * progress) * 0.7 + 0.02 : progress ** 1.4;
      const half = (width * opening * (0.8 + random() * 0.4)) / Math.max(0.25, distance) / 2;
      left.push(place(distance, angle + wander - half));
      right.unshift(place(distance, angle + wander + half));
    }
    return polygon([...left, ...right]);
  }

  const knotDrawing = knot && drawKnot(random, knot, (x, y) => [centre + x * radius, centre + y * radius]);
  return { rings, ...(bark ? drawBark(random, place) : { bark: '', outline: '' }), knot: knotDrawing, check, place };
}

function ellipseOf({ angle, distance, radius }: Knot) {
  const along: Point = [Math.cos(angle), Math.sin(angle)];
  return { centre: [along[0] * distance, along[1] * distance] as const, along, radius, stretch: 1.7 };
}

function drawKnot(random: Random, knot: Knot, toBox: (x: number, y: number) => Point): { eye: string; rings: string } {
  const {
    centre: [x, y],
    along: [cos, sin],
    radius,
    stretch,
  } = ellipseOf(knot);
  const ellipse = (scale: number, count: number, wobble: (turn: number) => number) =>
    curve(
      Array.from({ length: count }, (_, index) => {
        const turn = (index / count) * fullTurn;
        const reach = radius * scale * (1 + 0.1 * wobble(turn));
        const [u, v] = [Math.cos(turn) * stretch * reach, Math.sin(turn) * reach];
        return toBox(x + u * cos - v * sin, y + u * sin + v * cos);
      }),
    );
  const rings = [
    [1, 9],
    [0.8, 9],
    [0.66, 8],
    [0.4, 8],
    [0.3, 7],
  ] as const;
  const drawn = rings.map(([scale, count]) => ellipse(scale * 0.86 * swell(count), count, harmonics(random, 1, 3)));
  return { eye: ellipse(1, 12, () => 0), rings: drawn.join('') };
}

function drawBark(
  random: Random,
  place: (distance: number, angle: number) => Point,
): { bark: string; outline: string } {
  const fine = harmonics(random, 6, 16, 0.3);
  const wide = harmonics(random, 2, 5);
  const inner = Array.from({ length: 46 }, (_, index) => {
    const angle = (index / 46) * fullTurn;
    return place(1.014 + 0.003 * fine(angle), angle);
  });
  const outer = Array.from({ length: 120 }, (_, index) => {
    const angle = ((index + random() * 0.6) / 120) * fullTurn;
    const flake = (random() - 0.5) * 0.02 + (index % 3 === 0 ? -0.012 : 0);
    return place(1.014 + Math.max(0.012, 0.04 + 0.012 * wide(angle) + 0.006 * fine(angle) + flake), angle);
  });
  const outline = curve(inner);
  return { bark: polygon(outer) + outline, outline };
}
