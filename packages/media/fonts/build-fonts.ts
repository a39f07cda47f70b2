/**
 * Cuts the two open fonts down to the site's characters and axes, and writes `public/fonts` and `src/styles/fonts.css` of apps/web.
 * Run with `npm run media:fonts -w packages/media`; the output is committed, so that no build depends on it.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont, { type VariationAxes } from 'subset-font';
import { textCharset, titleCharset } from './charset.ts';
import { type Composed, composeGlyphs } from './compose-glyphs.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import { fontsCss } from './fonts-css.ts';
import { simplifyKerning } from './kerning.ts';
import { readTables, type Tables, writeTables } from './sfnt.ts';

const require = createRequire(import.meta.url);
const output = (path: string) => new URL(`../../../apps/web/${path}`, import.meta.url);

/** 24.5 kB for both files: the share of a cold page's weight that type may take. */
const byteBudget = 24_500;

/** `tnum` aligns the figures of results; `kern` is what titles need. Accents come precomposed, so no mark positioning. */
const features = ['kern', 'tnum'];

/** Style attributes, hinting and metric variations that no browser uses for a web font of one width. */
const unusedTables = ['STAT', 'MVAR', 'gasp', 'prep'];

/**
 * Display instance: weight 700 at optical size 72, where the joins are notched enough to give titles their character
 * but the letter-fit still reads at 20 px.
 */
const display = {
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  license: '@fontsource-variable/bricolage-grotesque/LICENSE',
  file: 'bricolage-grotesque',
  characters: titleCharset,
  axes: { opsz: 72, wdth: 100, wght: 700 },
};

const text = {
  source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  license: '@fontsource-variable/atkinson-hyperlegible-next/LICENSE',
  file: 'atkinson-hyperlegible-next',
  characters: textCharset,
  axes: { wght: { min: 400, max: 700 } },
};

/** The two, lowered to where a chemist writes it; the narrow no-break space, three quarters of a word space. */
const composed: readonly Composed[] = [
  { character: '\u2082', from: '²', bottom: -0.11, advance: 1 },
  { character: '\u202f', from: ' ', advance: 0.75 },
];

async function cut(source: string, characters: string, variationAxes: VariationAxes): Promise<Tables> {
  const font = await subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: features,
    dropTables: unusedTables,
    variationAxes,
  });
  return readTables(font);
}

async function pack(tables: Tables): Promise<Buffer> {
  return subsetFont(writeTables(tables), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

const displayFont = await cut(display.source, display.characters, display.axes);
const textFont = await cut(text.source, text.characters, text.axes);
const textRegular = await cut(text.source, text.characters, { wght: 400 });
const textBold = await cut(text.source, text.characters, { wght: 700 });
simplifyKerning(displayFont);
composeGlyphs(displayFont, composed);
for (const font of [textFont, textRegular, textBold]) composeGlyphs(font, composed);

let total = 0;
for (const [{ file, license }, font] of [
  [display, displayFont],
  [text, textFont],
] as const) {
  const packed = await pack(font);
  total += packed.length;
  console.log(`${file}.woff2  ${packed.length} bytes`);
  await writeFile(output(`public/fonts/${file}.woff2`), packed);
  await copyFile(require.resolve(license), output(`public/fonts/${file}-OFL.txt`));
}
if (total > byteBudget) throw new Error(`the fonts weigh ${total} bytes, over the budget of ${byteBudget}`);

const css = fontsCss({
  title: fallbackMetrics(displayFont, 'title'),
  lead: fallbackMetrics(textRegular, 'lead'),
  label: fallbackMetrics(textBold, 'label'),
});
await writeFile(output('src/styles/fonts.css'), css);
console.log(`together  ${total} bytes; fallback metrics written to src/styles/fonts.css`);
