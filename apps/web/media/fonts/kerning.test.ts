import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readKerning } from './kerning.ts';
import { readCharacterMap, readTables, type Tables } from './sfnt.ts';
import { siteTexts } from './site-texts.ts';
import { cut, display, text } from './sources.ts';

/** In thousandths of an em. Above 15 (a pixel in a title of 64 px) the gap is visible. */
const visible = 15;

/** Kerning of two characters, in thousandths of an em. */
function pairsOf(tables: Tables) {
  const glyphs = readCharacterMap(tables);
  const kerning = readKerning(tables);
  const glyphOf = (character: string) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
  return (left: string, right: string) => kerning(glyphOf(left), glyphOf(right));
}

async function committed(file: string): Promise<Tables> {
  const packed = await readFile(new URL(`../../public/fonts/${file}.woff2`, import.meta.url));
  return readTables(await subsetFont(packed, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' }));
}

describe.each([
  [display.file, display, display.axes, siteTexts.title],
  [text.file, text, { wght: 400 }, siteTexts.lead],
  [text.file, text, { wght: 700 }, siteTexts.label],
] as const)('%s', (file, { source, characters }, axes, texts) => {
  it('kerns every pair of the site like its source', async () => {
    const ours = pairsOf(await committed(file));
    const theirs = pairsOf(await cut(source, characters, axes));
    const pairs = new Set(texts.flatMap((line) => [...line].map((_, index) => line.slice(index, index + 2))));
    const loose = [...pairs].filter(([left = '', right = '']) =>
      right === '' ? false : Math.abs(ours(left, right) - theirs(left, right)) > visible,
    );
    expect(loose, 'npm run media -- fonts kerns what is new').toEqual([]);
  });
});
