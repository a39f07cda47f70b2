/**
 * Writes what the portfolio's demos take from the scenes of `scenes/`. For each project whose `website` is `screen`: the page and
 * the style sheet of `apps/web/demos/screens/<slug>/`, and its fonts, subset to the scene's characters. For each interactive one,
 * only the fonts, subset to French. The fonts' licence is beside them. Run with `npm run media -- demos`; the output is committed.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { projects } from '../../src/content/projects/projects.ts';
import type { Project } from '../../src/content/schema/project.ts';
import { hasInteractiveDemo } from '../../src/site/projects.ts';
import { type Scene, sceneOf } from './lib/scene.ts';
import { screenOf } from './lib/screen.ts';

const require = createRequire(import.meta.url);
const fonts = new URL('../../public/demos/', import.meta.url);
const sources = new URL('../../demos/screens/', import.meta.url);

/** Characters of a scene: its text, and the `content` of its style sheet. */
const charactersOf = ({ body, css }: Scene) =>
  [...new Set(`${body.replace(/&nbsp;/g, '\u00a0')}${css}0123456789`)].join('');

/** Font files and folders of this run: the others are of former scenes. */
const written = new Set(['OFL.txt']);

/** Copyright notices of the fonts, and the terms that they share. */
const notices = new Set<string>();
let terms = '';

async function writeFont(name: string, file: string, characters: string, options?: Parameters<typeof subsetFont>[2]) {
  const font = await subsetFont(await readFile(require.resolve(file)), characters, {
    ...options,
    targetFormat: 'woff2',
  });
  await writeFile(new URL(name, fonts), font);
  written.add(name);
  const license = require.resolve(`${file.split('/', 2).join('/')}/LICENSE`);
  const [notice = '', ...rest] = (await readFile(license, 'utf8')).split('\n');
  // Without the same notice again for each file of the family.
  notices.add(notice.replace(/ \S+\.ttf: .*/, ''));
  terms = rest.join('\n');
}

async function writeScreen({ slug }: Project): Promise<void> {
  const scene = await sceneOf(slug);
  const { files, fonts: faces } = screenOf(slug, scene);
  for (const [name, { file }] of faces) await writeFont(name, file, charactersOf(scene));
  const folder = new URL(`${slug}/`, sources);
  await mkdir(folder, { recursive: true });
  written.add(slug);
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, folder), text);
}

/** Characters of an interactive demo, whose text changes: French, figures and some signs. */
const french =
  ' !"%&()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûœŒ«»’°×²³−–…·$\u00a0';

/** Instances of variable fonts of which a demo uses one weight and width: a static font is three times lighter. */
const pinned: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Fraunces: { wght: 900, opsz: 144, SOFT: 100, WONK: 1 },
  Archivo: { wght: 900, wdth: 125 },
  Outfit: { wght: 700 },
  Cinzel: { wght: 600 },
  Syne: { wght: 800 },
  Rubik: { wght: 900 },
  Unbounded: { wght: 700 },
};

async function writeFonts(slug: string): Promise<void> {
  const { faces } = await sceneOf(slug);
  for (const [index, { family, file }] of faces.entries()) {
    const axes = pinned[family];
    await writeFont(`${slug}-${index + 1}.woff2`, file, french, axes && { variationAxes: { ...axes } });
  }
}

for (const folder of [fonts, sources]) await mkdir(folder, { recursive: true });
for (const project of projects) {
  if (hasInteractiveDemo(project)) await writeFonts(project.slug);
  else if (project.website) await writeScreen(project);
}
await writeFile(new URL('OFL.txt', fonts), [...notices, terms].join('\n'));
for (const folder of [fonts, sources])
  for (const name of await readdir(folder))
    if (!written.has(name)) await rm(new URL(name, folder), { recursive: true });
