/** A phone whose dashboard comes out of the screen: rings, bars and the three steps of an automation. */
import {
  AnimationClip,
  type BufferGeometry,
  Matrix4,
  MeshPhysicalMaterial,
  Quaternion,
  QuaternionKeyframeTrack,
  Vector3,
  VectorKeyframeTrack,
} from 'three';
import { serviceStats } from '../../../src/site/agency.ts';
import { lathe, moved, type Point, painted, placed, plate, slab, tube } from '../lib/geometry.ts';
import { group, loop, type Model, mesh } from '../lib/glb.ts';
import { palette } from './palette.ts';
import { cables, steps, tile } from './telephone-automation.ts';
import { gaugeCentre, screenPixels } from './telephone-screen.ts';

/** Millimetres of a real phone, so that augmented reality shows it at its size. */
const body = { width: 74, height: 154, depth: 9, radius: 13.5 };
const screen = { width: 68.4, height: 147, radius: 10, z: 5.14 };

/** Converts pixels of the screen drawing to millimetres of the model. */
const fromPixels = (x: number, y: number): readonly [number, number] => [
  ((x - screenPixels.width / 2) / screenPixels.width) * screen.width,
  ((screenPixels.height / 2 - y) / screenPixels.height) * screen.height,
];

/** One growth ring, slightly irregular. `turn` is the share of the circle to draw, clockwise from the top. */
function growthRing(radius: number, seed: number, turn = 1, steps = 40): Point[] {
  const count = Math.max(8, Math.round(steps * turn));
  return Array.from({ length: turn < 1 ? count + 1 : count }, (_, index) => {
    const angle = Math.PI / 2 - (index / count) * turn * 2 * Math.PI;
    const wobble = 1 + 0.018 * Math.sin(2 * angle + seed) + 0.013 * Math.sin(3 * angle - 1.7 * seed);
    return [radius * wobble * Math.cos(angle), radius * wobble * Math.sin(angle), 0] as const;
  });
}

function gauge(): { readonly still: BufferGeometry[]; readonly lit: BufferGeometry } {
  const widths = [13, 15.2, 18.6, 20.4];
  const still = widths.map((radius, index) =>
    moved(
      [0, 0, 1 + index * 0.7],
      painted(
        tube(
          index % 2
            ? { radius: 0.28, rows: 30, columns: 3, closed: true }
            : { radius: 0.5, rows: 34, columns: 4, closed: true },
          ...growthRing(radius, index),
        ),
        index % 2 ? palette.larchLight : palette.needle,
      ),
    ),
  );
  const lit = moved(
    [0, 0, 4.5],
    tube({ radius: 1.55, rows: 30, columns: 6 }, ...growthRing(24, 5, serviceStats.efficiency / 100)),
  );
  return { still, lit };
}

function bars(): BufferGeometry[] {
  const heights = [7, 10.5, 9, 14, 18];
  const left = 26 + 22;
  const pitch = (screenPixels.width - 2 * left) / (heights.length - 1);
  const shades = [palette.needle, '#49a877', '#3a9268', palette.fern, palette.shoot];
  return heights.map((height, index) => {
    const [x, y] = fromPixels(left + index * pitch, 786);
    const bar = slab({ width: 6, height, depth: 5, radius: 2.4, bevel: 1.6, cornerSegments: 3, bevelSegments: 1 });
    return moved([x, y + height / 2, screen.z + 2.5], painted(bar, shades[index] ?? palette.fern));
  });
}

function shell(): BufferGeometry[] {
  const side = (y: number, length: number, x: number) =>
    moved(
      [x, y, 0],
      slab({ width: 1.6, height: length, depth: 3, radius: 0.7, bevel: 0.6, cornerSegments: 1, bevelSegments: 1 }),
    );
  const bump = moved(
    [-17, 57, -5.2],
    slab({ width: 30, height: 30, depth: 3.4, radius: 9, bevel: 1.4, cornerSegments: 4, bevelSegments: 1 }),
  );
  return [
    slab({ ...body, bevel: 3.4, cornerSegments: 8, bevelSegments: 3 }),
    bump,
    side(30, 12, -37.4),
    side(13, 20, -37.4),
    side(24, 18, 37.4),
  ];
}

