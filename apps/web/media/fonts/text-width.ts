import { readAdvance, readCharacterMap, readVerticalMetrics, type Tables } from './sfnt.ts';

/** The width of a text in a font, with its kerning if given, as a share of an em. Undefined if the font lacks a character. */
export function textWidth(
  font: Tables,
  kerning: (left: number, right: number) => number = () => 0,
): (text: string) => number | undefined {
  const { unitsPerEm } = readVerticalMetrics(font);
  const glyphs = readCharacterMap(font);
  return (text) => {
    let width = 0;
    let previous: number | undefined;
    for (const character of text) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      if (glyph === undefined) return undefined;
      width += readAdvance(font, glyph) + (previous === undefined ? 0 : kerning(previous, glyph));
      previous = glyph;
    }
    return width / unitsPerEm;
  };
}
