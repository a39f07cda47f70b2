import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

const acid = '#b9e04a';
const red = '#ff4a3d';

/** A tomato leaflet of a given length along the x axis, with its lobes. `side` orients the teeth. */
function leaflet(length: number): string {
  const w = length * 0.3;
  const edge = (sign: 1 | -1) =>
    [
      [0.14, 0.62],
      [0.24, 0.5],
      [0.36, 1],
      [0.46, 0.72],
      [0.58, 0.94],
      [0.68, 0.56],
      [0.78, 0.6],
      [0.86, 0.3],
    ].map(([x = 0, y = 0]) => [x * length, sign * y * w] as const);
  const smooth = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y], index) => {
      const [px, py] = index ? (points[index - 1] ?? [0, 0]) : [0, 0];
      return `Q${(px + (x - px) * 0.3).toFixed(1)} ${(py + (y - py) * 1.05).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  return `M0 0${smooth(edge(1)).join('')}Q${length * 0.95} ${w * 0.16} ${length} 0Q${length * 0.95} ${-w * 0.16} ${(0.86 * length).toFixed(1)} ${(-0.3 * w).toFixed(1)}${edge(
    -1,
  )
    .reverse()
    .slice(1)
    .map(([x, y]) => `Q${(x + length * 0.06).toFixed(1)} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')}Z`;
}

const veins = (length: number) =>
  `M0 0H${length * 0.94}${[0.2, 0.36, 0.52, 0.68].map((share) => `M${share * length} 0l${length * 0.12} ${length * 0.16}M${share * length} 0l${length * 0.12} ${-length * 0.16}`).join('')}`;

/** Leaflets of the stem: distance along it, angle, length. */
const leaflets = [
  [60, 62, 150],
  [70, -64, 158],
  [200, 54, 210],
  [214, -56, 216],
  [250, 74, 70],
  [262, -78, 74],
  [360, 44, 212],
  [372, -46, 206],
  [410, 70, 62],
  [500, 0, 268],
] as const;

const spots = (() => {
  const random = randomFrom(44);
  const around = (x: number, y: number, spread: number, count: number) =>
    Array.from({ length: count }, () => {
      const [dx, dy] = [(random() - 0.5) * spread, (random() - 0.5) * spread];
      return `<ellipse cx="${(x + dx).toFixed(0)}" cy="${(y + dy).toFixed(0)}" rx="${(4 + random() * 9).toFixed(1)}" ry="${(3 + random() * 7).toFixed(1)}"/>`;
    }).join('');
  return around(502, 152, 54, 13) + around(204, 226, 28, 4) + around(420, 290, 24, 3);
})();

const frame = (x: number, y: number, size: number, label: string, color: string) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="${color}" stroke-width="3"><path d="M0 18V0H18M${size - 18} 0H${size}V18M${size} ${size - 18}V${size}H${size - 18}M18 ${size}H0V${size - 18}"/><path d="M-1.5 -34h${label.length * 11.6 + 14}v27h-${label.length * 11.6 + 14}z" fill="${color}" stroke="none"/><text x="6" y="-14" fill="#06261c" stroke="none" font-size="19" font-weight="700">${label}</text></g>`;

const rows = [0, 1, 2].map((row) => {
  const random = randomFrom(60 + row);
  return Array.from({ length: 40 }, (_, index) => {
    const sick = row === 1 && index === 26;
    return `<rect x="${24 + index * 16.9}" y="${462 + row * 22}" width="13" height="15" fill="${sick ? red : acid}" opacity="${sick ? 1 : (0.24 + random() * 0.4).toFixed(2)}"/>`;
  }).join('');
});

export default {
  faces: [face('JetBrains Mono', '100 800')],
  css: `body { background: #06261c; color: #e8f6c9; font: 500 16px/1.4 "JetBrains Mono"; }
text { font-family: "JetBrains Mono"; }
.note { position: absolute; left: 26px; top: 24px; font-weight: 700; color: ${acid}; }
.ask { position: absolute; right: 24px; top: 318px; width: 206px; border: 2px solid ${red}; background: #06261c; padding: 12px 14px; } .ask b { color: ${red}; } .ask span { display: inline-block; margin: 10px 14px 0 0; padding: 3px 0; border-bottom: 3px solid ${acid}; font-weight: 700; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540"><g transform="translate(20 470) rotate(-34)">
<path d="M-60 0C100 -10 300 14 520 0" fill="none" stroke="#8fbf3a" stroke-width="13" stroke-linecap="round"/>
${leaflets.map(([along, angle, length]) => `<g transform="translate(${along} 0) rotate(${angle})"><path d="${leaflet(length)}" fill="${angle > 0 ? '#4f9a2f' : '#7cbf35'}"/><path d="${veins(length)}" fill="none" stroke="${angle > 0 ? '#87c24a' : acid}" stroke-width="3" stroke-linecap="round"/></g>`).join('')}</g>
<g fill="#6b3d16">${spots}</g>
${frame(454, 104, 96, 'mildiou 91\u00a0%', red)}${frame(168, 190, 72, 'carence 34\u00a0%', '#e8f6c9')}${frame(389, 259, 62, 'ombre 12\u00a0%', '#e8f6c9')}
<path d="M0 448H720V540H0Z" fill="#041b14"/>${rows.join('')}<path d="M${24 + 26 * 16.9 + 6.5} 484V448" stroke="${red}" stroke-width="2"/></svg>
<div class="note">serre 4 · rang 22<br>plant 9<br>6&nbsp;h&nbsp;12</div>
<div class="ask"><b>à trancher</b><br>mildiou ou brûlure?<br><span>mildiou</span><span>brûlure</span></div>`,
} satisfies Scene;
