/**
 * Models the site's three objects and writes `public/models/*.glb` with their posters (AVIF and WebP).
 * Run with `npm run media -- models`; the output is committed. `--only=<name>,<name>` builds some, and
 * `--preview=<folder>` writes the models with their uncompressed pictures there instead.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawHtml, launchBrowser } from '../lib/browser.ts';
import { chosen } from '../lib/chosen.ts';
import { pictureUnder } from '../lib/encode.ts';
import { noteMade } from '../lib/made.ts';
import { encodeModel } from './lib/glb.ts';
import { renderPoster } from './lib/poster.ts';
import { avatar } from './scenes/avatar.ts';
import { echantillon } from './scenes/echantillon.ts';
import { canLabel, labelPixels } from './scenes/echantillon-label.ts';
import { telephone } from './scenes/telephone.ts';
import { screenPixels, telephoneScreen } from './scenes/telephone-screen.ts';
import { shots, shownBy } from './shown.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, preview: { type: 'string' } } });
const output = (path: string) => new URL(`../../public/models/${path}`, import.meta.url);

/** Bytes that a visitor accepts with the button, and bytes that every visitor downloads. */
const modelBudget = 100_000;
const posterBudgets = { avif: 6000, webp: 12_000 };

/** The AVIF has its displayed width: a larger one would not look sharper. WebP is for the few browsers without AVIF. */
const widths = { avif: 480, webp: 400 };

await using drawingBrowser = await launchBrowser('flat');
await using browser = await launchBrowser('webgl');

async function texture(html: string, size: { width: number; height: number }, width: number): Promise<Buffer> {
  const png = await drawHtml(drawingBrowser, html, { ...size, scale: width / size.width });
  return sharp(png).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer();
}

const scenes: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  telephone: async () => encodeModel(telephone(await texture(telephoneScreen, screenPixels, 480))),
  avatar: async () => encodeModel(avatar()),
  echantillon: async () => encodeModel(echantillon(await texture(canLabel, labelPixels, 1024))),
};

const names = chosen(options.only, Object.keys(scenes));

await mkdir(output(''), { recursive: true });
for (const [name, encode] of Object.entries(scenes)) {
  if (!names.includes(name)) continue;
  const shot = shots.get(name);
  if (!shot) throw new Error(`No page shows ${name}: delete its scene.`);
  const glb = Buffer.from(await encode());
  const png = await renderPoster(browser, glb, shot);
  if (options.preview) {
    await writeFile(`${options.preview}/${name}.glb`, glb);
    await writeFile(`${options.preview}/${name}.png`, png);
    continue;
  }
  await writeFile(output(`${name}.glb`), glb);
  const avif = await pictureUnder(posterBudgets.avif, `${name}.avif`, png, widths.avif);
  const webp = await pictureUnder(posterBudgets.webp, `${name}.webp`, png, widths.webp);
  await writeFile(output(`${name}.avif`), avif.data);
  await writeFile(output(`${name}.webp`), webp.data);
  noteMade(`models/${name}`, shownBy(name, shot));
  console.log(
    `${name}: glb ${glb.length}, avif ${avif.data.length} (q${avif.quality}), webp ${webp.data.length} (q${webp.quality}) bytes`,
  );
  if (glb.length > modelBudget) throw new Error(`${name}.glb exceeds ${modelBudget} bytes: use fewer vertices.`);
}