function lenses(): { readonly metal: BufferGeometry[]; readonly glass: BufferGeometry[] } {
  const turn = new Matrix4().makeRotationX(-Math.PI / 2);
  const rim = lathe({ columns: 14, rows: 3 }, [4, 0.2], [4.9, 0.9], [5.8, 0.7], [6.1, -0.6]);
  const dome = lathe({ columns: 10, rows: 2 }, [0, 0.55], [2.4, 0.45], [4.4, 0]);
  const places: readonly Point[] = [
    [-23, 63, -7],
    [-11, 51, -7],
  ];
  const put = (geometry: BufferGeometry) => places.map((place) => moved(place, placed(geometry, turn)));
  return { metal: put(rim), glass: put(dome) };
}

/** Rings engraved on the back, as a mark of the brand. */
function backRings(): BufferGeometry[] {
  return [6, 10, 15, 21].map((radius, index) =>
    moved(
      [0, -14, -4.5],
      tube({ radius: 0.35, rows: 24, columns: 3, closed: true }, ...growthRing(radius, index + 2, 1, 24)),
    ),
  );
}

function animation(): AnimationClip {
  const seconds = 4.8;
  const { times, wave } = loop(seconds);
  const floating = steps.map(({ name, at: [x, y, z] }, order) => {
    const float = (time: number, start: number) => wave(time, 1, start - order * 1.4);
    const values = times.flatMap((time) => [x, y + 1.1 * float(time, 0), z + 0.8 * float(time, Math.PI / 2)]);
    return new VectorKeyframeTrack(`${name}.position`, times, values);
  });
  const axis = new Vector3(0, 0, 1);
  const breaths = times.flatMap((time) => new Quaternion().setFromAxisAngle(axis, 0.05 * wave(time)).toArray());
  const breathing = new QuaternionKeyframeTrack('cernes.quaternion', times, breaths);
  return new AnimationClip('respiration', seconds, [...floating, breathing]);
}

const lacquer = { roughness: 0.34, clearcoat: 0.6, clearcoatRoughness: 0.2 };
const glow = { color: palette.shoot, emissive: palette.shoot, emissiveIntensity: 0.45, roughness: 0.4 };
const material = {
  shell: new MeshPhysicalMaterial({
    ...{ name: 'shell', color: '#1b5a44', metalness: 0.75, roughness: 0.36 },
    ...{ clearcoat: 0.4, clearcoatRoughness: 0.25 },
  }),
  glass: new MeshPhysicalMaterial({
    ...{ name: 'glass', color: '#040807', roughness: 0.06, clearcoat: 1, clearcoatRoughness: 0.03 },
  }),
  screen: new MeshPhysicalMaterial({ name: 'screen', color: '#000000', emissive: '#ffffff', roughness: 0.22 }),
  lacquer: new MeshPhysicalMaterial({ name: 'lacquer', vertexColors: true, ...lacquer }),
  larch: new MeshPhysicalMaterial({ name: 'larch', color: palette.larchLight, ...lacquer }),
  pale: new MeshPhysicalMaterial({ name: 'pale', color: '#e3f1e6', ...lacquer }),
  shoot: new MeshPhysicalMaterial({ name: 'shoot', color: palette.shoot, ...lacquer }),
  glow: new MeshPhysicalMaterial({ name: 'glow', ...glow }),
  metal: new MeshPhysicalMaterial({ name: 'metal', color: '#c9d2cc', metalness: 1, roughness: 0.25 }),
};

/** The phone with the picture of its screen. */
export function telephone(webp: Buffer): Model {
  const rings = gauge();
  const [ringX, ringY] = fromPixels(screenPixels.width / 2, gaugeCentre);
  const lens = lenses();
  const pane = slab({
    ...{ width: 71.4, height: 151.4, depth: 1.6, radius: 12.2, bevel: 0.7 },
    ...{ cornerSegments: 6, bevelSegments: 1 },
  });
  return {
    root: group(
      'telephone',
      [0, 0, 0],
      mesh(material.shell, ...shell()),
      mesh(material.glass, moved([0, 0, 4.3], pane), ...lens.glass),
      mesh(material.screen, moved([0, 0, screen.z], plate(screen.width, screen.height, screen.radius))),
      mesh(material.lacquer, ...bars(), ...cables),
      mesh(material.metal, ...lens.metal, ...backRings()),
      group('cernes', [ringX, ringY, screen.z], mesh(material.lacquer, ...rings.still), mesh(material.glow, rings.lit)),
      ...steps.map((step) =>
        group(
          step.name,
          step.at,
          mesh(material.lacquer, ...step.icon),
          group(`${step.name}-tuile`, [0, 0, 0], mesh(material[step.material], tile)),
        ),
      ),
    ),
    animation: animation(),
    picture: { webp, material: 'screen', emissive: true },
  };
}
