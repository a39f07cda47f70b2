import { expect, type Page, test } from '@playwright/test';
import { STEP_MS } from '../src/features/counters/count-up.ts';
import { agencyStats } from '../src/site/agency.ts';

const finals = { projects: '41+', satisfaction: '98\u00a0%', experience: '10+', specialists: '45+' };
type Stat = keyof typeof finals;
const stats = Object.keys(finals) as Stat[];

const counter = (page: Page, stat: Stat) => page.locator(`[data-counter="${stat}"]`);

interface Seen {
  /** What each counter showed while it counted, in order. */
  readonly counted: Record<string, string[]>;
  shift: number;
}

/** Notes, from the first byte on, what the counters show and how much the layout moves. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { counted: {}, shift: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-counter]')) {
        const shown = element.querySelector('[aria-hidden]')?.textContent;
        const name = element.dataset.counter ?? '';
        const list = seen.counted[name] ?? [];
        seen.counted[name] = list;
        if (shown && shown !== list.at(-1)) list.push(shown);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

test('the four figures are the agency’s, and they are in the HTML', async ({ request }) => {
  expect(agencyStats).toEqual({ projects: 41, satisfaction: 98, experience: 10, specialists: 45 });
  const html = await (await request.get('/a-propos')).text();
  for (const stat of stats)
    expect(html).toMatch(new RegExp(`data-counter="${stat}"[^>]*>${finals[stat].replace('+', '\\+')}<`));
});

test('they count up once when they come into view, and nothing else moves', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/a-propos');
  await counter(page, 'specialists').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await seen()).counted.satisfaction?.at(-1)).toBe('96\u00a0%');
  for (const stat of stats) await expect(counter(page, stat)).toHaveText(finals[stat]);
  const { counted, shift } = await seen();
  // 50 steps: from 0 to the one before last; the last is the figure itself.
  expect(counted.satisfaction).toHaveLength(50);
  expect(counted.satisfaction?.[0]).toBe('0\u00a0%');
  expect(counted.projects?.[0]).toBe('0+');
  expect(shift).toBeLessThanOrEqual(0.01);
});

test('while they count, the final figures are what is read aloud', async ({ page }) => {
  // The count is held at its first step.
  await page.addInitScript((stepMs) => {
    const start = window.setInterval.bind(window);
    window.setInterval = ((handler: () => void, delay?: number) =>
      start(handler, delay === stepMs ? 3_600_000 : delay)) as typeof window.setInterval;
  }, STEP_MS);
  await page.goto('/a-propos');
  await counter(page, 'projects').scrollIntoViewIfNeeded();
  await expect(counter(page, 'projects').locator('[aria-hidden]')).toHaveText('0+');
  await expect(page.locator('#chiffres')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph:
          - strong: 41+
  `);
});

test.describe('when motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing counts', async ({ page }) => {
    const seen = await watch(page);
    await page.goto('/a-propos');
    // The toggle answers only once the page is hydrated.
    const toggle = page.getByRole('button', { name: 'Thème sombre' });
    await expect(async () => {
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true', { timeout: 250 });
    }).toPass();
    await counter(page, 'specialists').scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const stat of stats) await expect(counter(page, stat)).toHaveText(finals[stat]);
    expect(Object.values((await seen()).counted).flat()).toEqual([]);
  });
});
