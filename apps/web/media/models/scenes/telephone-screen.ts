import { serviceStats } from '../../../src/site/agency.ts';
import { siteFontFaces } from '../../lib/browser.ts';
import { palette } from './palette.ts';

/** CSS size of the screen drawing. The relief pieces of the model use the same pixels. */
export const screenPixels = { width: 390, height: 838 } as const;

/** Distance of the gauge's centre from the top. */
export const gaugeCentre = 344;

const rows = ['Factures classées', 'Rappels envoyés', 'Commandes saisies'] as const;

/** The flat part of the dashboard. The gauge and the bars of the day are in relief. */
export const telephoneScreen = `<!doctype html><meta charset="utf-8"><style>
${siteFontFaces}
* { box-sizing: border-box; margin: 0; }
body { width: 390px; height: 838px; overflow: hidden; background: ${palette.night}; color: #e9f1ea;
  font: 500 17px/1.35 "Atkinson Hyperlegible Next"; background-image: radial-gradient(420px 330px at 50% ${gaugeCentre}px, #16382c, transparent); }
.bar { display: flex; justify-content: space-between; padding: 17px 34px 0; font-weight: 700; font-size: 17px; }
.bar i { width: 27px; height: 13px; border: 2px solid #e9f1ea; border-radius: 4px; padding: 1.5px; margin-top: 4px; }
.bar i::before { content: ""; display: block; width: 80%; height: 100%; background: #e9f1ea; border-radius: 1px; }
.hole { position: absolute; left: 183px; top: 16px; width: 24px; height: 24px; border-radius: 50%; background: #000; }
header { padding: 28px 30px 0; }
header p { color: ${palette.fern}; font-weight: 600; font-size: 18px; }
h1 { font: 700 38px/1.04 "Bricolage Grotesque"; letter-spacing: -0.02em; margin-top: 5px; }
.gauge { position: absolute; top: ${gaugeCentre - 44}px; left: 0; width: 390px; text-align: center; }
.gauge b { font: 700 52px/1 "Bricolage Grotesque"; display: block; letter-spacing: -0.02em; }
.gauge span { color: #b9cbc1; font-size: 16px; }
ul { position: absolute; top: 538px; left: 26px; right: 26px; list-style: none; padding: 0; }
li { display: flex; align-items: center; gap: 12px; padding: 8px 0; border-bottom: 1.5px solid #234138; font-size: 19px; }
li:last-child { border: 0; }
li svg { width: 22px; }
.days { position: absolute; left: 26px; right: 26px; top: 795px; display: flex; justify-content: space-between; color: #9db4a8; font-size: 15px; font-weight: 600; }
.days span { width: 44px; text-align: center; }
</style>
<div class="bar"><span>8 h 02</span><i></i></div><div class="hole"></div>
<header><p>Bonjour, Maude</p><h1>Réglé pendant<br>votre café</h1></header>
<div class="gauge"><b>${serviceStats.efficiency}&nbsp;%</b><span>d’efficacité</span></div>
<ul>${rows
  .map(
    (label) =>
      `<li><svg viewBox="0 0 22 22"><circle cx="11" cy="11" r="11" fill="#1d5b46"/><path d="M6 11.5l3.4 3.4L16 8" fill="none" stroke="${palette.shoot}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>${label}</li>`,
  )
  .join('')}</ul>
<div class="days"><span>lu</span><span>ma</span><span>me</span><span>je</span><span>ve</span></div>`;
