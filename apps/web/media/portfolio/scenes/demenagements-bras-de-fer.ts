import { face, type Scene } from '../lib/scene.ts';

const cobalt = '#1d3bff';
const kraft = '#d2a878';

/** Distance from the edge to the first hour, width of an hour, top of the first lane, height of a lane. */
const board = { left: 64, hour: 60, top: 186, lane: 38 } as const;
const firstHour = 7;

type Move = readonly [lane: number, from: number, hours: number, label: string];

/** Moves of the day: name, floor, cubic metres. */
const moves: readonly Move[] = [
  [0, 7, 2.5, 'Roy · 3<sup>e</sup> · 24&nbsp;m³'],
  [0, 9.8, 2.2, 'Diallo'],
  [0, 12.5, 4, 'Tremblay · 2<sup>e</sup> · piano'],
  [1, 7.3, 1.8, 'Nguyen'],
  [1, 9.5, 3, 'Gagnon · 3<sup>e</sup> · 31&nbsp;m³'],
  [1, 15.4, 2.4, 'Poulin'],
  [2, 7, 3.4, 'Côté'],
  [2, 11, 1.6, 'Haddad'],
  [3, 7.6, 2, 'Bouchard'],
  [3, 10, 2.8, 'Morin'],
  [3, 13.3, 3.6, 'Fortin · 4<sup>e</sup> · 38&nbsp;m³'],
  [4, 7, 4.3, 'Lavoie · maison · 52&nbsp;m³'],
  [4, 11.8, 2, 'Cruz'],
  [4, 14.2, 3, 'Bélanger'],
  [5, 7.2, 2.2, 'Ouellet'],
  [5, 9.7, 2.3, 'Simard'],
  [6, 7, 1.7, 'Pelletier'],
  [6, 9, 3.6, 'Gauthier · 3<sup>e</sup> · 33&nbsp;m³'],
  [6, 13, 1.9, 'Caron'],
  [6, 15.2, 2.6, 'Leduc'],
  [7, 7.5, 3, 'Beaulieu'],
  [7, 10.8, 2.4, 'Girard'],
  [7, 13.5, 4, 'Lapointe · 3<sup>e</sup> · 40&nbsp;m³'],
  [8, 7, 2.6, 'Martel'],
  [8, 9.9, 2, 'Rivard'],
  [8, 12.2, 2.8, 'Savard'],
];

const block = ([lane, from, hours, label]: Move, extra = '') =>
  `<div class="move ${extra}" style="left:${board.left + (from - firstHour) * board.hour}px;top:${board.top + lane * board.lane}px;width:${hours * board.hour - 4}px">${label}</div>`;

const hours = Array.from({ length: 11 }, (_, index) => firstHour + index);

export default {
  faces: [face('Barlow Condensed', '600'), face('Barlow Condensed', '900')],
  css: `body { background: #fff; color: ${cobalt}; font: 600 17px/1 "Barlow Condensed"; }
h1 { position: absolute; left: 8px; top: -50px; font: 900 206px/1 "Barlow Condensed"; letter-spacing: -.008em; white-space: nowrap; }
h1 sup { font-size: 88px; vertical-align: 78px; letter-spacing: 0; margin: 0 16px 0 4px; }
sup { font-size: .68em; vertical-align: .38em; }
.count { position: absolute; right: 22px; top: 18px; text-align: right; font-size: 19px; line-height: 1.1; } .count b { display: block; font: 900 62px/.84 "Barlow Condensed"; }
.hours span { position: absolute; top: ${board.top - 20}px; } .hours i { position: absolute; top: ${board.top - 2}px; bottom: 0; width: 1px; background: ${cobalt}; opacity: .16; }
.lane { position: absolute; left: 0; width: 720px; height: ${board.lane}px; border-top: 1px solid ${cobalt}; } .lane b { position: absolute; left: 12px; top: 11px; font: 900 18px/1 "Barlow Condensed"; }
.move { position: absolute; height: ${board.lane - 6}px; margin-top: 3.5px; background: ${kraft}; color: #2c1d0c; padding: 8px 8px 0 9px; white-space: nowrap; overflow: hidden; border-left: 5px solid #a97a47; }
.late { background: ${cobalt}; color: #fff; border-left-color: #0a1a8a; animation: slide 5s infinite; z-index: 3; }
.gap { position: absolute; border: 2px dashed ${cobalt}; height: ${board.lane - 6}px; margin-top: 3.5px; animation: gap 5s infinite; }
.now { position: absolute; left: ${board.left + 5.85 * board.hour}px; top: ${board.top - 6}px; bottom: 0; width: 3px; background: ${cobalt}; } .now b { position: absolute; left: -20px; top: -22px; width: 64px; background: ${cobalt}; color: #fff; text-align: center; padding: 5px 0; }
@keyframes slide { 0%, 20% { transform: none; opacity: 1; animation-timing-function: cubic-bezier(.5, 0, .2, 1); } 46%, 84% { transform: translate(${-0.5 * board.hour}px, ${3 * board.lane}px); opacity: 1; } 90% { transform: translate(${-0.5 * board.hour}px, ${3 * board.lane}px); opacity: 0; } 90.1% { transform: none; opacity: 0; } 97%, 100% { opacity: 1; transform: none; } }
@keyframes gap { 0%, 6% { opacity: 0; } 14%, 42% { opacity: 1; } 46%, 100% { opacity: 0; } }`,
  body: `<h1>1<sup>er</sup>juillet</h1>
<div class="count"><b>61</b>déménagements<br>9 camions</div>
<div class="hours">${hours.map((hour, index) => `<i style="left:${board.left + index * board.hour}px"></i><span style="left:${board.left + index * board.hour + 3}px">${hour}&nbsp;h</span>`).join('')}</div>
${Array.from({ length: 10 }, (_, lane) => `<div class="lane" style="top:${board.top + lane * board.lane}px">${lane < 9 ? `<b>C${lane + 1}</b>` : ''}</div>`).join('')}
<div class="now"><b>12&nbsp;h&nbsp;51</b></div>
${moves.map((move) => block(move)).join('')}
<div class="gap" style="left:${board.left + (12.5 - firstHour) * board.hour}px;top:${board.top + 5 * board.lane}px;width:${3 * board.hour - 4}px"></div>
${block([2, 13, 3, 'Lemay · +2&nbsp;h'], 'late')}`,
  still: 1.75,
  loop: { seconds: 5 },
} satisfies Scene;
