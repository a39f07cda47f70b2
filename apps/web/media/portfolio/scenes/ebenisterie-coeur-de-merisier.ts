import { axonometry, type Point3 } from '../lib/isometric.ts';
import { face, type Scene } from '../lib/scene.ts';

const cyan = '#00a5c8';
const scale = 2.72;
const { project, box } = axonometry({ right: 0.9 * scale, down: 0.44 * scale, up: scale, seam: 0.8 });

interface Part {
  readonly from: Point3;
  readonly size: Point3;
  /** Offset of the part in the exploded view. */
  readonly apart: Point3;
  /** Axis of the ends that have dowels. */
  readonly dowels?: 'x' | 'y';
}

/** The eleven parts, from the farthest to the nearest. */
const parts: readonly Part[] = [
  { from: [0, 0, 0], size: [4, 4, 98], apart: [-34, -6, 0] },
  { from: [1, 4, 84], size: [2.4, 36, 11], apart: [-22, 0, 0], dowels: 'y' },
  { from: [1, 4, 64], size: [2.4, 36, 8], apart: [-17, 0, 0], dowels: 'y' },
  { from: [1, 4, 30], size: [3, 36, 5], apart: [-14, 0, 0], dowels: 'y' },
  { from: [4, 0.5, 33], size: [36, 3, 5], apart: [0, -14, 0], dowels: 'x' },
  { from: [0, 40, 0], size: [4, 4, 98], apart: [-34, 8, 0] },
  { from: [40, 0, 0], size: [4, 4, 43], apart: [34, -8, 0] },
  { from: [40.5, 4, 30], size: [3, 36, 5], apart: [20, 0, 0], dowels: 'y' },
  { from: [4, 40.5, 33], size: [36, 3, 5], apart: [0, 16, 0], dowels: 'x' },
  { from: [40, 40, 0], size: [4, 4, 43], apart: [34, 10, 0] },
  { from: [4, -2, 43], size: [43, 48, 4], apart: [0, 0, 27] },
];

const cherry = ['#e3a06f', '#b9683e', '#8f4526'] as const;
const light = ['#f6dcb4', '#dfb982', '#c99f68'] as const;

function grain({ from: [x, y, z], size: [w, d, h] }: Part): string {
  const line = (a: Point3, b: Point3) =>
    `M${project(a).map((v) => v.toFixed(1))}L${project(b).map((v) => v.toFixed(1))}`;
  if (h > 20)
    return (
      line([x + w * 0.4, y + d, z + 3], [x + w * 0.4, y + d, z + h - 3]) +
      line([x + w * 0.75, y + d, z + 8], [x + w * 0.75, y + d, z + h - 12])
    );
  if (h < 4.5)
    return [0.2, 0.4, 0.55, 0.8]
      .map((share, index) => line([x + 3 + index, y + d * share, z + h], [x + w - 3 - index * 2, y + d * share, z + h]))
      .join('');
  return d > w
    ? line([x + w, y + 3, z + h * 0.5], [x + w, y + d - 5, z + h * 0.5])
    : line([x + 3, y + d, z + h * 0.5], [x + w - 5, y + d, z + h * 0.5]);
}

function dowels({ from: [x, y, z], size: [w, d, h], dowels: along }: Part): string {
  if (!along) return '';
  const peg = (px: number, py: number) =>
    box([px, py, z + h / 2 - 0.8], along === 'x' ? [5, 1.6, 1.6] : [1.6, 5, 1.6], light);
  return along === 'x' ? peg(x - 5, y + d / 2) + peg(x + w, y + d / 2) : peg(x + w / 2, y - 5) + peg(x + w / 2, y + d);
}

const drawn = parts.map((part, index) => {
  const [dx, dy] = project(part.apart);
  return `<g class="part" style="--x:${dx.toFixed(1)}px;--y:${dy.toFixed(1)}px;animation-delay:${-((parts.length - index) * 0.03).toFixed(2)}s">${dowels(part)}${box(part.from, part.size, cherry)}<path d="${grain(part)}" fill="none" stroke="#6e3117" stroke-opacity=".5" stroke-width="1.3" stroke-linecap="round"/></g>`;
});

const [ax, ay] = project([-90, 22, 47]);
const [bx, by] = project([150, 22, 47]);
const ticks = [-62, -36, -12, 66, 88, 118].map((x) => {
  const [px, py] = project([x, 22, 47]);
  return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="4.5"/>`;
});

export default {
  faces: [face('Jost', '100 900')],
  css: `body { background: radial-gradient(circle at 56% 48%, #dcd6cd 0, #c9c2b8 46%, #aaa298 100%); color: #3a2d24; font: 400 18px/1.3 Jost; }
svg { position: absolute; inset: 0; }
.part { transform: translate(var(--x), var(--y)); animation: open 5s infinite; }
.name { position: absolute; left: 30px; bottom: 28px; font: 500 22px/1.15 Jost; } .name b { display: block; font: 300 78px/.9 Jost; letter-spacing: -.04em; }
.note { position: absolute; right: 30px; top: 28px; text-align: right; color: #0b7f99; font-weight: 500; }
@keyframes open { 0%, 8% { transform: translate(var(--x), var(--y)); animation-timing-function: cubic-bezier(.6, 0, .2, 1); } 42%, 64% { transform: none; animation-timing-function: cubic-bezier(.6, 0, .2, 1); } 96%, 100% { transform: translate(var(--x), var(--y)); } }`,
  body: `<svg width="720" height="540" viewBox="-372 -332 720 540"><ellipse cx="6" cy="74" rx="232" ry="62" fill="#6d6257" opacity=".3" transform="rotate(13)"/>
<path d="M${ax.toFixed(0)} ${ay.toFixed(0)}L${bx.toFixed(0)} ${by.toFixed(0)}" stroke="${cyan}" stroke-width="3"/>
${drawn.join('')}<g fill="${cyan}">${ticks.join('')}</g></svg>
<div class="name"><b>11</b>pièces, 0&nbsp;vis</div><div class="note">Cœur-de-Merisier<br>chaise nº&nbsp;4</div>`,
  still: 0,
  loop: { seconds: 5 },
} satisfies Scene;
