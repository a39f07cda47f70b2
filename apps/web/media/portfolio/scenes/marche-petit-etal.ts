import { face, type Scene } from '../lib/scene.ts';

const stalls = [
  ['CHO', 'Chou vert', '4,50'],
  ['TOM', 'Tomates', '7,25'],
  ['MIE', 'Miel', '11,00'],
  ['FRO', 'Fromage', '9,80'],
  ['PAI', 'Pain', '6,00'],
  ['BLE', 'Bleuets', '8,00'],
  ['AIL', 'Ail', '5,00'],
  ['FLE', 'Fleurs', '12,00'],
  ['OEU', 'Œufs', '6,75'],
] as const;

const lines = (from: number, to: number) =>
  stalls
    .slice(from, to)
    .map(([code, name, price]) => `<p><b>${code}</b>${name}<span>${price}</span></p>`)
    .join('');

export default {
  faces: [face('Courier Prime', '700')],
  css: `body { background: #7fb04a; color: #2b2b2b; font: 700 24px/1 "Courier Prime"; }
.leaf { position: absolute; inset: 0; }
.fold { position: absolute; width: 320px; height: 196px; padding: 16px 24px; background: #fffef6; } .fold p { display: flex; padding: 10px 0; border-bottom: 2px dashed #b9b6a5; } .fold b { width: 66px; color: #d7301f; } .fold span { margin-left: auto; }
.one { left: 48px; top: -18px; transform: skewX(9deg); } .two { left: 48px; top: 178px; transform: skewX(-9deg); background: #e9e5d3; } .three { left: 48px; top: 374px; transform: skewX(9deg); }
.term { position: absolute; left: 436px; top: 66px; width: 236px; height: 424px; border-radius: 30px; background: #1f2a1a; padding: 22px; box-shadow: 14px 16px 0 #5b8730; transform: rotate(5deg); } .screen { background: #e9f5d6; border-radius: 12px; height: 162px; padding: 18px; } .screen b { display: block; font-size: 44px; margin: 12px 0 10px; letter-spacing: -.08em; white-space: nowrap; } .screen em { font: 700 22px "Courier Prime"; letter-spacing: -.06em; white-space: nowrap; color: #d7301f; }
.keys { display: grid; grid-template-columns: repeat(3, 1fr); gap: 11px; margin-top: 20px; } .keys i { height: 38px; border-radius: 9px; background: #4a5a41; } .keys i:nth-child(10) { background: #d7301f; } .keys i:nth-child(12) { background: #a5d64f; }`,
  body: `<svg class="leaf" width="720" height="540" viewBox="0 0 720 540" fill="none" stroke="#94c45c" stroke-width="16" stroke-linecap="round"><path d="M540 640C560 420 620 240 760 120M570 470q60-60 140-50M560 540q-70-110-190-90M610 350q-10-90 40-150M600 380q-70-60-80-170"/></svg>
<div class="fold three">${lines(6, 9)}</div><div class="fold two">${lines(3, 6)}</div><div class="fold one">${lines(0, 3)}</div>
<div class="term"><div class="screen">9 étals<b>70,30 $</b><em>payés à 16 h</em></div><div class="keys">${'<i></i>'.repeat(12)}</div></div>`,
} satisfies Scene;
