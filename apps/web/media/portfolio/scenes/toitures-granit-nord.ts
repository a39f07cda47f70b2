import { face, type Scene } from '../lib/scene.ts';

const night = '#14181d';
const line = '#39424d';
const orange = '#ff6b1a';

/** A hip roof with a wing, seen from the drone. Each face has its own shade of shingle. */
const faces = [
  ['#6d7884', '0,0 300,0 240,75 60,75'],
  ['#4b545e', '300,0 300,150 240,75'],
  ['#626c77', '0,150 60,75 240,75 300,150'],
  ['#59636e', '0,0 60,75 0,150'],
  ['#59636e', '110,150 165,95 165,240 110,290'],
  ['#454d57', '220,150 165,95 165,240 220,290'],
  ['#7d8893', '110,290 165,240 220,290'],
] as const;

/** Where the faces meet, but at the end of the wing. */
const ridges = '0,0 300,0 300,150 0,150 60,75 240,75 110,290 220,290'.split(' ').map((corner) => corner.split(','));

/** Time in seconds at which each face is measured. The third comes last and remains highlighted. */
const order = [0.5, 1, 0, 1.6, 2.2, 2.7, 3.2];

/** Courses of shingles: thin lines parallel to the lower edge of the face. */
const courses = (clip: string, corners: string, along: 'x' | 'y') =>
  `<clipPath id="${clip}"><polygon points="${corners}"/></clipPath><g clip-path="url(#${clip})" stroke="${night}" stroke-opacity=".35" stroke-width="1.5">${Array.from(
    { length: 24 },
    (_, index) => (along === 'x' ? `<path d="M-10 ${index * 13}h330"/>` : `<path d="M${index * 13} -10v320"/>`),
  ).join('')}</g>`;

const measure = (x: number, y: number, text: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-38" y="-15" width="76" height="30" rx="3" fill="${night}"/><text y="6" text-anchor="middle" fill="#fff" font="500 17px" style="font:500 17px 'DM Mono'">${text}</text></g>`;

export default {
  faces: [face('Archivo', '100 900; font-stretch: 62% 125%', 'standard-normal'), face('DM Mono', '500')],
  css: `body { background: ${night}; color: #fff; font: 500 16px/1.4 "DM Mono"; }
.grid { position: absolute; inset: 0; background: repeating-linear-gradient(0deg, ${line}55 0 1px, transparent 1px 45px), repeating-linear-gradient(90deg, ${line}55 0 1px, transparent 1px 45px); }
h1 { position: absolute; left: 34px; top: 30px; font: 900 58px/.92 Archivo; font-stretch: 125%; text-transform: uppercase; letter-spacing: -.03em; }
h1 em { font-style: normal; color: ${orange}; }
.roof { position: absolute; left: 258px; top: 146px; overflow: visible; }
dl { position: absolute; left: 36px; bottom: 38px; width: 198px; } dl div { display: flex; justify-content: space-between; border-top: 1px solid ${line}; padding: 9px 0; } dt { color: #a9b3bd; }
.total { position: absolute; left: 36px; bottom: 190px; font: 900 76px/1 Archivo; font-stretch: 100%; letter-spacing: -.04em; } .total small { font: 500 22px "DM Mono"; letter-spacing: 0; color: ${orange}; }
.mark { position: absolute; right: 34px; top: 34px; font: 800 17px/1 Archivo; font-stretch: 125%; text-align: right; }
.face { fill: ${orange}; opacity: 0; animation: lit 5s infinite; } .face.last { opacity: 1; animation-name: last; }
@property --area { syntax: "<integer>"; inherits: true; initial-value: 168; }
.total { animation: count 5s infinite; } .total::before { content: counter(area); counter-reset: area var(--area); }
.drone { animation: fly 5s linear infinite; }
@keyframes fly { 0%, 100% { transform: translate(330px, -30px) rotate(-8deg); } 25% { transform: translate(330px, 322px) rotate(-8deg); } 50% { transform: translate(-34px, 322px) rotate(-8deg); } 75% { transform: translate(-34px, -30px) rotate(-8deg); } }
@keyframes lit { 0% { opacity: 0; } 3%, 9% { opacity: 1; } 14%, 100% { opacity: 0; } }
@keyframes last { 0%, 3% { opacity: 1; } 8%, 78% { opacity: 0; } 84%, 100% { opacity: 1; } }
@keyframes count { 0%, 4% { --area: 168; } 8% { --area: 0; } 22% { --area: 31; } 34% { --area: 52; } 46% { --area: 80; } 58% { --area: 101; } 70% { --area: 124; } 84%, 100% { --area: 168; } }`,
  body: `<div class="grid"></div>
<svg class="roof" width="420" height="407" viewBox="-46 -48 400 388"><g transform="rotate(8 150 145)">
<path d="M-34 -30L330 -30L330 322L-34 322Z" fill="none" stroke="${orange}" stroke-width="2" stroke-dasharray="3 8"/>
${faces.map(([shade, corners], index) => `<polygon points="${corners}" fill="${shade}" stroke="${night}" stroke-width="3" stroke-linejoin="round"/><polygon class="face${index === 2 ? ' last' : ''}" style="animation-delay:${order[index]}s" points="${corners}" stroke="${night}" stroke-width="3" stroke-linejoin="round"/>${courses(`f${index}`, corners, index === 1 || index === 3 || index === 4 || index === 5 ? 'y' : 'x')}`).join('')}
<g fill="#fff" stroke="${orange}" stroke-width="4">${ridges.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`).join('')}</g>
${measure(150, -2, '15,2 m')}${measure(304, 82, '7,6 m', 90)}${measure(66, 150, '5,6 m')}${measure(165, 292, '5,5 m')}
<g class="drone"><circle r="15" fill="${orange}"/><path d="M-24-9h14M10-9h14M-24 9h14M10 9h14" stroke="#fff" stroke-width="4"/></g></g></svg>
<h1>Votre toit,<br><em>mesuré du ciel</em></h1>
<div class="total"><small> m²</small></div>
<dl><div><dt>pente</dt><dd>8/12</dd></div><div><dt>versants</dt><dd>7</dd></div><div><dt>rapport</dt><dd>prêt</dd></div></dl>`,
  loop: { seconds: 5 },
} satisfies Scene;
