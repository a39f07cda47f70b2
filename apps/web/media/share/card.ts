/** The pictures that social networks show: for a page, its title and its drawing; for a project, its title and its scene. */
import { escapeHtml } from '@agency/shared/escape-html';
import { agency } from '../../src/site/agency.ts';
import { shareImageSize } from '../../src/site/urls.ts';
import { siteFontFaces, studioOrigin } from '../lib/browser.ts';

/** What the site gives to every card. */
export interface Look {
  /** The site's tokens and drawing colours. */
  readonly styles: string;
  /** Path data of the header's spruce, in a box of 46 × 64. */
  readonly mark: string;
}

interface Parts {
  readonly accent: string;
  /** Markup of the drawing or the scene. */
  readonly art: string;
  readonly title: string;
  /** Markup of the lines below the title. */
  readonly lines: readonly string[];
  /** Style sheet of this kind of card: positions, sizes and spacing. */
  readonly css: string;
}

/** The document of a card. Its script shrinks the title until it fits its column. */
const cardDocument = ({ styles, mark }: Look, { accent, art, title, lines, css }: Parts) => `<!doctype html>
<html lang="fr-CA"><meta charset="utf-8"><style>${siteFontFaces}${styles}
* { box-sizing: border-box; margin: 0; }
body { width: ${shareImageSize.width}px; height: ${shareImageSize.height}px; }
main { width: 100%; height: 100%; overflow: hidden; position: relative; background: var(--bg); }
.text { position: absolute; display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; color: var(--ink); }
.brand svg { fill: var(--aurora); }
h1 { margin: auto 0; letter-spacing: -.025em; color: var(--ink); text-wrap: balance; }
p { color: var(--soft); } p b { color: var(--aurora); font-weight: 700; }
${css}</style>
<body data-accent="${accent}"><main data-tone="night">${art}
<div class="text"><div class="brand"><svg viewBox="0 0 46 64"><path d="${mark}"/></svg>${escapeHtml(agency.name)}</div>
<h1>${escapeHtml(title)}</h1><p>${lines.join('<br>')}</p></div></main>
<script type="module">
const title = document.querySelector('h1'), column = document.querySelector('.text');
await document.fonts.ready;
let size = parseFloat(getComputedStyle(title).fontSize);
for (; size > 44 && (title.scrollWidth > column.clientWidth || column.scrollHeight > column.clientHeight); size -= 2) title.style.fontSize = size + 'px';
</script></body></html>`;

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

interface PageCard extends Pick<Parts, 'accent' | 'title'> {
  readonly label: string;
  /** Markup of the page's drawing, from `apps/web/media/drawings`. */
  readonly drawing: string;
}

export function pageCard(look: Look, { label, title, accent, drawing }: PageCard): string {
  const cut = /data-cut="([a-z]+)/.exec(drawing)?.[1] ?? 'core';
  const { tagline } = agency;
  const lines = [
    ...(label === title || label === tagline ? [] : [`<b>${escapeHtml(label)}</b>`]),
    label === tagline ? `<b>${escapeHtml(tagline)}</b>` : escapeHtml(tagline),
  ];
  const css = `.art { position: absolute; } .art svg { width: 100%; height: 100%; display: block; }
.text { left: 68px; top: 60px; bottom: 60px; }
.brand { gap: 16px; font: 700 38px/1 "Bricolage Grotesque"; letter-spacing: -.01em; }
.brand svg { width: 37px; height: 52px; }
h1 { padding: 22px 0; font: 700 92px/1.02 "Bricolage Grotesque"; }
p { font: 600 27px/1.3 "Atkinson Hyperlegible Next"; }
${layouts[cut] ?? layouts.core}`;
  return cardDocument(look, { accent, title, lines, css, art: `<div class="art" data-drawing>${drawing}</div>` });
}

interface ProjectCard extends Pick<Parts, 'title'> {
  readonly category: string;
  readonly client: string;
  /** Path of the scene's picture on the site. */
  readonly picture: string;
}

export function projectCard(look: Look, { category, title, client, picture }: ProjectCard): string {
  const css = `img { position: absolute; right: 0; top: 0; width: 780px; height: 630px; object-fit: cover; }
.text { left: 56px; top: 56px; bottom: 56px; width: 330px; }
.brand { gap: 14px; font: 700 34px/1 "Bricolage Grotesque"; }
.brand svg { width: 32px; height: 45px; }
h1 { font: 700 54px/1.05 "Bricolage Grotesque"; }
p { font: 600 25px/1.3 "Atkinson Hyperlegible Next"; }`;
  const lines = [`<b>${escapeHtml(category)}</b>`, escapeHtml(client)];
  const art = `<img src="${studioOrigin}${picture}" alt="">`;
  return cardDocument(look, { accent: 'forest', title, lines, css, art });
}
