/**
 * The kinds of things that a finger drags in a demo: one in a drawing, one that moves in the document, the whole sky. A roof's edge is
 * dragged on the home page (`demo-in-place.spec.ts`); `dragGrip` finds what no finger could drag.
 */
import type { Page } from '@playwright/test';
import { eachDemo, openDemo, out } from './support/demos.ts';
import { dragMouse, type Point, pointOf, swipe } from './support/pointer.ts';
import { touchScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use(touchScreen);

/**
 * Drags by mouse, then by finger.
 * @param result name of what changes
 */
async function expectSameByFinger(page: Page, slug: string, grip: string, by: Point, result: string): Promise<void> {
  const dragged = async (move: typeof dragMouse) => {
    const before = (await out(page, result).textContent()) ?? '';
    const [x, y] = await pointOf(page.locator(grip));
    const scrolled = await page.evaluate(() => window.scrollY);
    await move(page, [x, y], [x + by[0], y + by[1]]);
    await expect(out(page, result)).not.toHaveText(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    return out(page, result).textContent();
  };
  const byMouse = await dragged(dragMouse);
  await openDemo(page, slug);
  expect(await dragged(swipe)).toBe(byMouse);
}

test('the dragged element follows the finger like a mouse, and the page does not scroll', async ({ page }) => {
  await eachDemo(page, {
    'bottes-tourbiere': async () => {
      await expectSameByFinger(page, 'bottes-tourbiere', '#calf-end', [40, 0], 'calf');
      // A second finger on the leg does not keep the lace of the first.
      const [calf, ankle] = [await pointOf(page.locator('#calf-end')), await pointOf(page.locator('#ankle-end'))];
      await swipe(page, calf, [calf[0] - 20, calf[1]], ankle);
      const before = await out(page, 'calf').textContent();
      await swipe(page, ankle, [ankle[0] - 20, ankle[1]]);
      await expect(out(page, 'calf')).toHaveText(before ?? '');
      await page.touchscreen.tap(calf[0] + 20, calf[1]);
      await expect(out(page, 'calf')).not.toHaveText(before ?? '');
    },
    'demenagements-bras-de-fer': () =>
      expectSameByFinger(page, 'demenagements-bras-de-fer', '[data-grip="Côté"]', [0, -120], 'says'),
    'observatoire-mont-noye': () => expectSameByFinger(page, 'observatoire-mont-noye', '#dome', [90, 0], 'hour'),
  });
});
