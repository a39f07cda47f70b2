import { face, type Scene } from '../lib/scene.ts';

const ink = '#2b1c4d';

/** Outline of the wound, week after week: the same shape, smaller and smoother. */
const outline = (size: number, wave: number) => {
  const points = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    const radius = size * (1 + wave * (Math.sin(3 * angle + 0.6) * 0.5 + Math.sin(5 * angle) * 0.35));
    return `${(Math.cos(angle) * radius * 1.2).toFixed(1)} ${(Math.sin(angle) * radius * 0.86).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};

const weeks = [
  ['3&nbsp;oct.', '9,4&nbsp;cm²', 34, 0.3],
  ['10&nbsp;oct.', '6,1&nbsp;cm²', 27, 0.26],
  ['17&nbsp;oct.', '3,2&nbsp;cm²', 19, 0.2],
  ['24&nbsp;oct.', '1,1&nbsp;cm²', 11, 0.14],
] as const;

const visits = [
  [30, 26, 'glycémie'],
  [122, 70, 'insuline'],
  [214, 30, 'plaie'],
  [300, 76, 'prise de sang'],
  [392, 34, 'stomie'],
  [472, 76, 'pansement'],
  [548, 28, 'retour'],
] as const;

export default {
  faces: [face('Lexend', '100 900')],
  css: `body { background: #cfc5ea; color: ${ink}; font: 400 16px/1.3 Lexend; }
.blanket { position: absolute; inset: -60px; background: repeating-linear-gradient(0deg, #a695d6 0 46px, transparent 46px 92px), repeating-linear-gradient(90deg, rgb(120 100 190 / .55) 0 46px, transparent 46px 92px), #ded6f2; transform: rotate(24deg) scale(1.2); }
.folder { position: absolute; left: 46px; top: 48px; width: 640px; height: 470px; background: #f1eee8; border-radius: 8px 26px 26px 26px; transform: rotate(-5deg); box-shadow: 0 0 0 12px #3a3348, 0 26px 0 12px rgb(43 28 77 / .28); padding: 26px 30px; }
.tabs { position: absolute; right: -34px; top: 46px; } .tabs b { display: block; writing-mode: vertical-rl; background: #b8a6e6; padding: 15px 9px; margin-bottom: 7px; border-radius: 0 12px 12px 0; font-weight: 500; } .tabs b.on { background: ${ink}; color: #fff; }
h1 { font: 600 33px/1.05 Lexend; letter-spacing: -.03em; } .sub { color: #5f5674; margin-top: 5px; }
.weeks { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; margin-top: 18px; } .weeks div { background: #fff; border-radius: 12px; padding: 8px 12px 10px; } .weeks b { display: block; font: 600 21px/1.1 Lexend; } .weeks svg { margin: 0 auto; }
.off { position: absolute; right: 34px; top: 32px; background: #e4dcf6; border-radius: 99px; padding: 8px 15px; font-weight: 500; }
.round { position: absolute; left: 26px; bottom: 14px; overflow: visible; } .round text { font: 500 15px Lexend; fill: ${ink}; }`,
  body: `<div class="blanket"></div><div class="folder">
<div class="tabs"><b>tournée</b><b class="on">plaie</b><b>doses</b><b>famille</b></div>
<h1>Rose-Aimée, 82&nbsp;ans</h1><div class="sub">ulcère, cheville gauche · visite 3 de 7</div><div class="off">sans réseau, tout est gardé</div>
<div class="weeks">${weeks
    .map(
      ([day, area, size, wave], index) =>
        `<div><svg width="112" height="92" viewBox="-56 -46 112 92">${weeks
          .slice(0, index)
          .map(
            ([, , before, beforeWave]) =>
              `<path d="${outline(before, beforeWave)}" fill="none" stroke="#cbbfe6" stroke-width="2" stroke-dasharray="3 5"/>`,
          )
          .join(
            '',
          )}<path d="${outline(size, wave)}" fill="${['#e5678a', '#e8809b', '#eda0b1', '#f2c3cb'][index]}" stroke="#a12a57" stroke-width="3"/></svg>${day}<b>${area}</b></div>`,
    )
    .join('')}</div>
<svg class="round" width="610" height="146" viewBox="0 -20 610 146"><path d="M30 26C70 26 80 70 122 70S170 30 214 30S260 76 300 76S350 34 392 34S430 76 472 76S520 28 548 28" fill="none" stroke="#8d78cf" stroke-width="5" stroke-dasharray="1 10" stroke-linecap="round"/><path d="M30 26C70 26 80 70 122 70S170 30 214 30" fill="none" stroke="${ink}" stroke-width="5"/>
${visits.map(([x, y, label], index) => `<circle cx="${x}" cy="${y}" r="${index === 2 ? 19 : 14}" fill="${index < 2 ? ink : index === 2 ? '#e5678a' : '#fff'}" stroke="${ink}" stroke-width="4"/><text x="${x}" y="${y + 5.5}" text-anchor="middle" ${index < 3 ? 'style="fill:#fff"' : ''}>${index + 1}</text><text x="${x}" y="${y > 50 ? y + 36 : y - 24}" text-anchor="middle">${label}</text>`).join('')}</svg></div>`,
} satisfies Scene;
