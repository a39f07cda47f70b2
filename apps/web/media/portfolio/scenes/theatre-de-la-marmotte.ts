import { face, type Scene } from '../lib/scene.ts';

const butter = '#ffe08a';
/** Wings of the stage, from front to back. */
const papers = ['#ff6f5e', '#e4488a', '#9b3bb5', '#6233a8', '#43258c'];

/** A paper opening in the proscenium: a scalloped top and two wavy sides. */
function wing(color: string, depth: number): string {
  const [half, top] = [338 - depth * 43, 22 + depth * 38];
  const scallops = 8 - depth;
  const width = (2 * half) / scallops;
  const edge = `M${360 - half} ${top}${Array.from({ length: scallops }, () => `q${(width / 2).toFixed(1)} 46 ${width.toFixed(1)} 0`).join('')}`;
  const side = (sign: 1 | -1) => `q${-sign * 26} 62 ${-sign * 4} 130t${-sign * 2} 130t${sign * 8} 210`;
  return `<g class="paper p${depth}"><path fill="${color}" fill-rule="evenodd" d="M-60 -60H780V620H-60Z${edge}${side(1)}H${360 - half + 4}${`l-14 -210q26 -66 2 -130t4 -130`}Z"/></g>`;
}

export default {
  faces: [face('Caprasimo', '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2')],
  css: `.scene { background: #2a1668; color: ${butter}; font: 20px/1.2 Caprasimo;
& svg { position: absolute; inset: 0; }
.paper { filter: drop-shadow(0 7px 0 rgb(30 8 60 / .42)); }
.moon { animation: moon 2s ease-in-out infinite alternate; }
.puppet { animation: swing 4s infinite; transform-box: fill-box; transform-origin: 50% 0; }
.arm { animation: wave 2s infinite; transform-box: fill-box; transform-origin: 50% 0; }
.drape.left { animation: left 4s infinite; transform-origin: 0 0; } .drape.right { animation: right 4s infinite; transform-origin: 720px 0; }
.title { position: absolute; left: 0; right: 0; bottom: 28px; text-align: center; font: 47px/1 Caprasimo; color: #5a1b52; }
& p { position: absolute; left: 0; right: 0; bottom: 9px; text-align: center; font-size: 16px; color: #5a1b52; }
}
@keyframes moon { from { transform: translateY(26px); } to { transform: translateY(-8px); } }
@keyframes swing { 0%, 100% { transform: translateY(0) rotate(-3deg); } 25% { transform: translateY(-16px) rotate(2deg); } 50% { transform: translateY(0) rotate(4deg); } 75% { transform: translateY(-12px) rotate(-1deg); } }
@keyframes wave { 0%, 100% { transform: rotate(6deg); } 50% { transform: rotate(-34deg); } }
@keyframes left { 0%, 100% { transform: scaleX(1.5); } 40%, 66% { transform: scaleX(.72); } }
@keyframes right { 0%, 100% { transform: scaleX(1.5); } 40%, 66% { transform: scaleX(.72); } }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540">
<g class="moon"><circle cx="418" cy="226" r="56" fill="${butter}"/><circle cx="400" cy="212" r="9" fill="#f2c75c"/><circle cx="436" cy="242" r="13" fill="#f2c75c"/><circle cx="432" cy="204" r="6" fill="#f2c75c"/></g>
<path d="M150 470L270 300L330 372L420 268L570 470Z" fill="#371c7c"/><path d="M420 268l-26 30 16 8 12-10 20 14z" fill="${butter}" opacity=".85"/>
${wing(papers[4] ?? '', 4)}
<g class="puppet"><path d="M332 60V300M388 60V300M360 40V262M300 70L318 366M420 70L402 366" stroke="#ffe9b8" stroke-width="1.6"/>
<path d="M296 66H424" stroke="#7a4a2a" stroke-width="8" stroke-linecap="round"/>
<ellipse cx="360" cy="386" rx="52" ry="62" fill="#a9663a"/><ellipse cx="360" cy="398" rx="32" ry="44" fill="#e9b982"/>
<circle cx="330" cy="272" r="13" fill="#7d4526"/><circle cx="390" cy="272" r="13" fill="#7d4526"/>
<path d="M306 312C306 270 330 258 360 258S414 270 414 312C414 344 392 358 360 358S306 344 306 312Z" fill="#a9663a"/><path d="M326 330Q360 300 394 330Q390 356 360 356T326 330Z" fill="#e9b982"/>
<circle cx="340" cy="304" r="7" fill="#2b1230"/><circle cx="380" cy="304" r="7" fill="#2b1230"/><circle cx="342" cy="302" r="2.2" fill="#fff"/><circle cx="382" cy="302" r="2.2" fill="#fff"/>
<path d="M351 320h18l-9 10z" fill="#2b1230"/><path d="M354 334h12v13h-12z" fill="#fff"/><path d="M360 334v13" stroke="#c9a98a" stroke-width="1.5"/>
<g class="arm"><path d="M402 366q20 6 24 34" fill="none" stroke="#a9663a" stroke-width="17" stroke-linecap="round"/></g><path d="M318 366q-20 6 -24 34" fill="none" stroke="#a9663a" stroke-width="17" stroke-linecap="round"/>
<path d="M338 436v18M382 436v18" stroke="#7d4526" stroke-width="18" stroke-linecap="round"/></g>
${wing(papers[3] ?? '', 3)}${wing(papers[2] ?? '', 2)}${wing(papers[1] ?? '', 1)}
<g class="paper drape left"><path d="M0 0H150C148 130 132 240 78 310C104 380 98 430 92 480H0Z" fill="#c92f6e"/><path d="M44 0Q48 200 28 300M96 0Q96 180 58 300" fill="none" stroke="#a01f57" stroke-width="7"/><path d="M40 296Q66 306 86 304" stroke="${butter}" stroke-width="12" fill="none"/></g>
<g class="paper drape right"><path d="M720 0H570C572 130 588 240 642 310C616 380 622 430 628 480H720Z" fill="#c92f6e"/><path d="M676 0Q672 200 692 300M624 0Q624 180 662 300" fill="none" stroke="#a01f57" stroke-width="7"/><path d="M680 296Q654 306 634 304" stroke="${butter}" stroke-width="12" fill="none"/></g>
${wing(papers[0] ?? '', 0)}
<g class="paper"><path d="M-20 452Q360 420 740 452V560H-20Z" fill="${butter}"/></g>
<g fill="${butter}">${Array.from({ length: 13 }, (_, index) => `<circle cx="${36 + index * 54}" cy="${14}" r="6"/>`).join('')}</g></svg>
<div class="title">La Marmotte</div><p>samedi, 10&nbsp;h&nbsp;30 · de 3 à 8&nbsp;ans</p>`,
  still: 1.9,
  loop: { seconds: 4 },
} satisfies Scene;
