/**
 * Draws the invented sites of the portfolio and writes `apps/web/public/media/portfolio/<slug>.avif` and `.webp`.
 * Run with `npm run media:portfolio -w packages/media`; the output is committed. `--only=<slug>` draws one, and
 * `--preview=<folder>` also writes the uncompressed pictures there.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { projects } from '../../../apps/web/src/content/realisations/projets.ts';
import { drawHtml, launchBrowser } from '../lib/browser.ts';
import { avifUnder, webpUnder } from '../lib/encode.ts';
import { canvas, faceFiles } from './lib/studio.ts';
import { scenes } from './scenes.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, preview: { type: 'string' } } });
const output = (path: string) => new URL(`../../../apps/web/public/media/portfolio/${path}`, import.meta.url);

/** A card's picture; WebP, for the few browsers without AVIF, gives up some sharpness for the same weight. */
const pictureBudget = 12_000;
const webpWidth = 560;

/** The same picture as wide as a card shows it, for pages where it is one thing among others. */
const cardWidth = 440;
const cardBudget = 6000;

const slugs = projects.map(({ slug }) => slug);
const undrawn = slugs.filter((slug) => !(slug in scenes));
const unused = Object.keys(scenes).filter((slug) => !slugs.includes(slug));
if (undrawn.length > 0) throw new Error(`projects without a scene: ${undrawn.join(', ')}`);
if (unused.length > 0) throw new Error(`scenes without a project: ${unused.join(', ')}`);

const browser = await launchBrowser('flat');
try {
  await mkdir(output(''), { recursive: true });
  const files = await faceFiles();
  for (const [slug, draw] of Object.entries(scenes)) {
    if (options.only && options.only !== slug) continue;
    const png = await drawHtml(browser, draw(), { ...canvas, scale: 2 }, files);
    if (options.preview) await writeFile(`${options.preview}/${slug}.png`, png);
    const avif = await avifUnder(png, canvas.width, pictureBudget, `${slug}.avif`);
    const webp = await webpUnder(png, webpWidth, pictureBudget, `${slug}.webp`);
    await writeFile(output(`${slug}.avif`), avif.data);
    await writeFile(output(`${slug}.webp`), webp.data);
    const smallAvif = await avifUnder(png, cardWidth, cardBudget, `${slug}-${cardWidth}.avif`);
    const smallWebp = await webpUnder(png, cardWidth, pictureBudget, `${slug}-${cardWidth}.webp`);
    await writeFile(output(`${slug}-${cardWidth}.avif`), smallAvif.data);
    await writeFile(output(`${slug}-${cardWidth}.webp`), smallWebp.data);
    console.log(
      `${slug}: avif ${avif.data.length} (q${avif.quality}), webp ${webp.data.length} (q${webp.quality}); at ${cardWidth} px avif ${smallAvif.data.length} (q${smallAvif.quality}), webp ${smallWebp.data.length} (q${smallWebp.quality}) bytes`,
    );
  }
} finally {
  await browser.close();
}
