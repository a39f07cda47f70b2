/**
 * Puts all pictures of the portfolio on one sheet, on a light and on a dark background, to compare them: `npm run media --
 * sheet -- <folder>` writes `sheet-light.png` and `sheet-dark.png` there.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { projects } from '../../src/content/realisations/projets.ts';
import { drawHtml, launchBrowser, studioOrigin } from '../lib/browser.ts';
import { output } from './lib/projects.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('name the folder of the sheets');
const columns = 7;
const card = { width: 260, height: 195, gap: 16 };
const drawn = projects.filter(({ slug }) => existsSync(output(`${slug}-440.avif`)));

const cards = drawn.map(
  ({ id, slug }) =>
    `<figure><img src="${studioOrigin}/media/portfolio/${slug}-440.avif" alt=""><figcaption>${id} ${slug}</figcaption></figure>`,
);
const rows = Math.ceil(drawn.length / columns);
const size = {
  width: columns * (card.width + card.gap) + card.gap,
  height: rows * (card.height + card.gap + 18) + card.gap,
};

const browser = await launchBrowser('flat');
try {
  for (const [name, ground, ink] of [
    ['light', '#f6f5ee', '#10261f'],
    ['dark', '#0b1412', '#e9f1ea'],
  ] as const) {
    const html = `<!doctype html><style>
body { margin: 0; padding: ${card.gap}px; display: grid; grid-template-columns: repeat(${columns}, ${card.width}px); gap: ${card.gap}px; background: ${ground}; color: ${ink}; font: 12px/18px sans-serif; }
figure { margin: 0; } img { display: block; width: ${card.width}px; height: ${card.height}px; border-radius: 6px; }</style>${cards.join('')}`;
    await writeFile(`${folder}/sheet-${name}.png`, await drawHtml(browser, html, size));
  }
} finally {
  await browser.close();
}
console.log(`${drawn.length} of ${projects.length} pictures`);
