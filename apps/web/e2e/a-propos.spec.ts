/** The figures of the page about us, which count up to their values. */
import { formatNumber } from '@agency/shared/format';
import type { Page } from '@playwright/test';
import { agencyStats } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import { recorded } from './support/recorded.ts';
import { reply } from './support/requests.ts';
import { expect, step, test } from './support/test.ts';
import { stopClock } from './support/visit.ts';

// `test/built/pages.test.ts` reads their values in the document.
const stats = ['projects', 'satisfaction', 'experience', 'specialists'] as const;
type Stat = (typeof stats)[number];

test.use({ reducedMotion: 'no-preference' });

const counter = (page: Page, stat: Stat) => page.locator(`[data-counter="${stat}"]`);

/** Opens the page and shows its figures. Each count stays at its start, however busy the machine is. */
async function startCounting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        animation.pause();
        // Frames of a busy machine are longer than a step.
        animation.currentTime = 0;
      }
    });
  });
  await page.clock.install();
  await page.goto(href('about'));
  await stopClock(page);
  for (const stat of stats) expect(await drawn(page, stat)).toBe('');
  for (const stat of stats) {
    await counter(page, stat).scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page, stat)).toBe('0');
  }
}

/** The numbers that a counter displays at these times of its two seconds, in milliseconds. */
const countedAt = (page: Page, stat: Stat, times: readonly number[]) =>
  counter(page, stat).evaluate(
    (element, at) =>
      at.map((time) => {
        for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = time;
        return Number(getComputedStyle(element, '::after').getPropertyValue('--counted'));
      }),
    times,
  );

/** The number that a counter displays over its text; empty if none. */
const drawn = (page: Page, stat: Stat) =>
  counter(page, stat).evaluate((element) => {
    const style = getComputedStyle(element, '::after');
    return style.content === 'none' ? '' : style.getPropertyValue('--counted');
  });

test('they count up once when visible, in whole steps, for the eyes only', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A figure of four digits, which has a space.
  const undo = await reply(page, href('about'), async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(`data-final="${agencyStats.projects}"`, 'data-final="1200"')
      .replace(`>${agencyStats.projects}+<`, `>${formatNumber(1200)}+<`);
    await route.fulfill({ response, body });
  });
  await startCounting(page);
  expect(await countedAt(page, 'projects', [1960])).toEqual([1176]);
  const counted = await countedAt(page, 'satisfaction', [0, 40, 1000, 1960]);
  // Fiftieths of the figure, two for each of the first steps.
  expect(counted).toEqual([0, 1, 25, 49].map((fiftieths) => Math.round((fiftieths * agencyStats.satisfaction) / 50)));
  // Screen readers get the final figures.
  await expect(page.locator('#chiffres')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph: /^1.200\\+/
  `);
  await step('nothing moves meanwhile', async () => {
    await page.clock.runFor(2_200);
    for (const stat of stats) await expect.poll(() => drawn(page, stat)).toBe('');
    expect((await recorded<{ shift: number }>(page, 'seen')).shift).toBeLessThanOrEqual(0.01);
  });

  await step('with reduced motion, nothing counts', async () => {
    await undo();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href('about'));
    await counter(page, 'specialists').scrollIntoViewIfNeeded();
    await page.clock.runFor(200);
    for (const stat of stats) expect(await drawn(page, stat)).toBe('');
  });
});
