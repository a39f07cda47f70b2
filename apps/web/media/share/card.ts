/** The picture that social networks show for a page: its title and its drawing. */
import { shareImageSize } from '../../src/site/urls.ts';
import { siteFontFaces } from '../lib/browser.ts';

export interface Card {
  readonly brand: string;
  readonly tagline: string;
  readonly label: string;
  readonly title: string;
  readonly accent: string;
  /** Markup of the page's drawing, from `apps/web/media/drawings`. */
  readonly drawing: string;
  /** The site's tokens and drawing colours. */
  readonly styles: string;
  /** Path data of the header's spruce, in a box of 46 × 64. */
  readonly mark: string;
}

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Position of a drawing beside the text, by its `data-cut`. */
const layouts: Readonly<Record<string, string>> = {
  trunk: '.art { right: -590px; top: -190px; width: 1060px; height: 1060px; } .text { width: 580px; }',
  log: '.art { right: -210px; top: -35px; width: 700px; height: 700px; } .text { width: 620px; }',
  pile: '.art { right: -70px; top: -30px; width: 700px; height: 690px; } .text { width: 620px; }',
  board: '.art { right: 0; top: 0; width: 430px; height: 630px; } .text { width: 650px; }',
  knot: '.art { right: 0; top: 0; width: 450px; height: 630px; } .text { width: 660px; }',
  core: '.art { left: 0; right: 0; bottom: 0; height: 168px; } .text { width: 1060px; bottom: 204px; }',
  band: '.art { left: 0; right: 0; bottom: 0; height: 168px; } .text { width: 1060px; bottom: 204px; }',
};

/** The document of a card. Its script shrinks the title until it fits its column. */
export function shareCard({ brand, tagline, label, title, accent, drawing, styles, mark }: Card): string {
  const cut = /data-cut="([a-z]+)/.exec(drawing)?.[1] ?? 'core';
  const lines = [
    ...(label === title || label === tagline ? [] : [`<b>${escaped(label)}</b>`]),
    label === tagline ? `<b>${escaped(tagline)}</b>` : escaped(tagline),
  ];
  return `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><style>${siteFontFaces}${styles}
* { box-sizing: border-box; margin: 0; }
body { width: ${shareImageSize.width}px; height: ${shareImageSize.height}px; }
main { width: 100%; height: 100%; overflow: hidden; position: relative; background: var(--bg); }
.art { position: absolute; } .art svg { width: 100%; height: 100%; display: block; }
.text { position: absolute; left: 68px; top: 60px; bottom: 60px; display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 16px; font: 700 38px/1 "Bricolage Grotesque"; color: var(--ink); letter-spacing: -.01em; }
.brand svg { width: 37px; height: 52px; fill: var(--aurora); }
h1 { margin: auto 0; padding: 22px 0; font: 700 92px/1.02 "Bricolage Grotesque"; letter-spacing: -.025em; color: var(--ink); text-wrap: balance; }
p { font: 600 27px/1.3 "Atkinson Hyperlegible Next"; color: var(--soft); } p b { color: var(--aurora); font-weight: 700; }
${layouts[cut] ?? layouts.core}</style>
<body data-accent="${accent}"><main data-tone="night"><div class="art" data-drawing>${drawing}</div>
<div class="text"><div class="brand"><svg viewBox="0 0 46 64"><path d="${mark}"/></svg>${escaped(brand)}</div>
<h1>${escaped(title)}</h1><p>${lines.join('<br>')}</p></div></main>
<script type="module">
const title = document.querySelector('h1'), column = document.querySelector('.text');
await document.fonts.ready;
for (let size = 92; size > 44 && (title.scrollWidth > column.clientWidth || column.scrollHeight > column.clientHeight); size -= 2) title.style.fontSize = size + 'px';
</script></body></html>`;
}
