/**
 * Writes the fonts of the portfolio's demos: those of their scenes, subset to French, or to the characters of a scene that is only a
 * picture. The fonts' licence is beside them. Run with `npm run media -- demos`; the output is committed.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { projects } from '../../src/content/projects/projects.ts';
import type { Project } from '../../src/content/schema/project.ts';
import { type Scene, sceneOf } from './lib/scene.ts';

const require = createRequire(import.meta.url);
const fonts = new URL('../../public/demos/', import.meta.url);

/** Characters of a scene: its text, and the `content` of its style sheet. */
const charactersOf = ({ body, css }: Scene) =>
  [...new Set(`${body.replace(/&nbsp;/g, '\u00a0')}${css}0123456789`)].join('');

/** Files of this run: the others are of former scenes. */
const written = new Set(['OFL.txt']);

/** Copyright notices of the fonts, and the terms that they share. */
const notices = new Set<string>();
let terms = '';

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
  Unbounded: { wght: 700 },
};

async function writeFonts({ slug, website }: Project): Promise<void> {
  const scene = await sceneOf(slug);
  const characters = website === 'screen' ? charactersOf(scene) : french;
  for (const [index, { family, file }] of scene.faces.entries()) {
    const name = `${slug}-${index + 1}.woff2`;
    const axes = pinned[family];
    const font = await subsetFont(await readFile(require.resolve(file)), characters, {
      ...(axes && { variationAxes: { ...axes } }),
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
}

await mkdir(fonts, { recursive: true });
for (const project of projects) if (project.website) await writeFonts(project);
await writeFile(new URL('OFL.txt', fonts), [...notices, terms].join('\n'));
for (const name of await readdir(fonts)) if (!written.has(name)) await rm(new URL(name, fonts));
