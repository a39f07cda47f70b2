/** The chatbot's avatar: a young spruce on a slice of wood, which tips its spring shoot and waves. */
import { type BufferGeometry, Euler, Quaternion } from 'three';
import { ellipsoid, lathe, moved, type Point, painted, tube } from '../lib/geometry.ts';
import type { ChannelSpec, ModelSpec } from '../lib/glb.ts';
import { arm, bubble, cheeks, eye, headCentre, headRadii, skirts, slice, smile, visor } from './avatar-shapes.ts';
import { palette } from './palette.ts';

type Material = 'felt' | 'shell' | 'visor' | 'light' | 'wood' | 'bubble';

const turned = (x: number, y: number, z: number) => new Quaternion().setFromEuler(new Euler(x, y, z));

const shoulders = {
  left: { at: [-26, 54, 8] as const, lean: turned(0, Math.PI, 0.75) },
  right: { at: [27, 50, 8] as const, lean: turned(0, 0.1, -0.5) },
};

function animation(): ChannelSpec[] {
  const seconds = 4;
  const samples = 24;
  const times = Array.from({ length: samples + 1 }, (_, index) => (index / samples) * seconds);
  const phase = (time: number) => (time / seconds) * 2 * Math.PI;
  const channels: ChannelSpec[] = [
    {
      node: 'tete',
      path: 'rotation',
      times,
      values: times.map((t) =>
        turned(0.02 * Math.sin(phase(t)), 0.09 * Math.sin(phase(t)), 0.035 * Math.sin(phase(t))).toArray(),
      ),
    },
    {
      node: 'bras-gauche',
      path: 'rotation',
      times,
      values: times.map((t) =>
        shoulders.left.lean
          .clone()
          .multiply(turned(0, 0, 0.2 * Math.sin(3 * phase(t))))
          .toArray(),
      ),
    },
    {
      node: 'bulle',
      path: 'translation',
      times,
      values: times.map((t) => [bubbleAt[0], bubbleAt[1] + 1.4 * Math.sin(phase(t) + 1), bubbleAt[2]]),
    },
  ];
  // One blink, in the second half of the loop.
  for (const node of ['oeil-gauche', 'oeil-droit']) {
    channels.push({
      node,
      path: 'scale',
      times: [0, 2.6, 2.68, 2.78, seconds],
      values: [1, 1, 0.12, 1, 1].map((open) => [1, open, 1]),
    });
  }
  return channels;
}

const bubbleAt: Point = [53, 116, 14];

export function avatar(): ModelSpec<Material> {
  const felt = (geometry: BufferGeometry) => ({ material: 'felt' as const, geometry });
  const speech = bubble();
  const eyes = { gauche: eye(-1), droit: eye(1) };
  const [bottom, ...crown] = skirts;
  if (!bottom) throw new Error('The figure has no body: keep one skirt at least.');
  // The head rotates about the neck, so the coordinates of its parts are relative to the neck.
  const neck: Point = [0, 60, 0];
  const fromNeck = (geometry: BufferGeometry) => moved(geometry, -neck[0], -neck[1], -neck[2]);
  const eyeNode = (side: 'gauche' | 'droit') => ({
    name: `oeil-${side}`,
    translation: [eyes[side].at[0], eyes[side].at[1] - neck[1], eyes[side].at[2]] as const,
    parts: [{ material: 'light' as const, geometry: eyes[side].geometry }],
  });
  const shoot = tube(
    { radius: (along) => 2.7 - 1.1 * along, rows: 8, columns: 8 },
    [0, 148, 0],
    [1, 157, 0],
    [4.5, 166, 1],
    [9.5, 171, 2],
  );
  return {
    unit: 0.001,
    materials: {
      felt: { painted: true, roughness: 0.82, sheen: { color: '#20351c', roughness: 0.5 } },
      shell: { color: '#f2eee0', roughness: 0.38, clearcoat: { factor: 0.5, roughness: 0.2 } },
      visor: { color: '#07110e', roughness: 0.12, clearcoat: { factor: 1, roughness: 0.05 } },
      light: { color: palette.aurora, emissive: palette.aurora, emissiveStrength: 1.1, roughness: 0.5 },
      wood: { painted: true, roughness: 0.7 },
      bubble: { color: palette.shoot, roughness: 0.4, clearcoat: { factor: 0.5, roughness: 0.2 } },
    },
    root: {
      name: 'epinette',
      parts: [
        ...slice().map((geometry) => ({ material: 'wood' as const, geometry })),
        ...[-1, 1].map((side) => ({
          material: 'wood' as const,
          geometry: moved(painted(ellipsoid([10, 7, 13], 12, 6), '#6b4a31'), side * 13, 14, 9),
        })),
        {
          material: 'wood',
          geometry: painted(lathe({ columns: 12, rows: 3 }, [9, 40], [10, 26], [13, 10]), '#6b4a31'),
        },
        felt(bottom),
      ],
      children: [
        {
          name: 'tete',
          translation: neck,
          parts: [
            { material: 'shell', geometry: fromNeck(moved(ellipsoid(headRadii, 24, 12), ...headCentre)) },
            { material: 'visor', geometry: fromNeck(visor()) },
            { material: 'light', geometry: fromNeck(smile()) },
            ...cheeks().map((geometry) => felt(fromNeck(geometry))),
            ...crown.map((geometry) => felt(fromNeck(geometry))),
            felt(fromNeck(painted(shoot, palette.shoot))),
          ],
          children: [eyeNode('gauche'), eyeNode('droit')],
        },
        {
          name: 'bras-gauche',
          translation: shoulders.left.at,
          rotation: quaternion(shoulders.left.lean),
          parts: arm().map(felt),
        },
        {
          name: 'bras-droit',
          translation: shoulders.right.at,
          rotation: quaternion(shoulders.right.lean),
          parts: arm().map(felt),
        },
        {
          name: 'bulle',
          translation: bubbleAt,
          rotation: quaternion(turned(0, -0.12, 0.06)),
          parts: [
            ...speech.body.map((geometry) => ({ material: 'bubble' as const, geometry })),
            ...[-9, 0, 9].map((x) => ({ material: 'visor' as const, geometry: moved(speech.dot, x, 0, 4.2) })),
          ],
        },
      ],
    },
    animation: { name: 'salut', channels: animation() },
  };
}

function quaternion({ x, y, z, w }: Quaternion): readonly [number, number, number, number] {
  return [x, y, z, w];
}
