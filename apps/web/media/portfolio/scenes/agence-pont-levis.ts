import { face, type Scene } from '../lib/scene.ts';

export default {
  faces: [face('Anton')],
  css: `body { background: #ffc800; color: #0c0c0c; font: 600 19px/1.35 "Atkinson Hyperlegible Next"; }
.letter { position: absolute; left: 128px; top: -62px; font: 400 760px/1 Anton; letter-spacing: -.03em; }
svg { position: absolute; inset: 0; }
.col { position: absolute; bottom: 34px; width: 116px; font-weight: 700; } .col b { display: block; font: 400 40px/1 Anton; margin-bottom: 8px; } .fr { left: 26px; } .en { right: 28px; text-align: right; }
.top { position: absolute; left: 26px; top: 28px; font: 400 30px/1.02 Anton; text-transform: uppercase; }`,
  body: `<div class="letter">e</div>
<svg width="720" height="540" viewBox="0 0 720 540"><rect x="120" y="0" width="470" height="132" fill="#ffc800"/>
<g fill="#0c0c0c"><path d="M236 152v-112h-14v-18h18v9h12v-9h18v9h12v-9h18v18h-14v112z"/><rect x="276" y="118" width="212" height="34" transform="rotate(-33 276 152)"/></g>
<path d="M300 36L440 26" stroke="#0c0c0c" stroke-width="6" stroke-dasharray="11 6"/></svg>
<div class="top">Pont-<br>Levis</div>
<div class="col fr"><b>fr</b>Le pont se<br>lève quand<br>la phrase<br>passe.</div><div class="col en"><b>en</b>The bridge<br>lifts when<br>the sentence<br>sails by.</div>`,
} satisfies Scene;
