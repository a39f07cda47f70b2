/** « Mesurer cette page », at the foot of every page: the weight of a view. */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import { contrastFaults } from './support/axe.ts';
import { hideSizes, received, watchRequests } from './support/requests.ts';
import { expect, step, test } from './support/test.ts';
import { darken, footerLink, settled, visit } from './support/visit.ts';

const measure = (page: Page) => page.getByRole('button', { name: interfaceStrings.footprint.measure });
const outcome = (page: Page) => page.locator('footer').getByRole('status');
const kilobytes = async (page: Page) => Number(/^(\d+)/.exec((await outcome(page).textContent()) ?? '')?.[1]);

/** What the page requests from now on, and the number of requests that have not ended. */
function watchTransfers(page: Page) {
  const asked = watchRequests(page);
  let finished = 0;
  page.on('requestfinished', () => {
    finished += 1;
  });
  return { asked, open: () => asked.length - finished };
}

test('the footprint is the weight of this view, on request, and then of the next', async ({ page }) => {
  const { asked, open } = watchTransfers(page);
  await visit(page, '/');
  expect(asked.filter((url) => url.includes('/footprint-'))).toEqual([]);
  await expect(outcome(page)).toBeEmpty();
  await step('it is what the browser received before the first act', async () => {
    // The weight of the page before the first interaction, without the scripts that it loads.
    const interaction = await page.evaluate(() => performance.getEntriesByName('interaction')[0]?.startTime ?? 0);
    const bytes = await received(page, ({ startTime }) => startTime < interaction);
    // The pictures near the footer arrive before the press, not in the middle of it.
    await measure(page).scrollIntoViewIfNeeded();
    await settled(page);
    await expect.poll(open).toBe(0);
    await measure(page).click();
    await expect(outcome(page)).toHaveText(/^\d+.ko · 0,0\d\d.g de CO₂/);
    expect(await kilobytes(page)).toBe(Math.round(bytes / 1000));
    // Both figures together are everything that the browser received.
    const all = await received(page);
    const press = Number(/ce bouton compris\s: (\d+)/.exec((await outcome(page).textContent()) ?? '')?.[1]);
    expect(Math.abs(press + (await kilobytes(page)) - all / 1000)).toBeLessThan(2);
  });

  await step('the next page has what its prefetch loaded, and nothing that came between', async () => {
    const link = footerLink(page, href('about'));
    const prefetched = page.waitForResponse('**/assets/a-propos-*.js');
    await link.hover();
    await prefetched;
    await settled(page);
    await expect.poll(open).toBe(0);
    await settled(page);
    await page.mouse.move(0, 0);
    // More than this page and the pictures that scrolling shows.
    const between = await page.evaluate(async () => {
      const pictures = await Promise.all([1, 2, 3, 4, 5].map((copy) => fetch(`/share/about.png?${copy}`)));
      const sizes = await Promise.all(pictures.map(async (picture) => (await picture.blob()).size));
      return sizes.reduce((sum, size) => sum + size, 0);
    });
    expect(between).toBeGreaterThan(150_000);
    await link.click();
    await expect(page).toHaveURL(href('about'));
    await expect(outcome(page)).toBeEmpty();
    await measure(page).click();
    await expect(outcome(page)).toHaveText(/^\d+.ko/);
    // Its script comes with the prefetch only.
    expect(await kilobytes(page)).toBeGreaterThan(0);
    expect(await kilobytes(page)).toBeLessThan(60);
    await expect(outcome(page)).toContainText(interfaceStrings.footprint.pressFree);
  });

  await step('its button stays readable on hover, in the light and in the dark', async () => {
    for (const theme of ['light', 'dark']) {
      await darken(page, theme === 'dark');
      await measure(page).hover();
      await settled(page);
      expect(await contrastFaults(page, 'footer'), theme).toEqual([]);
    }
  });
  await step('where the browser hides the sizes, the page says so', async () => {
    await hideSizes(page, 'transferSize', 'encodedBodySize');
    await measure(page).click();
    await expect(outcome(page)).toHaveText(interfaceStrings.footprint.hidden);
  });
});
