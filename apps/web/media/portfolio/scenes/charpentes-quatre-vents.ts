import { type Point3, pointsOf, project } from '../lib/isometric.ts';
import { face, type Scene } from '../lib/scene.ts';

const yellow = '#ffe04a';
const bays = [0, 92, 184, 276];
const [width, wall, ridge] = [170, 110, 190];

const beam = (from: Point3, to: Point3, thick: number, color = '#fff') =>
  `<polyline points="${pointsOf(from, to)}" stroke="${color}" stroke-width="${thick}"/>`;

/** One frame across the barn: two posts, a tie beam, two rafters, two braces. */
const frame = (x: number, color: string) =>
  [
    beam([x, 0, 0], [x, 0, wall], 8, color),
    beam([x, width, 0], [x, width, wall], 8, color),
    beam([x, 0, wall], [x, width, wall], 6, color),
    beam([x, 0, wall], [x, width / 2, ridge], 7, color),
    beam([x, width, wall], [x, width / 2, ridge], 7, color),
    beam([x, width, wall - 44], [x, width - 44, wall], 4, color),
    beam([x, 0, wall - 44], [x, 44, wall], 4, color),
  ].join('');

const along = (y: number, z: number, thick: number) => beam([0, y, z], [276, y, z], thick);

const joint = (point: Point3, number: number) => {
  const [x, y] = project(point);
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><circle r="17" fill="#0f4fa8" stroke="${yellow}" stroke-width="4"/><text y="7" text-anchor="middle" fill="${yellow}" stroke="none">${number}</text></g>`;
};

export default {
  faces: [face('Share Tech Mono')],
  css: `body { background: #0f4fa8; color: #fff; font: 400 20px/1.35 "Share Tech Mono"; }
.grid { position: absolute; inset: 0; background: repeating-linear-gradient(0deg, #ffffff1c 0 1px, transparent 1px 36px), repeating-linear-gradient(90deg, #ffffff1c 0 1px, transparent 1px 36px); }
svg { position: absolute; inset: 0; } text { font: 400 20px "Share Tech Mono"; }
.box { position: absolute; right: 24px; bottom: 24px; width: 262px; border: 3px solid #fff; background: #0f4fa8; } .box p { display: flex; justify-content: space-between; padding: 7px 14px; border-bottom: 2px solid #fff; } .box p:last-child { border: 0; background: ${yellow}; color: #0f4fa8; }
h1 { position: absolute; left: 30px; top: 26px; font: 400 38px/1.05 "Share Tech Mono"; letter-spacing: -.04em; }`,
  body: `<div class="grid"></div><svg width="720" height="540" viewBox="-322 -262 720 540" fill="none" stroke="#fff" stroke-linecap="round">
<polygon points="${pointsOf([0, 0, 0], [276, 0, 0], [276, width, 0], [0, width, 0])}" fill="#fff" fill-opacity=".12" stroke-width="2" stroke-dasharray="7 7"/>
${along(0, wall, 7)}${bays.map((x, index) => frame(x, index === 3 ? yellow : '#fff')).join('')}${along(width, wall, 7)}${along(width / 2, ridge, 8)}${along(width / 4, (wall + ridge) / 2, 4)}${along((3 * width) / 4, (wall + ridge) / 2, 4)}
<g stroke="${yellow}" stroke-width="3"><polyline points="${pointsOf([184, width + 34, 0], [276, width + 34, 0])}"/><polyline points="${pointsOf([184, width + 22, 0], [184, width + 46, 0])}"/><polyline points="${pointsOf([276, width + 22, 0], [276, width + 46, 0])}"/></g>
${joint([276, width, wall], 4)}${joint([276, width / 2, ridge], 7)}${joint([276, 0, wall], 9)}${joint([0, width, wall], 2)}${joint([92, width / 2, ridge], 11)}</svg>
<h1>Grange<br>4 travées</h1>
<div class="box"><p>Travée<span>12 pi</span></p><p>Neige<span>2,8 kPa</span></p><p>Ajout<span>9 400 $</span></p></div>`,
} satisfies Scene;
