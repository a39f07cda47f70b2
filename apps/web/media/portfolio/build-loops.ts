/**
 * Films the scenes that have a loop, and writes `apps/web/public/media/portfolio/<slug>.webm` (AV1) and `.mp4` (H.264), without
 * sound. Run with `npm run media -- loops`; it needs ffmpeg, and the output is committed. `--only=<slug>,<slug>` films some.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchBrowser, openHtml, setInstant } from '../lib/browser.ts';
import { chosen } from '../lib/chosen.ts';
import { av1, filmUnder, h264 } from '../lib/film.ts';
import { noteMade } from '../lib/made.ts';
import { drawnSlugs, output } from './lib/projects.ts';
import { canvas, type Scene, sceneDocument, sceneOf, sourcesOf } from './lib/scene.ts';

const budget = 190_000;
const perSecond = 25;

async function film(browser: Browser, slug: string, scene: Scene, seconds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'loop-'));
  await using page = await openHtml(browser, sceneDocument(scene), canvas);
  try {
    for (let frame = 0; frame < seconds * perSecond; frame += 1) {
      await setInstant(page, frame / perSecond);
      await page.screenshot({ path: join(folder, `${String(frame).padStart(4, '0')}.png`) });
    }
    for (const codec of [av1, h264]) {
      const { data, quality } = await filmUnder({ folder, perSecond }, codec, budget);
      await writeFile(output(`${slug}.${codec.extension}`), data);
      console.log(`${slug}.${codec.extension}  ${data.length} bytes, factor ${quality}`);
    }
    noteMade(`loops/${slug}`, sourcesOf(scene, seconds));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
await using browser = await launchBrowser('flat');
for (const slug of chosen(options.only, drawnSlugs)) {
  const scene = await sceneOf(slug);
  if (options.only && !scene.loop) throw new Error(`The scene of ${slug} has no loop.`);
  if (scene.loop) await film(browser, slug, scene, scene.loop.seconds);
}
