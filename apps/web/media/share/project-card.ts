/** The picture that social networks show for a project: its scene and its title. */

import { shareImageSize } from '../../src/site/urls.ts';
import { siteFontFaces, studioOrigin } from '../lib/browser.ts';
import { escaped } from './card.ts';

export interface ProjectCard {
  readonly brand: string;
  readonly category: string;
  readonly title: string;
  readonly client: string;
  /** Path of the scene's picture on the site. */
  readonly picture: string;
  /** The site's tokens. */
  readonly styles: string;
  /** Path data of the header's spruce, in a box of 46 × 64. */
  readonly mark: string;
}

/** The document of a project's card. */
export function projectShareCard({ brand, category, title, client, picture, styles, mark }: ProjectCard): string {
  return `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><style>${siteFontFaces}${styles}
* { box-sizing: border-box; margin: 0; }
body { width: ${shareImageSize.width}px; height: ${shareImageSize.height}px; }
main { width: 100%; height: 100%; overflow: hidden; position: relative; background: var(--bg); }
img { position: absolute; right: 0; top: 0; width: 780px; height: 630px; object-fit: cover; }
.text { position: absolute; left: 56px; top: 56px; bottom: 56px; width: 330px; display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 14px; font: 700 34px/1 "Bricolage Grotesque"; color: var(--ink); }
.brand svg { width: 32px; height: 45px; fill: var(--aurora); }
h1 { margin: auto 0; font: 700 54px/1.05 "Bricolage Grotesque"; letter-spacing: -.025em; color: var(--ink); text-wrap: balance; }
p { font: 600 25px/1.3 "Atkinson Hyperlegible Next"; color: var(--soft); } p b { color: var(--aurora); }</style>
<body data-accent="forest"><main data-tone="night"><img src="${studioOrigin}${picture}" alt="">
<div class="text"><div class="brand"><svg viewBox="0 0 46 64"><path d="${mark}"/></svg>${escaped(brand)}</div>
<h1>${escaped(title)}</h1><p><b>${escaped(category)}</b><br>${escaped(client)}</p></div></main></body></html>`;
}
