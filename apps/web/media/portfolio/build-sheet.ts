/**
 * Puts all pictures of the portfolio on one sheet, on a light and on a dark background, to compare them: `npm run media --
 * sheet -- <folder>` writes `sheet-light.png` and `sheet-dark.png` there.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { projects } from '../../src/content/projects/projects.ts';
import { cardPicture, pictureOfProject } from '../../src/site/projects.ts';
import { drawHtml, launchBrowser, studioOrigin } from '../lib/browser.ts';
import { output } from './lib/projects.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder of the sheets: npm run media -- sheet -- <folder>.');
const tokens = await readFile(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const columns = 7;
const card = { width: 260, height: 195, gap: 16 };
const drawn = projects.filter(({ slug }) => existsSync(output(`${slug}${cardPicture.suffix}.avif`)));

const cards = drawn.map(
  ({ slug }) =>
    `<figure><img src="${studioOrigin}${pictureOfProject(slug, cardPicture)}.avif" alt=""><figcaption>${slug}</figcaption></figure>`,
);
const rows = Math.ceil(drawn.length / columns);
const size = {
  width: columns * (card.width + card.gap) + card.gap,
  height: rows * (card.height + card.gap + 18) + card.gap,
};

await using browser = await launchBrowser('flat');
for (const theme of ['light', 'dark']) {
  const html = `<!doctype html><style>${tokens}
body { margin: 0; padding: ${card.gap}px; background: var(--bg); color: var(--ink); font: 12px/18px sans-serif; }
body { display: grid; grid-template-columns: repeat(${columns}, ${card.width}px); gap: ${card.gap}px; }
figure { margin: 0; }
img { display: block; width: ${card.width}px; height: ${card.height}px; border-radius: 6px; }
</style><body class="${theme}-mode">${cards.join('')}`;
  await writeFile(`${folder}/sheet-${theme}.png`, await drawHtml(browser, html, size));
}
console.log(`${drawn.length} of ${projects.length} pictures`);
