import { box, type Point3, pointsOf } from '../lib/isometric.ts';
import { face, type Scene } from '../lib/scene.ts';

const brick = '#b5331f';
const kraft = ['#d9a566', '#b9803f', '#c99252'] as const;
const sofa = ['#4f7f86', '#2f5960', '#3d6b72'] as const;
const piano = ['#3a3330', '#1c1816', '#2a2522'] as const;
const milk = ['#ffffff', '#d5cdbf', '#e8e1d4'] as const;

/** Contents of the truck, from back to front so that nearer objects cover farther ones. */
const load: readonly (readonly [Point3, Point3, readonly [string, string, string]])[] = [
  [[0, 0, 0], [60, 60, 70], kraft],
  [[0, 0, 70], [52, 56, 50], kraft],
  [[0, 64, 0], [60, 56, 96], milk],
  [[64, 0, 0], [110, 44, 92], piano],
  [[64, 48, 0], [52, 70, 44], kraft],
  [[64, 48, 44], [46, 44, 40], kraft],
  [[120, 48, 0], [54, 72, 60], kraft],
  [[178, 0, 0], [96, 50, 40], sofa],
  [[178, 0, 40], [96, 16, 34], sofa],
  [[178, 56, 0], [46, 62, 58], kraft],
  [[178, 60, 58], [40, 40, 34], kraft],
  [[228, 58, 0], [46, 60, 40], milk],
];

export default {
  faces: [face('Rubik', '300 900')],
  css: `body { background: #f4ead9; color: ${brick}; font: 700 24px/1.1 Rubik; }
svg { position: absolute; left: 0; top: 0; }
${load.map((_, index) => `.i${index} { animation: d${index} 6s ease-out infinite; } @keyframes d${index} { 0%, ${(index * 5).toFixed(0)}% { transform: translateY(-420px); opacity: 0; } ${(index * 5 + 2).toFixed(0)}% { opacity: 1; } ${(index * 5 + 8).toFixed(0)}%, 94% { transform: none; opacity: 1; } 100% { transform: translateY(0); opacity: 0; } }`).join('\n')}
.count { position: absolute; left: 36px; top: 34px; } .count b { display: block; font: 900 128px/.86 Rubik; letter-spacing: -.06em; } .count small { font: 800 38px/1 Rubik; letter-spacing: -.03em; }
.list { position: absolute; left: 38px; bottom: 34px; list-style: none; color: #5a3b22; font-weight: 600; } .list li { padding-top: 6px; } .list b { display: inline-block; width: 44px; color: ${brick}; }`,
  body: `<svg width="720" height="540" viewBox="-424 -318 800 600"><polygon points="${pointsOf([-40, -40, -60], [430, -40, -60], [430, 200, -60], [-40, 200, -60])}" fill="#e3d3b6"/>
<g>${box([-14, -10, -18], [304, 142, 18], ['#8d8377', '#4b443c', '#6a6157'])}</g>
<polygon points="${pointsOf([-14, -10, 0], [-14, -10, 152], [-14, 132, 152], [-14, 132, 0])}" fill="#cfc0a4"/><polygon points="${pointsOf([-14, -10, 0], [290, -10, 0], [290, -10, 152], [-14, -10, 152])}" fill="#dccdb2"/>
${load.map(([at, size, colors], index) => `<g class="i${index}">${box(at, size, colors)}</g>`).join('')}
<g fill="none" stroke="${brick}" stroke-width="7" stroke-linejoin="round"><polyline points="${pointsOf([-14, 132, 0], [-14, 132, 152], [290, 132, 152], [290, 132, 0])}"/><polyline points="${pointsOf([-14, -10, 152], [290, -10, 152], [290, 132, 152])}"/><polyline points="${pointsOf([-14, -10, 152], [-14, 132, 152])}"/></g>
${box([300, -6, -24], [76, 134, 104], ['#d9573f', '#93261a', brick])}<polygon points="${pointsOf([376, 8, 30], [376, 116, 30], [376, 116, 68], [376, 8, 68])}" fill="#bfe0e6"/><polygon points="${pointsOf([314, 128, 30], [362, 128, 30], [362, 128, 66], [314, 128, 66])}" fill="#9cc6ce"/>
${[
  [40, 132],
  [110, 132],
  [336, 130],
]
  .map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${((x - y) * 0.866).toFixed(0)} ${((x + y) / 2 + 34).toFixed(0)}) skewY(30)"><circle r="25" fill="#2a2522"/><circle r="11" fill="#d5cdbf"/></g>`,
  )
  .join('')}</svg>
<div class="count"><b>28,4</b><small>mètres cubes</small></div><ul class="list"><li><b>41</b>boîtes</li><li><b>1</b>divan</li><li><b>1</b>piano</li></ul>`,
  still: 5.2,
  loop: { seconds: 6 },
} satisfies Scene;
