/** The chatbot's avatar: a young spruce on a slice of wood, which tips its spring shoot and waves. */
import {
  AnimationClip,
  type BufferGeometry,
  Euler,
  type Group,
  MeshPhysicalMaterial,
  Quaternion,
  QuaternionKeyframeTrack,
  VectorKeyframeTrack,
} from 'three';
import { ellipsoid, lathe, moved, type Point, painted, tube } from '../lib/geometry.ts';
import { group, loop, type Model, mesh } from '../lib/glb.ts';
import { arm, bubble, cheeks, eye, headCentre, headRadii, skirts, slice, smile, visor } from './avatar-shapes.ts';
import { palette } from './palette.ts';

const turned = (x: number, y: number, z: number) => new Quaternion().setFromEuler(new Euler(x, y, z));

const shoulders: Readonly<Record<'left' | 'right', { readonly at: Point; readonly lean: Quaternion }>> = {
  left: { at: [-26, 54, 8], lean: turned(0, Math.PI, 0.75) },
  right: { at: [27, 50, 8], lean: turned(0, 0.1, -0.5) },
};

const bubbleAt: Point = [53, 116, 14];

function animation(): AnimationClip {
  const seconds = 4;
  const { times, wave } = loop(seconds);
  const heads = times.map((t) => turned(0.02 * wave(t), 0.09 * wave(t), 0.035 * wave(t)));
  const waving = times.map((t) => shoulders.left.lean.clone().multiply(turned(0, 0, 0.2 * wave(t, 3))));
  const [x, y, z] = bubbleAt;
  // One blink, in the second half of the loop.
  const blink = [1, 1, 0.12, 1, 1].flatMap((open) => [1, open, 1]);
  const values = (turns: readonly Quaternion[]) => turns.flatMap((turn) => turn.toArray());
  return new AnimationClip('salut', seconds, [
    new QuaternionKeyframeTrack('tete.quaternion', times, values(heads)),
    new QuaternionKeyframeTrack('bras-gauche.quaternion', times, values(waving)),
    new VectorKeyframeTrack(
      'bulle.position',
      times,
      times.flatMap((t) => [x, y + 1.4 * wave(t, 1, 1), z]),
    ),
    ...['gauche', 'droit'].map(
      (side) => new VectorKeyframeTrack(`oeil-${side}.scale`, [0, 2.6, 2.68, 2.78, seconds], blink),
    ),
  ]);
}

const shiny = { clearcoat: 0.5, clearcoatRoughness: 0.2 };
const light = { color: palette.fern, emissive: palette.fern, emissiveIntensity: 1.1, roughness: 0.5 };
const felted = { roughness: 0.82, sheen: 1, sheenColor: '#20351c', sheenRoughness: 0.5 };
const dark = { color: '#07110e', roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.05 };
const material = {
  felt: new MeshPhysicalMaterial({ name: 'felt', vertexColors: true, ...felted }),
  shell: new MeshPhysicalMaterial({ name: 'shell', color: '#f2eee0', roughness: 0.38, ...shiny }),
  visor: new MeshPhysicalMaterial({ name: 'visor', ...dark }),
  light: new MeshPhysicalMaterial({ name: 'light', ...light }),
  wood: new MeshPhysicalMaterial({ name: 'wood', vertexColors: true, roughness: 0.7 }),
  bubble: new MeshPhysicalMaterial({ name: 'bubble', color: palette.shoot, roughness: 0.4, ...shiny }),
};

/** A group that leans. */
function leaning(part: Group, lean: Quaternion): Group {
  part.quaternion.copy(lean);
  return part;
}

export function avatar(): Model {
  const speech = bubble();
  const [bottom, ...crown] = skirts;
  if (!bottom) throw new Error('The figure has no body: keep one skirt at least.');
  // The head rotates about the neck, so the coordinates of its parts are relative to the neck.
  const neck: Point = [0, 60, 0];
  const fromNeck = (geometry: BufferGeometry) => moved([-neck[0], -neck[1], -neck[2]], geometry);
  const eyeOf = (name: string, side: -1 | 1) => {
    const { at, geometry } = eye(side);
    return group(name, [at[0], at[1] - neck[1], at[2]], mesh(material.light, geometry));
  };
  const shoot = tube(
    { radius: (along) => 2.7 - 1.1 * along, rows: 8, columns: 8 },
    [0, 148, 0],
    [1, 157, 0],
    [4.5, 166, 1],
    [9.5, 171, 2],
  );
  const feet = [-1, 1].map((side) => moved([side * 13, 14, 9], painted(ellipsoid([10, 7, 13], 12, 6), '#6b4a31')));
  const trunk = painted(lathe({ columns: 12, rows: 3 }, [9, 40], [10, 26], [13, 10]), '#6b4a31');
  const head = group(
    'tete',
    neck,
    mesh(material.shell, fromNeck(moved(headCentre, ellipsoid(headRadii, 24, 12)))),
    mesh(material.visor, fromNeck(visor())),
    mesh(material.light, fromNeck(smile())),
    mesh(material.felt, ...[...cheeks(), ...crown, painted(shoot, palette.shoot)].map(fromNeck)),
    eyeOf('oeil-gauche', -1),
    eyeOf('oeil-droit', 1),
  );
  const dots = [-9, 0, 9].map((x) => moved([x, 0, 4.2], speech.dot));
  const saying = group('bulle', bubbleAt, mesh(material.bubble, ...speech.body), mesh(material.visor, ...dots));
  const { left, right } = shoulders;
  return {
    root: group(
      'epinette',
      [0, 0, 0],
      mesh(material.wood, ...slice(), ...feet, trunk),
      mesh(material.felt, bottom),
      head,
      leaning(group('bras-gauche', left.at, mesh(material.felt, ...arm())), left.lean),
      leaning(group('bras-droit', right.at, mesh(material.felt, ...arm())), right.lean),
      leaning(saying, turned(0, -0.12, 0.06)),
    ),
    animation: animation(),
  };
}
