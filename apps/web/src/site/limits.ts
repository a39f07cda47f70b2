/** Weight limits of a page: the declaration on ecodesign publishes these numbers, and the tests enforce them. */
interface PageLimit {
  /** Kilobytes (1,000 bytes) of a first visit at load, headers included. */
  readonly atLoad: number;
  /** The same once the page is scrolled to the bottom. */
  readonly scrolled: number;
  /**
   * Elements of the document, without the inside of drawings, as in EcoIndex. Those of the portfolio do not follow the number of projects: a
   * published limit rises by a decision.
   */
  readonly elements: number;
}

/** About 2 % or more above the largest measured value, so that an ordinary edit passes. */
export const pageLimits = {
  home: { atLoad: 60, scrolled: 91, elements: 600 },
  portfolio: { atLoad: 131, scrolled: 320, elements: 620 },
  other: { atLoad: 57, scrolled: 65, elements: 600 },
  project: { atLoad: 60, scrolled: 80, elements: 600 },
} as const satisfies Record<string, PageLimit>;

/** Grams of CO₂ equivalent per view, Sustainable Web Design 4. No page emits less than `least`. */
export const gramLimits = { least: 0.005, atLoad: 0.01, scrolled: 0.015, portfolio: 0.05 } as const;

/**
 * The median home page in bytes: on a phone, and on a computer. Source: HTTP Archive, Web
 * Almanac 2025; `claims/published.ts`.
 */
export const medianPage = { bytes: 2_559_000, desktopBytes: 2_862_000, month: 'juillet 2025' } as const;
