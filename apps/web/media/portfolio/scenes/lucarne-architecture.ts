import { face, type Scene } from '../lib/scene.ts';

const blue = '#1f1fff';

const houses = ['Passage', 'Remise', 'Quai', 'Talus', 'Ruelle', 'Verger', 'Silo', 'Cap', 'Grange'];

const stairs = (x: number, y: number, steps: number, sign: 1 | -1) =>
  `M${x} ${y}${Array.from({ length: steps }, () => `h${sign * 10}v-12`).join('')}`;

/** A person drawn in one line, for scale. */
const person = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle cy="-62" r="6.5"/><path d="M0 -55C-9 -50 -9 -34 -7 -28L-8 0M0 -55C9 -50 9 -34 7 -28L8 0M-7 -28H7"/></g>`;

export default {
  faces: [face('Syne', '400 800')],
  css: `body { background: #fff; color: #000; font: 500 17px/1.3 Syne; }
ol { position: absolute; left: 28px; top: 128px; list-style: none; width: 190px; } li { display: flex; gap: 16px; border-top: 1px solid #000; padding: 8px 0 9px; } li.on { color: ${blue}; border-top: 3px solid ${blue}; font-weight: 700; }
h1 { position: absolute; left: 26px; top: 20px; font: 800 70px/1 Syne; letter-spacing: -.05em; }
.hour { position: absolute; right: 28px; top: 30px; text-align: right; color: ${blue}; font-weight: 600; }
svg { position: absolute; left: 0; top: 0; }`,
  body: `<svg width="720" height="540" viewBox="0 16 720 540"><g fill="none" stroke="#000" stroke-width="1.4">
<path d="M470 92L519 118L560 506H404L512 130Z" fill="${blue}" stroke="none" opacity=".92"/>
<path d="M250 506H720" stroke-width="3"/><path d="M250 506${Array.from({ length: 31 }, (_, index) => `M${252 + index * 16} 520l12 -14`).join('')}"/>
<path d="M388 506V170L478 100L568 170V506" stroke-width="7"/><path d="M376 180L478 100L580 180" stroke-width="7" stroke-linejoin="miter"/>
<path d="M462 112L512 152" stroke="#fff" stroke-width="9"/><path d="M462 111L513 151M460 116L510 156" stroke-width="2"/>
<path d="M388 396H500M540 396H568M388 286H420M462 286H568" stroke-width="6"/>
<path d="M388 190H452M540 190H568" stroke-width="3"/>
<path d="${stairs(418, 506, 9, 1)}"/><path d="${stairs(548, 396, 9, -1)}"/>
<path d="M388 430h-5v48h5M568 310h5v60h-5M388 218h-5v46h5" stroke-width="3"/>
<path d="M404 360h40v36M404 360v36M404 366h40M412 360v-18h26v18"/><path d="M520 506v-34h42v34M520 480h42"/><path d="M510 286v-30h46v30M514 256v-14h38v14"/>
<path d="M396 506v-46h16M396 286v-48h18v48M396 250h18M396 262h18M396 274h18"/>
<path d="M568 506V440M600 506C600 470 590 440 612 402C636 440 624 470 624 506M612 506V430M648 506C650 484 646 470 660 450C674 472 668 486 668 506"/>
<path d="M300 506C302 440 290 380 322 322C356 384 344 440 344 506M322 506V360M322 420l-14 -16M322 444l14 -18"/>
<g stroke-width="1.6">${person(466, 396)}${person(596, 506, 0.96)}${person(548, 285, 0.78)}</g>
<path d="M388 548V526M568 548V526M388 532H568" stroke="${blue}"/></g><path d="M444 522h70v20h-70z" fill="#fff"/><text x="479" y="538" text-anchor="middle" fill="${blue}" font-family="Syne" font-weight="700" font-size="17">4,2 m</text></svg>
<h1>Lucarne</h1><ol>${houses.map((house, index) => `<li${index === 4 ? ' class="on"' : ''}><span>0${index + 1}</span>${house}</li>`).join('')}</ol>
<div class="hour">coupe à 11&nbsp;h&nbsp;20<br>Trois-Rivières</div>`,
} satisfies Scene;
