import { face, type Scene } from '../lib/scene.ts';

const spines = ['#e2483d', '#1f5fa8', '#f3b62f', '#2d8c63', '#7b4bb0', '#f07f3c'];
const navy = '#12305a';

type Book = readonly [title: string, width: number, height: number, color: number];

const left: readonly Book[] = [
  ['Marées', 40, 470, 1],
  ['Le phare éteint', 46, 516, 0],
  ['Contes de la batture', 38, 440, 3],
  ['Naviguer', 34, 492, 2],
];
const right: readonly Book[] = [
  ['Ailes', 32, 452, 4],
  ['Le capelan roule', 44, 506, 5],
  ['Nord', 48, 470, 1],
  ['Vents et courants', 40, 528, 0],
];

function wall(books: readonly Book[], start: number): string {
  let x = start;
  return books
    .map(([title, width, height, color], index) => {
      const at = x;
      x += width + 2;
      const light = color === 2;
      return `<g transform="translate(${at} ${540 - height})"><rect width="${width}" height="${height + 10}" rx="3" fill="${spines[color]}"/><rect y="22" width="${width}" height="7" fill="#fff" opacity=".45"/><rect y="36" width="${width}" height="3" fill="#fff" opacity=".45"/>
<text transform="translate(${width / 2 - 6} ${60 + (index % 2) * 40}) rotate(90)" fill="${light ? navy : '#fff'}">${title}</text><rect x="4" y="${height - 56}" width="${width - 8}" height="34" rx="3" fill="#fff"/><text class="mark" x="${width / 2}" y="${height - 41}" text-anchor="middle">${['843', '551', '398', '623'][index]}</text><text class="mark" x="${width / 2}" y="${height - 27}" text-anchor="middle">${['GAG', 'LAV', 'C', 'NAV'][index]}</text></g>`;
    })
    .join('');
}

export default {
  faces: [face('Nunito', '200 1000')],
  css: `body { background: #a9dcf7; color: ${navy}; font: 600 20px/1.3 Nunito; }
svg { position: absolute; left: 0; top: 0; } text { font: 800 19px Nunito; } .mark { font: 800 11.5px Nunito; fill: ${navy}; }
.say { position: absolute; background: #fff; border-radius: 24px; padding: 14px 20px; width: 286px; }
.ask { right: 186px; top: 34px; width: 258px; background: ${navy}; color: #fff; border-bottom-right-radius: 5px; animation: ask 6s infinite; }
.answer { left: 206px; top: 122px; width: 326px; border-bottom-left-radius: 5px; animation: answer 6s infinite; } .answer b { display: block; font: 900 38px/1.15 Nunito; letter-spacing: -.02em; } .answer sup { font-size: .6em; } .answer u { text-decoration-thickness: 2px; text-underline-offset: 4px; color: #1f5fa8; font-weight: 800; font-size: 18px; }
.dots { position: absolute; left: 206px; top: 122px; background: #fff; border-radius: 24px; padding: 19px 22px; display: flex; gap: 9px; opacity: 0; animation: dots 6s infinite; } .dots i { width: 12px; height: 12px; border-radius: 50%; background: ${navy}; animation: hop 1s infinite; } .dots i:nth-child(2) { animation-delay: -.85s; } .dots i:nth-child(3) { animation-delay: -.7s; }
.more { right: 186px; top: 330px; width: 208px; padding: 12px 18px; background: ${navy}; color: #fff; border-bottom-right-radius: 5px; animation: more 6s infinite; }
.glow { animation: glow 6s infinite; } .head { animation: nod 3s ease-in-out infinite; transform-box: fill-box; transform-origin: 50% 100%; }
@keyframes ask { 0%, 4% { opacity: 0; transform: translateY(14px); } 9%, 94% { opacity: 1; transform: none; } 100% { opacity: 0; transform: none; } }
@keyframes dots { 0%, 14% { opacity: 0; } 17%, 32% { opacity: 1; } 34%, 100% { opacity: 0; } }
@keyframes answer { 0%, 33% { opacity: 0; transform: translateY(14px); } 38%, 94% { opacity: 1; transform: none; } 100% { opacity: 0; transform: none; } }
@keyframes more { 0%, 62% { opacity: 0; transform: translateY(14px); } 67%, 94% { opacity: 1; transform: none; } 100% { opacity: 0; transform: none; } }
@keyframes hop { 0%, 60%, 100% { transform: none; } 30% { transform: translateY(-7px); } }
@keyframes glow { 0%, 14%, 34%, 100% { opacity: .3; } 20%, 30% { opacity: 1; } }
@keyframes nod { 0%, 100% { transform: none; } 50% { transform: rotate(-3deg); } }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540">${wall(left, 6)}${wall(right, 548)}<path d="M0 532H720V540H0Z" fill="#8a5a33"/>
<g transform="translate(240 356)"><g class="glow" fill="#fff3b0"><circle cx="12" cy="-20" r="40" opacity=".7"/><path d="M12 -74v-22M-34 -52l-16 -14M58 -52l16 -14M-44 -10h-20M68 -10h20" stroke="#fff3b0" stroke-width="7" stroke-linecap="round"/></g>
<path d="M-46 176V122Q-46 100 -22 100H46Q70 100 70 122V176Z" fill="#f3b62f"/><path d="M-6 124H30V150H-6Z" fill="${navy}"/><path d="M-1 132H20M-1 141H13" stroke="#fff" stroke-width="4"/>
<g class="head"><rect x="-52" y="2" width="128" height="92" rx="30" fill="#fff"/><rect x="-38" y="20" width="100" height="50" rx="22" fill="${navy}"/><circle cx="-8" cy="45" r="10" fill="#a9dcf7"/><circle cx="34" cy="45" r="10" fill="#a9dcf7"/><path d="M-4 80q16 8 32 0" fill="none" stroke="${navy}" stroke-width="4" stroke-linecap="round"/>
<path d="M12 2V-18" stroke="${navy}" stroke-width="6"/><path d="M-8 -18h40l-8 -22h-24z" fill="#e2483d"/><circle cx="12" cy="-16" r="8" fill="#fff3b0"/></g></g></svg>
<div class="say ask">Où sont les romans policiers?</div>
<div class="dots"><i></i><i></i><i></i></div>
<div class="say answer">Ils commencent à la cote<b>843.6, 2<sup>e</sup> étage</b><u>source&nbsp;: catalogue, 14&nbsp;h&nbsp;02</u></div>
<div class="say more">Et celui du phare?</div>`,
  still: 5.2,
  loop: { seconds: 6 },
} satisfies Scene;
