/**
 * Draws the share image of every page of the registry into `public/share/<id>.png`, and of every project into `<slug>.jpg`. Run
 * `npm run media -- share` after changing a title or a drawing; the output is committed. `--only=<id or slug>,…` draws some.
 */
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readPageContents } from '../../src/content/page-contents.ts';
import { categories } from '../../src/content/projects/categories.ts';
import { projects } from '../../src/content/projects/projects.ts';
import type { PageContent } from '../../src/content/schema/page.ts';
import { agency } from '../../src/site/agency.ts';
import { type Page, type PageId, pageIds, pageOf } from '../../src/site/pages.ts';
import { pictureOfProject, projectPicture } from '../../src/site/projects.ts';
import { shareImageSize } from '../../src/site/urls.ts';
import { drawHtml, launchBrowser } from '../lib/browser.ts';
import { chosen } from '../lib/chosen.ts';
import { pageCard, projectCard } from './card.ts';

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const names = chosen(options.only, [...pageIds, ...projects.map(({ slug }) => slug)]);
const source = (path: string) => new URL(`../../src/${path}`, import.meta.url);
const folder = new URL('../../public/share/', import.meta.url);

/**
 * Only social networks fetch these images, once per share. PNG, because some networks refuse newer formats. Drawings with thin
 * rings compress badly: they may exceed the aim, but not the limit.
 */
const byteAim = 60_000;
const byteLimit = 80_000;

const exists = async (url: URL) =>
  access(url).then(
    () => true,
    () => false,
  );

/** The drawing of the page; else one with the name of the page (unpublished pages); else a core of wood. */
async function drawingOf(page: Page, content: PageContent | undefined): Promise<string> {
  const hero = content?.sections.find((section) => section.kind === 'hero');
  const named = hero && 'drawing' in hero ? hero.drawing : undefined;
  const slug = page.path.split('/').at(-1) || 'accueil';
  for (const name of [named, slug, 'a-propos']) {
    const file = source(`drawings/${name}.svg`);
    const markup = name && (await exists(file)) ? await readFile(file, 'utf8') : '';
    if (markup.includes('<svg')) return markup;
  }
  throw new Error(`No drawing for ${page.path}: run "npm run media -- drawings" first.`);
}

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

const [styles, mark, contents] = await Promise.all([stylesOf(), markOf(), readPageContents()]);
const look = { styles, mark };

async function cardOf(page: Page): Promise<string> {
  const content = contents.get(page.content);
  const hero = content?.sections.find((section) => section.kind === 'hero');
  return pageCard(look, {
    label: page.path === '/' ? agency.tagline : page.label,
    title: hero?.title ?? page.label,
    accent: content?.accent ?? 'forest',
    drawing: await drawingOf(page, content),
  });
}

/** Uses as many colours as the aim allows. The drawings are flat, so most colours go to antialiasing. */
async function compressed(drawn: Buffer, id: PageId): Promise<Buffer> {
  let png = drawn;
  for (const colours of [64, 32, 16, 8]) {
    png = await sharp(drawn).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    if (png.length <= byteAim) return png;
  }
  if (png.length > byteLimit) throw new Error(`share/${id}.png does not fit ${byteLimit} bytes: simplify the drawing.`);
  return png;
}

/** Scenes have too many colours for a palette, so they are JPEG, which every network accepts. */
async function photograph(drawn: Buffer): Promise<Buffer> {
  return sharp(drawn).jpeg({ quality: 62, mozjpeg: true }).toBuffer();
}

const wanted = new Set([...pageIds.map((id) => `${id}.png`), ...projects.map(({ slug }) => `${slug}.jpg`)]);

await using browser = await launchBrowser('flat');
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) {
  if (!wanted.has(name)) await rm(new URL(name, folder));
}
for (const id of pageIds) {
  if (!names.includes(id)) continue;
  const drawn = await drawHtml(browser, await cardOf(pageOf(id)), shareImageSize);
  const png = await compressed(drawn, id);
  await writeFile(new URL(`${id}.png`, folder), png);
  console.log(`share/${id}.png  ${png.length} bytes`);
}
for (const { slug, category, title, client } of projects) {
  if (!names.includes(slug)) continue;
  const picture = `${pictureOfProject(slug, projectPicture)}.avif`;
  const card = projectCard(look, { category: categories[category].label, title, client, picture });
  const jpeg = await photograph(await drawHtml(browser, card, shareImageSize));
  if (jpeg.length > byteLimit)
    throw new Error(`share/${slug}.jpg does not fit ${byteLimit} bytes: simplify the scene.`);
  await writeFile(new URL(`${slug}.jpg`, folder), jpeg);
  console.log(`share/${slug}.jpg  ${jpeg.length} bytes`);
}
