/**
 * Draws the share image of every page of the registry into `public/share/<id>.png`, and of every project into `<slug>.jpg`. Run
 * `npm run media -- share` after changing a title or a drawing; the output is committed. `--only=<id or slug>,…` draws some.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { shareImageSize } from '../../src/site/urls.ts';
import { drawHtml, launchBrowser } from '../lib/browser.ts';
import { chosen } from '../lib/chosen.ts';
import { noteMade } from '../lib/made.ts';
import { shares } from './shares.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const nameOf = (file: string) => file.replace(/\.\w+$/, '');
const names = chosen(
  options.only,
  shares.map(({ file }) => nameOf(file)),
);
const source = (path: string) => new URL(`../../src/${path}`, import.meta.url);
const folder = new URL('../../public/share/', import.meta.url);

/**
 * Only social networks fetch these images, once per share. PNG, because some networks refuse newer formats. Drawings with thin
 * rings compress badly: they may exceed the aim, but not the limit.
 */
const byteAim = 60_000;
const byteLimit = 80_000;

async function markOf(): Promise<string> {
  const sheet = await readFile(source('styles/brand-mark.css'), 'utf8');
  const path = /path d='([^']+)'/.exec(sheet)?.[1];
  if (!path) throw new Error('styles/brand-mark.css contains no path: write the mark as one.');
  return path;
}

async function stylesOf(): Promise<string> {
  const sheets = await Promise.all(
    ['tokens', 'drawings'].map((name) => readFile(source(`styles/${name}.css`), 'utf8')),
  );
  return sheets.join('\n');
}

/** Uses as many colours as the aim allows. The drawings are flat, so most colours go to antialiasing. */
async function compressed(drawn: Buffer): Promise<Buffer> {
  let png = drawn;
  for (const colours of [64, 32, 16, 8]) {
    png = await sharp(drawn).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    if (png.length <= byteAim) break;
  }
  return png;
}

const look = { styles: await stylesOf(), mark: await markOf() };

await using browser = await launchBrowser('flat');
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) {
  if (!shares.some(({ file }) => file === name)) await rm(new URL(name, folder));
}
for (const { file, shows, document } of shares) {
  if (!names.includes(nameOf(file))) continue;
  const drawn = await drawHtml(browser, document(look), shareImageSize);
  // Scenes have too many colours for a palette, so they are JPEG, which every network accepts.
  const photograph = sharp(drawn).jpeg({ quality: 62, mozjpeg: true });
  const picture = await (file.endsWith('.png') ? compressed(drawn) : photograph.toBuffer());
  if (picture.length > byteLimit)
    throw new Error(`share/${file} does not fit ${byteLimit} bytes: simplify its picture.`);
  await writeFile(new URL(file, folder), picture);
  noteMade(`share/${file}`, shows);
  console.log(`share/${file}  ${picture.length} bytes`);
}
