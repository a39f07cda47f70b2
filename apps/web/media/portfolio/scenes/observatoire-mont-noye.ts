import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

/** Star trails as dashes of full circles. A dash and its gap span 30, 60 or 120 degrees, so that the rotation loops without a seam. */
function trails(): string {
  const random = randomFrom(40);
  const colors = ['#ffffff', '#cfe0ff', '#fff0cf', '#9db8ff'];
  return Array.from({ length: 19 }, (_, index) => {
    const period = [60, 60, 120, 30][index % 4] ?? 60;
    const dash = period * (0.25 + 0.45 * random());
    return `<circle r="${18 + index * 27}" pathLength="360" stroke="${colors[index % 4]}" stroke-opacity="${(0.45 + 0.5 * random()).toFixed(2)}" stroke-width="${(3 + 2.4 * random()).toFixed(1)}" stroke-dasharray="${dash.toFixed(1)} ${(period - dash).toFixed(1)}" transform="rotate(${Math.floor(random() * 360)})"/>`;
  }).join('');
}

const spruce = (x: number, height: number) =>
  `<path d="M${x} ${540 - height}l${height * 0.1} ${height * 0.34}h-${height * 0.05}l${height * 0.11} ${height * 0.3}h-${height * 0.06}l${height * 0.12} ${height * 0.4}h-${height * 0.44}l${height * 0.12}-${height * 0.4}h-${height * 0.06}l${height * 0.11}-${height * 0.3}h-${height * 0.05}z"/>`;

export default {
  faces: [face('Michroma')],
  css: `body { background: linear-gradient(#050a2a, #13235e 80%, #2b3d86); color: #fff; font: 400 17px/1.3 Michroma; }
svg { position: absolute; inset: 0; }
.sky { animation: turn 6s linear infinite; } @keyframes turn { to { transform: rotate(-120deg); } }
h1 { position: absolute; left: 34px; top: 34px; font: 400 40px/1.16 Michroma; letter-spacing: -.04em; } .dark { position: absolute; left: 36px; top: 148px; color: #ffcf7a; font-size: 19px; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540"><g transform="translate(452 196)"><g class="sky" fill="none" stroke-linecap="round">${trails()}</g><circle r="5" fill="#fff"/></g>
<radialGradient id="dusk"><stop offset=".55" stop-color="#060c2f"/><stop offset="1" stop-color="#060c2f" stop-opacity="0"/></radialGradient><ellipse cx="130" cy="112" rx="260" ry="150" fill="url(#dusk)"/>
<path d="M0 470q180-60 380-30t340-10v120H0z" fill="#060a1f"/>
<g fill="#04071a"><path d="M398 452h196v96H398z"/><path d="M392 456a104 104 0 0 1 208 0z"/></g><path d="M482 354q14-2 30 0l8 102h-46z" fill="#ffb347"/><path d="M492 396l46-82l18 10l-44 84z" fill="#20294f"/><path d="M392 456h208" stroke="#2b3d86" stroke-width="6"/>
<g fill="#04071a">${[
    [30, 190],
    [92, 130],
    [150, 210],
    [214, 120],
    [268, 160],
    [330, 110],
    [634, 150],
    [690, 200],
  ]
    .map(([x = 0, height = 0]) => spruce(x, height))
    .join('')}</g></svg>
<h1>Mont-<br>Noyé</h1><div class="dark">23 h 40 · noir 21,6</div>`,
  loop: { seconds: 6 },
} satisfies Scene;
