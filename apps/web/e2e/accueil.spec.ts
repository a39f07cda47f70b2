/** The home page, except its calculator and its models: of these, only what a browser without 3D shows. */
import type { Page } from '@playwright/test';
import { modelStrings } from '../src/content/tools/model-showcase.ts';
import { href, pageOf } from '../src/site/pages.ts';
import { hrefOfProject } from '../src/site/projects.ts';
import { ECO_NOTICE_KEY } from '../src/site/storage-keys.ts';
import { hasProjects } from '../test/support/project-tests.ts';
import { firstSection } from './support/contents.ts';
import { openCalculator, notice as words } from './support/home-page.ts';
import { keyboardFaults } from './support/keyboard.ts';
import { expectStill } from './support/pointer.ts';
import { recorded } from './support/recorded.ts';
import { watchRequests } from './support/requests.ts';
import { worded } from './support/results.ts';
import { desk, phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { follow, footerLink, settled, visit } from './support/visit.ts';

const notice = (page: Page) => page.getByRole('button', { name: words.accept });

test.describe('eco notice', () => {
  test.use({ firstVisit: true });

  test('appears two seconds after the load, and is answered for good', async ({ page }) => {
    await page.addInitScript((label) => {
      document.addEventListener('DOMContentLoaded', () => {
        const status = document.querySelector('eco-notice [role="status"]');
        const before = [status?.checkVisibility(), status?.firstElementChild?.checkVisibility()];
        Object.assign(window, { before });
      });
      new MutationObserver((_, observer) => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
        if (!button?.checkVisibility()) return;
        const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        Object.assign(window, { delay: performance.now() - (load?.loadEventEnd ?? Number.POSITIVE_INFINITY) });
        observer.disconnect();
      }).observe(document, { attributes: true, childList: true, subtree: true });
    }, words.accept);
    await page.goto('/');
    await step('it takes no focus and moves nothing', async () => {
      await page.locator('h1').focus();
      const place = () =>
        page.locator('#calculateur').evaluate((section) => section.getBoundingClientRect().top + scrollY);
      const top = await place();
      await expect(notice(page)).toBeVisible();
      expect(await recorded<number>(page, 'delay'), 'milliseconds after the load').toBeGreaterThanOrEqual(2000);
      await expect(page.locator('h1')).toBeFocused();
      expect(await place()).toBe(top);
    });
    await step('screen readers announce it, and paper leaves it out', async () => {
      // Screen readers announce what appears in a region that was already there.
      expect(await recorded(page, 'before')).toEqual([true, false]);
      await expect(page.getByRole('status').filter({ hasText: words.title })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(notice(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });
    await step('it gives way to an open tool, and waits for its end', async () => {
      await page.getByRole('button', { name: openCalculator }).click();
      const close = page.getByRole('group', { name: openCalculator }).getByRole('button', { name: 'Fermer' });
      await expect(close).toBeVisible();
      await expect(notice(page)).toBeHidden();
      await close.click();
      await expect(notice(page)).toBeVisible();
    });

    const answered = async (how: string) => {
      await expect(notice(page), how).toBeHidden();
      expect(await page.evaluate((key) => localStorage.getItem(key), ECO_NOTICE_KEY), how).toBe('true');
    };
    /** Shows it once more, not answered. */
    const again = async () => {
      await page.evaluate((key) => localStorage.removeItem(key), ECO_NOTICE_KEY);
      await page.locator('eco-notice').evaluate((element) => element.setAttribute('data-state', 'shown'));
      await expect(notice(page)).toBeVisible();
    };
    await step('« Continuer » answers it, and gives the focus back to the page', async () => {
      await notice(page).press('Enter');
      await expect(page.locator('h1'), 'the focus returns to the page').toBeFocused();
      await answered(words.accept);
    });
    await step('its cross answers it', async () => {
      await again();
      await page.getByRole('button', { name: words.close }).click();
      await answered('the cross');
    });
    await step('Escape closes an open menu first, then answers it', async () => {
      await again();
      const menu = page.getByRole('button', { name: pageOf('services').label });
      await menu.click();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(notice(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await answered('Escape');
    });
    await step('an answered notice does not come back', async () => {
      await page.clock.install();
      await page.reload();
      await page.clock.runFor(5000);
      await settled(page);
      await expect(notice(page)).toBeHidden();
    });
  });

  test('covers neither the figures, nor the tag of the log, nor the focus, nor the footer', async ({ page }) => {
    test.slow();
    await page.setViewportSize(desk);
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(2100);
    await expect(notice(page)).toBeVisible();
    // Only a large window has a card over the page, and needs a walk.
    expect(await keyboardFaults(page)).toEqual([]);
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1280, 800],
      [1280, 720],
      [390, 664],
      [320, 256],
    ] as const) {
      const screen = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await settled(page);
      const place = page.getByRole('region', { name: words.title });
      const card = await place.boundingBox();
      const figures = await page.locator('main header ul').first().boundingBox();
      if (!card || !figures) throw new Error(`The notice or the figures are not on the page at ${screen}.`);
      const apart =
        card.x >= figures.x + figures.width ||
        figures.x >= card.x + card.width ||
        card.y >= figures.y + figures.height ||
        figures.y >= card.y + card.height;
      expect(apart, screen).toBe(true);
      if (width < desk.width) continue;
      const tag = await page.getByText(firstSection('hero').section.tag?.highlight ?? '').boundingBox();
      expect((tag?.y ?? Number.POSITIVE_INFINITY) + (tag?.height ?? 0), screen).toBeLessThan(card.y);
    }
    await page.setViewportSize(desk);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // Playwright's click waits until no other element receives it.
    await footerLink(page, href('sitePlan')).click();
    await expect(page).toHaveURL(href('sitePlan'));
  });

  test('moves nothing of what a visitor reads below it, with the browser’s scroll anchoring or without', async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize(phone);
    for (const anchor of ['auto', 'none']) {
      if (anchor === 'none') {
        await page.addInitScript(() => {
          CSS.supports = () => false;
        });
      }
      await page.goto('/');
      await page.evaluate((value) => document.documentElement.style.setProperty('overflow-anchor', value), anchor);
      const read = page.locator('#realisations h2');
      await read.evaluate((title) => title.scrollIntoView({ behavior: 'instant' }));
      await expectStill(read, async () => {
        await page.clock.runFor(2100);
        await expect(page.locator('eco-notice')).toHaveAttribute('data-state', 'shown');
        await settled(page);
      });
    }
  });

  // `first-act.spec.ts`: it appears in spite of a campaign's parameters, and waits while a shared result is shown.
  test('does not follow a visitor who leaves first, by the title or the picture of a project', async ({ page }) => {
    const [first] = hasProjects ? firstSection('portfolio-teaser').section.projects : [];
    await page.clock.install();
    await visit(page, '/');
    const { title = '', slug } = first?.project ?? {};
    if (slug) {
      const project = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
      await project.click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL(hrefOfProject(slug));
    } else await follow(page, href('contact'));
    await page.clock.runFor(5000);
    await settled(page);
    await expect(notice(page)).toBeHidden();
  });
});

test('a browser that draws no 3D says so: the picture stays, and nothing is downloaded', async ({ page }) => {
  const downloads = watchRequests(page, /model-viewer|\.glb/);
  await visit(page, '/');
  const section = page.locator('#plateforme');
  await section.getByRole('button', { name: worded(modelStrings.view) }).click();
  await expect(section.getByRole('status')).toHaveText(modelStrings.undrawable);
  await expect(section.getByRole('img')).toBeVisible();
  expect(downloads).toEqual([]);
});
