/**
 * Draws the scenes of the portfolio and writes `apps/web/public/media/portfolio/<slug>.avif` and `.webp`.
 * Run with `npm run media -- portfolio`; the output is committed. `--only=<slug>,<slug>` draws some, and
 * `--preview=<folder>` writes the uncompressed pictures there instead.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { cardPicture, projectPicture } from '../../src/site/projects.ts';
import { launchBrowser, openHtml, setInstant } from '../lib/browser.ts';
import { avifUnder, type Encoded, webpUnder } from '../lib/encode.ts';
import { chosen, output } from './lib/projects.ts';
import { canvas, sceneDocument, sceneOf } from './lib/scene.ts';

/** Picture of a project. WebP is for the few browsers without AVIF, and is less sharp at the same weight. */
const pictureBudget = 12_000;
const webpWidths = [560, 480, 440, 360];

/** The same picture for cards. */
const cardBudget = 6000;

async function still(browser: Browser, slug: string): Promise<Buffer> {
  const scene = await sceneOf(slug);
  const page = await openHtml(browser, sceneDocument(scene), { ...canvas, scale: 2 });
  await setInstant(page, scene.still ?? 0);
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** WebP at the largest width that fits. */
async function fallback(png: Buffer, name: string, widest: number): Promise<Encoded> {
  const widths = webpWidths.filter((width) => width <= widest);
  const [smallest = 0] = widths.slice(-1);
  for (const width of widths.slice(0, -1)) {
    const fits = await webpUnder(png, width, pictureBudget, name).catch(() => undefined);
    if (fits) return fits;
  }
  return webpUnder(png, smallest, pictureBudget, name);
}

const { slugs, preview } = chosen();
const browser = await launchBrowser('flat');
try {
  await mkdir(output(''), { recursive: true });
  for (const slug of slugs) {
    const png = await still(browser, slug);
    if (preview) {
      await writeFile(`${preview}/${slug}.png`, png);
      continue;
    }
    const small = `${slug}${cardPicture.suffix}`;
    const pictures = {
      [`${slug}.avif`]: await avifUnder(png, projectPicture.width, pictureBudget, `${slug}.avif`),
      [`${slug}.webp`]: await fallback(png, `${slug}.webp`, projectPicture.width),
      [`${small}.avif`]: await avifUnder(png, cardPicture.width, cardBudget, `${small}.avif`),
      [`${small}.webp`]: await fallback(png, `${small}.webp`, cardPicture.width),
    };
    for (const [name, { data, quality }] of Object.entries(pictures)) {
      await writeFile(output(name), data);
      console.log(`${name}  ${data.length} bytes, quality ${quality}`);
    }
  }
} finally {
  await browser.close();
}
