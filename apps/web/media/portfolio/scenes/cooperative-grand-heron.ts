import { face, type Scene } from '../lib/scene.ts';

const slate = '#31485a';

const reed = (x: number, height: number, bend: number) =>
  `<path d="M${x} 470q${bend / 3}-${height * 0.6} ${bend}-${height}"/>`;

export default {
  faces: [face('Marcellus', '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2')],
  css: `.scene { background: #dde4e7; color: ${slate}; font: 400 22px/1.5 Marcellus;
.sun { position: absolute; left: 486px; top: 86px; width: 168px; height: 168px; border-radius: 50%; background: #efd6d3; }
.far { position: absolute; left: 0; right: 0; top: 338px; height: 40px; background: #c9d5da; clip-path: polygon(0 60%,14% 20%,30% 55%,52% 10%,70% 48%,86% 22%,100% 50%,100% 100%,0 100%); }
.water { position: absolute; left: 0; right: 0; top: 376px; bottom: 0; background: linear-gradient(#bccad2, #a9bcc7); }
& svg { position: absolute; inset: 0; }
.title { position: absolute; left: 56px; top: 70px; font: 400 54px/1.08 Marcellus; letter-spacing: -.01em; }
.name { position: absolute; left: 58px; top: 36px; font-size: 17px; letter-spacing: .14em; text-transform: uppercase; }
& ul { position: absolute; left: 58px; top: 236px; list-style: none; } & li { border-bottom: 1.5px solid #c08f94; width: 200px; padding: 2px 0 0; font-size: 25px; margin-bottom: 5px; }
}`,
  body: `<div class="sun"></div><div class="far"></div><div class="water"></div>
<svg width="720" height="540" viewBox="0 0 720 540" fill="none" stroke="${slate}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
<g transform="translate(0 752) scale(1 -1)" opacity=".22"><path d="M412 150L496 128q26-8 34 12q4 18-16 34q-40 34-18 70q30 16 66 44q36 30 62 62q-50-6-88-20q-52-18-62-58q-8-40 26-82q12-20-6-24L412 150"/><path d="M538 322L530 376M560 326L566 376"/></g>
<path d="M412 150L496 128q26-8 34 12q4 18-16 34q-40 34-18 70q30 16 66 44q36 30 62 62q-50-6-88-20q-52-18-62-58q-8-40 26-82q12-20-6-24L412 150" fill="#dde4e7"/>
<path d="M508 130q26-20 66-14M512 250q46 26 74 70M538 322L532 404M560 326L566 408M532 404l-20 8M532 404l18 8M566 408l-18 6M566 408l22 6"/><circle cx="508" cy="142" r="3" fill="${slate}"/>
<path d="M470 424q76-14 160 0M496 438q60-10 118 0M60 452h90M210 486h60" stroke-width="2.5" opacity=".5"/>
<g stroke-width="5">${reed(664, 190, -16)}${reed(684, 240, 10)}${reed(700, 170, 22)}${reed(650, 130, -26)}</g>
<g fill="${slate}" stroke="none"><rect x="642" y="262" width="13" height="52" rx="6.5" transform="rotate(-6 648 288)"/><rect x="688" y="206" width="13" height="56" rx="6.5" transform="rotate(6 694 234)"/></g></svg>
<div class="name">Grand-Héron</div><div class="title">Prendre<br>le temps.</div><ul><li>Rose</li><li>Sorel</li><li>jeudi</li></ul>`,
} satisfies Scene;
