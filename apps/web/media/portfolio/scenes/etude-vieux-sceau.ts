import { face, type Scene } from '../lib/scene.ts';

const oxblood = '#7a1420';
const cream = '#f7efdc';

/** The wax, spread under the seal. */
const wax = `M${Array.from({ length: 36 }, (_, index) => {
  const angle = (index / 36) * 2 * Math.PI;
  const radius = 92 + 7 * Math.sin(angle * 3 + 1) + 5 * Math.sin(angle * 7) + (index % 11 === 3 ? 9 : 0);
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}).join('L')}Z`;

const questions = [
  ['Combien?', 'Achat de maison&nbsp;: 1&nbsp;350&nbsp;$, tout compris.'],
  ['Quand?', 'Onze jours ouvrables après l’offre.'],
  ['Avec quoi?', 'Deux pièces d’identité, un chèque.'],
];

export default {
  faces: [face('EB Garamond', '400 800'), face('EB Garamond', '400 800', 'wght-italic')],
  css: `body { background: ${cream}; color: #1d1512; font: 400 20px/1.3 "EB Garamond"; }
.fold { position: absolute; left: 206px; top: 0; bottom: 0; width: 3px; border: 1px solid #c9a98f; border-width: 0 1px; }
.no { position: absolute; left: 34px; top: 34px; font-style: italic; color: ${oxblood}; }
.gloss { position: absolute; left: 34px; top: 132px; width: 150px; font: italic 400 18px/1.28 "EB Garamond"; color: #6a5748; text-align: right; }
h1 { position: absolute; left: 232px; top: 16px; font: 500 104px/.86 "EB Garamond"; letter-spacing: -.035em; }
h1 em { color: ${oxblood}; }
dl { position: absolute; left: 234px; right: 28px; bottom: 32px; } dl div { display: grid; grid-template-columns: 118px 1fr; border-top: 1px solid #c9a98f; padding: 9px 0; align-items: baseline; } dt { font: italic 500 26px/1.1 "EB Garamond"; color: ${oxblood}; }
.seal { position: absolute; left: 2px; bottom: 2px; }`,
  body: `<div class="fold"></div><div class="no">Acte nº&nbsp;4&nbsp;207</div>
<div class="gloss">Hypothèque&nbsp;: le prêteur peut faire vendre la maison si le prêt n’est pas remboursé.</div>
<h1>L’acte,<br>en français<br><em>clair.</em></h1>
<dl>${questions.map(([question, answer]) => `<div><dt>${question}</dt><dd>${answer}</dd></div>`).join('')}</dl>
<svg class="seal" width="206" height="260" viewBox="-103 -150 206 260"><path d="M-34 -150L-14 -10L-64 100L-34 92L-22 118L20 -10Z" fill="#a3293a"/><path d="M44 -150L10 -10L62 104L34 94L20 118L-24 -10Z" fill="${oxblood}"/>
<defs><radialGradient id="w" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#d0394a"/><stop offset=".5" stop-color="#9c1a2a"/><stop offset="1" stop-color="#5e0d18"/></radialGradient></defs>
<path d="${wax}" fill="#3d0910" opacity=".35" transform="translate(4 7)"/><path d="${wax}" fill="url(#w)"/><circle r="70" fill="#8d1726"/><circle r="70" fill="none" stroke="#5e0d18" stroke-width="5"/><circle cy="2" r="66" fill="none" stroke="#d9606d" stroke-width="2"/>
<g fill="none" stroke="#4d0a13" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" transform="translate(2 3)"><path d="M-34 34C-6 10 14 -16 34 -44C40 -18 22 8 -12 24M-8 10L20 -20"/></g><g fill="none" stroke="#e4808a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M-34 34C-6 10 14 -16 34 -44C40 -18 22 8 -12 24M-8 10L20 -20"/></g>
<path d="M-62 -52Q-40 -80 -8 -80" fill="none" stroke="#f0a0a8" stroke-width="6" stroke-linecap="round" opacity=".7"/></svg>`,
} satisfies Scene;
