/** Shapes of the spruce figure, in millimetres. It is 17 cm tall, like a desk toy. */
import { type BufferGeometry, Matrix4 } from 'three';
import { ellipsoid, moved, type Point, painted, placed, slab, spline, surface, tube, turned } from '../lib/geometry.ts';
import { palette } from './palette.ts';

interface Skirt {
  /** Number of branches around the trunk. */
  readonly branches: number;
  /** Length by which branch ends stick out, as a share of the radius. */
  readonly reach: number;
  readonly turn: number;
}

/**
 * One tier of branches: a bell whose rim swings out and up at each branch. Its hem has the lime of young shoots, with a crisp
 * upper edge: two rows of vertices share their positions but not their colour.
 */
function skirt({ branches, reach, turn }: Skirt, points: string): BufferGeometry {
  const profile = points.split(' ').map((point) => point.split(',').map(Number) as [radius: number, height: number]);
  const curve = spline(...profile);
  const heights = profile.map(([, height]) => height);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const lobe = (angle: number) => Math.cos(branches * (angle - turn));
  // The widest point of the profile is its fourth of seven, so the rim is half-way.
  const hem = (angle: number) => 0.455 - 0.03 * (1 + lobe(angle));
  const green = ['#0a3425', '#0f4a34', '#165c42', '#1d6b4c'];
  const colors = [...green, palette.shoot, palette.shoot, '#7fae2f', '#0c3f2d'];
  const shares = (angle: number) => [0, hem(angle) * 0.4, hem(angle) * 0.72, hem(angle), hem(angle), 0.5, 0.62, 1];
  const rows = colors.length - 1;
  const columns = branches * 6;
  const bell = surface(
    (u, v) => {
      // Start at a branch end, so that every tip has a column of vertices.
      const angle = turn - u * 2 * Math.PI;
      const stops = shares(angle);
      const row = Math.min(Math.floor(v * rows), rows - 1);
      const [from, to] = [stops[row] ?? 0, stops[row + 1] ?? 1];
      const [radius, height] = curve(from + (to - from) * (v * rows - row));
      const spread = Math.min(Math.max((high - height) / (high - low), 0), 1) ** 1.6;
      const wave = lobe(angle) * spread;
      const r = radius * (1 + reach * wave);
      return [r * Math.cos(angle), height + 2.6 * wave, r * Math.sin(angle)];
    },
    { columns, rows, flip: true },
  );
  return painted(bell, (vertex) => colors[Math.floor(vertex / (columns + 1))] ?? palette.shoot);
}

/** From the lowest to the highest. */
export const skirts: readonly BufferGeometry[] = [
  skirt({ branches: 9, reach: 0.1, turn: 0.35 }, '14,66 24,55 34,40 41,27 39.5,22.5 30,26 8,33'),
  skirt({ branches: 8, reach: 0.09, turn: 0.2 }, '10,124 20,115 31,103 39,92 37.5,88 30,92 12,98'),
  skirt({ branches: 7, reach: 0.09, turn: 0.6 }, '0.2,151 7,144 16,132 25,119 24,115.5 18,118 6,122'),
];

export const headCentre: Point = [0, 76, 0];
export const headRadii: Point = [33, 25.5, 30];

/** A point of the head's surface at these angles from the front. `lift` pushes it out. */
function onHead(yaw: number, pitch: number, lift: number): Point {
  return [
    headCentre[0] + (headRadii[0] + lift) * Math.sin(yaw) * Math.cos(pitch),
    headCentre[1] + (headRadii[1] + lift) * Math.sin(pitch),
    headCentre[2] + (headRadii[2] + lift) * Math.cos(yaw) * Math.cos(pitch),
  ];
}

/** The dark glass of the face: a superellipse on the head, with its edge sunk to hide the seam. */
export function visor(): BufferGeometry {
  const [yawHalf, pitchHalf] = [0.92, 0.5];
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
  return surface(
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const lift = 1.8 - 4.2 * Math.max(0, v - 0.82) ** 2 * 30;
      return onHead(v * yawHalf * power(Math.cos(angle)), -0.02 + v * pitchHalf * power(Math.sin(angle)), lift);
    },
    { columns: 32, rows: 6, flip: true },
  );
}

