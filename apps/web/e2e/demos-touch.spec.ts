/** The demos in which something is dragged, by finger. */
import type { Page } from '@playwright/test';
import { hasDemo } from '../test/support/project-tests.ts';
import { openDemo, out } from './support/demos.ts';
import { dragMouse, type Point, pointOf, swipe } from './support/pointer.ts';
import { touchScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use(touchScreen);

interface Dragged {
  readonly slug: string;
  readonly grip: string;
  readonly by: Point;
  /** The name of the result that changes. */
  readonly result: string;
  /** What else fingers do in this demo. */
  readonly also?: (page: Page) => Promise<void>;
}

const all: readonly Dragged[] = [
  {
    slug: 'bottes-tourbiere',
    grip: '#calf-end',
    by: [40, 0],
    result: 'calf',
    // A second finger on the leg does not keep the lace of the first.
    also: async (page) => {
      const [calf, ankle] = [await pointOf(page.locator('#calf-end')), await pointOf(page.locator('#ankle-end'))];
      await swipe(page, calf, [calf[0] - 20, calf[1]], ankle);
      const before = await out(page, 'calf').textContent();
      await swipe(page, ankle, [ankle[0] - 20, ankle[1]]);
      await expect(out(page, 'calf')).toHaveText(before ?? '');
    },
  },
  {
    slug: 'semences-rang-double',
    grip: '#flake',
    by: [-60, 0],
    result: 'frost',
    also: async (page) => {
      await page.reload();
      await page.locator('#pois').tap();
      await expect(out(page, 'frost')).not.toHaveText('8\u00a0mai');
    },
  },
  { slug: 'lucarne-architecture', grip: '#disc', by: [-60, 50], result: 'hour' },
  { slug: 'toitures-granit-nord', grip: '[data-edge=west]', by: [40, 0], result: 'footprint' },
  { slug: 'demenagements-bras-de-fer', grip: '[data-grip="Côté"]', by: [0, -120], result: 'says' },
  {
    slug: 'fromagerie-brise-noire',
    grip: '#knife',
    by: [-60, 60],
    result: 'weight',
    also: async (page) => {
      await page.reload();
      await page.touchscreen.tap(...(await pointOf(page.locator('#wheel'), [0.2, 0.5])));
      await expect(out(page, 'weight')).toHaveText('450\u00a0g');
    },
  },
  { slug: 'observatoire-mont-noye', grip: '#dome', by: [90, 0], result: 'hour' },
  { slug: 'tresorerie-rive-sucre', grip: '#drop', by: [-120, 0], result: 'month' },
];

test('the dragged element follows the finger to its end, like a mouse, and the page does not scroll', async ({
  page,
}) => {
  for (const { slug, grip, by, result, also } of all.filter((one) => hasDemo(one.slug))) {
    await test.step(slug, async () => {
      /** The result of a drag. */
      const dragged = async (move: typeof dragMouse) => {
        await openDemo(page, slug);
        const before = (await out(page, result).textContent()) ?? '';
        const [x, y] = await pointOf(page.locator(grip));
        const scrolled = await page.evaluate(() => window.scrollY);
        await move(page, [x, y], [x + by[0], y + by[1]]);
        await expect(out(page, result), slug).not.toHaveText(before);
        expect(await page.evaluate(() => window.scrollY), slug).toBe(scrolled);
        return out(page, result).textContent();
      };
      const byMouse = await dragged(dragMouse);
      expect(await dragged(swipe), slug).toBe(byMouse);
      await also?.(page);
    });
  }
});
