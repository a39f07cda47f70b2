/** A can of maple syrup: the product model of the 3D page, at real size for augmented reality. */
import { type BufferGeometry, Matrix4, MeshPhysicalMaterial } from 'three';
import { lathe, placed, turned } from '../lib/geometry.ts';
import { group, type Model, mesh } from '../lib/glb.ts';

/** Millimetres: a 540 ml can is about 76 mm across its rims and 112 mm high. */
const wall = 37;
const height = 112;
const columns = 50;

/** Height of the wall's beads under the paper. The label follows them, as glued paper does. */
const ribs = (y: number) => 0.32 * Math.sin(((y - 14) / (height - 28)) * Math.PI * 22);

/** Smooth lathes that meet at crisp edges. */
const lid = [
  // The double seam: a rolled rim above the lid.
  lathe(
    { columns, rows: 7 },
    [35.2, height - 4.5],
    [35.4, height - 1],
    [36.6, height],
    [38.1, height - 0.8],
    [38.3, height - 3],
    [wall, height - 4.6],
  ),
  // The panel, with the expansion beads of a lid.
  lathe(
    { columns, rows: 16 },
    [0, height - 4.6],
    [8, height - 4.6],
    [11, height - 3.7],
    [14, height - 4.6],
    [18, height - 4.6],
    [21, height - 3.5],
    [24, height - 4.6],
    [27, height - 4.7],
    [30, height - 3.3],
    [33, height - 4.8],
    [35.2, height - 4.5],
  ),
];
const foot = [
  lathe({ columns, rows: 6 }, [wall, 4.6], [38.3, 3], [38.1, 0.8], [36.6, 0], [35.4, 1.4], [35, 4]),
  lathe({ columns, rows: 3 }, [35, 4], [20, 3.4], [0, 3.4]),
];

const wallShort = (from: number, to: number) => lathe({ columns, rows: 1 }, [wall, from], [wall, to]);

/** Paper around the can: one turn, with its seam at the back. */
function label(): BufferGeometry {
  const [top, bottom] = [height - 13, 13];
  return turned(
    (share) => {
      const y = top + (bottom - top) * share;
      return [wall + 0.35 + 0.22 * ribs(y), y];
    },
    { columns, rows: 12 },
  );
}

const materials = {
  steel: new MeshPhysicalMaterial({ name: 'steel', color: '#a9b0ac', metalness: 1, roughness: 0.33 }),
  label: new MeshPhysicalMaterial({ name: 'label', roughness: 0.5, clearcoat: 0.35, clearcoatRoughness: 0.3 }),
};

export function echantillon(webp: Buffer): Model {
  const steel = [...lid, ...foot, wallShort(height - 4.6, height - 13), wallShort(13, 4.6)];
  const paper = placed(label(), new Matrix4().makeRotationY(Math.PI - 0.3));
  return {
    root: group('conserve', [0, 0, 0], mesh(materials.steel, ...steel), mesh(materials.label, paper)),
    picture: { webp, material: 'label' },
  };
}