export function eye(side: number): { readonly at: Point; readonly geometry: BufferGeometry } {
  const at = onHead(side * 0.38, 0.06, 1.9);
  return {
    at,
    geometry: tube({ radius: 3.1, rows: 2, columns: 10 }, [0, -3.4, 0], [0, 0, 0.25], [0, 3.4, 0]),
  };
}

export function smile(): BufferGeometry {
  const points = Array.from({ length: 7 }, (_, index) => {
    const share = index / 6 - 0.5;
    return onHead(share * 0.34, -0.2 + 0.3 * share * share * 2, 1.9);
  });
  return tube({ radius: 1.05, rows: 10, columns: 6 }, ...points);
}

export function cheeks(): BufferGeometry[] {
  return [-1, 1].map((side) => {
    const turned = placed(ellipsoid([3.6, 2.2, 1], 10, 5), new Matrix4().makeRotationY(side * 0.62));
    return moved(onHead(side * 0.66, -0.17, 1.1), painted(turned, '#d9806a'));
  });
}

/** The slice of wood: generated rings with an off-centre pith, and bark around them. */
export function slice(): BufferGeometry[] {
  const outline = (angle: number) => 1 + 0.025 * Math.sin(2 * angle + 0.7) + 0.014 * Math.sin(5 * angle);
  const rings = [0, 0.12, 0.18, 0.34, 0.42, 0.56, 0.63, 0.76, 0.83, 0.93, 1];
  const ringAt = (v: number) => {
    const position = Math.min(Math.max(v, 0), 1) * (rings.length - 1);
    const index = Math.min(Math.floor(position), rings.length - 2);
    const [from, to] = [rings[index] ?? 0, rings[index + 1] ?? 1];
    return from + (to - from) * (position - index);
  };
  const columns = 32;
  const radius = 47;
  const top = surface(
    (u, v) => {
      const angle = -u * 2 * Math.PI;
      const share = ringAt(v);
      const r = radius * share * outline(angle);
      return [r * Math.cos(angle) - 5 * (1 - share), 9, r * Math.sin(angle) + 4 * (1 - share)];
    },
    { columns, rows: rings.length - 1, flip: true },
  );
  const wood = painted(top, (vertex) => (Math.floor(vertex / (columns + 1)) % 2 === 1 ? '#a8713a' : '#e6c79a'));
  const barkCurve = spline([47, 9], [50.5, 8], [51.5, 4], [50, 0.6], [46, 0]);
  const bark = turned(
    (share, angle) => {
      const [r, height] = barkCurve(share);
      const rough = 1 + 0.012 * Math.sin(17 * angle) * Math.sin(share * Math.PI);
      return [r * outline(angle) * rough, height];
    },
    { columns, rows: 4 },
  );
  return [wood, painted(bark, '#5b4636')];
}

/** A twig arm: the stem, and three needles for a hand, from the shoulder at the origin towards +X. */
export function arm(): BufferGeometry[] {
  const stem = painted(
    tube({ radius: (along) => 3.4 - 0.8 * along, rows: 6, columns: 8 }, [0, 0, 0], [9, -1, 2], [19, 1, 4]),
    '#17604a',
  );
  const needles = [-0.65, 0, 0.65].map((angle) =>
    painted(
      tube(
        { radius: 2, rows: 3, columns: 7, capRows: 2 },
        [18, 1, 4],
        [22 + Math.cos(angle), 1 + 5 * Math.sin(angle), 4.3],
        [23 + 5 * Math.cos(angle), 1 + 9 * Math.sin(angle), 4.6],
      ),
      palette.shoot,
    ),
  );
  return [stem, ...needles];
}

export function bubble(): { readonly body: BufferGeometry[]; readonly dot: BufferGeometry } {
  const body = slab({ width: 36, height: 24, depth: 8, radius: 10.5, bevel: 3, cornerSegments: 5, bevelSegments: 2 });
  const tail = tube(
    { radius: (along) => 3.6 * (1 - along) + 0.7, rows: 4, columns: 8, capRows: 2 },
    [-7, -9, 0],
    [-11, -14, 0],
    [-16.5, -17, 0],
  );
  return { body: [body, tail], dot: ellipsoid([2.5, 2.5, 1.5], 10, 4) };
}
