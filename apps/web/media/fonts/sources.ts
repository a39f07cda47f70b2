/** The two open fonts from which the site's subsets are made. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont, { type VariationAxes } from 'subset-font';
import { textCharset, titleCharset } from './charset.ts';
import { type Font, readFont } from './font.ts';

const require = createRequire(import.meta.url);

/** `tnum` aligns the figures of results, and `kern` spaces titles. Accents are precomposed, so mark positioning is not needed. */
const features = ['kern', 'tnum'];

/** Style attributes, hinting, metric variations and formulas, which no browser uses in a web font of one width. */
const unusedTables = ['STAT', 'MVAR', 'gasp', 'prep', 'MATH'];

/**
 * Display instance: weight 700 at optical size 72. Its joins are notched enough to give titles their character, and letters
 * remain legible at 20 px.
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

/** A source, subset to these characters and axes. */
export async function cut(source: string, characters: string, variationAxes: VariationAxes = {}): Promise<Font> {
  const file = await subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: features,
    dropTables: unusedTables,
    variationAxes,
  });
  return readFont(file);
}
