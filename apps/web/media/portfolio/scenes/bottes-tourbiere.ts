import { face, type Scene } from '../lib/scene.ts';

const moss = '#6f7e30';
const rust = '#a04517';
const oat = '#eadfc3';
const peat = '#1f2416';

const sizes = ['35', '36', '37', '38', '39', '40', '41', '42'];

export default {
  faces: [face('Alfa Slab One')],
  css: `body { background: ${oat}; color: ${peat}; font: 600 17px/1.3 "Atkinson Hyperlegible Next"; }
h1 { position: absolute; left: 374px; top: 22px; font: 90px/.86 "Alfa Slab One"; color: ${moss}; letter-spacing: -.01em; }
.water { position: absolute; left: 0; right: 0; bottom: 0; height: 134px; background: ${peat}; }
.boot { position: absolute; left: 0; top: 0; }
.side { position: absolute; right: 26px; top: 268px; width: 214px; } .side h2 { font: 24px/1.05 "Alfa Slab One"; margin-bottom: 8px; } .side p { display: flex; justify-content: space-between; border-top: 2px solid ${peat}; padding: 4px 0; }
.sizes { position: absolute; left: 0; right: 0; bottom: 22px; display: flex; justify-content: flex-end; gap: 8px; padding-right: 26px; } .sizes b { width: 46px; height: 46px; display: grid; place-content: center; border: 2px solid ${moss}; color: ${oat}; font: 17px/1 "Alfa Slab One"; } .sizes .on { background: ${rust}; border-color: ${rust}; }
.price { position: absolute; right: 26px; bottom: 84px; color: ${oat}; font: 25px/1 "Alfa Slab One"; }
.mark { font: 23px "Alfa Slab One"; }`,
  body: `<h1>La<br>haute<br>tourbe</h1><div class="water"></div>
<svg class="boot" width="720" height="540" viewBox="0 0 720 540">
<path d="M0 406C60 396 120 414 190 404S330 398 400 408S560 396 720 406V418H0Z" fill="${peat}"/>
<path d="M196 66H330L338 92C334 190 336 250 346 300C356 334 414 348 452 366C476 378 484 400 482 424H186C182 330 186 190 192 92Z" fill="${rust}"/>
<path d="M192 92H338L330 66H196Z" fill="#8a3a13"/>
<path d="M189 268C230 290 300 286 342 268C346 320 410 342 452 366C476 378 484 400 482 424H186C184 370 186 320 189 268Z" fill="#2f3620"/>
<path d="M189 268C230 290 300 286 342 268" fill="none" stroke="${oat}" stroke-width="3" stroke-dasharray="7 6"/>
<path d="M216 92C212 150 210 210 210 270" fill="none" stroke="#d9743f" stroke-width="13" stroke-linecap="round" opacity=".7"/>
<path d="M206 306C204 340 204 370 206 400" fill="none" stroke="#59643a" stroke-width="12" stroke-linecap="round"/>
<g fill="none" stroke="${oat}" stroke-width="5" stroke-linecap="round"><path d="M300 120L338 134M300 146L338 160M302 172L337 186M304 198L338 212M306 224L339 238"/><path d="M338 120L300 134M338 146L300 160M337 172L302 186M338 198L304 212M339 224L306 238" opacity=".75"/></g>
<path d="M232 60q34 -30 70 0" fill="none" stroke="#8a3a13" stroke-width="9"/>
<path d="M180 418H492V446Q486 456 470 456H420L412 446H380L374 456H300L292 446H262V470H192Q180 466 180 452Z" fill="#11150c"/>
<path d="M0 440C80 430 150 450 240 440S420 434 500 444S640 432 720 442" fill="none" stroke="#59643a" stroke-width="4"/><path d="M150 470q60 10 120 0t120 2M40 500q40 8 90 0M330 510q60 9 130 -2" fill="none" stroke="#59643a" stroke-width="4" stroke-linecap="round"/>
<path d="M196 470C196 500 240 520 300 508" fill="none" stroke="${rust}" stroke-width="9" opacity=".5" stroke-linecap="round"/>
<g stroke="${rust}" stroke-width="3" fill="none"><path d="M150 150H176M188 150C230 166 300 166 336 150" stroke-dasharray="8 6"/><path d="M150 300H176M188 300C230 316 310 316 346 300" stroke="${oat}" stroke-dasharray="8 6"/><path d="M150 372H176" /><path d="M188 372C250 380 330 350 374 330" stroke="${oat}" stroke-dasharray="8 6"/></g>
<g text-anchor="middle"><circle cx="122" cy="150" r="25" fill="${rust}"/><circle cx="122" cy="300" r="25" fill="${rust}"/><circle cx="122" cy="372" r="25" fill="${rust}"/><g fill="${oat}" class="mark"><text x="122" y="158">c</text><text x="122" y="308">b</text><text x="122" y="380">a</text></g></g></svg>
<div class="side"><h2>Trois mesures</h2><p><span>a · cou-de-pied</span><b>26&nbsp;cm</b></p><p><span>b · cheville</span><b>24&nbsp;cm</b></p><p><span>c · mollet</span><b>38&nbsp;cm</b></p></div>
<div class="price">289&nbsp;$</div><div class="sizes">${sizes.map((size) => `<b${size === '39' ? ' class="on"' : ''}>${size}</b>`).join('')}</div>`,
} satisfies Scene;
