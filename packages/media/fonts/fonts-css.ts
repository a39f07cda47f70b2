import type { FallbackMetrics } from './fallback-metrics.ts';
import { localFonts } from './local-fonts/index.ts';
import type { LocalFont, Use } from './local-fonts/local-font.ts';

/** Metrics of what the site's faces set, in a font that the visitor has. */
export type FontsCss = Readonly<Record<Use, (font: LocalFont) => FallbackMetrics>>;

function fallbackFace(family: string, weight: string, locals: readonly string[], metrics: FallbackMetrics): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${locals.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${metrics.sizeAdjust}%;
  ascent-override: ${metrics.ascentOverride}%;
  descent-override: ${metrics.descentOverride}%;
  line-gap-override: ${metrics.lineGapOverride}%;
}`;
}

/** The style sheet that declares the web fonts and their fallbacks; `tokens.css` names the families in this order. */
export function fontsCss({ title, lead, label }: FontsCss): string {
  const fallbacks = localFonts.flatMap((font) => [
    fallbackFace(`Bricolage ${font.name}`, '700', font.bold.locals, title(font)),
    fallbackFace(`Atkinson ${font.name}`, '400 599', font.regular.locals, lead(font)),
    fallbackFace(`Atkinson ${font.name}`, '600 700', font.bold.locals, label(font)),
  ]);
  return `/* Written by packages/media/fonts (npm run media:fonts): the metrics are computed from the fonts' own tables. */
@font-face {
  font-family: "Bricolage Grotesque";
  font-weight: 700;
  font-display: swap;
  src: url("/fonts/bricolage-grotesque.woff2") format("woff2");
}

@font-face {
  font-family: "Atkinson Hyperlegible Next";
  font-weight: 400 700;
  font-display: swap;
  src: url("/fonts/atkinson-hyperlegible-next.woff2") format("woff2");
}

/* Fonts that visitors have, scaled to the same line box and to the width of the site's own titles, leads and labels: nothing
   moves at the swap. Each has its own family, since the scale belongs to the face. */
${fallbacks.join('\n\n')}
`;
}
