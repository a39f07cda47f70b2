/**
 * Simplifies the kerning of a font. The source lists nearly every pair, with invisible differences. Faint pairs and pairs that no
 * text contains are dropped, and the others rounded.
 */
import { Ot } from 'ot-builder';
import { type Font, kerningOf } from './font.ts';

/** Pairs below 0.6 % of an em (half a pixel in an 80-pixel title) are not kerned. */
const faintest = 0.006;
/** Values are rounded to 0.4 % of an em. */
const grain = 0.004;

/**
 * Replaces the kerning of a font with the simplified kerning of `instance`, which is the font itself by default. A variable
 * font then has the same kerning at all weights, so its variation table is dropped.
 * @param isWritten whether two characters can be neighbours in a text of the site
 */
export function simplifyKerning(
  font: Font,
  isWritten: (left: string, right: string) => boolean,
  instance: Font = font,
): void {
  const { unitsPerEm } = font.head;
  const step = unitsPerEm * grain;
  const characters = [...(instance.cmap?.unicode.entries() ?? [])].map(([code, glyph]) => ({
    character: String.fromCodePoint(code),
    glyph,
    own: font.cmap?.unicode.get(code),
  }));
  const pairs = new Ot.Gpos.Pair();
  for (const left of characters) {
    for (const right of characters) {
      const value = kerningOf(instance, left.glyph, right.glyph);
      if (Math.abs(value) < unitsPerEm * faintest || !isWritten(left.character, right.character)) continue;
      const dWidth = Math.round(Math.round(value / step) * step);
      if (left.own && right.own)
        pairs.adjustments.set([left.own], [right.own], [{ ...Ot.Gpos.ZeroAdjustment, dWidth }, Ot.Gpos.ZeroAdjustment]);
    }
  }
  const kern = { tag: 'kern', lookups: [pairs] };
  const script = { defaultLanguage: { requiredFeature: null, features: [kern] }, languages: new Map() };
  font.gpos = new Ot.Gpos.Table(new Map([['DFLT', script]]), [kern], [pairs]);
  font.gdef = null;
}
