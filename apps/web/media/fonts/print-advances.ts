/**
 * Prints the advance widths of an installed font as a table for `local-fonts/`: `npx tsx apps/web/media/fonts/print-advances.ts
 * /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf`
 */
import { readFileSync } from 'node:fs';
import { composed, textCharset } from './charset.ts';
import { readAdvance, readCharacterMap, readTables, table } from './sfnt.ts';

const [path] = process.argv.slice(2);
if (!path) throw new Error('Name a TrueType file after the command.');
const tables = readTables(readFileSync(path));
const glyphs = readCharacterMap(tables);

const byWidth = new Map<number, string>();
for (const character of [...textCharset, ...composed.map(({ character }) => character)]) {
  const glyph = glyphs.get(character.codePointAt(0) ?? 0);
  // Omit characters that the font lacks: the browser takes them from another font.
  if (glyph === undefined) continue;
  const width = readAdvance(tables, glyph);
  byWidth.set(width, (byWidth.get(width) ?? '') + character);
}

const quoted = (characters: string) => {
  const visible = characters.replaceAll('\\', '\\\\').replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
  return visible.includes("'") && !visible.includes('"') ? `"${visible}"` : `'${visible.replaceAll("'", "\\'")}'`;
};
console.log(`unitsPerEm: ${table(tables, 'head').readUInt16BE(18)}`);
for (const [width, characters] of [...byWidth].sort(([one], [other]) => one - other)) {
  console.log(`    [${width}, ${quoted(characters)}],`);
}
