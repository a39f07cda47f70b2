import { siteFontFaces } from '../../lib/browser.ts';

/** The unrolled label: 213 mm around a can of 68 mm, 84 mm high. */
export const labelPixels = { width: 1278, height: 504 } as const;

const ink = '#3a1d0b';
const cream = '#f7efdc';
const amber = '#c9731b';
const berry = '#a3283a';
const snow = '#ffffff';

const birch = (x: number, y: number, scale: number) => `<g transform="translate(${x} ${y}) scale(${scale})">
  <path d="M0 0 V-120" stroke="${cream}" stroke-width="11"/><path d="M-5 -22 h7 M-2 -46 h7 M-5 -66 h6 M-1 -92 h6" stroke="${ink}" stroke-width="4"/>
  <path d="M0 -62 L22 -92 M0 -84 L-20 -112 M0 -100 L14 -126" stroke="${cream}" stroke-width="5" fill="none"/></g>`;

/** A sugar shack under its steam, whose curls are tree rings. It is drawn twice, on the front and the back. */
const shack = `<g stroke-linecap="round">
  <g fill="none" stroke="${cream}" stroke-width="5">${[12, 24, 37, 44, 60, 78, 84, 104, 126]
    .map(
      (radius, index) =>
        `<ellipse cx="${8 + index * 0.8}" cy="${-78 - index * 1.4}" rx="${radius}" ry="${radius * 0.94}" stroke-width="${index % 3 === 2 ? 2.5 : 5}"/>`,
    )
    .join('')}</g>
  <path d="M-190 70 Q-90 34 0 62 T190 52 V150 H-190 Z" fill="#fbe3b8"/>
  ${birch(-132, 92, 1)}${birch(-104, 80, 0.7)}${birch(138, 90, 1.1)}
  <path d="M-22 -2 V-34 H34 V-2 Z" fill="${ink}"/><path d="M-34 -32 L6 -54 L46 -32 Z" fill="${berry}"/>
  <path d="M-70 36 H82 V104 H-70 Z" fill="${ink}"/><path d="M-92 44 L6 -20 L104 44 Z" fill="${berry}"/>
  <rect x="-50" y="60" width="30" height="26" fill="#f6c65b"/><rect x="-8" y="56" width="28" height="50" fill="${cream}"/><rect x="34" y="60" width="30" height="26" fill="#f6c65b"/>
  <path d="M-92 44 L6 -20 L104 44" fill="none" stroke="${snow}" stroke-width="11" stroke-linejoin="round"/>
  <path d="M-190 110 Q-90 84 -10 102 T190 98 V170 H-190 Z" fill="${snow}"/>
</g>`;

const face = `<g>
  <path d="M-170 34 H170 V330 H-170 Z" fill="${amber}"/>
  <g transform="translate(0 186)"><clipPath id="frame"><path d="M-170 -152 H170 V144 H-170 Z"/></clipPath><g clip-path="url(#frame)"><g transform="translate(0 20) scale(1.12)">${shack}</g></g></g>
  <text y="398" class="title">Sirop d’érable</text>
  <text y="436" class="line">Érablière du Cran-Bleu</text>
  <text y="470" class="small">pur · ambré, goût riche · 540 ml</text>
</g>`;

export const canLabel = `<!doctype html><meta charset="utf-8"><style>
${siteFontFaces}
* { margin: 0; } body { width: ${labelPixels.width}px; height: ${labelPixels.height}px; overflow: hidden; background: ${cream}; }
text { text-anchor: middle; fill: ${ink}; }
.title { font: 700 60px "Bricolage Grotesque"; letter-spacing: -1.2px; }
.line { font: 700 28px "Atkinson Hyperlegible Next"; fill: ${berry}; }
.small { font: 600 21px "Atkinson Hyperlegible Next"; }
</style><svg width="${labelPixels.width}" height="${labelPixels.height}" viewBox="0 0 ${labelPixels.width} ${labelPixels.height}">
<rect width="100%" height="22" fill="${berry}"/><rect y="${labelPixels.height - 18}" width="100%" height="18" fill="${berry}"/>
<g transform="translate(${labelPixels.width * 0.25} 0)">${face}</g><g transform="translate(${labelPixels.width * 0.75} 0)">${face}</g>
<g fill="${amber}">${[0, 0.5, 1]
  .map((at) =>
    Array.from(
      { length: 9 },
      (_, index) => `<circle cx="${labelPixels.width * at}" cy="${60 + index * 48}" r="5"/>`,
    ).join(''),
  )
  .join('')}</g></svg>`;
