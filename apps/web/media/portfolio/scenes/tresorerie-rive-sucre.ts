import { face, type Scene } from '../lib/scene.ts';

const maroon = '#6b1427';
const gold = '#e9ae2a';
const paper = '#fcf9f2';

const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
/** Level of each month's bucket once its bills are paid, from 0 to 1. */
const levels = [0.72, 0.6, 0.84, 0.9, 0.86, 0.8, 0.74, 0.7, 0.66, 0.5, 0.16, 0.44];

const bucket = (month: string, index: number) => {
  const level = levels[index] ?? 0;
  const [x, top, bottom] = [index * 60 + 4, 424, 500];
  const y = bottom - level * (bottom - top - 6);
  const inset = (height: number) => 3 + ((height - top) / (bottom - top)) * 7;
  const low = level < 0.3;
  return `<path d="M${x + inset(y)} ${y.toFixed(1)}H${x + 52 - inset(y)}L${x + 42} ${bottom}H${x + 10}Z" fill="${low ? '#f6dc9c' : gold}"/>
<path d="M${x} ${top}H${x + 52}L${x + 43} ${bottom + 2}H${x + 9}Z" fill="none" stroke="${maroon}" stroke-width="3" stroke-linejoin="round"${low ? ' stroke-dasharray="5 5"' : ''}/><path d="M${x + 2} ${top}Q${x + 26} ${top - 26} ${x + 50} ${top}" fill="none" stroke="${maroon}" stroke-width="2"/>
<text x="${x + 26}" y="526" text-anchor="middle"${low ? ` fill="#b5233c" font-weight="700"` : ''}>${month}</text>`;
};

/** Stream of sap from the peak to a bucket. */
const pour = (index: number) => {
  const x = index * 60 + 30;
  const start = 168 + index * 6.2;
  return `<path d="M${start.toFixed(0)} 372Q${start.toFixed(0)} 392 ${((start + x) / 2).toFixed(0)} 396T${x} 422" fill="none" stroke="${gold}" stroke-width="3.5"/>`;
};

export default {
  faces: [
    face('Plex Condensed', '500', '500-normal', 'ibm-plex-sans-condensed'),
    face('Plex Condensed', '700', '700-normal', 'ibm-plex-sans-condensed'),
  ],
  css: `body { background: ${paper}; color: ${maroon}; font: 500 17px/1.25 "Plex Condensed"; }
text { font: 500 15px "Plex Condensed"; fill: ${maroon}; }
.chart { position: absolute; inset: 0; }
h1 { position: absolute; left: 336px; top: 54px; font: 700 54px/.96 "Plex Condensed"; letter-spacing: -.03em; }
.where { position: absolute; left: 338px; top: 30px; font-weight: 700; }
dl { position: absolute; left: 338px; top: 190px; display: flex; gap: 22px; } dt { font-size: 16px; white-space: nowrap; } dd { font: 700 26px/1.1 "Plex Condensed"; white-space: nowrap; }
.low dd { color: #b5233c; }`,
  body: `<svg class="chart" width="720" height="540" viewBox="0 0 720 540">
<path d="M0 372V358C60 356 110 360 138 350C168 338 168 60 196 8C204 -10 216 -10 224 10C244 66 246 336 282 348C330 362 420 350 500 356S680 352 720 358V372Z" fill="${gold}"/>
<path d="M0 358C60 356 110 360 138 350C168 338 168 60 196 8M224 10C244 66 246 336 282 348C330 362 420 350 500 356S680 352 720 358" fill="none" stroke="${maroon}" stroke-width="4"/>
<path d="M0 372H720" stroke="${maroon}" stroke-width="2"/>
<path d="M150 300H262" stroke="${maroon}" stroke-width="2" stroke-dasharray="2 6"/><text x="20" y="306" font-weight="700">42 jours de coulée</text><path d="M140 300l8 0" stroke="${maroon}" stroke-width="2"/>
${months.map((_, index) => pour(index)).join('')}${months.map(bucket).join('')}</svg>
<div class="where">Rive-Sucre</div>
<h1>Avril paie<br>novembre.</h1>
<dl><div><dt>en caisse</dt><dd>212&nbsp;480&nbsp;$</dd></div><div><dt>à payer</dt><dd>9&nbsp;factures</dd></div><div class="low"><dt>en novembre</dt><dd>−&nbsp;3&nbsp;150&nbsp;$</dd></div></dl>`,
} satisfies Scene;
