import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

const blueberry = '#3c2f8f';
const batter = '#f3c27a';

/** Browned spots of the crêpe, inside its quarter. */
function spots(): string {
  const random = randomFrom(11);
  return Array.from({ length: 16 }, () => {
    const angle = Math.PI * (1.06 + 0.4 * random());
    const distance = 60 + 200 * Math.sqrt(random());
    const size = 8 + 12 * random();
    return `<ellipse cx="${(Math.cos(angle) * distance).toFixed(0)}" cy="${(Math.sin(angle) * distance).toFixed(0)}" rx="${size.toFixed(0)}" ry="${(size * 0.6).toFixed(0)}"/>`;
  }).join('');
}

const berry = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${blueberry}"/><circle cx="${x - size / 3}" cy="${y - size / 3}" r="${size / 3}" fill="#8f86e0"/>`;

export default {
  faces: [face('Titan One', '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2')],
  css: `.scene { background: #ff8fbe; color: ${blueberry}; font: 400 22px/1.2 "Titan One";
.cloth { position: absolute; inset: -140px; transform: rotate(-9deg); background: conic-gradient(#ffd84d 25%, #ff8fbe 0 50%, #ffd84d 0 75%, #ff8fbe 0) 0 0 / 190px 190px; }
.plate { position: absolute; left: 214px; top: 56px; overflow: visible; }
.ticket { position: absolute; left: 44px; top: 150px; width: 232px; padding: 26px 24px 40px; background: #fff; transform: rotate(-5deg); clip-path: polygon(0 0,100% 0,100% 94%,92% 100%,84% 94%,76% 100%,68% 94%,60% 100%,52% 94%,44% 100%,36% 94%,28% 100%,20% 94%,12% 100%,4% 94%,0 98%); }
.ticket b { display: block; font-size: 92px; line-height: .9; font-weight: 400; margin: 12px 0 2px; color: #e8367f; } .ticket small { font-size: 30px; } .ticket hr { border: 0; border-top: 5px dotted ${blueberry}; margin: 16px 0; }
.title { position: absolute; left: 40px; top: 34px; font: 400 58px/.95 "Titan One"; color: #fff; -webkit-text-stroke: 12px ${blueberry}; paint-order: stroke fill; letter-spacing: .01em; }
}`,
  body: `<div class="cloth"></div>
<svg class="plate" width="640" height="640" viewBox="-320 -320 640 640"><circle r="318" fill="${blueberry}" opacity=".25" cx="14" cy="16"/><circle r="312" fill="#fff"/><circle r="248" fill="#f6ecf4"/>
<g transform="translate(90 178) rotate(8)"><path d="M0 0L-300-40A302 302 0 0 1 40-300Z" fill="#b9772f" transform="translate(6 10)"/><path d="M0 0L-300-40A302 302 0 0 1 40-300Z" fill="${batter}"/><path d="M0 0L-266-64A274 274 0 0 1 -30-272Z" fill="#f9d79a"/><g fill="#c98436">${spots()}</g><path d="M0 0L-150-232" stroke="#c98436" stroke-width="6"/></g>
<path d="M-90-60q-26-48 18-62q8-50 58-30q50-14 44 34q34 26-8 56q-60 32-112 2z" fill="#fff" stroke="#eadfeb" stroke-width="6"/>
${[
  [-70, -118, 24],
  [-14, -150, 28],
  [30, -104, 26],
  [-30, -84, 30],
  [104, -10, 24],
  [140, 44, 20],
  [-150, 6, 22],
  [76, 60, 26],
]
  .map(([x = 0, y = 0, size = 0]) => berry(x, y, size))
  .join('')}
<path d="M6-186q26-40 66-30q-6 44-60 44z" fill="#2f9e5b"/></svg>
<div class="title">Bec-à-Sucre</div>
<div class="ticket">Commande 47<hr>prête dans<b>12<small> min</small></b>6 plaques sur 6</div>`,
} satisfies Scene;
