import { randomFrom } from '../../drawings/random.ts';
import { face, type Scene } from '../lib/scene.ts';

/** Edge of the collodion, poured by hand from one corner. */
function poured(): string {
  const random = randomFrom(31);
  const points: string[] = [];
  const [width, height] = [336, 420];
  const along = 26;
  for (let side = 0; side < 4; side += 1) {
    for (let index = 0; index < along; index += 1) {
      const share = index / along;
      const bite =
        random() * 5 +
        (side === 2 && share < 0.3 ? (0.3 - share) * 110 : 0) +
        (side === 1 && share > 0.8 ? (share - 0.8) * 60 : 0);
      const [x, y] = [
        [share * width, bite],
        [width - bite, share * height],
        [width - share * width, height - bite],
        [bite, height - share * height],
      ][side] as [number, number];
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
  }
  return `M${points.join('L')}Z`;
}

/** A thumbprint in the corner: narrowing whorls. */
const thumb = Array.from({ length: 9 }, (_, index) => {
  const [rx, ry] = [4 + index * 3.6, 5 + index * 5];
  return `<ellipse rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" cy="${(index * 1.6).toFixed(1)}" stroke-dasharray="${(rx * 3.4).toFixed(0)} ${3 + (index % 3) * 3} ${(rx * 1.3).toFixed(0)} 4"/>`;
}).join('');

const specks = (() => {
  const random = randomFrom(8);
  return Array.from(
    { length: 34 },
    () =>
      `<circle cx="${(random() * 336).toFixed(0)}" cy="${(random() * 420).toFixed(0)}" r="${(0.6 + random() * 1.7).toFixed(1)}"/>`,
  ).join('');
})();

export default {
  faces: [face('Bodoni Moda'), face('Bodoni Moda', '500', '500-italic')],
  css: `body { background: #060504; color: #d8cbb4; font: 400 17px/1.3 "Bodoni Moda"; }
.plate { position: absolute; left: 192px; top: 30px; }
.caption { position: absolute; left: 30px; bottom: 28px; font: italic 500 19px/1.25 "Bodoni Moda"; }
.place { position: absolute; right: 30px; bottom: 28px; text-align: right; }
.number { position: absolute; left: 30px; top: 26px; } .light { position: absolute; right: 30px; top: 26px; text-align: right; }`,
  body: `<svg class="plate" width="336" height="480" viewBox="0 -20 336 480"><defs>
<clipPath id="edge"><path d="${poured()}"/></clipPath>
<radialGradient id="air" cx=".7" cy=".34" r=".9"><stop offset="0" stop-color="#a08d6e"/><stop offset=".5" stop-color="#54452f"/><stop offset="1" stop-color="#17110a"/></radialGradient>
<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="98" y1="170" x2="226" y2="210"><stop offset="0" stop-color="#fff6e2"/><stop offset=".3" stop-color="#dfcaa6"/><stop offset=".68" stop-color="#8a7151"/><stop offset="1" stop-color="#3d2e1d"/></linearGradient>
<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="130" y1="70" x2="270" y2="220"><stop offset="0" stop-color="#6f5b40"/><stop offset=".4" stop-color="#2e2115"/><stop offset="1" stop-color="#0d0906"/></linearGradient>
<linearGradient id="coat" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#6d5c44"/><stop offset=".4" stop-color="#2c2217"/><stop offset="1" stop-color="#0f0b07"/></linearGradient>
<filter id="b3"><feGaussianBlur stdDeviation="3"/></filter><filter id="b7" x="-.4" width="1.8"><feGaussianBlur stdDeviation="7"/></filter><filter id="b1"><feGaussianBlur stdDeviation="1.3"/></filter></defs>
<path d="${poured()}" fill="#d9d2c4" opacity=".22" transform="translate(-3 -3)"/>
<g clip-path="url(#edge)"><path d="M0 0H336V420H0Z" fill="url(#air)"/>
<g filter="url(#b3)"><path d="M-10 430C6 366 66 326 148 304Q182 330 222 298C290 314 334 356 346 430Z" fill="url(#coat)"/></g>
<g filter="url(#b1)"><path d="M132 94C123 112 118 126 118 140C118 148 121 152 119 159C115 170 104 180 99 188C97 193 101 196 110 197C111 201 106 204 106 208C106 212 112 212 112 214C111 217 107 220 108 225C109 230 115 231 114 237C110 243 109 251 116 257C124 264 140 263 154 262C158 276 156 292 150 306Q182 328 218 300C208 276 212 250 224 226C242 180 232 100 184 84Z" fill="url(#skin)"/></g>
<path d="M150 262C166 258 184 244 194 222L214 216L208 304L184 316C192 296 184 272 150 262Z" fill="#1f160c" opacity=".6" filter="url(#b7)"/>
<g filter="url(#b1)"><path d="M123 160Q131 167 143 161" fill="none" stroke="#4b3a26" stroke-width="3.5" stroke-linecap="round"/><path d="M144 292Q182 320 222 288L226 310Q184 344 142 314Z" fill="#d9cbab"/>
<path d="M126 104C132 62 190 44 228 74C250 92 258 126 250 154C268 156 284 174 280 198C276 226 244 234 228 216C220 228 208 234 198 232C200 214 194 200 184 194C178 180 180 164 172 152C160 134 142 124 126 104Z" fill="url(#hair)"/>
<path d="M184 194C190 190 198 194 198 204C198 214 192 222 187 220C182 214 180 202 184 194Z" fill="#8a7151"/></g>
<g fill="none" stroke="#a48a64" stroke-width="3" opacity=".35" filter="url(#b1)"><path d="M138 100Q166 68 212 82M150 116Q186 82 232 112M170 140Q198 112 240 140M244 170Q262 172 264 192"/></g>
<path d="M-20 0L110 -10L40 440H-30Z" fill="#fff" opacity=".09"/>
<g fill="none" stroke="#e9dcc2" stroke-width="1.7" opacity=".55" transform="translate(292 372) rotate(-24)">${thumb}</g>
<g fill="#f2e6cd" opacity=".6">${specks}</g></g></svg>
<div class="number">plaque 214</div><div class="light">lumière du nord</div>
<div class="caption">Pose<br>de 8 secondes,<br>sans respirer.</div><div class="place">Grain d’argent<br>Saint-Hyacinthe</div>`,
} satisfies Scene;
