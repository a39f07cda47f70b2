import { readKerning } from './kerning.ts';
import type { LocalFont } from './local-fonts.ts';
import { readVerticalMetrics, type Tables } from './sfnt.ts';
import { siteTexts, type Use } from './site-texts.ts';
import { textWidth } from './text-width.ts';

/** The four descriptors, in percent, that make a system font take the same space as a web font. */
export interface FallbackMetrics {
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
}

/**
 * Fallback metrics for a static instance of a web font, in one use. `size-adjust` is the ratio of the two fonts' widths over
 * the site's texts. The vertical overrides are the web font's own, divided by that ratio because `size-adjust` scales them
 * again.
 */
export function fallbackMetrics(instance: Tables, use: Use): (font: LocalFont) => FallbackMetrics {
  const { unitsPerEm, ascent, descent, lineGap } = readVerticalMetrics(instance);
  const ownWidth = textWidth(instance, readKerning(instance));
  return ({ regular, bold, fit }) => {
    let own = 0;
    let local = 0;
    for (const text of siteTexts[use]) {
      const width = ownWidth(text);
      if (width === undefined) throw new Error(`The subset lacks a character of "${text}": add it to charset.ts.`);
      const localWidth = (use === 'lead' ? regular : bold).width(text);
      if (localWidth === undefined) continue;
      own += width;
      local += localWidth;
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
