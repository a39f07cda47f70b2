/** What a slow connection shows first, in a font of the visitor's own, stands where the site's fonts put it: nothing moves. */
import type { Page } from '@playwright/test';
import { href } from '../src/site/pages.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

/** Bold faces that `src/styles/fonts.css` scales; a machine that has none of them shows its own, at its own size. */
const known = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'DejaVu Sans Bold'];

const hasKnownFont = (page: Page) =>
  page.evaluate(async (names) => {
    const loads = names.map((name) => new FontFace('probe', `local("${name}")`).load());
    return (await Promise.allSettled(loads)).some(({ status }) => status === 'fulfilled');
  }, known);

/** Top and height of what opens the page, to the pixel. */
async function opening(page: Page): Promise<number[][]> {
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page.locator('main header :is(h1, h1 + p, h1 ~ p a)').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    }),
  );
}

test.use({ reducedMotion: 'reduce', expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

for (const id of ['home', 'contact', 'uxDesign'] as const) {
  for (const width of [390, 1350]) {
    test(`${href(id)} opens at the same place before and after its fonts, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, href(id));
      expect(await hasKnownFont(page), `one of ${known.join(', ')} is installed`).toBe(true);
      const after = await opening(page);
      expect(after.length).toBeGreaterThanOrEqual(3);

      await page.route('**/*.woff2', (route) => route.abort());
      await page.reload();
      await settled(page);
      const before = await opening(page);
      const moved = before.flat().map((value, index) => Math.abs(value - (after.flat()[index] ?? Number.NaN)));
      expect(
        Math.max(...moved),
        `${JSON.stringify(before)} before, ${JSON.stringify(after)} after`,
      ).toBeLessThanOrEqual(2);
    });
  }
}
