/**
 * Draws the picture at the top of the repository's README into `docs/epinette.webp`: the first screen of the built home page, light
 * on the left and dark on the right. Run `npm run build`, then `npm run media -- readme`; the output is committed.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { ECO_NOTICE_KEY, THEME_KEY } from '../../src/site/storage-keys.ts';
import { launchBrowser, studioOrigin } from '../lib/browser.ts';
import { pictureUnder } from '../lib/encode.ts';

const dist = new URL('../../dist/', import.meta.url);
const output = new URL('../../../../docs/epinette.webp', import.meta.url);

/** CSS pixels: a window of a laptop, cut above the figures of the home page. */
const size = { width: 1280, height: 648, scale: 2 };
/** Pixels: twice the width of a README on GitHub. */
const pictureWidth = 1676;
const byteLimit = 150_000;
const radius = 20;
/** The border of the dark theme leans: it goes between two links of the menu, and left of the trunk’s knot and tag. */
const border = { top: 872, bottom: 950 };

/** The first screen of the home page, without the notice about its weight. */
async function firstScreen(browser: Browser, theme: 'light' | 'dark'): Promise<Buffer> {
  await using page = await browser.newPage({ viewport: size, deviceScaleFactor: size.scale, reducedMotion: 'reduce' });
  const kept = { [THEME_KEY]: String(theme === 'dark'), [ECO_NOTICE_KEY]: 'true' };
  await page.addInitScript((values) => Object.assign(localStorage, values), kept);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    return route.fulfill({ path: fileURLToPath(new URL(file, dist)) });
  });
  await page.goto(studioOrigin);
  await page.evaluate(() => document.fonts.ready);
  return await page.screenshot();
}

/** A drawing of the same size: where it is opaque, the picture stays. */
const mask = (shape: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width * size.scale}" height="${size.height * size.scale}" viewBox="0 0 ${size.width} ${size.height}">${shape}</svg>`,
  );
const cut = (picture: Buffer, shape: string) =>
  sharp(picture)
    .ensureAlpha()
    .composite([{ input: mask(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();

if (!existsSync(new URL('index.html', dist))) throw new Error('apps/web/dist is missing: run "npm run build" first.');
await using browser = await launchBrowser('flat');
const light = await firstScreen(browser, 'light');
const dark = await firstScreen(browser, 'dark');
if (light.equals(dark))
  throw new Error('The dark theme was not applied: write its key as features/theme/theme.ts does.');
const half = `<path d="M${border.top} 0H${size.width}V${size.height}H${border.bottom}Z"/>`;
const both = await sharp(light)
  .composite([{ input: await cut(dark, half) }])
  .png()
  .toBuffer();
const rounded = await cut(both, `<rect width="100%" height="100%" rx="${radius}"/>`);
const { data, quality } = await pictureUnder(byteLimit, 'docs/epinette.webp', rounded, pictureWidth);
await writeFile(output, data);
console.log(`docs/epinette.webp  ${data.length} bytes, quality ${quality}`);
