import type { FallbackMetrics } from './fallback-metrics.ts';

export interface FontsCss {
  readonly display: FallbackMetrics;
  readonly textRegular: FallbackMetrics;
  readonly textBold: FallbackMetrics;
}

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

const boldLocals = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'];
const regularLocals = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'];

/** The style sheet that declares the web fonts and their fallbacks. */
export function fontsCss({ display, textRegular, textBold }: FontsCss): string {
  return `/* Written by tools/fonts (npm run media:fonts): the metrics are computed from the fonts' own tables. */
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

/* Arial and its metric twin Liberation Sans, scaled to the same mean width and line box: nothing moves at the swap. */
${fallbackFace('Bricolage Fallback', '700', boldLocals, display)}

${fallbackFace('Atkinson Fallback', '400 599', regularLocals, textRegular)}

${fallbackFace('Atkinson Fallback', '600 700', boldLocals, textBold)}
`;
}
