import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { type Font, glyphOf, kerningOf } from './font.ts';
import { siteTexts } from './site-texts.ts';
import { cut, display, text } from './sources.ts';

/** In thousandths of an em. Above 15 (a pixel in a title of 64 px) the gap is visible. */
const visible = 15;

/** The kerning of the committed font as browsers find it, by HarfBuzz: ot-builder also reads pairs that it wrote out of order. */
async function committed(file: string): Promise<(pair: string) => number> {
  const packed = await readFile(new URL(`../../public/fonts/${file}.woff2`, import.meta.url));
  const plain = await subsetFont(packed, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(plain)));
  const advance = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphPositions()[0]?.xAdvance ?? 0;
  };
  return (pair) => advance(pair) - advance(pair.charAt(0));
}

/** Kerning of two characters, in thousandths of an em (both fonts have 1,000 units). */
function kerning(font: Font, [left = '', right = '']: string): number {
  const glyphs = [glyphOf(font, left), glyphOf(font, right)];
  return glyphs[0] && glyphs[1] ? kerningOf(font, glyphs[0], glyphs[1]) : 0;
}

describe.each([
  [display.file, display, display.axes, siteTexts.title],
  [text.file, text, { wght: 400 }, siteTexts.lead],
  [text.file, text, { wght: 700 }, siteTexts.label],
] as const)('%s', (file, { source, characters }, axes, texts) => {
  it('kerns every pair of the site like its source', async () => {
    const ours = await committed(file);
    const theirs = await cut(source, characters, axes);
    const pairs = new Set(texts.flatMap((line) => [...line].map((_, index) => line.slice(index, index + 2))));
    const loose = [...pairs].filter((pair) => Math.abs(ours(pair) - kerning(theirs, pair)) > visible);
    expect(loose, 'npm run media -- fonts kerns what is new').toEqual([]);
  });
});
