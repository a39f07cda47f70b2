import { face, type Scene } from '../lib/scene.ts';

const red = '#e3122d';
const ink = '#12202b';

const wheel = (x: number) =>
  `<g transform="translate(${x} 356)"><circle r="128" fill="none" stroke="${ink}" stroke-width="42"/><g class="spin"><circle r="149" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="9 30" pathLength="936"/>${Array.from({ length: 6 }, (_, index) => `<path d="M0 0V-108" transform="rotate(${index * 60})" stroke="${ink}" stroke-width="5"/>`).join('')}</g><circle r="104" fill="none" stroke="${red}" stroke-width="6"/><circle r="15" fill="${ink}"/></g>`;

export default {
  faces: [face('Saira Extra Condensed', '800')],
  css: `body { background: #d5ecf5; color: ${ink}; font: italic 800 26px/1 "Saira Extra Condensed"; }
.ice { position: absolute; inset: 478px 0 0; background: #fff; } svg { position: absolute; inset: 0; }
.spin { animation: spin 2s linear infinite; } @keyframes spin { to { transform: rotate(60deg); } }
.wind path { animation: wind 1s linear infinite; } .wind path:nth-child(2n) { animation-duration: 2s; } @keyframes wind { from { transform: translateX(260px); opacity: 0; } 30% { opacity: 1; } to { transform: translateX(-330px); opacity: 0; } }
.needle { animation: shiver 1s ease-in-out infinite; transform-origin: 90px 90px; } @keyframes shiver { 50% { transform: rotate(5deg); } }
h1 { position: absolute; left: 30px; top: 16px; font: italic 800 138px/.82 "Saira Extra Condensed"; letter-spacing: -.02em; text-transform: uppercase; } h1 em { color: ${red}; }
.price { position: absolute; left: 34px; bottom: 14px; font-size: 32px; }`,
  body: `<div class="ice"></div><svg width="720" height="540" viewBox="0 0 720 540"><g class="wind" stroke="#fff" stroke-width="9" stroke-linecap="round"><path d="M60 300h170"/><path d="M20 360h120"/><path d="M90 420h150"/><path d="M180 250h110"/><path d="M380 240h140"/></g>
<ellipse cx="480" cy="507" rx="300" ry="11" fill="#a9cbd9"/>${wheel(318)}${wheel(652)}
<g fill="none" stroke="${red}" stroke-width="19" stroke-linejoin="round" stroke-linecap="round"><path d="M318 356L432 352L402 236L580 222L432 352M402 236L318 356M580 222L566 178M580 222L652 356"/></g>
<g stroke="${ink}" stroke-width="15" stroke-linecap="round" fill="none"><path d="M402 236L388 190M356 186h66M566 178q34-26 60 6M562 176h-22"/></g>
<circle cx="432" cy="352" r="36" fill="none" stroke="${ink}" stroke-width="10"/><path d="M432 352l28 48m-18 0h36" stroke="${ink}" stroke-width="11" stroke-linecap="round"/>
<g transform="translate(500 18) scale(.98)"><circle cx="90" cy="90" r="82" fill="#fff" stroke="${ink}" stroke-width="9"/><path d="M32 132a70 70 0 1 1 116 0" fill="none" stroke="#bcd9e5" stroke-width="15"/><path d="M32 132a70 70 0 0 1-8-74" fill="none" stroke="${red}" stroke-width="15"/><g class="needle"><path d="M90 90L34 84" stroke="${red}" stroke-width="9" stroke-linecap="round"/></g><circle cx="90" cy="90" r="10" fill="${ink}"/><text x="96" y="142" text-anchor="middle" style="font:italic 800 46px 'Saira Extra Condensed'">−22 °C</text></g></svg>
<h1>240<br><em>clous</em></h1><div class="price">Gros pneu · 4,8 po</div>`,
  still: 0.4,
  loop: { seconds: 4 },
} satisfies Scene;
