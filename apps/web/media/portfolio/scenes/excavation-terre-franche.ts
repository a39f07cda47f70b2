import { face, type Scene } from '../lib/scene.ts';

const tints = ['#e8d3a8', '#dfc08a', '#d2a868', '#c08d4b', '#a87037', '#8c5527', '#6f3f1b'];

/** A closed contour around a centre, with the same waves at every height so that lines never cross. */
function contour(cx: number, cy: number, radius: number, squeeze: number): string {
  const points = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 2 * Math.PI;
    const wave = 1 + 0.11 * Math.sin(3 * angle + 0.7) + 0.06 * Math.sin(5 * angle + 2) + 0.03 * Math.sin(9 * angle);
    return `${(cx + radius * wave * Math.cos(angle)).toFixed(0)} ${(cy + radius * squeeze * wave * Math.sin(angle)).toFixed(0)}`;
  });
  return `M${points.join('L')}Z`;
}

export default {
  faces: [face('Saira Stencil One')],
  css: `body { background: #f1e5c8; color: #3a2412; font: 400 22px/1.2 "Saira Stencil One"; }
svg { position: absolute; inset: 0; }
.total { position: absolute; left: 32px; top: 26px; font: 400 88px/.88 "Saira Stencil One"; letter-spacing: -.01em; } .total small { display: block; font: 400 26px/1.3 "Saira Stencil One"; color: #c2185b; }
.key { position: absolute; right: 26px; top: 28px; background: #f1e5c8; padding: 12px 18px; border: 4px solid #3a2412; } .key p { display: flex; gap: 12px; align-items: center; padding: 3px 0; } .key i { width: 30px; height: 20px; }`,
  body: `<svg width="720" height="540" viewBox="0 0 720 540">${tints.map((tint, index) => `<path d="${contour(430, 330, 330 - index * 44, 0.72)}" fill="${tint}" stroke="#5a3717" stroke-width="2.500"/>`).join('')}
${[0, 1, 2].map((index) => `<path d="${contour(90, 470, 150 - index * 44, 0.7)}" fill="${tints[index + 1]}" stroke="#5a3717" stroke-width="2.500"/>`).join('')}
<clipPath id="cut"><path d="${contour(478, 356, 132, 0.72)}"/></clipPath><g clip-path="url(#cut)" stroke="#f06292" stroke-width="9">${Array.from({ length: 26 }, (_, index) => `<path d="M${240 + index * 22} 200l-130 330"/>`).join('')}</g><path d="${contour(478, 356, 132, 0.72)}" fill="none" stroke="#c2185b" stroke-width="7"/>
<g fill="none" stroke="#fff4d8" stroke-width="7" stroke-dasharray="16 9"><path d="M460 352C560 430 610 470 740 470"/><path d="M476 336C580 410 640 440 740 444"/></g>
<g transform="translate(598 432) rotate(28)"><rect x="-34" y="-16" width="46" height="32" rx="4" fill="#ffc21a" stroke="#3a2412" stroke-width="4"/><rect x="14" y="-14" width="20" height="28" rx="4" fill="#3a2412"/></g>
<g fill="#c2185b"><path d="M112 396l16 28h-32zM654 250l16 28h-32zM282 506l16 28h-32z"/></g>
<g transform="translate(34 494)"><path d="M0 0h56v13H0zM112 0h56v13h-56z" fill="#3a2412"/><path d="M56 0h56v13H56z" fill="#fff" stroke="#3a2412" stroke-width="2"/><text x="0" y="-9" style="font:400 20px 'Saira Stencil One'" fill="#3a2412">0</text><text x="150" y="-9" style="font:400 20px 'Saira Stencil One'" fill="#3a2412">30 m</text></g></svg>
<div class="total">12 400<small>mètres cubes sortis</small></div>
<div class="key"><p><i style="background:#f06292"></i>déblai</p><p><i style="background:#8c5527"></i>fond</p></div>`,
} satisfies Scene;
