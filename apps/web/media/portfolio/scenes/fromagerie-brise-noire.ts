import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

const ash = '#2a2522';
const paste = '#fde9b4';
const mustard = '#eeb02e';
const brick = '#b4432c';

/** Holes of the paste, inside a ring around the centre. */
function holes(): string {
  const random = randomFrom(7);
  return Array.from({ length: 26 }, () => {
    const angle = random() * 2 * Math.PI;
    const distance = 40 + 168 * Math.sqrt(random());
    const size = 5 + random() * 11;
    const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 0.8).toFixed(1)}" transform="rotate(${Math.round(random() * 90)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
}

/** A wheel between two angles (degrees, clockwise from the right): rind, ash line in the middle, holes. */
function wheel(from: number, to: number, id: string): string {
  const at = (angle: number, radius: number) =>
    `${(radius * Math.cos((angle * Math.PI) / 180)).toFixed(1)} ${(radius * Math.sin((angle * Math.PI) / 180)).toFixed(1)}`;
  const large = to - from > 180 ? 1 : 0;
  const sector = (radius: number) => `M0 0L${at(from, radius)}A${radius} ${radius} 0 ${large} 1 ${at(to, radius)}Z`;
  return `<clipPath id="${id}"><path d="${sector(236)}"/></clipPath><path d="${sector(256)}" fill="${ash}"/>
<g clip-path="url(#${id})"><circle r="236" fill="${paste}"/><circle r="120" fill="none" stroke="#8d8577" stroke-width="4"/><g fill="#f3cf7c">${holes()}</g></g>`;
}

const small = (drawing: string, name: string, price: string) =>
  `<li><svg viewBox="-40 -30 80 60" width="64">${drawing}</svg><div><b>${name}</b><span>${price}</span></div></li>`;

export default {
  faces: [face('Fraunces', '100 900', 'full-normal')],
  css: `body { background: ${mustard}; color: ${ash}; font: 600 17px/1.3 "Atkinson Hyperlegible Next"; }
nav { position: absolute; left: 40px; right: 40px; top: 28px; display: flex; gap: 26px; align-items: center; }
nav b { font: 800 24px/1 Fraunces; font-variation-settings: "SOFT" 100, "WONK" 1; margin-right: auto; letter-spacing: -.01em; }
h1 { position: absolute; left: 38px; top: 98px; font: 900 74px/.94 Fraunces; font-variation-settings: "opsz" 144, "SOFT" 100, "WONK" 1; letter-spacing: -.035em; z-index: 2; }
.buy { position: absolute; left: 40px; top: 338px; background: ${ash}; color: ${paste}; border-radius: 99px; padding: 15px 26px; font-size: 19px; font-weight: 700; z-index: 2; }
.wheel { position: absolute; left: 322px; top: 100px; overflow: visible; }
ul { position: absolute; left: 0; bottom: 0; right: 0; height: 106px; background: #fff6e0; list-style: none; display: flex; align-items: center; gap: 34px; padding: 0 40px; z-index: 3; }
li { display: flex; gap: 12px; align-items: center; } li b { display: block; font: 700 19px/1.1 Fraunces; } li span { color: ${brick}; font-weight: 700; }
.tag { position: absolute; right: 22px; top: 318px; z-index: 4; background: ${brick}; color: #fff3d6; width: 124px; height: 124px; border-radius: 50%; display: grid; place-content: center; text-align: center; font: 800 20px/1.05 Fraunces; transform: rotate(10deg); }`,
  body: `<svg class="wheel" width="560" height="560" viewBox="-280 -280 560 560"><g>${wheel(-52, 258, 'a')}</g><g transform="translate(11 -30)">${wheel(-99, -55, 'b')}</g></svg>
<nav><b>Brise-Noire</b><span>La boutique</span><span>La cave</span><span>Panier (3)</span></nav>
<h1>Affinés<br>au souffle<br>du fleuve</h1><div class="buy">Ajouter · 18&nbsp;$</div>
<div class="tag">cueillette<br>samedi<br>9&nbsp;h</div>
<ul>${small(`<path d="M-32 4a32 15 0 0164 0v12a32 15 0 01-64 0z" fill="${ash}"/><ellipse cy="4" rx="32" ry="15" fill="#55504a"/>`, 'La Cendrée', '18&nbsp;$')}
${small(`<path d="M-34 14L30-16v26L-34 26z" fill="#f3cf7c"/><path d="M-34 14L30-16l6 6z" fill="${brick}"/><circle cx="2" cy="10" r="4" fill="${mustard}"/>`, 'Le Rang croche', '14&nbsp;$')}
${small(`<rect x="-34" y="-12" width="68" height="26" rx="13" fill="#fff" stroke="#d9c9a0" stroke-width="3"/><path d="M-22-12v26M0-12v26M22-12v26" stroke="#d9c9a0" stroke-width="3"/>`, 'La Bûche', '12&nbsp;$')}</ul>`,
} satisfies Scene;
