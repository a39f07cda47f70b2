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
  faces: [
    face('Bodoni Moda', '@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2', '400'),
    face('Bodoni Moda', '@fontsource/bodoni-moda/files/bodoni-moda-latin-500-italic.woff2', '500'),
  ],
  css: `body { background: #060504; color: #d8cbb4; font: 400 17px/1.3 "Bodoni Moda"; }
.plate { position: absolute; left: 192px; top: 30px; }
.caption { position: absolute; left: 30px; bottom: 28px; font: italic 500 19px/1.25 "Bodoni Moda"; }
.place { position: absolute; right: 30px; bottom: 28px; text-align: right; }
.number { position: absolute; left: 30px; top: 26px; } .light { position: absolute; right: 30px; top: 26px; text-align: right; }`,
  body: `<svg class="plate" width="336" height="480" viewBox="0 -20 336 480"><defs>
<clipPath id="edge"><path d="${poured()}"/></clipPath>
<radialGradient id="air" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#a08d6e"/><stop offset=".5" stop-color="#54452f"/><stop offset="1" stop-color="#17110a"/></radialGradient>
<radialGradient id="skin" cx=".36" cy=".4" r=".72"><stop offset="0" stop-color="#fbf1dc"/><stop offset=".45" stop-color="#d9c4a0"/><stop offset=".8" stop-color="#8a7151"/><stop offset="1" stop-color="#4b3a26"/></radialGradient>
<linearGradient id="coat" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#6d5c44"/><stop offset=".4" stop-color="#2c2217"/><stop offset="1" stop-color="#0f0b07"/></linearGradient>
<filter id="b3"><feGaussianBlur stdDeviation="3"/></filter><filter id="b7"><feGaussianBlur stdDeviation="7"/></filter><filter id="b1"><feGaussianBlur stdDeviation="1.3"/></filter></defs>
<path d="${poured()}" fill="#d9d2c4" opacity=".22" transform="translate(-3 -3)"/>
<g clip-path="url(#edge)"><path d="M0 0H336V420H0Z" fill="url(#air)"/>
<g filter="url(#b3)">
<path d="M-10 430C-4 340 50 306 118 292L150 252H206L232 290C300 306 344 344 350 430Z" fill="url(#coat)"/>
<path d="M142 236H206V292Q176 322 138 294Z" fill="#8a7151"/>
<path d="M126 288L176 336L226 286L240 300L186 384L168 384L112 302Z" fill="#cdbd9c"/><path d="M176 336L196 420H156Z" fill="#1c150d"/>
<ellipse cx="172" cy="176" rx="66" ry="88" fill="url(#skin)"/>
<path d="M104 176C90 104 120 66 176 66C240 66 262 112 242 190C238 150 226 122 196 112C160 126 122 120 116 150Z" fill="#241a10"/>
<ellipse cx="240" cy="184" rx="9" ry="19" fill="#7d6546"/></g>
<g filter="url(#b1)"><path d="M128 158Q144 148 160 157M186 157Q202 149 218 158" fill="none" stroke="#3a2a19" stroke-width="7" stroke-linecap="round"/>
<ellipse cx="146" cy="172" rx="11" ry="6" fill="#3d2d1d"/><ellipse cx="201" cy="172" rx="11" ry="6" fill="#33251a"/><circle cx="143" cy="170" r="2.6" fill="#fff3dc"/><circle cx="198" cy="170" r="2.6" fill="#fff3dc"/>
<path d="M176 168Q184 196 186 208Q176 216 164 210" fill="none" stroke="#7b6243" stroke-width="5" stroke-linecap="round"/><path d="M150 234Q172 228 196 234" fill="none" stroke="#5d4129" stroke-width="6" stroke-linecap="round"/></g>
<path d="M206 90C240 130 236 230 196 258C236 240 262 180 244 116Z" fill="#2a1e12" opacity=".55" filter="url(#b7)"/>
<path d="M-20 0L110 -10L40 440H-30Z" fill="#fff" opacity=".09"/>
<g fill="none" stroke="#e9dcc2" stroke-width="1.7" opacity=".55" transform="translate(292 372) rotate(-24)">${thumb}</g>
<g fill="#f2e6cd" opacity=".6">${specks}</g></g></svg>
<div class="number">plaque 214</div><div class="light">lumière du nord</div>
<div class="caption">Pose<br>de 8 secondes,<br>sans respirer.</div><div class="place">Grain d’argent<br>Saint-Hyacinthe</div>`,
} satisfies Scene;
