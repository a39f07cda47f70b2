import { curve, fullTurn, type Point, polygon, swell } from './path.ts';
import { harmonics, randomFrom, seasons } from './random.ts';

/** Half the distance between the two piths, as a share of the half box. */
const spread = 0.5;

/**
 * A trunk about to fork: two piths, each with its own rings, inside rings around both. Rings are Cassini ovals: points whose
 * distances to the two piths have a constant product.
 */
export function forkedTrunk(seed: number, years: number, size: number) {
  const random = randomFrom(seed);
  const chance = seasons(random, 0.45, 0.9);
  const lobes = harmonics(random, 3, 7, 0.8);
  const half = size / 2;
  const scale = half * 0.72;
  const tilt = -0.5;
  const place = (x: number, y: number): Point => {
    const angle = Math.atan2(y, x);
    const shape = scale * (1 + 0.03 * lobes(angle));
    return [
      half + (x * Math.cos(tilt) - y * Math.sin(tilt)) * shape,
      half + (x * Math.sin(tilt) + y * Math.cos(tilt)) * shape,
    ];
  };
  const product = (x: number, y: number) => Math.hypot(x - spread, y) * Math.hypot(x + spread, y);

  /** Distance from a centre, at an angle, where the product of distances reaches `level`. */
  function reach(centre: number, angle: number, level: number): number {
    let distance = 0;
    while (product(centre + Math.cos(angle) * distance, Math.sin(angle) * distance) < level && distance < 3) {
      distance += 0.004;
    }
    return distance;
  }
  function oval(centre: number, level: (angle: number) => number, count: number, phase: number): string {
    const outward = swell(Math.max(12, count));
    return curve(
      Array.from({ length: count }, (_, index) => {
        const angle = ((index + phase) / count) * fullTurn;
        const distance = reach(centre, angle, level(angle)) * outward;
        return place(centre + Math.cos(angle) * distance, Math.sin(angle) * distance);
      }),
    );
  }

  const widths = Array.from({ length: years }, (_, year) => (1.4 - 0.7 * (year / years)) * chance.next().value);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const saddle = spread ** 2;
  const youth = 0.4;
  // Loops around one pith grow with their level; around both, the square of the short radius does.
  const levelAt = (time: number) =>
    time < youth ? (saddle * 0.97 * time) / youth : (0.2 + (0.8 * (time - youth)) / (1 - youth)) ** 2 + saddle;
  let rings = '';
  let time = 0;
  for (const width of widths) {
    const before = time;
    time += width / total;
    const outer = levelAt(time);
    const dark = (time - before) * (0.22 + random() * 0.3);
    const thickness = harmonics(random, 1, 4);
    const floor = time < youth ? 0 : youth + 0.001;
    const inner = (angle: number) => levelAt(Math.max(floor, time - dark * (1 + 0.5 * thickness(angle))));
    const phase = random();
    if (time < youth) {
      for (const centre of [-spread, spread])
        rings += oval(centre, () => outer, 12, phase) + oval(centre, inner, 12, phase);
    } else {
      rings += oval(0, () => outer, 24, phase) + oval(0, inner, 24, phase);
    }
  }
  const outline = oval(0, () => 1.13 ** 2, 34, 0);
  const ragged = Array.from({ length: 100 }, (_, index): Point => {
    const angle = (index / 100) * fullTurn;
    const distance = reach(0, angle, 1.13 ** 2) + 0.035 + random() * 0.035 - (index % 3 === 0 ? 0.02 : 0);
    return place(Math.cos(angle) * distance, Math.sin(angle) * distance);
  });
  return { rings, outline, bark: polygon(ragged) + outline };
}

/** The long side of a felled log whose end, in a square box of this size, is seen at an angle, with furrows along its length. */
export function logSide(seed: number, size: number): { side: string; furrows: string } {
  const [centre, radius, furrows] = [size / 2, 296, 22];
  const length: Point = [size, -500];
  const random = randomFrom(seed);
  const along = Math.atan2(length[1], length[0]);
  const rim = (turn: number, reach: number): Point => [
    centre + Math.cos(along + turn) * radius * reach,
    centre + Math.sin(along + turn) * radius * reach,
  ];
  const shifted = ([x, y]: Point, share: number): Point => [x + length[0] * share, y + length[1] * share];
  const near = Array.from({ length: 25 }, (_, index) => rim(Math.PI / 2 + (index / 24) * Math.PI, 0.99));
  const far = Array.from({ length: 25 }, (_, index) =>
    shifted(rim(-Math.PI / 2 + (index / 24) * Math.PI, 0.99 + (random() - 0.5) * 0.015), 1),
  );
  const strips = Array.from({ length: furrows }, (_, index) => {
    const turn = -Math.PI / 2 + ((index + 0.3 + random() * 0.4) / furrows) * Math.PI;
    const start = 0.06 + random() * 0.5;
    const end = Math.min(0.97, start + 0.12 + random() * 0.4);
    const sway = () => (random() - 0.5) * 0.02;
    const line = [start, start + (end - start) * 0.35, start + (end - start) * 0.7, end].map((share) =>
      shifted(rim(turn + sway(), 0.985), share),
    );
    const width = radius * (0.012 + random() * 0.014) * Math.max(0.35, Math.cos(turn));
    const normal: Point = [-Math.sin(along) * width, Math.cos(along) * width];
    const back = line.slice(1, -1).reverse();
    return polygon([...line, ...back.map(([x, y]): Point => [x + normal[0], y + normal[1]])]);
  });
  return { side: polygon([...near, ...far]), furrows: strips.join('') };
}
