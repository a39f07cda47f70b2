import { Ot } from 'ot-builder';
import { type Font, textWidth } from './font.ts';
import type { LocalFont } from './local-fonts.ts';
import { siteTexts, type Use } from './site-texts.ts';

/** The descriptors, in percent, that make a system font take the same space as a web font. No line of the site has a font's own gap. */
export interface FallbackMetrics {
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
}

/**
 * Fallback metrics for a static instance of a web font, in one use. `size-adjust` is the ratio of the two fonts' widths over
 * the site's texts. The vertical overrides are the web font's own, divided by that ratio because `size-adjust` scales them
 * again.
 */
export function fallbackMetrics(instance: Font, use: Use): (font: LocalFont) => FallbackMetrics {
  const { head, os2, hhea } = instance;
  if (!os2 || !hhea) throw new Error('The font has no line metrics (OS/2, hhea).');
  const vertical =
    os2.fsSelection & Ot.Os2.FsSelection.USE_TYPO_METRICS
      ? [os2.sTypoAscender, os2.sTypoDescender]
      : [hhea.ascender, hhea.descender];
  return ({ regular, bold, fit }) => {
    let own = 0;
    let local = 0;
    for (const text of siteTexts[use]) {
      const width = textWidth(instance, text, { kerned: true });
      if (width === undefined) throw new Error(`The subset lacks a character of "${text}": add it to charset.ts.`);
      const localWidth = textWidth((use === 'lead' ? regular : bold).font, text, { kerned: false });
      if (localWidth === undefined) continue;
      own += width;
      local += localWidth;
    }
    const ratio = (own / local) * (fit[use] ?? 1);
    const percent = (value: number) => Math.round(value * 10_000) / 100;
    const [ascent = 0, descent = 0] = vertical.map((value) => Ot.Var.Ops.originOf(value) / head.unitsPerEm / ratio);
    return {
      sizeAdjust: percent(ratio),
      ascentOverride: percent(ascent),
      descentOverride: percent(-descent),
    };
  };
}
