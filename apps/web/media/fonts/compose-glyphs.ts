/**
 * Adds characters that the source fonts lack, composed from existing glyphs: the subscript two of CO₂ is their superscript two,
 * lowered. A composed glyph follows the weight axis of its component.
 */
import { Ot } from 'ot-builder';
import type { Composed } from './charset.ts';
import { type Font, glyphOf } from './font.ts';

/** Adds the composed characters to a font. Throws if the font already has one, or lacks its component. */
export function composeGlyphs(font: Font, additions: readonly Composed[]): void {
  for (const { character, from, bottom, advance } of additions) {
    const source = glyphOf(font, from);
    if (!source || !font.cmap) throw new Error(`The font lacks ${from}, of which ${character} is composed.`);
    if (glyphOf(font, character)) throw new Error(`The font already has ${character}: remove it from the additions.`);
    const glyph = new Ot.Glyph();
    glyph.horizontal = { start: 0, end: Ot.Var.Ops.scale(advance, source.horizontal.end) };
    if (bottom !== undefined) {
      const { yMin } = Ot.GeometryUtil.apply(Ot.GeometryUtil.GetBound, source.geometry);
      const down = Ot.Glyph.Transform2X3.Translate(0, Math.round(bottom * font.head.unitsPerEm) - yMin);
      glyph.geometry = Object.assign(new Ot.Glyph.TtReference(source, down), { useMyMetrics: true });
    }
    font.glyphs.items.push(glyph);
    font.cmap.unicode.set(character.codePointAt(0) ?? 0, glyph);
  }
}
