/** The three steps of an automation that float in front of the phone, and the cable that joins them. Millimetres. */
import type { BufferGeometry } from 'three';
import { ellipsoid, moved, type Point, painted, slab, tube } from '../lib/geometry.ts';
import { palette } from './palette.ts';

interface Step {
  readonly name: string;
  readonly at: Point;
  readonly material: 'larch' | 'pale' | 'shoot';
  readonly icon: readonly BufferGeometry[];
}

/** Straight strokes with crisp corners are several tubes: one spline through the corners would round them. */
const segments = (color: string, radius: number, ...points: readonly Point[]) =>
  points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    const middle: Point = [(from[0] + point[0]) / 2, (from[1] + point[1]) / 2, (from[2] + point[2]) / 2];
    return painted(tube({ radius, rows: 1, columns: 5, capRows: 2 }, from, middle, point), color);
  });

const iconZ = 3.1;
export const steps: readonly Step[] = [
  {
    name: 'courriel',
    at: [45, 55, 15],
    material: 'larch',
    icon: [
      moved(
        [0, 0, iconZ],
        painted(
          slab({ width: 15, height: 10.6, depth: 1.6, radius: 2, bevel: 0.7, cornerSegments: 3, bevelSegments: 1 }),
          palette.lichen,
        ),
      ),
      ...segments('#8a4f0b', 0.6, [-6, 3.4, iconZ + 1], [0, -1.1, iconZ + 1], [6, 3.4, iconZ + 1]),
    ],
  },
  {
    name: 'facture',
    at: [-44, 9, 18],
    material: 'pale',
    icon: [
      ...segments(palette.spruce, 0.8, [-5, 5, iconZ], [2, 5, iconZ]),
      ...segments('#8fb3a1', 0.65, [-5, 1.7, iconZ], [5, 1.7, iconZ]),
      ...segments('#8fb3a1', 0.65, [-5, -1.5, iconZ], [5, -1.5, iconZ]),
      ...segments('#8fb3a1', 0.65, [-5, -5, iconZ], [-1, -5, iconZ]),
      moved([4, -5, iconZ], painted(ellipsoid([1.7, 1.7, 1], 12, 6), palette.larch)),
    ],
  },
  {
    name: 'comptabilite',
    at: [45, -36, 17],
    material: 'shoot',
    icon: segments(palette.spruceDeep, 1.25, [-4.8, 0.2, iconZ], [-1.4, -3.6, iconZ], [5.2, 4, iconZ]),
  },
];

/** One geometry for the three tiles: equal meshes are stored once. */
export const tile = slab({
  width: 25,
  height: 25,
  depth: 6,
  radius: 7.5,
  bevel: 2.4,
  cornerSegments: 5,
  bevelSegments: 3,
});

const cable = (...points: readonly Point[]) =>
  painted(tube({ radius: 0.75, rows: points.length * 3, columns: 5, capRows: 1 }, ...points), palette.fern);

/** The cable between the steps: into the back of the phone, out again, then under the gauge. */
export const cables: readonly BufferGeometry[] = [
  cable([47, 50, 13], [58, 44, 2], [46, 35, -11], [31, 31, -5]),
  cable([-31, 17, -5], [-50, 14, -11], [-58, 11, 3], [-46, 9, 16]),
  cable([-44, -3, 18], [-38, -12, 16], [-18, -17.2, 10], [12, -17, 9], [34, -19, 13], [44, -24, 17]),
];
