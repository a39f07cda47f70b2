import type { Page } from '@playwright/test';

/** Above this, people notice that a page moves. Google's limit for a whole visit is 0.1. */
export const NOTICEABLE_SHIFT = 0.05;

/** Fonts that `src/styles/fonts.css` scales, by the suffix of their two families. */
const scaledFonts = ['Arial', 'Roboto', 'DejaVu'] as const;
/** Fonts that a screen of this width can have: every system has one like Arial, Android has Roboto, and Linux on a desk DejaVu. */
const fontsAt = (width: number) => scaledFonts.filter((font) => font !== (width > 768 ? 'Roboto' : 'DejaVu'));

/** Loads both families of each scaled font, and returns those that the browser cannot show. */
export async function missingFaces(page: Page): Promise<string[]> {
  const families = scaledFonts.flatMap((font) => [
    `700 16px "Bricolage ${font}"`,
    `400 16px "Atkinson ${font}"`,
    `700 16px "Atkinson ${font}"`,
  ]);
  return page.evaluate(async (all) => {
    const loads = await Promise.allSettled(all.map((family) => document.fonts.load(family)));
    return all.filter((_, index) => {
      const load = loads[index];
      return load?.status !== 'fulfilled' || load.value.length === 0;
    });
  }, families);
}

/**
 * Removes what is below the first screen, which takes most of the time of a layout and cannot move what is above it. For the
 * widest screen first: on a narrower one, more is below.
 */
export async function keepFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const below = [...document.querySelectorAll('main > *, footer')].filter(
      (part) => part.getBoundingClientRect().top > window.innerHeight,
    );
    for (const part of below) part.remove();
  });
}

/** What moves on the first screen when the site's fonts replace each font of its width, by the browser's own measure, without a load. */
export async function swaps(page: Page, width: number) {
  return page.evaluate(async (fonts) => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { style } = document.documentElement;
    // Chromium with windows rounds the width of letters to pixels on Linux, and no flag changes it.
    style.setProperty('text-rendering', 'geometricPrecision');
    const found = [];
    // Each change comes at the beginning of a frame, so that the next one begins after its layout.
    await nextFrame();
    for (const font of fonts) {
      style.setProperty('--font-display', `"Bricolage ${font}", sans-serif`);
      style.setProperty('--font-text', `"Atkinson ${font}", sans-serif`);
      await nextFrame();
      const entries: LayoutShift[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
      observer.observe({ type: 'layout-shift' });
      style.removeProperty('--font-display');
      style.removeProperty('--font-text');
      await nextFrame();
      entries.push(...(observer.takeRecords() as LayoutShift[]));
      observer.disconnect();
      const nodes = entries.flatMap(({ sources }) => sources.map(({ node }) => node));
      const elements = nodes.flatMap((node) => (node instanceof Element ? [node] : (node?.parentElement ?? [])));
      found.push({
        font,
        /** The layout shift of the first screen: the share of it that moves, times how far. */
        shift: entries.reduce((sum, { value }) => sum + value, 0),
        moved: [...new Set(elements.map((element) => `<${element.localName}> ${element.textContent?.slice(0, 40)}`))],
      });
    }
    return found;
  }, fontsAt(width));
}
