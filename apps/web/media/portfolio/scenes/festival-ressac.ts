import { face, type Scene } from '../lib/scene.ts';

const ink = '#190b2e';
const violet = '#5a1bff';
const orange = '#ff6a13';
const sulphur = '#f4e60b';

/** Five swells across the three posters. Each is one period longer than the frame, so that it can scroll. */
const swells = Array.from({ length: 5 }, (_, index) => {
  const y = 186 + index * 68;
  const depth = 38 + Math.sin(index * 1.4) * 16;
  return `<path class="swell s${index % 3}" d="M${-320 - index * 22} ${y}${Array.from({ length: 16 }, (_, wave) => `q40 ${(wave % 2 ? depth : -depth).toFixed(0)} 80 0`).join('')}"/>`;
}).join('');

const posters = [
  {
    x: 34,
    y: 34,
    turn: -2,
    paper: violet,
    wave: sulphur,
    bands: ['Les Engoulevents', 'Marée Basse', 'Ti-Gus et l’Anse'],
    day: '24',
  },
  { x: 254, y: 22, turn: 1, paper: orange, wave: ink, bands: ['Grand Brassage', 'Varech', 'Nordet Nordet'], day: '25' },
  {
    x: 474,
    y: 38,
    turn: -1,
    paper: sulphur,
    wave: violet,
    bands: ['Phare et Fils', 'Sœurs Galet', 'Le Quai'],
    day: '26',
  },
] as const;

const width = 214;
const height = 478;

/** Paper with its right edge torn by hand or cut straight. */
const paper = (torn: boolean) =>
  torn
    ? `M0 0H${width}${Array.from({ length: 12 }, (_, index) => `l${index % 2 ? 9 : -10 - (index % 5) * 3} ${height / 12}`).join('')}L${width - 30} ${height}H0Z`
    : `M0 0H${width}V${height}H0Z`;

export default {
  faces: [face('Bagel Fat One')],
  css: `body { background: #b9a58a; }
.boards { position: absolute; inset: 0; background: repeating-linear-gradient(90deg, #b8a283 0 92px, #ad9576 92px 184px); }
svg { position: absolute; left: 0; top: 0; }
text { font-family: "Bagel Fat One"; }
.swell { fill: none; stroke-width: 30; animation: roll 4s linear infinite; } .s1 { animation-name: roll2; } .s2 { animation-duration: 2s; }
@keyframes roll { to { transform: translateX(160px); } }
@keyframes roll2 { 0% { transform: translateX(160px); } 100% { transform: none; } }`,
  body: `<div class="boards"></div><svg width="720" height="540" viewBox="0 0 720 540"><defs>${posters.map(({ x, y, turn }, index) => `<clipPath id="p${index}"><path transform="translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})" d="${paper(index === 2)}"/></clipPath>`).join('')}</defs>
<g transform="translate(20 90) rotate(7)"><path d="M0 0h90v60h-90z" fill="#d9cfc0"/></g><path d="M640 480l90 -30v70h-96z" fill="#d9cfc0"/>
${posters
  .map(
    (
      { x, y, turn, paper: ground, wave, bands, day },
      index,
    ) => `<g transform="translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})"><path d="${paper(index === 2)}" fill="${ink}" opacity=".3" transform="translate(7 9)"/><path d="${paper(index === 2)}" fill="${ground}"/></g>
<g clip-path="url(#p${index})" stroke="${wave}">${swells}</g>
<g clip-path="url(#p${index})"><g transform="translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})"><path d="M0 0H${width}V128Q160 146 107 126T0 128Z" fill="${ground}"/><text x="14" y="96" font-size="96" fill="${wave}">${day}</text><text x="136" y="50" font-size="25" fill="${wave}">juill.</text>
${bands.map((band, line) => `<g transform="translate(14 ${232 + line * 76}) rotate(${[-4, 3, -2][line]})"><path d="M-5 -26h${band.length * 11.4 + 14}v36h-${band.length * 11.4 + 14}z" fill="${wave}"/><text y="0" font-size="22" fill="${ground}" textLength="${band.length * 11.4 + 2}">${band}</text></g>`).join('')}
<path d="M0 414H${width}V480H0Z" fill="${wave}"/><text x="14" y="456" font-size="38" fill="${ground}" textLength="${index === 2 ? 150 : 186}" lengthAdjust="spacingAndGlyphs">${['Festival', 'Ressac', 'Gaspésie'][index]}</text></g></g>`,
  )
  .join('')}</svg>`,
  still: 0.5,
  loop: { seconds: 4 },
} satisfies Scene;
