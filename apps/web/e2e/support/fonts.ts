import type { Page } from '@playwright/test';

/** Above this, people notice that a page moves. Google's limit for a whole visit is 0.1. */
export const NOTICEABLE_SHIFT = 0.05;

/** Fonts that `src/styles/fonts.css` scales, by the suffix of their two families. */
export const scaledFonts = ['Arial', 'Roboto', 'DejaVu'] as const;
export type ScaledFont = (typeof scaledFonts)[number];

/** Families of a scaled font that the browser cannot show. */
export async function missingFaces(page: Page, font: ScaledFont): Promise<string[]> {
  return page.evaluate(
    async (families) => {
      const loads = families.map((family) => document.fonts.load(family));
      const results = await Promise.allSettled(loads);
      return families.filter((_, index) => {
        const result = results[index];
        return result?.status !== 'fulfilled' || result.value.length === 0;
      });
    },
    [`700 16px "Bricolage ${font}"`, `400 16px "Atkinson ${font}"`, `700 16px "Atkinson ${font}"`],
  );
}

/**
 * Removes what is far below the first screen, which takes most of the time of a layout and cannot move what is above it. For the
 * widest screen first: on a narrower one, more is below.
 */
export async function keepFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const below = [...document.querySelectorAll('main > *, footer')].filter(
      (part) => part.getBoundingClientRect().top > 2 * window.innerHeight,
    );
    for (const part of below) part.remove();
  });
}

export interface Swap {
  /** The layout shift of the first screen: the share of it that moves, times how far. */
  readonly shift: number;
  /** What moved, as a selector. */
  readonly moved: readonly string[];
}

/** What moves on the first screen when the site's fonts replace this one, by the browser's own measure, without a load. */
export async function swapFrom(page: Page, font: ScaledFont): Promise<Swap> {
  return page.evaluate(async (name) => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const entries: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { style } = document.documentElement;
    // Chromium with windows rounds the width of letters to pixels on Linux, and no flag changes it.
    style.setProperty('text-rendering', 'geometricPrecision');
    style.setProperty('--font-display', `"Bricolage ${name}", sans-serif`);
    style.setProperty('--font-text', `"Atkinson ${name}", sans-serif`);
    await painted();
    observer.observe({ type: 'layout-shift' });
    style.removeProperty('--font-display');
    style.removeProperty('--font-text');
    await painted();
    entries.push(...(observer.takeRecords() as LayoutShift[]));
    observer.disconnect();
    const nodes = entries.flatMap(({ sources }) => sources.map(({ node }) => node));
    const elements = nodes.flatMap((node) => (node instanceof Element ? [node] : (node?.parentElement ?? [])));
    return {
      shift: entries.reduce((sum, { value }) => sum + value, 0),
      moved: [...new Set(elements.map((element) => `<${element.localName}> ${element.textContent?.slice(0, 40)}`))],
    };
  }, font);
}
