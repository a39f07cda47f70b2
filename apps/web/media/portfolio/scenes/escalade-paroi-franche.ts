import { face, type Scene } from '../lib/scene.ts';

const night = '#1f0f2b';
const lime = '#c6f542';
const coral = '#ff5a4d';

const facets = [
  ['#3b1d4f', '0,540 0,250 210,330 150,540'],
  ['#4c2766', '0,250 250,120 210,330'],
  ['#5d3180', '250,120 0,250 0,0 180,0'],
  ['#33184a', '150,540 210,330 420,420 400,540'],
  ['#6a3a92', '210,330 250,120 470,230 420,420'],
  ['#4a2463', '250,120 180,0 430,0 470,230'],
  ['#2c1440', '400,540 420,420 640,360 720,540'],
  ['#56297a', '420,420 470,230 640,360'],
  ['#3e1d58', '470,230 430,0 720,0 720,150'],
  ['#4a2463', '470,230 720,150 720,540 640,360'],
] as const;

type Hold = readonly [x: number, y: number, size: number, color: string, turn: number];

const hold = ([x, y, size, color, turn]: Hold) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${-size} 4q2-${size} ${size}-${size * 0.9}q${size}-2 ${size} ${size * 0.8}q-4 ${size * 0.6}-${size} ${size * 0.55}t-${size}-4z" fill="${night}" opacity=".5" transform="translate(4 7)"/><path d="M${-size} 4q2-${size} ${size}-${size * 0.9}q${size}-2 ${size} ${size * 0.8}q-4 ${size * 0.6}-${size} ${size * 0.55}t-${size}-4z" fill="${color}"/><circle cx="0" cy="-2" r="3.5" fill="${night}"/></g>`;

const holds: readonly Hold[] = [
  [86, 470, 24, lime, -10],
  [196, 404, 20, coral, 14],
  [120, 330, 22, coral, 30],
  [282, 452, 26, lime, 4],
  [330, 330, 24, coral, -20],
  [250, 244, 20, lime, 10],
  [404, 268, 26, coral, 8],
  [366, 150, 22, lime, -16],
  [476, 128, 26, coral, 12],
  [560, 210, 22, '#ffd34d', -8],
  [610, 300, 26, '#ffd34d', 24],
  [520, 400, 22, '#ffd34d', 0],
  [560, 62, 24, coral, -12],
  [430, 46, 20, lime, 20],
  [120, 190, 24, '#ffd34d', 0],
  [640, 470, 24, lime, 10],
];

export default {
  faces: [face('Big Shoulders', '900', '900-normal', 'big-shoulders-display')],
  css: `body { background: ${night}; color: ${lime}; font: 900 22px/1 "Big Shoulders"; }
svg { position: absolute; inset: 0; }
.route { stroke-dasharray: 100; animation: climb 6s infinite; } @keyframes climb { 0%, 8% { stroke-dashoffset: 100; } 70%, 92% { stroke-dashoffset: 0; } 100% { stroke-dashoffset: 100; } }
.climber { animation: up 6s infinite; } @keyframes up { 0%, 8% { transform: translate(-160px, 170px); } 40% { transform: translate(-50px, 80px); } 70%, 92% { transform: translate(0, 0); } 100% { transform: translate(-160px, 170px); } }
.grade { position: absolute; right: 18px; top: 10px; writing-mode: vertical-rl; font-size: 218px; line-height: .74; letter-spacing: -.02em; }
.foot { position: absolute; left: 30px; top: 28px; font-size: 50px; line-height: .9; text-transform: uppercase; color: #fff; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540">${facets.map(([fill, points]) => `<polygon points="${points}" fill="${fill}"/>`).join('')}
${holds.map(hold).join('')}
<path class="route" pathLength="100" d="M120 540C150 470 190 430 200 404S110 360 126 330S300 360 330 330S240 260 262 240S380 290 404 268S350 180 372 150S460 150 476 128" fill="none" stroke="${lime}" stroke-width="7" stroke-linecap="round"/>
<g class="climber"><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"><path d="M404 196l-40 76l44 30l-26 60M364 272l-54 10l-16 54" stroke-width="24" stroke="#ff8d7f"/><path d="M404 196l-34-36M406 198l50-30l18-36" stroke-width="17" stroke="#f3c9a6"/><path d="M400 204l-32 62" stroke-width="42" stroke="#fff"/></g><circle cx="418" cy="160" r="22" fill="#f3c9a6"/><path d="M396 158a22 22 0 0 1 44-6q-20 8-44 6z" fill="${coral}"/></g></svg>
<div class="grade">5.10b</div><div class="foot">Paroi<br>Franche</div>`,
  still: 5,
  loop: { seconds: 6 },
} satisfies Scene;
