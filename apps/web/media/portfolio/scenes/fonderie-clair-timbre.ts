import { face, type Scene } from '../lib/scene.ts';

const copper = '#c8743a';

/** Profile of the bell from crown to lip, on one side of its axis. */
const outer = 'M0 -128q58 0 66 34q8 72 26 116q14 40 50 64';
const half = `${outer}l-20 10q-40-26-56-66q-18-46-24-110q-6-22-42-22z`;

export default {
  faces: [face('Cinzel', '400 900')],
  css: `body { background: #050403; color: #f2dcc3; font: 600 20px/1.2 Cinzel; }
.shot { position: absolute; left: 34px; right: 34px; overflow: hidden; background: #17100b; } .shot svg { position: absolute; left: 0; top: 0; }
.a { top: -34px; height: 96px; } .b { top: 84px; height: 344px; } .c { top: 450px; height: 130px; }
.ring { animation: ring 4s linear infinite; transform-origin: 0 80px; } .ring:nth-child(2) { animation-delay: -1.333s; } .ring:nth-child(3) { animation-delay: -2.667s; } @keyframes ring { from { transform: scale(.55); opacity: 0; } 25% { opacity: .9; } to { transform: scale(1.9); opacity: 0; } }
.swing { animation: swing 4s ease-in-out infinite; transform-origin: 0 -150px; } @keyframes swing { 0%, 100% { transform: rotate(-5deg); } 50% { transform: rotate(5deg); } }
.clap { animation: clap 4s ease-in-out infinite; transform-origin: 0 -96px; } @keyframes clap { 0%, 100% { transform: rotate(13deg); } 50% { transform: rotate(-13deg); } }
.pour { animation: pour 2s ease-in-out infinite; } @keyframes pour { 50% { opacity: .7; } }
.note { position: absolute; left: 58px; top: 108px; font: 700 84px/.9 Cinzel; color: #ff9440; } .note small { display: block; font: 600 25px/1.3 Cinzel; color: #f2dcc3; }
.kg { position: absolute; right: 58px; top: 112px; font: 700 44px/1 Cinzel; } i { font: 600 .8em "Atkinson Hyperlegible Next"; }`,
  body: `<div class="shot a"><svg width="652" height="96" viewBox="0 0 652 96"><path d="M-20 130q340-150 700 0z" fill="${copper}"/><path d="M30 96q300-96 600 0" fill="none" stroke="#ffd8a8" stroke-width="5"/><path d="M-20 110q340-130 700 0" fill="none" stroke="#7a3d18" stroke-width="8"/></svg></div>
<div class="shot b"><svg width="652" height="344" viewBox="-350 -178 652 344"><g fill="none" stroke="#ff9440" stroke-width="4"><ellipse class="ring" cy="80" rx="170" ry="52"/><ellipse class="ring" cy="80" rx="170" ry="52"/><ellipse class="ring" cy="80" rx="170" ry="52"/></g>
<g class="swing"><path d="M-70-178h140v22h-140z" fill="#4a3524"/><path d="M-26-156q0 26 26 28q26-2 26-28" fill="none" stroke="${copper}" stroke-width="14"/>
<g transform="scale(-1 1)"><path d="${outer}l-142 24z" fill="${copper}"/><path d="M0-128q58 0 66 34q8 72 26 116q14 40 50 64l-30 5q-30-26-44-66q-14-50-20-112q-6-30-48-32z" fill="#e79a5c"/><path d="M70 10q40 16 0 0M0 6h84M0 46h104" stroke="#7a3d18" stroke-width="5"/></g>
<path d="${outer}l-142 24z" fill="#2a1a10"/><path d="${half}" fill="#ffb066" stroke="#fff0dc" stroke-width="3"/>
<g class="clap"><path d="M0-96v150" stroke="#b9a58f" stroke-width="9"/><ellipse cy="72" rx="18" ry="26" fill="#b9a58f"/></g>
<path d="M0-128v238" stroke="#fff0dc" stroke-width="3" stroke-dasharray="9 8"/></g>
<path d="M146 62h66M180 30v20M180 84v-18" stroke="#fff0dc" stroke-width="3"/></svg></div>
<div class="shot c"><svg width="652" height="130" viewBox="0 0 652 130"><path d="M0 96q120-40 240-14t240-6t180 10v50H0z" fill="#ff6a13"/><path class="pour" d="M0 110q140-36 260-10t220-4t180 6v40H0z" fill="#ffd34d"/><path d="M330 0l26 0l6 96h-40z" fill="#ffd34d"/></svg></div>
<div class="note">La<small>440 <i>Hz</i></small></div><div class="kg">420 <i>kg</i></div>`,
  still: 0.5,
  loop: { seconds: 4 },
} satisfies Scene;
