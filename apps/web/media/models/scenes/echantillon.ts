/** A can of maple syrup: the product model of the 3D page, at real size for augmented reality. */
import { type BufferGeometry, Matrix4 } from 'three';
import { lathe, type ProfilePoint, placed, surface } from '../lib/geometry.ts';
import type { ModelSpec } from '../lib/glb.ts';

type Material = 'steel' | 'label';

/** Millimetres: a 540 ml can is about 76 mm across its rims and 112 mm high. */
const wall = 37;
const height = 112;
const columns = 50;

/** Height of the wall's beads under the paper. The label follows them, as glued paper does. */
const ribs = (y: number) => 0.32 * Math.sin(((y - 14) / (height - 28)) * Math.PI * 22);

/** Several smooth lathes that meet at crisp edges. */
function turnedParts(parts: readonly (readonly [rows: number, profile: readonly ProfilePoint[]])[]): BufferGeometry[] {
  return parts.map(([rows, profile]) => lathe(profile, columns, rows));
}

function lid(): BufferGeometry[] {
  return turnedParts([
    // The double seam: a rolled rim above the lid.
    [
      7,
      [
        { radius: 35.2, height: height - 4.5 },
        { radius: 35.4, height: height - 1 },
        { radius: 36.6, height },
        { radius: 38.1, height: height - 0.8 },
        { radius: 38.3, height: height - 3 },
        { radius: wall, height: height - 4.6 },
      ],
    ],
    // The panel, with the expansion beads of a lid.
    [
      16,
      [
        { radius: 0, height: height - 4.6 },
        { radius: 8, height: height - 4.6 },
        { radius: 11, height: height - 3.7 },
        { radius: 14, height: height - 4.6 },
        { radius: 18, height: height - 4.6 },
        { radius: 21, height: height - 3.5 },
        { radius: 24, height: height - 4.6 },
        { radius: 27, height: height - 4.7 },
        { radius: 30, height: height - 3.3 },
        { radius: 33, height: height - 4.8 },
        { radius: 35.2, height: height - 4.5 },
      ],
    ],
  ]);
}

function foot(): BufferGeometry[] {
  return turnedParts([
    [
      6,
      [
        { radius: wall, height: 4.6 },
        { radius: 38.3, height: 3 },
        { radius: 38.1, height: 0.8 },
        { radius: 36.6, height: 0 },
        { radius: 35.4, height: 1.4 },
        { radius: 35, height: 4 },
      ],
    ],
    [
      3,
      [
        { radius: 35, height: 4 },
        { radius: 20, height: 3.4 },
        { radius: 0, height: 3.4 },
      ],
    ],
  ]);
}

function wallShort(from: number, to: number): BufferGeometry {
  return lathe(
    [
      { radius: wall, height: from },
      { radius: wall, height: to },
    ],
    columns,
    1,
  );
}

/** Paper around the can: one turn, with its seam at the back. */
function label(): BufferGeometry {
  const [top, bottom] = [height - 13, 13];
  return surface(
    (u, v) => {
      const y = top + (bottom - top) * v;
      const radius = wall + 0.35 + 0.22 * ribs(y);
      const angle = -u * 2 * Math.PI;
      return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
    },
    { columns, rows: 12, flip: true },
  );
}

export function echantillon(labelWebp: Buffer): ModelSpec<Material> {
  const steel = [...lid(), ...foot(), wallShort(height - 4.6, height - 13), wallShort(13, 4.6)];
  return {
    unit: 0.001,
    materials: {
      steel: { color: '#a9b0ac', metallic: 1, roughness: 0.33 },
      label: {
        roughness: 0.5,
        clearcoat: { factor: 0.35, roughness: 0.3 },
        texture: { webp: labelWebp, use: 'color' },
      },
    },
    root: {
      name: 'conserve',
      parts: [
        ...steel.map((geometry) => ({ material: 'steel' as const, geometry })),
        { material: 'label', geometry: placed(label(), new Matrix4().makeRotationY(Math.PI - 0.3)) },
      ],
    },
  };
}
