import { face, type Scene } from '../lib/scene.ts';

const navy = '#0a1f3d';
const yellow = '#ffd400';

/** A row of the board, one flap per letter. `turning` numbers the flaps that turn in the loop. */
const row = (text: string, kind = '', turning: readonly number[] = []) =>
  `<div class="row ${kind}">${[...text.padEnd(18)].map((letter, index) => `<i${turning.includes(index) ? ` class="t t${index % 3}"` : ''}>${letter === ' ' ? '&nbsp;' : letter}</i>`).join('')}</div>`;

/** A strip of sea, one wave longer than the picture so that it can slide. */
const wave = (x: number, y: number) => `M${x} ${y}q30-18 60 0${'t60 0'.repeat(15)}V240H${x}z`;

export default {
  faces: [face('B612 Mono', '@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2', '700')],
  css: `.scene { background: #bfe3ea; color: ${yellow}; font: 700 31px/1 "B612 Mono";
.board { position: absolute; left: 0; right: 0; top: 0; height: 300px; background: ${navy}; padding: 20px 20px; border-bottom: 12px solid #061329; }
.row { display: flex; gap: 4px; margin-bottom: 8px; } .row i { font-style: normal; width: 34px; height: 46px; border-radius: 4px; background: linear-gradient(#16335f 49%, #061329 49% 52%, #112a50 52%); display: grid; place-content: center; } .white i { color: #fff; } .late i { color: #ff8a5c; }
.t { animation: flap 4s infinite; } .t1 { animation-delay: .2s; } .t2 { animation-delay: .4s; }
& svg { position: absolute; left: 0; bottom: 0; }
.boat { animation: sail 4s ease-in-out infinite; }
.w1 { animation: wave 4s linear infinite; } .w2 { animation: wave 2s linear infinite reverse; }
}
@keyframes flap { 0%, 40% { transform: none; } 44% { transform: scaleY(.06); } 48%, 52% { transform: none; } 56% { transform: scaleY(.06); } 60%, 100% { transform: none; } }
@keyframes sail { 0%, 100% { transform: translate(0, 0) rotate(-.6deg); } 50% { transform: translate(26px, 5px) rotate(.8deg); } }
@keyframes wave { to { transform: translateX(-120px); } }`,
  body: `<svg width="720" height="230" viewBox="0 0 720 230"><g class="w1"><path d="${wave(0, 118)}" fill="#7fc0cf"/></g>
<g class="boat"><path d="M150 112h392l-40 62H196z" fill="#fff"/><path d="M160 128h372l-9 14H169z" fill="${yellow}"/><path d="M214 72h250v40H214z" fill="#fff"/><path d="M260 40h140v32H260z" fill="#dfeef2"/><path d="M300 10h40v30h-40z" fill="${navy}"/><path d="M300 18h40v10h-40z" fill="${yellow}"/>${Array.from({ length: 8 }, (_, index) => `<rect x="${230 + index * 28}" y="84" width="16" height="14" fill="${navy}"/>`).join('')}</g>
<g class="w2"><path d="${wave(-120, 156)}" fill="#2f87a6"/></g><g class="w1"><path d="${wave(-30, 192)}" fill="#14567c"/></g></svg>
<div class="board">${row('ÎLE AUX BRISES', 'white')}${row('14:20  À L’HEURE', '', [7, 8, 9, 10, 11, 12, 13, 14])}${row('CAP-AUX-SEPT', 'white')}${row('15:05  +25 MIN', 'late')}${row('VENT NO 28 NŒUDS')}</div>`,
  loop: { seconds: 4 },
} satisfies Scene;
