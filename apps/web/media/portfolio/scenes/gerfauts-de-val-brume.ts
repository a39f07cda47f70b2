import { face, type Scene } from '../lib/scene.ts';

const forest = '#0b5a4c';
const deep = '#073b33';
const gold = '#f2b632';

/** Four pieces of the falcon: head, beak, eye band, neck feathers. */
const crest = `<path d="M-112 46C-118-46-54-108 34-100C92-94 124-56 122-18L62-2C56 34 20 62-22 62L-6 96L-46 76L-48 112L-84 78Z" fill="#fff" stroke="${deep}" stroke-width="9" stroke-linejoin="round"/><path d="M60-72C112-70 138-32 128 22C112 2 96-4 62-2C48-26 46-50 60-72Z" fill="${gold}" stroke="${deep}" stroke-width="8" stroke-linejoin="round"/><path d="M-96 0C-62-58-10-72 58-66C54-44 40-28 12-24L-8 10L-22-14C-52-14-76-10-96 0Z" fill="${deep}"/><circle cx="22" cy="-46" r="9" fill="${gold}"/><path d="M-88 50L-44 20M-62 66L-24 34" stroke="${deep}" stroke-width="9"/>`;

export default {
  faces: [face('Graduate')],
  css: `body { background: #e9eef0; color: ${deep}; font: 400 26px/1 Graduate; }
.ice { position: absolute; inset: 0; background: linear-gradient(90deg, transparent 0 64px, #d23b3b 64px 74px, transparent 74px 640px, #3567b8 640px 662px, transparent 662px); opacity: .5; } svg { position: absolute; inset: 0; } text { font: 400 46px Graduate; letter-spacing: .1em; }`,
  body: `<div class="ice"></div><svg width="720" height="540" viewBox="0 0 720 540">
<path d="M270 22C300 52 420 52 450 22L560 62L690 300L604 350L548 262V600H172V262L116 350L30 300L160 62Z" fill="#9fb3b5" transform="translate(10 12)"/>
<path d="M270 22C300 52 420 52 450 22L560 62L690 300L604 350L548 262V600H172V262L116 350L30 300L160 62Z" fill="${forest}"/>
<path d="M172 424H548V466H172Z" fill="${gold}"/><path d="M172 474H548V486H172Z" fill="#fff"/><path d="M52 264L138 312L116 350L30 300ZM668 264L582 312L604 350L690 300Z" fill="${gold}"/><path d="M62 246L148 294L142 304L56 256ZM658 246L572 294L578 304L664 256Z" fill="#fff"/>
<path d="M160 62L270 22L288 38L214 128ZM560 62L450 22L432 38L506 128Z" fill="${deep}"/><path d="M270 22C300 62 420 62 450 22L436 16C410 40 310 40 284 16Z" fill="${gold}"/><path d="M346 52l28 26m0-26l-28 26m0 0l28 22m0-22l-28 22" stroke="#fff" stroke-width="6"/>
<g transform="translate(352 292) scale(1.16)">${crest}</g><text x="360" y="142" text-anchor="middle" fill="#fff">GERFAUTS</text><text x="360" y="528" text-anchor="middle" fill="#fff" style="font-size:30px">VAL-BRUME</text>
<g transform="translate(648 458)"><ellipse cy="16" rx="52" ry="24" fill="#16191b"/><path d="M-52-2v18h104V-2z" fill="#16191b"/><ellipse cy="-2" rx="52" ry="24" fill="#2d3235"/><ellipse cy="-2" rx="30" ry="13" fill="none" stroke="${gold}" stroke-width="4"/></g>
<g transform="translate(6 384) rotate(-8)"><path d="M-20 0h120v54H-20z" fill="${gold}"/><path d="M10 0h26v54H10zM62 0h26v54H62z" fill="${forest}"/><path d="M100 4h18M100 16h20M100 28h18M100 40h20M100 50h16" stroke="${gold}" stroke-width="5"/></g></svg>`,
} satisfies Scene;
