import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

/** Heat colour of a sound level from 0 to 1: black, violet, magenta, orange, yellow. */
const heats = ['#08040f', '#1d0c3a', '#3f1268', '#74177a', '#ad2a6d', '#dd4f4e', '#f58a2c', '#fdd34b'];

const columns = 36;
const rows = 18;

function level(column: number, row: number, noise: number): number {
  const pitch = row / rows;
  const hum = Math.exp(-(((pitch - 0.14) / 0.07) ** 2)) * 0.85 + Math.exp(-(((pitch - 0.34) / 0.04) ** 2)) * 0.5;
  const blade = column % 9 === 4 ? 0.28 * (1 - pitch) : 0;
  return Math.min(0.9, 0.12 + hum + blade + noise * 0.13 - pitch * 0.1);
}

const random = randomFrom(38);
const cells = Array.from({ length: columns * rows }, (_, index) => {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const heat = heats[Math.floor(Math.max(0, level(column, row, random())) * heats.length)] ?? heats[0];
  return `<rect x="${column * 20}" y="${444 - (row + 1) * 24.7}" width="20.500" height="25.200" fill="${heat}"/>`;
});
const teeth = Array.from(
  { length: 13 },
  (_, index) => `L${index * 60} 470L${index * 60 + 44} 436L${index * 60 + 60} 470`,
).join('');

export default {
  faces: [face('Martian Mono', '100 800')],
  css: `body { background: #08040f; color: #fff; font: 600 18px/1.35 "Martian Mono"; }
svg { position: absolute; inset: 0; }
.note { position: absolute; left: 300px; top: 42px; padding: 14px 18px; background: #08040f; border-left: 8px solid #fdd34b; } .note b { display: block; font: 800 50px/1 "Martian Mono"; letter-spacing: -.07em; color: #fdd34b; margin-bottom: 6px; }
.axis { position: absolute; left: 14px; font-size: 16px; } .foot { position: absolute; left: 24px; right: 24px; bottom: 15px; display: flex; justify-content: space-between; color: #08040f; font-size: 17px; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540"><g>${cells.join('')}</g>
<path d="M120 232C300 226 420 210 520 178S660 126 720 118" fill="none" stroke="#fdd34b" stroke-width="16" stroke-opacity=".3"/><path d="M120 232C300 226 420 210 520 178S660 126 720 118" fill="none" stroke="#fff3b0" stroke-width="6"/><circle cx="520" cy="178" r="15" fill="none" stroke="#fff" stroke-width="5"/><path d="M510 164L470 130" stroke="#fff" stroke-width="4"/>
<path d="M0 540V470${teeth}L780 540z" fill="#d9dbe0"/><path d="M0 482h720" stroke="#8f939c" stroke-width="4"/></svg>
<div class="axis" style="top:60px">12 kHz</div><div class="axis" style="top:220px">7,2</div><div class="axis" style="top:392px">1</div>
<div class="note"><b>9 jours</b>roulement nº 4</div><div class="foot"><span>3 mars</span><span>arrêt prévu : 12 mars</span></div>`,
} satisfies Scene;
