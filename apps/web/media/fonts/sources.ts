/** The two open fonts that the site's are cut from. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont, { type VariationAxes } from 'subset-font';
import { textCharset, titleCharset } from './charset.ts';
import { readTables, type Tables } from './sfnt.ts';

const require = createRequire(import.meta.url);

/** `tnum` aligns the figures of results; `kern` is what titles need. Accents come precomposed, so no mark positioning. */
const features = ['kern', 'tnum'];

/** Style attributes, hinting and metric variations that no browser uses for a web font of one width. */
const unusedTables = ['STAT', 'MVAR', 'gasp', 'prep'];

/**
 * Display instance: weight 700 at optical size 72, where the joins are notched enough to give titles their character
 * but the letter-fit still reads at 20 px.
 */
export const display = {
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  license: '@fontsource-variable/bricolage-grotesque/LICENSE',
  file: 'bricolage-grotesque',
  characters: titleCharset,
  axes: { opsz: 72, wdth: 100, wght: 700 },
};

export const text = {
  source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  license: '@fontsource-variable/atkinson-hyperlegible-next/LICENSE',
  file: 'atkinson-hyperlegible-next',
  characters: textCharset,
  axes: { wght: { min: 400, max: 700 } },
};

/** The tables of a source, with these characters and this part of its axes alone. */
export async function cut(source: string, characters: string, variationAxes: VariationAxes): Promise<Tables> {
  const font = await subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: features,
    dropTables: unusedTables,
    variationAxes,
  });
  return readTables(font);
}
