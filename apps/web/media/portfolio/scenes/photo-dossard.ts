import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

const fluo = '#e6ff1f';
const coal = '#23262a';

/** A runner drawn with strokes: `phase` from 0 to 1 along a stride, hip at the origin. */
function runner(phase: number, ink: string, bib: string, number: string): string {
  const swing = Math.sin(phase * 2 * Math.PI);
  const leg = (side: number) => {
    const knee = [side * swing * 26 + 8, 30 - Math.abs(swing) * 6] as const;
    return `<path d="M0 0L${knee[0].toFixed(0)} ${knee[1].toFixed(0)}L${(knee[0] - 16 + side * swing * 14).toFixed(0)} ${(64 - (side * swing < 0 ? 22 : 0)).toFixed(0)}l10 2"/>`;
  };
  const arm = (side: number) =>
    `<path d="M10-46L${(10 - side * swing * 22).toFixed(0)}-24L${(28 - side * swing * 22).toFixed(0)}-${(22 + 10 * side * swing).toFixed(0)}"/>`;
  return `<g fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${leg(1)}${leg(-1)}${arm(1)}${arm(-1)}</g><path d="M0 2L10-46" stroke="${ink}" stroke-width="25" stroke-linecap="round"/><circle cx="19" cy="-70" r="13" fill="${ink}"/><g transform="translate(7 -26) rotate(10)"><rect x="-17" y="-10" width="34" height="21" rx="2" fill="${bib}"/><text y="6.500" text-anchor="middle" style="font:700 17px Oswald" fill="${coal}">${number}</text></g>`;
}

const random = randomFrom(23);
const skies = ['#8c9197', '#a7abae', '#6f757b', '#bfc2c3', '#959a9c'];
const frames = Array.from({ length: 12 }, (_, index) => {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  const number = String(100 + Math.floor(random() * 880));
  return `<g transform="translate(${10 + column * 180} ${38 + row * 172})"><svg width="168" height="114" viewBox="0 0 130 88"><rect width="130" height="88" fill="${skies[(index * 3) % 5]}"/><rect y="70" width="130" height="18" fill="#4b5056"/><g transform="translate(${44 + random() * 40} 42) scale(.56)">${runner(random(), '#1b1d20', '#fff', number)}</g></svg></g>`;
});
const holes = Array.from(
  { length: 3 },
  (_, row) =>
    `<g fill="#f1efe8">${Array.from({ length: 13 }, (_hole, index) => `<rect x="${8 + index * 56}" y="${18 + row * 172}" width="26" height="11" rx="2"/><rect x="${8 + index * 56}" y="${160 + row * 172}" width="26" height="11" rx="2"/>`).join('')}</g>`,
);

export default {
  faces: [face('Oswald', '200 700')],
  css: `body { background: #f1efe8; color: ${coal}; font: 600 22px/1 Oswald; }
.film { position: absolute; left: -24px; top: -16px; transform: rotate(-3deg); }
.loupe { position: absolute; left: 252px; top: 104px; width: 356px; height: 322px; border: 11px solid ${fluo}; background: #c9ccce; box-shadow: 0 24px 40px #0009; overflow: hidden; }
.loupe svg { position: absolute; inset: 0; }
.find { position: absolute; left: 30px; top: 396px; background: ${fluo}; padding: 10px 22px 14px; font: 700 82px/1 Oswald; letter-spacing: -.01em; } .find small { display: block; font: 500 21px/1.2 Oswald; letter-spacing: 0; }`,
  body: `<svg class="film" width="772" height="580" viewBox="0 -6 720 540">${[0, 1, 2].map((row) => `<rect x="-30" y="${10 + row * 172}" width="800" height="168" fill="${coal}"/>`).join('')}${holes.join('')}${frames.join('')}</svg>
<div class="loupe"><svg width="334" height="300" viewBox="0 0 334 300"><rect width="334" height="300" fill="#c3c8cb"/><rect y="246" width="334" height="54" fill="#596067"/><path d="M0 62h334v34H0z" fill="#fff"/><path d="M0 62h334v34H0z" fill="none"/>${Array.from({ length: 9 }, (_, index) => `<rect x="${index * 38}" y="${index % 2 ? 79 : 62}" width="38" height="17" fill="${coal}"/>`).join('')}<g transform="translate(164 172) scale(1.42)">${runner(0.28, coal, fluo, '887')}</g></svg></div>
<div class="find"><small>Votre dossard</small>887</div>`,
} satisfies Scene;
