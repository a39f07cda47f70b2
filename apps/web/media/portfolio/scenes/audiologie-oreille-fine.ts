import { face, type Scene } from '../lib/scene.ts';

const plum = '#4b1d52';
const xs = [90, 206, 322, 438, 554, 670];
const right = [150, 158, 190, 262, 338, 356];
const left = [138, 150, 172, 214, 300, 330];

const line = (levels: readonly number[]) => levels.map((y, index) => `${xs[index]},${y}`).join(' ');

export default {
  faces: [face('Outfit', '100 900')],
  css: `body { background: #fbe9ea; color: ${plum}; font: 500 19px/1.3 Outfit; }
svg { position: absolute; inset: 0; } text { font: 600 18px Outfit; }
.say { position: absolute; left: 0; right: 0; bottom: 0; height: 132px; padding: 24px 40px; background: ${plum}; color: #fff; font: 700 47px/1.2 Outfit; letter-spacing: -.01em; white-space: nowrap; } .say i { font-style: normal; opacity: .24; }
.say small { display: block; font: 500 18px/1 Outfit; margin-top: 8px; color: #f1c4d0; letter-spacing: 0; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540">
<path d="M90 0L670 0L670 356L554 338L438 262L322 190L206 158L90 150Z" fill="#f3bfc9"/>
${[100, 180, 260, 340].map((y, index) => `<path d="M70 ${y}H690" stroke="${plum}" stroke-opacity=".22" stroke-width="2"/><text x="26" y="${y + 6}" fill="${plum}">${20 * (index + 1)}</text>`).join('')}
${xs.map((x, index) => `<path d="M${x} 58V388" stroke="${plum}" stroke-opacity=".22" stroke-width="2"/><text x="${x}" y="40" text-anchor="middle" fill="${plum}">${['250', '500', '1 000', '2 000', '4 000', '8 000'][index]}</text>`).join('')}
<polyline points="${line(right)}" fill="none" stroke="#d9263c" stroke-width="7" stroke-linejoin="round"/><polyline points="${line(left)}" fill="none" stroke="#2347b8" stroke-width="7" stroke-linejoin="round" stroke-dasharray="2 13" stroke-linecap="round"/>
${right.map((y, index) => `<circle cx="${xs[index]}" cy="${y}" r="15" fill="#fbe9ea" stroke="#d9263c" stroke-width="6"/>`).join('')}
${left.map((y, index) => `<path d="M${(xs[index] ?? 0) - 12} ${y - 12}l24 24m0-24l-24 24" stroke="#2347b8" stroke-width="7" stroke-linecap="round"/>`).join('')}
<g font-weight="800" fill="${plum}"><text x="460" y="214" style="font-size:44px" opacity=".5">ch</text><text x="580" y="262" style="font-size:54px" opacity=".4">f</text><text x="626" y="310" style="font-size:54px" opacity=".32">s</text></g></svg>
<div class="say">Pa<i>ss</i>e-moi le<i>s</i> <i>f</i>rai<i>s</i>e<i>s</i>.<small>La phrase, telle qu’elle s’entend à table</small></div>`,
} satisfies Scene;
