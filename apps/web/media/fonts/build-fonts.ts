/**
 * Subsets the two open fonts to the site's characters and axes, and writes `public/fonts` and `src/styles/fonts.css` of
 * apps/web. Run with `npm run media -- fonts`; the output is committed, so that no build depends on it.
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FontIo } from 'ot-builder';
import subsetFont from 'subset-font';
import { composed } from './charset.ts';
import { composeGlyphs } from './compose-glyphs.ts';
import { fallbackMetrics } from './fallback-metrics.ts';
import type { Font } from './font.ts';
import { fontsCss } from './fonts-css.ts';
import { gposOf } from './gpos.ts';
import { simplifyKerning } from './kerning.ts';
import { cut, display, text } from './sources.ts';
import { isWritten } from './written-pairs.ts';

const require = createRequire(import.meta.url);
const output = (path: string) => new URL(`../../${path}`, import.meta.url);

/** Budget of both files together: the share of fonts in the weight of a first visit. */
const byteBudget = 20_800;

/** Entries of `name` to keep: family, style, and the name of the weight axis. Copyright and licence have their own file. */
const names = [1, 2, 256];

function keepNames({ name }: Font): void {
  if (name) name.records = name.records.filter(({ nameID }) => names.includes(nameID));
}

/** The WOFF2 file of a font that only kerns pairs. */
async function packFont(font: Font): Promise<Buffer> {
  const file = FontIo.writeFont(font);
  file.tables.set('GPOS', gposOf(font));
  // The outlines' own variations include those of the widths.
  file.tables.delete('HVAR');
  return subsetFont(FontIo.writeSfntOtf(file), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

const displayFont = await cut(display.source, display.characters, display.axes);
const textFont = await cut(text.source, text.characters, text.axes);
const textRegular = await cut(text.source, text.characters, { wght: 400 });
const textBold = await cut(text.source, text.characters, { wght: 700 });
const textBetween = await cut(text.source, text.characters, { wght: 550 });
simplifyKerning(displayFont, isWritten);
// Kerning differs between weights by at most 1.4 % of an em: a quarter of a pixel in the text.
for (const font of [textFont, textRegular, textBold]) simplifyKerning(font, isWritten, textBetween);
composeGlyphs(displayFont, composed);
for (const font of [textFont, textRegular, textBold]) composeGlyphs(font, composed);
keepNames(displayFont);
keepNames(textFont);

let total = 0;
for (const [{ file, license }, font] of [
  [display, displayFont],
  [text, textFont],
] as const) {
  const packed = await packFont(font);
  total += packed.length;
  console.log(`${file}.woff2  ${packed.length} bytes`);
  await writeFile(output(`public/fonts/${file}.woff2`), packed);
  await copyFile(require.resolve(license), output(`public/fonts/${file}-OFL.txt`));
}
if (total > byteBudget)
  throw new Error(`The fonts weigh ${total} bytes, over the budget of ${byteBudget}: drop characters from charset.ts.`);

const css = fontsCss({
  title: fallbackMetrics(displayFont, 'title'),
  lead: fallbackMetrics(textRegular, 'lead'),
  label: fallbackMetrics(textBold, 'label'),
});
await writeFile(output('src/styles/fonts.css'), css);
console.log(`together  ${total} bytes; fallback metrics written to src/styles/fonts.css`);
