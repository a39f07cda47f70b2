/**
 * Draws the scenes of the portfolio and writes `apps/web/public/media/portfolio/<slug>.avif` and `.webp`.
 * Run with `npm run media -- portfolio`; the output is committed. `--only=<slug>,<slug>` draws some, and
 * `--preview=<folder>` writes the uncompressed pictures there instead.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { cardPicture, projectPicture, thumbnail } from '../../src/site/projects.ts';
import { launchBrowser, openHtml, setInstant } from '../lib/browser.ts';
import { chosen } from '../lib/chosen.ts';
import { pictureUnder } from '../lib/encode.ts';
import { noteMade } from '../lib/made.ts';
import { drawnSlugs, output } from './lib/projects.ts';
import { canvas, type Scene, sceneDocument, sceneOf, sourcesOf } from './lib/scene.ts';

/** Picture of a project. WebP is for the few browsers without AVIF, and is less sharp at the same weight. */
const pictureBudget = 12_000;
const cardWebpWidths = [cardPicture.width, 360];
const webpWidths = [560, 480, ...cardWebpWidths];

/** The same picture for cards, and for small ones, which need no WebP of their own. */
const cardBudget = 6000;
const thumbnailBudget = 3600;

async function still(browser: Browser, scene: Scene): Promise<Buffer> {
  await using page = await openHtml(browser, sceneDocument(scene), { ...canvas, scale: 2 });
  await setInstant(page, scene.still ?? 0);
  return await page.screenshot();
}

const { values: options } = parseArgs({ options: { only: { type: 'string' }, preview: { type: 'string' } } });
await using browser = await launchBrowser('flat');
await mkdir(output(''), { recursive: true });
for (const slug of chosen(options.only, drawnSlugs)) {
  const scene = await sceneOf(slug);
  const png = await still(browser, scene);
  if (options.preview) {
    await writeFile(`${options.preview}/${slug}.png`, png);
    continue;
  }
  const small = `${slug}${cardPicture.suffix}`;
  const smallest = `${slug}${thumbnail.suffix}`;
  const pictures = {
    [`${slug}.avif`]: await pictureUnder(pictureBudget, `${slug}.avif`, png, projectPicture.width),
    [`${slug}.webp`]: await pictureUnder(pictureBudget, `${slug}.webp`, png, ...webpWidths),
    [`${small}.avif`]: await pictureUnder(cardBudget, `${small}.avif`, png, cardPicture.width),
    [`${small}.webp`]: await pictureUnder(pictureBudget, `${small}.webp`, png, ...cardWebpWidths),
    [`${smallest}.avif`]: await pictureUnder(thumbnailBudget, `${smallest}.avif`, png, thumbnail.width),
  };
  for (const [name, { data, quality }] of Object.entries(pictures)) {
    await writeFile(output(name), data);
    console.log(`${name}  ${data.length} bytes, quality ${quality}`);
  }
  noteMade(`portfolio/${slug}`, sourcesOf(scene, scene.still));
}
