/** Fonts as objects: their files, and what a browser measures in them. */
import { FontIo, Ot } from 'ot-builder';

export type Font = Ot.Font.Ttf<Ot.ListGlyphStore>;

/** Parses a TrueType file. Throws if its outlines are PostScript's. */
export function readFont(file: Buffer): Font {
  const font = FontIo.readFont(FontIo.readSfntOtf(file), Ot.ListGlyphStoreFactory);
  if (!Ot.Font.isTtf(font)) throw new Error('The font has no glyf table: it must be a TrueType file.');
  return font;
}

/** The glyph of a character. Undefined if the font lacks it. */
export const glyphOf = (font: Font, character: string): Ot.Glyph | undefined =>
  font.cmap?.unicode.get(character.codePointAt(0) ?? 0);

/** Kerning of two glyphs of a static font, in font units. Throws if the font has other positioning. */
export function kerningOf({ gpos }: Font, left: Ot.Glyph, right: Ot.Glyph): number {
  const values = (gpos?.lookups ?? []).map((lookup) => {
    if (lookup.type !== Ot.Gpos.LookupType.Pair)
      throw new Error('The font positions more than pairs: extend kerningOf.');
    return Ot.Var.Ops.originOf(lookup.adjustments.get(left, right)?.[0].dWidth ?? 0);
  });
  return values.reduce((sum, value) => sum + value, 0);
}

/** The width of a text in a static font, as a share of an em. Undefined if the font lacks a character. */
export function textWidth(font: Font, text: string, { kerned }: { readonly kerned: boolean }): number | undefined {
  const glyphs = [...text].map((character) => glyphOf(font, character));
  let width = 0;
  for (const [index, glyph] of glyphs.entries()) {
    if (!glyph) return undefined;
    const previous = glyphs[index - 1];
    width += Ot.Var.Ops.originOf(glyph.horizontal.end) + (kerned && previous ? kerningOf(font, previous, glyph) : 0);
  }
  return width / font.head.unitsPerEm;
}
