/** The home page, except its calculator and its models. */
import type { Page } from '@playwright/test';
import { ECO_NOTICE_KEY } from '../src/features/eco-notice/eco-notice.element.ts';
import { contrastFaults } from './support/axe.ts';
import { keyboardFaults } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

const notice = (page: Page) => page.getByRole('button', { name: 'Continuer' });

test.describe('eco notice', () => {
  /** Time at which the notice appeared, in milliseconds after the load event. */
  const delay = (page: Page) =>
    page.evaluate(() => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      return ((window as Window & { noticeAt?: number }).noticeAt ?? 0) - loadEventEnd;
    });

  test('appears two seconds after the load, takes no focus and moves nothing', async ({ page }) => {
    await page.addInitScript((label) => {
      new MutationObserver((_, observer) => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
        if (!button?.checkVisibility()) return;
        Object.assign(window, { noticeAt: performance.now() });
        observer.disconnect();
      }).observe(document, { attributes: true, childList: true, subtree: true });
    }, 'Continuer');
    await page.goto('/');
    await page.locator('h1').focus();
    const place = () =>
      page.locator('#calculateur').evaluate((section) => section.getBoundingClientRect().top + scrollY);
    const top = await place();
    await expect(notice(page)).toBeVisible();
    expect(await delay(page)).toBeGreaterThanOrEqual(2000);
    await expect(page.locator('h1')).toBeFocused();
    expect(await place()).toBe(top);
    await expect(page.getByRole('status').filter({ hasText: 'pèse moins qu’une photo' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(notice(page)).toBeHidden();
  });

  for (const [name, answer] of [
    ['« Continuer »', (page: Page) => notice(page).click()],
    ['the cross', (page: Page) => page.getByRole('button', { name: 'Fermer l’avis' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`is answered permanently by ${name}`, async ({ page }) => {
      await page.clock.install();
      await visit(page, '/', { notice: true });
      await page.clock.runFor(2100);
      await expect(notice(page)).toBeVisible();
      await answer(page);
      await expect(notice(page)).toBeHidden();
      expect(await page.evaluate((key) => localStorage.getItem(key), ECO_NOTICE_KEY)).toBe('true');
      await page.reload();
      await page.clock.runFor(5000);
      await settled(page);
      await expect(notice(page)).toBeHidden();
    });
  }

  test('closing it by its own button returns the focus to the page', async ({ page }) => {
    await visit(page, '/', { notice: true });
    await expect(notice(page)).toBeVisible();
    await notice(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeFocused();
  });

  test('Escape closes an open menu first', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, '/', { notice: true });
    await expect(notice(page)).toBeVisible();
    const menu = page.getByRole('button', { name: 'Services' });
    await menu.click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
  });

  test('it covers neither the figures nor the focused element', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/', { notice: true });
    await expect(notice(page)).toBeVisible();
    for (const [width, height] of [
      [1280, 800],
      [390, 664],
      [320, 256],
    ] as const) {
      const screen = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await settled(page);
      const place = page.getByRole('region', { name: 'Cette page pèse moins qu’une photo' });
      const card = await place.boundingBox();
      const figures = await page.locator('main header ul').first().boundingBox();
      if (!card || !figures) throw new Error(`The notice or the figures are not on the page at ${screen}.`);
      const apart =
        card.x >= figures.x + figures.width ||
        figures.x >= card.x + card.width ||
        card.y >= figures.y + figures.height ||
        figures.y >= card.y + card.height;
      expect(apart, screen).toBe(true);
      expect(await keyboardFaults(page), screen).toEqual([]);
    }
  });

  test('at the end of the page the footer can be pressed', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/', { notice: true });
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // Playwright's click waits until no other element receives it.
    await page.locator('footer').getByRole('link', { name: 'Plan du site' }).click();
    await expect(page).toHaveURL('/plan-du-site');
  });

  test('it waits while a shared result is shown', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/?visitorsPerMonth=10000&hostingLocation=quebec', { notice: true });
    await page.clock.runFor(5000);
    await settled(page);
    await expect(notice(page)).toBeHidden();
  });

  test('it appears to a visitor who follows a campaign or a social network', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/?utm_source=infolettre&fbclid=abc', { notice: true });
    await page.clock.runFor(2100);
    await expect(notice(page)).toBeVisible();
  });

  test('it does not follow a visitor who leaves the page first', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/', { notice: true });
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(5000);
    await settled(page);
    await expect(notice(page)).toBeHidden();
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`in the ${theme}, the button of the footprint stays readable on hover`, async ({ page }) => {
    await visit(page, '/', { theme });
    await page.getByRole('button', { name: 'Mesurer cette page' }).hover();
    await settled(page);
    expect(await contrastFaults(page, 'footer')).toEqual([]);
  });
}

test.describe('footprint of the page', () => {
  const measure = (page: Page) => page.getByRole('button', { name: 'Mesurer cette page' });
  const outcome = (page: Page) => page.locator('footer').getByRole('status');
  const kilobytes = async (page: Page) => Number(/^(\d+)/.exec((await outcome(page).textContent()) ?? '')?.[1]);

  test('is the weight of this view, on request', async ({ page }) => {
    const asked: string[] = [];
    let finished = 0;
    page.on('request', (request) => asked.push(request.url()));
    page.on('requestfinished', () => {
      finished += 1;
    });
    await visit(page, '/');
    expect(asked.filter((url) => url.includes('/footprint-'))).toEqual([]);
    await expect(outcome(page)).toBeEmpty();
    // The weight of the page before the first interaction, without the scripts that it loads.
    const bytes = await page.evaluate(() => {
      const interaction = performance.getEntriesByName('interaction')[0]?.startTime ?? 0;
      return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(({ startTime }) => startTime < interaction)
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
    });
    // The pictures near the footer arrive before the press, not in the middle of it.
    await measure(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect.poll(() => asked.length - finished).toBe(0);
    await measure(page).click();
    await expect(outcome(page)).toHaveText(/^\d+.ko · 0,0\d\d.g de CO₂/);
    expect(await kilobytes(page)).toBe(Math.round(bytes / 1000));
    // Both figures together are everything that the browser received.
    const received = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
        (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
        0,
      ),
    );
    const press = Number(/ce bouton compris\s: (\d+)/.exec((await outcome(page).textContent()) ?? '')?.[1]);
    expect(Math.abs(press + (await kilobytes(page)) - received / 1000)).toBeLessThan(2);

    await page.locator('footer').getByRole('link', { name: 'À propos' }).click();
    await expect(page).toHaveURL('/a-propos');
    await expect(outcome(page)).toBeEmpty();
    await measure(page).click();
    await expect(outcome(page)).toHaveText(/^\d+.ko/);
    expect(await kilobytes(page)).toBeGreaterThan(0);
    expect(await kilobytes(page)).toBeLessThan(60);
  });
});

test('a project’s title and picture link to its own page', async ({ page }) => {
  await visit(page, '/');
  const project = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'La cave ouverte en ligne' }) });
  await project.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL('/portfolio/fromagerie-brise-noire');
});
