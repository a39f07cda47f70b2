import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

const mint = '#a8dcb5';
const forest = '#4fa37b';
const bay = '#4aa9dd';
const sand = '#fbe6b8';
const peach = '#ff9d76';
const ink = '#1d4256';

type Pitch = readonly [number: number, x: number, y: number, turn: number];

/** Pitches along the loop road, outside and inside. */
const pitches: readonly Pitch[] = Array.from({ length: 19 }, (_, index) => {
  const angle = -2.7 + index * 0.3;
  const outside = index % 2 === 0;
  const [rx, ry] = outside ? [232, 186] : [126, 84];
  return [31 + index, 266 + Math.cos(angle) * rx, 300 + Math.sin(angle) * ry, (angle * 180) / Math.PI + 90];
});
const taken = new Set([31, 33, 34, 37, 39, 42, 43, 46, 47, 49]);
const chosen = 40;

const pitch = ([number, x, y, turn]: Pitch) => {
  const free = !taken.has(number);
  const on = number === chosen;
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><g transform="rotate(${turn.toFixed(0)})"><rect x="-27" y="-22" width="54" height="44" rx="13" fill="${on ? peach : free ? sand : '#8cc3a0'}"${on ? ` stroke="${ink}" stroke-width="5"` : ''}/></g>${
    free
      ? `<text y="7" text-anchor="middle" fill="${ink}">${number}</text>`
      : `<path d="M-15 10L0 -15L15 10Z" fill="${ink}" opacity=".75"/><path d="M-5 10L0 -1L5 10Z" fill="${sand}"/>`
  }</g>`;
};

const trees = (() => {
  const random = randomFrom(19);
  const places = [
    [40, 60, 90, 60],
    [200, 270, 120, 60],
    [20, 480, 140, 50],
    [430, 470, 60, 60],
    [420, 60, 60, 40],
  ] as const;
  return places
    .flatMap(([x, y, width, height]) =>
      Array.from({ length: 7 }, () => {
        const [cx, cy, r] = [x + random() * width, y + random() * height, 11 + random() * 9];
        return `<circle cx="${cx.toFixed(0)}" cy="${(cy + 4).toFixed(0)}" r="${r.toFixed(0)}" fill="#3b8763"/><circle cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" r="${r.toFixed(0)}" fill="${forest}"/>`;
      }),
    )
    .join('');
})();

const goose = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-16 0Q-10 14 8 10T22 -4Q6 -8 -4 -4Q-10 -18 -20 -22Q-14 -8 -16 0Z" fill="#fff"/><path d="M-20 -22l-9 3 8 4z" fill="${peach}"/><path d="M22 -4l-12 10" stroke="${ink}" stroke-width="4" stroke-linecap="round"/></g>`;

export default {
  faces: [face('Fredoka', '300 700')],
  css: `body { background: ${mint}; color: ${ink}; font: 500 18px/1.25 Fredoka; }
svg { position: absolute; inset: 0; } text { font: 600 20px Fredoka; }
.ticket { position: absolute; right: 22px; bottom: 22px; width: 236px; background: #fff; border-radius: 26px; padding: 18px 22px; transform: rotate(2deg); box-shadow: 0 9px 0 rgb(29 66 86 / .25); } .ticket h2 { font: 600 44px/.95 Fredoka; } .ticket p { margin-top: 3px; }
.sun { display: grid; grid-template-columns: repeat(12, 1fr); gap: 3px; margin: 12px 0 5px; } .sun i { height: 26px; border-radius: 6px; background: ${peach}; } .sun .shade { background: ${forest}; }
.go { margin-top: 13px; background: ${ink}; color: #fff; text-align: center; border-radius: 99px; padding: 11px; font-weight: 600; }
.name { position: absolute; right: 26px; top: 22px; text-align: right; font: 600 33px/.95 Fredoka; color: #fff; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540">
<path d="M500 -20C470 60 560 120 540 210S470 330 520 400S500 520 540 560H760V-20Z" fill="${sand}"/><path d="M536 -20C510 60 596 130 574 214S512 330 560 404S540 520 580 560H760V-20Z" fill="${bay}"/>
<path d="M600 180q14 -9 28 0t28 0M640 232q14 -9 28 0t28 0M606 130q14 -9 28 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".65"/>
${goose(640, 176, 1.15)}${goose(684, 208, 0.85)}${goose(610, 222, 0.8)}
<path d="M-20 300C40 300 60 300 88 300" stroke="${sand}" stroke-width="34" fill="none"/><ellipse cx="266" cy="300" rx="178" ry="134" fill="none" stroke="${sand}" stroke-width="34"/><ellipse cx="266" cy="300" rx="178" ry="134" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="12 12"/>
${trees}${pitches.map(pitch).join('')}
<g transform="translate(264 306)"><rect x="-46" y="-22" width="92" height="46" rx="10" fill="#fff"/><path d="M-54 -20L0 -52L54 -20Z" fill="${peach}"/><text y="10" text-anchor="middle" fill="${ink}">douches</text></g></svg>
<div class="name">Baie-<br>des-Oies</div>
<div class="ticket"><h2>Nº&nbsp;${chosen}</h2><p>libre du 4 au 11&nbsp;juillet</p><div class="sun">${Array.from({ length: 12 }, (_, hour) => `<i${hour < 2 || hour > 6 ? ' class="shade"' : ''}></i>`).join('')}</div><p>7&nbsp;h d’ombre, surtout l’après-midi</p><div class="go">Réserver · 46&nbsp;$</div></div>`,
} satisfies Scene;
