import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readCharacterMap, readTables } from './sfnt.ts';
import { siteTexts } from './site-texts.ts';

/** Characters of a committed font. */
async function charactersOf(file: string): Promise<ReadonlySet<string>> {
  const packed = await readFile(new URL(`../../../apps/web/public/fonts/${file}.woff2`, import.meta.url));
  const font = await subsetFont(packed, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  return new Set([...readCharacterMap(readTables(font)).keys()].map((code) => String.fromCodePoint(code)));
}

describe.each([
  ['bricolage-grotesque', ['title']],
  ['atkinson-hyperlegible-next', ['lead', 'label']],
] as const)('%s', (file, uses) => {
  it.each(uses)('has every character of each %s', async (use) => {
    const characters = await charactersOf(file);
    const lacking = siteTexts[use].flatMap((text) => [...text].filter((character) => !characters.has(character)));
    expect([...new Set(lacking)]).toEqual([]);
  });
});
