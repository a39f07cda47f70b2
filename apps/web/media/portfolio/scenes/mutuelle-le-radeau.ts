import { face, type Scene } from '../lib/scene.ts';

const orange = '#ff5a1f';
const deep = '#064a5c';
const aqua = '#7fdde0';

/** The four drawn photos: the meter, the stain, a soaked object, the neighbour's door. */
const photos: readonly (readonly [label: string, ground: string, drawing: string])[] = [
  [
    'le compteur',
    '#cfe9ea',
    `<rect x="14" y="28" width="86" height="34" rx="8" fill="#8aa0a8"/><circle cx="57" cy="46" r="30" fill="#fff" stroke="${deep}" stroke-width="5"/><path d="M57 46L74 30" stroke="${orange}" stroke-width="5" stroke-linecap="round"/><path d="M38 58h38" stroke="${deep}" stroke-width="4" stroke-dasharray="4 4"/>`,
  ],
  [
    'la tache',
    '#efe6d6',
    `<path d="M0 0H114V26H0Z" fill="#fff"/><path d="M20 26C16 60 40 50 44 76C52 92 62 72 72 66C92 60 88 34 96 26Z" fill="#c9ab7d"/><path d="M34 26C32 46 48 44 52 60C60 66 64 48 76 44C84 38 80 30 82 26Z" fill="#a98653"/>`,
  ],
  [
    'l’objet',
    '#d6dff2',
    `<path d="M0 70Q28 62 57 70T114 70V92H0Z" fill="#5fb9d6"/><path d="M22 44Q22 22 57 22T92 44V66H22Z" fill="${orange}"/><rect x="12" y="40" width="22" height="34" rx="9" fill="#c93d0c"/><rect x="80" y="40" width="22" height="34" rx="9" fill="#c93d0c"/><rect x="32" y="50" width="50" height="20" rx="6" fill="#ff8457"/>`,
  ],
];

const steps = [
  ['3&nbsp;nov.', 'quatre photos reçues', true],
  ['4&nbsp;nov.', 'l’experte a appelé', true],
  ['6&nbsp;nov.', 'asséchage chez vous', false],
  ['14&nbsp;nov.', 'paiement', false],
] as const;

export default {
  faces: [face('Sora', '100 800')],
  css: `body { background: linear-gradient(#b6f0ee 0 31%, ${aqua} 31% 100%); color: ${deep}; font: 500 15px/1.3 Sora; }
.waves { position: absolute; left: 0; top: 0; }
.phone { position: absolute; width: 272px; height: 520px; border-radius: 46px; background: #fff; border: 9px solid ${deep}; padding: 34px 18px; box-shadow: 0 18px 0 rgb(6 74 92 / .22); }
.back { left: 396px; top: 76px; transform: rotate(9deg); background: #effafa; padding-left: 54px; } .front { left: 176px; top: 34px; transform: rotate(-7deg); }
h1 { font: 700 29px/1.05 Sora; letter-spacing: -.04em; } .front p { margin: 6px 0 14px; }
.photos { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; } .photos div { font-weight: 600; } .photos svg { border-radius: 16px; margin-bottom: 4px; }
.next { height: 92px; border-radius: 16px; border: 4px dashed ${orange}; display: grid; place-content: center; font: 300 54px/1 Sora; color: ${orange}; margin-bottom: 4px; }
.send { margin-top: 16px; border-radius: 99px; background: ${orange}; color: #fff; text-align: center; padding: 15px; font-weight: 700; font-size: 17px; }
h2 { font: 700 23px/1.1 Sora; letter-spacing: -.03em; margin-bottom: 18px; } ul { list-style: none; border-left: 5px solid ${aqua}; margin-left: 7px; } li { padding: 0 0 21px 20px; position: relative; } li::before { content: ""; position: absolute; left: -13px; top: 2px; width: 21px; height: 21px; border-radius: 50%; background: #fff; border: 5px solid ${aqua}; } li.done::before { background: ${orange}; border-color: ${orange}; } li b { display: block; font-size: 17px; }
.buoy { position: absolute; left: -106px; bottom: -112px; }
.name { position: absolute; left: 28px; top: 26px; font: 800 25px/1 Sora; letter-spacing: -.04em; }`,
  body: `<svg class="waves" width="720" height="540"><path d="M-20 168q40 -26 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V210H-20Z" fill="${aqua}"/><g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"><path d="M30 240q20 -13 40 0t40 0M60 330q20 -13 40 0M650 470q20 -13 40 0"/></g></svg>
<div class="name">Le Radeau</div>
<div class="phone back"><h2>Dossier 5512</h2><ul>${steps.map(([day, what, done]) => `<li${done ? ' class="done"' : ''}>${day}<b>${what}</b></li>`).join('')}</ul></div>
<div class="phone front"><h1>Dégât d’eau</h1><p>Il manque une photo.</p><div class="photos">${photos.map(([label, ground, drawing]) => `<div><svg width="108" height="92" viewBox="3 0 108 92"><path d="M0 0H114V92H0Z" fill="${ground}"/>${drawing}</svg>${label}</div>`).join('')}<div><div class="next">+</div>le voisin</div></div><div class="send">Photo 4 de 4</div></div>
<svg class="buoy" width="340" height="340" viewBox="-170 -170 340 340"><circle r="122" fill="none" stroke="#fff" stroke-width="84"/><circle r="122" fill="none" stroke="${orange}" stroke-width="84" stroke-dasharray="96 95.6" transform="rotate(-68)"/><circle r="164" fill="none" stroke="${deep}" stroke-width="5"/><circle r="80" fill="none" stroke="${deep}" stroke-width="5"/></svg>`,
} satisfies Scene;
