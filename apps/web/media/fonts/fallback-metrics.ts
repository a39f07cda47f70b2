import { readKerning } from './kerning.ts';
import { type LocalFont, localWidth, type Use } from './local-fonts/local-font.ts';
import { readAdvance, readCharacterMap, readVerticalMetrics, type Tables } from './sfnt.ts';
import { siteTexts } from './site-texts.ts';

/** The four descriptors, in percent, that make a system font take the same space as a web font. */
export interface FallbackMetrics {
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
}

/** Returns the width of a text in the web font, with kerning, as a share of an em. Throws for a missing character. */
function widthIn(instance: Tables): (text: string) => number {
  const { unitsPerEm } = readVerticalMetrics(instance);
  const glyphs = readCharacterMap(instance);
  const kerning = readKerning(instance);
  return (text) => {
    let width = 0;
    let previous: number | undefined;
    for (const character of text) {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      if (glyph === undefined) throw new Error(`The subset lacks ${JSON.stringify(character)}: add it to charset.ts.`);
      width += readAdvance(instance, glyph) + (previous === undefined ? 0 : kerning(previous, glyph));
      previous = glyph;
    }
    return width / unitsPerEm;
  };
}

/**
 * Fallback metrics for a static instance of a web font, in one use. `size-adjust` is the ratio of the two fonts' widths over
 * the site's texts. The vertical overrides are the web font's own, divided by that ratio because `size-adjust` scales them
 * again.
 */
export function fallbackMetrics(instance: Tables, use: Use): (font: LocalFont) => FallbackMetrics {
  const { unitsPerEm, ascent, descent, lineGap } = readVerticalMetrics(instance);
  const ownWidth = widthIn(instance);
  return ({ regular, bold, fit }) => {
    let own = 0;
    let local = 0;
    for (const text of siteTexts[use]) {
      const width = localWidth(use === 'lead' ? regular : bold, text);
      if (width === undefined) continue;
      own += ownWidth(text);
      local += width;
    }
    const ratio = (own / local) * (fit[use] ?? 1);
    const percent = (value: number) => Math.round((value / unitsPerEm / ratio) * 10_000) / 100;
    return {
      sizeAdjust: Math.round(ratio * 10_000) / 100,
      ascentOverride: percent(ascent),
      descentOverride: percent(descent),
      lineGapOverride: percent(lineGap),
    };
  };
}
