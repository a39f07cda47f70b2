import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

const tomato = '#d8402c';
const teal = '#0e5f63';
const cream = '#f8edd8';

const can = { width: 154, gap: 5, top: 62 } as const;
const cans = ['Rousse', 'Blanche', 'Noire', 'Blonde', 'Surette'].map((beer, index) => ({
  beer,
  x: -52 + index * (can.width + can.gap + 7),
}));

/** Outline of a can, from its lid to below the frame. */
const outline = (x: number) => `M${x + 16} ${can.top}h${can.width - 32}l14 26v500h${-(can.width - 4)}v-500z`;

/** Bank of the river at a given height, as a row of waves. */
const bank = (y: number, depth: number, shift: number) =>
  `M-60 ${y}${Array.from({ length: 9 }, (_, index) => `q${45} ${(index + shift) % 2 ? -depth : depth} 90 0`).join('')}`;

function spruces(): string {
  const random = randomFrom(12);
  return Array.from({ length: 26 }, (_, index) => {
    const x = -50 + index * 32 + random() * 10;
    const height = 54 + random() * 62;
    const foot = 318 + Math.sin(index) * 8;
    const tiers = [0, 1, 2, 3].map((tier) => {
      const [y, half] = [foot - height + (tier * height) / 4, 7 + tier * 5];
      return `M${x.toFixed(0)} ${(y - 8).toFixed(0)}l${half} ${(height / 3.1).toFixed(0)}h${-2 * half}z`;
    });
    return tiers.join('');
  }).join('');
}

/** Strokes of the gouge along the water. */
function gouges(): string {
  const random = randomFrom(5);
  return Array.from({ length: 74 }, () => {
    const [x, y, length] = [-50 + random() * 820, 352 + random() * 190, 14 + random() * 46];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} ${random() > 0.5 ? 7 : -7} ${length.toFixed(0)} 0`;
  }).join('');
}

export default {
  faces: [face('Bungee')],
  css: `body { background: ${cream}; }
text { font-family: Bungee; }
.coaster { position: absolute; right: 20px; bottom: 16px; width: 168px; height: 168px; border-radius: 50%; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540">
<defs><clipPath id="cans">${cans.map(({ x }) => `<path d="${outline(x)}"/>`).join('')}</clipPath></defs>
${cans.map(({ x }) => `<path d="M${x + 20} ${can.top - 12}h${can.width - 40}l6 12h${-(can.width - 28)}z" fill="#c9c4ba"/><path d="M${x + 16} ${can.top}h${can.width - 32}l4 8h${-(can.width - 24)}z" fill="#a9a49a"/>`).join('')}
<g clip-path="url(#cans)">
${cans.map(({ x }, index) => `<path d="${outline(x)}" fill="${index % 2 ? cream : tomato}"/>${index % 2 ? `<path d="${outline(x)}" fill="none" stroke="${teal}" stroke-width="5"/>` : ''}`).join('')}
${cans.map(({ x, beer }, index) => `<text x="${x + can.width / 2}" y="${can.top + 54}" text-anchor="middle" font-size="21" fill="${index % 2 ? tomato : cream}">${beer}</text>`).join('')}
<text x="-34" y="${can.top + 152}" font-size="112" textLength="786" lengthAdjust="spacingAndGlyphs" fill="${teal}">PORTAGE-FOU</text>
<path d="${spruces()}" fill="${teal}"/>
<path d="${bank(326, 30, 0)}V560H-60Z" fill="${teal}"/>
<path d="${bank(372, 26, 1)}" fill="none" stroke="${cream}" stroke-width="7"/>
<path d="${gouges()}" fill="none" stroke="${cream}" stroke-width="3" stroke-linecap="round"/>
<path d="M-60 505${'q45 -22 90 0'.repeat(9)}V560H-60Z" fill="${tomato}"/>
<g transform="translate(357 330)"><path d="M-168 18Q-140 -42 0 -46Q140 -42 168 18Q90 -4 0 -4Q-90 -4 -168 18Z" fill="${tomato}" stroke="${cream}" stroke-width="6" stroke-linejoin="round"/><path d="M-120 -8Q0 -34 120 -8M-84 -20Q0 -38 84 -20" fill="none" stroke="${cream}" stroke-width="3"/>
<path d="M-46 -4L-52 66l-20 9h36L-30 -4ZM30 -4L34 66l-16 9h36L46 -4Z" fill="${cream}" stroke="${teal}" stroke-width="3"/></g>
</g>
${cans.map(({ x }) => `<path d="M${x + 8} ${can.top + 30}v480" stroke="#fff" stroke-width="5" opacity=".38"/>`).join('')}
</svg>
<svg class="coaster" viewBox="-84 -84 168 168"><circle r="82" fill="${cream}" stroke="${tomato}" stroke-width="4"/><circle r="56" fill="${tomato}"/><path id="ring" d="M-64 0a64 64 0 11128 0a64 64 0 11-128 0" fill="none"/><text font-size="14.6" fill="${teal}"><textPath href="#ring" textLength="396">brassée en Mauricie · 5 rivières ·</textPath></text><path d="M-38 10Q-32 -16 0 -18Q32 -16 38 10Q18 2 0 2Q-18 2 -38 10Z" fill="${cream}"/><path d="M-40 24q10 -8 20 0t20 0t20 0t20 0" fill="none" stroke="${cream}" stroke-width="5"/></svg>`,
} satisfies Scene;
