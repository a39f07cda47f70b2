import { face, type Scene } from '../lib/scene.ts';

/** Boxes of the tower: position, size, paper, ink, name. */
const boxes = [
  [150, 378, 210, 128, '#fbf7f2', '#f2a76b', 'sel'],
  [366, 378, 188, 128, '#f6c08f', '#fff3e4', 'argousier'],
  [196, 246, 176, 128, '#e9e1f0', '#f2a76b', 'lavande'],
  [378, 246, 152, 128, '#fbf7f2', '#b9a3cf', 'dune'],
  [256, 114, 206, 128, '#f7d9bd', '#ffffff', 'camarine'],
  [306, 30, 108, 80, '#cdb9dd', '#fff3e4', 'brume'],
] as const;

/** Rays of the sun, clipped to one box and continued in the next one. */
const rays = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI;
  const at = (turn: number) => `${(360 + 900 * Math.cos(turn)).toFixed(0)} ${(70 + 900 * Math.sin(turn)).toFixed(0)}`;
  return `<path d="M360 70L${at(angle)}L${at(angle + 0.12)}Z"/>`;
}).join('');

export default {
  faces: [face('Poiret One')],
  css: `body { background: linear-gradient(#c9cfe0, #f3e4da 78%, #ead3c4 78%); color: #5c4a6b; font: 400 22px/1.2 "Poiret One"; }
svg { position: absolute; inset: 0; } text { font: 400 25px "Poiret One"; letter-spacing: .16em; }
.mark { position: absolute; left: 36px; top: 36px; color: #43324f; font-size: 58px; line-height: 1; -webkit-text-stroke: 2.5px; }
.flat { position: absolute; right: 34px; top: 60px; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540">${boxes
    .map(
      ([x, y, width, height, paper, ink, name], index) =>
        `<clipPath id="b${index}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/></clipPath><rect x="${x + 5}" y="${y + 3}" width="${width}" height="${height}" fill="#5c4a6b" opacity=".28"/><g clip-path="url(#b${index})"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}"/><g fill="${ink}">${rays}</g><rect x="${x}" y="${y + height - 40}" width="${width}" height="40" fill="${paper}"/></g><text x="${x + width / 2}" y="${y + height - 13}" text-anchor="middle" fill="#5c4a6b" stroke="#5c4a6b" stroke-width=".7">${name}</text>`,
    )
    .join('')}
<g transform="translate(586 196)" fill="none" stroke="#5c4a6b" stroke-width="2"><path d="M0 0h96v236h-96zM0 40h96M0 118h96M0 158h96M12 0v-22h72v22M12 236v20h72v-20M0 40l-20 8v62l20 8M96 40l20 8v62l-20 8" fill="#fbf7f2" fill-opacity=".75"/><path d="M48 79l-40-30M48 79l-20-36M48 79v-38M48 79l20-36M48 79l40-30M48 79l-42 12M48 79l42 12" stroke="#f2a76b" stroke-width="4"/></g></svg>
<div class="mark">Pied-<br>de-vent</div>`,
} satisfies Scene;
