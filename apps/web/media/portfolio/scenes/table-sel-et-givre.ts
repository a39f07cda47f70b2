import { face, type Scene } from '../lib/scene.ts';

const coral = '#ff7a61';
const ribs = 17;
const reach = 430;

const at = (angle: number, radius: number) =>
  `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

/** The scallop from its hinge: ribs that widen towards a waved edge. */
function shell(): string {
  const [first, last] = [-Math.PI * 1.02, -Math.PI * -0.02];
  const step = (last - first) / ribs;
  return Array.from({ length: ribs }, (_, index) => {
    const [from, to] = [first + index * step, first + (index + 1) * step];
    const middle = (from + to) / 2;
    const length = reach * (0.86 + 0.14 * Math.sin(((index + 0.5) / ribs) * Math.PI));
    return `<path d="M0 0L${at(from, length - 16)}Q${at(from + step * 0.08, length + 14)} ${at(middle, length + 14)}Q${at(to - step * 0.08, length + 14)} ${at(to, length - 16)}Z" fill="url(#rib${index % 2})"/><path d="M0 0L${at(middle, length + 10)}" stroke="#fffaf2" stroke-opacity=".5" stroke-width="2.5"/>`;
  }).join('');
}

const growth = [130, 210, 280, 340, 390].map(
  (radius, index) =>
    `<circle r="${radius}" fill="none" stroke="#8b6f68" stroke-opacity="${0.16 + index * 0.03}" stroke-width="${7 - index}"/>`,
);

const services = [
  ['Huître des Îles', 'eau de concombre'],
  ['Pétoncle cru', 'argousier, givre de sapin'],
  ['Crabe des neiges', 'beurre noisette'],
  ['Flétan', 'laitue de mer'],
  ['Sorbet', 'caméline, sel fumé'],
];

export default {
  faces: [
    face('Cormorant', '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2', '300 700'),
    face('Cormorant', '@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2', '300 700'),
  ],
  css: `.scene { background: #071513; color: #efe7da; font: 400 22px/1.2 Cormorant;
.sea { position: absolute; inset: 0; background: radial-gradient(circle at 84% 82%, #17453f 0, #0b221f 46%, #071513 74%); }
.shell { position: absolute; left: 318px; top: 74px; overflow: visible; }
.thread { position: absolute; left: 47px; top: 0; height: 540px; width: 2px; background: ${coral}; }
.name { position: absolute; left: 72px; top: 34px; font: italic 300 46px/1 Cormorant; letter-spacing: -.01em; }
.hour { position: absolute; left: 72px; top: 92px; color: ${coral}; font: italic 500 21px/1 Cormorant; }
& ol { position: absolute; left: 72px; top: 158px; list-style: none; }
& li { margin-bottom: 18px; position: relative; } & li::before { content: ""; position: absolute; left: -29px; top: 9px; width: 9px; height: 9px; border-radius: 50%; background: ${coral}; }
& li b { display: block; font: italic 400 30px/1 Cormorant; } & li span { color: #b9c7bf; font-size: 20px; }
}`,
  body: `<div class="sea"></div>
<svg class="shell" width="720" height="560" viewBox="-360 -430 720 560"><defs>
<radialGradient id="rib0" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="444"><stop offset="0" stop-color="#7e4f49"/><stop offset=".3" stop-color="#d9a796"/><stop offset=".72" stop-color="#f4e6d6"/><stop offset="1" stop-color="#fffaf2"/></radialGradient>
<radialGradient id="rib1" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="444"><stop offset="0" stop-color="#6a403c"/><stop offset=".3" stop-color="#c08b7c"/><stop offset=".72" stop-color="#dcc6b6"/><stop offset="1" stop-color="#efe0d0"/></radialGradient></defs>
<g transform="rotate(-26)"><path d="M-120 40L-34 -34L34 -34L120 40Q0 78 -120 40Z" fill="#a5786c"/>${shell()}<g>${growth.join('')}</g></g></svg>
<div class="thread"></div><div class="name">Sel et Givre</div><div class="hour">arrivage de 15&nbsp;h&nbsp;40 · 32 couverts</div>
<ol>${services.map(([dish, with_]) => `<li><b>${dish}</b><span>${with_}</span></li>`).join('')}</ol>
`,
} satisfies Scene;
