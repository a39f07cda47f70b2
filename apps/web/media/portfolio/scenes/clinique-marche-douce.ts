import { face, type Scene } from '../lib/scene.ts';

/** Pressure under a foot, from light to strong: the colours of the clinic's own maps. */
const pressures = ['#c9dfe8', '#8fc4cf', '#4ba6a4', '#f2d06b', '#ef8e4e', '#d94f3d'];

/** Ellipses, with the highest of the six levels in each. */
const spots = [
  { x: 62, y: 262, rx: 40, ry: 50, turn: 0, peak: 6 },
  { x: 84, y: 170, rx: 22, ry: 66, turn: -6, peak: 2 },
  { x: 66, y: 92, rx: 60, ry: 38, turn: -14, peak: 5 },
  { x: 34, y: 100, rx: 26, ry: 28, turn: 0, peak: 6 },
  { x: 22, y: 26, rx: 20, ry: 26, turn: 8, peak: 5 },
  { x: 56, y: 14, rx: 13, ry: 17, turn: 4, peak: 4 },
  { x: 84, y: 22, rx: 12, ry: 15, turn: -6, peak: 3 },
  { x: 106, y: 38, rx: 11, ry: 14, turn: -16, peak: 3 },
  { x: 122, y: 60, rx: 10, ry: 13, turn: -24, peak: 2 },
];

/** The right foot. All spots are drawn level by level, so that the contours of neighbours join as on a pressure plate. */
function foot(): string {
  return pressures
    .map((color, level) => {
      const drawn = spots
        .filter(({ peak }) => level < peak)
        .map(({ x, y, rx, ry, turn, peak }) => {
          const share = 1.18 - (level / peak) * 0.98;
          return `<ellipse cx="${x}" cy="${y}" rx="${(rx * share).toFixed(1)}" ry="${(ry * share).toFixed(1)}" transform="rotate(${turn} ${x} ${y})"/>`;
        });
      return `<g fill="${color}">${drawn.join('')}</g>`;
    })
    .join('');
}

const days = ['lu 9', 'ma 10', 'me 11', 'je 12'];

export default {
  faces: [face('Unbounded', '200 900')],
  css: `body { background: #f4f8f9; color: #12313b; font: 500 16px/1.35 "Atkinson Hyperlegible Next"; }
.plate { position: absolute; left: -40px; top: -30px; width: 430px; height: 620px; background: #e3eef2; border-radius: 60px; transform: rotate(-7deg); }
.plate svg { position: absolute; left: 66px; top: 96px; }
.name { position: absolute; left: 34px; top: 30px; font: 700 20px/1 Unbounded; letter-spacing: -.03em; }
.scale { position: absolute; left: 34px; bottom: 30px; display: flex; } .scale i { width: 34px; height: 12px; }
.scale span { position: absolute; top: -24px; white-space: nowrap; font-weight: 700; font-size: 15px; }
.phone { position: absolute; left: 398px; top: 36px; width: 284px; height: 560px; border-radius: 42px; background: #fff; border: 9px solid #12313b; padding: 30px 20px; }
h1 { font: 700 27px/1.08 Unbounded; letter-spacing: -.045em; }
p { color: #3f5d66; margin-top: 8px; }
.days { display: grid; grid-template-columns: repeat(4, 1fr); gap: 7px; margin: 20px 0 14px; } .days b { padding: 12px 0; text-align: center; border-radius: 14px; background: #e3eef2; font-size: 15px; line-height: 1.15; }
.days b.on { background: #12313b; color: #fff; }
.hour { display: flex; justify-content: space-between; padding: 13px 16px; border-radius: 16px; border: 2px solid #c9dfe8; font-weight: 700; margin-bottom: 9px; } .hour.on { background: #fbe3d6; border-color: #ef8e4e; } .hour span { color: #3f5d66; font-weight: 500; }
.go { margin-top: 18px; background: #d94f3d; color: #fff; border-radius: 18px; padding: 16px; text-align: center; font: 700 17px/1 Unbounded; letter-spacing: -.03em; }`,
  body: `<div class="plate"><svg width="310" height="400" viewBox="-6 -12 320 340"><g transform="translate(140 12) scale(-1 1)">${foot()}</g><g transform="translate(168 0)">${foot()}</g></svg></div>
<div class="name">marche-douce</div>
<div class="scale"><span>Pression au sol</span>${pressures.map((color) => `<i style="background:${color}"></i>`).join('')}</div>
<div class="phone"><h1>Analyse de la marche</h1><p>45&nbsp;min avec la podiatre</p>
<div class="days">${days.map((day, index) => `<b${index === 2 ? ' class="on"' : ''}>${day.replace(' ', '<br>')}</b>`).join('')}</div>
<div class="hour">9&nbsp;h<span>libre</span></div><div class="hour on">10&nbsp;h&nbsp;30<span>choisi</span></div><div class="hour">13&nbsp;h<span>libre</span></div>
<div class="go">Réserver</div></div>`,
} satisfies Scene;
