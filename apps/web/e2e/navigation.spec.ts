/**
 * Navigation between pages: addresses, titles, focus, announcements, scroll position, and network failures. `pages.spec.ts`
 * compares each kind of page that the application draws with the page loaded from its address.
 */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import about from '../src/content/pages/a-propos.ts';
import { href, pageOf, pages } from '../src/site/pages.ts';
import { recordAnnouncements } from './support/recorded.ts';
import { disconnect, fail, hold, reply } from './support/requests.ts';
import { worded } from './support/results.ts';
import { desk } from './support/screens.ts';
import { scriptsOf } from './support/scripts.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { follow, footerLink, h1, historyLength, isMarked, mark, settled, visit } from './support/visit.ts';

const away = pageOf('about');
/** A long page that loads in half the time of the home page. */
const start = pageOf('legalNotices').path;

test.use({ viewport: desk });

/** Records the scroll position of every frame with its heading, across a load. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      const frames = JSON.parse(sessionStorage.getItem('frames') ?? '[]') as [string, number][];
      if (heading) sessionStorage.setItem('frames', JSON.stringify([...frames.slice(-60), [heading, scrollY]]));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** No frame with the heading of this page was scrolled. */
async function expectTopInFrames(page: Page): Promise<void> {
  await settled(page);
  const heading = await h1(page).textContent();
  const frames = await page.evaluate(() => JSON.parse(sessionStorage.getItem('frames') ?? '[]') as [string, number][]);
  const shown = frames.filter(([text]) => text === heading);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(([, scrolled]) => scrolled > 0)).toEqual([]);
}

test('a link changes the title, the focus and one announcement', async ({ page, context }) => {
  await watchFrames(page);
  await visit(page, start);
  await mark(page);
  const status = page.locator('#root > [role="status"]');
  await expect(status).toBeEmpty();
  const announcements = await recordAnnouncements(page, '#root > [role="status"]');
  const link = footerLink(page, away.path);
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => Math.round(window.scrollY));
  expect(scrolled).toBeGreaterThan(500);
  const title = await page.title();
  await link.click();
  await expect(page).toHaveURL(away.path);
  await expect(page).not.toHaveTitle(title);
  await expect(h1(page)).toBeFocused();
  await step('from its first frame, without a load', async () => {
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(status).toHaveText(await page.title());
    expect(await announcements()).toEqual([await page.title()]);
    await expectTopInFrames(page);
  });

  await step('Back restores the scroll position', async () => {
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled);
    await page.goForward();
    await expect(h1(page)).toBeFocused();
  });

  await step('a link of the same page goes to its top, without an entry in the history', async () => {
    const before = await historyLength(page);
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(h1(page)).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    expect(await historyLength(page)).toBe(before);
  });

  await step('a modifier opens a tab', async () => {
    await follow(page, start);
    const opened = context.waitForEvent('page');
    await footerLink(page, away.path).click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect(tab).toHaveURL(away.path);
    await tab.close();
    await expect(page).toHaveURL(start);
  });

  await step('a double click adds one history entry, even on a slow network', async () => {
    const entries = await historyLength(page);
    const script = '**/assets/contact-*.js';
    const release = await hold(page, script);
    const asked = page.waitForRequest(script);
    await footerLink(page, href('contact')).dblclick();
    await asked;
    await release();
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveURL(href('contact'));
    expect(await historyLength(page)).toBe(entries + 1);
    expect(await isMarked(page)).toBe(true);
  });
});

test('a link followed before the application shows the top of its page in its first frame', async ({ page }) => {
  await watchFrames(page);
  await page.goto(start);
  await footerLink(page, away.path).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await mark(page);
  await footerLink(page, away.path).click();
  await expect(page).toHaveURL(away.path);
  await expect(page).toHaveTitle(worded(about.title));
  await expectTopInFrames(page);
  expect(await isMarked(page)).toBe(false);

  await step('a load does not take the scroll position of another, and React moves nothing', async () => {
    await visit(page, start);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scrollPositions'))).toContain('500');
    await visit(page, href('contact'));
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  });
});

test('a link with a fragment scrolls to its target', async ({ page }) => {
  const target = pages.find(({ kind }) => kind === 'legal') ?? away;
  await visit(page, target.path);
  const inside = page.locator('main nav a[href^="#"]').last();
  const id = (await inside.getAttribute('href'))?.slice(1);
  await inside.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(window.scrollY));
  await step('on the page; Back restores the position', async () => {
    await inside.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  });
  await step('a malformed fragment does not break the page', async () => {
    await page.evaluate(() => {
      window.location.hash = '#50%';
    });
    await settled(page);
    await expect(h1(page)).toBeVisible();
  });

  await step('after a navigation', async () => {
    await visit(page, '/');
    await mark(page);
    await page.locator('main nav summary').click();
    const link = page.locator(`main nav a[href^="${href('claims')}#"]`).first();
    const part = page.locator(`[id="${(await link.getAttribute('href'))?.replace(/.*#/, '')}"]`);
    await link.click();
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });
  await step('after a load', async () => {
    await page.goto(`${target.path}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

test.describe('if a chunk of a page fails to load', () => {
  test.use({ expectedMessages: failedLoads });

  test('the browser loads the whole page, or our message offers a retry', async ({ page, request }) => {
    const link = footerLink(page, away.path);
    await visit(page, start);
    await mark(page);
    await step('a late failure of an earlier click does not affect the later page', async () => {
      const chunk = '**/assets/a-propos-*.js';
      const release = await hold(page, chunk);
      const asked = page.waitForRequest(chunk);
      await link.click();
      await asked;
      await footerLink(page, href('contact')).click();
      await expect(page).toHaveURL(href('contact'));
      await release((route) => route.abort());
      await settled(page);
      await expect(page).toHaveURL(href('contact'));
      expect(await isMarked(page)).toBe(true);
    });

    await step('the whole page is complete without the scripts of its own', async () => {
      const own = await scriptsOf(request, away.path);
      const shared = await scriptsOf(request, start);
      const missing = own.filter((script) => !shared.includes(script));
      expect(missing.length).toBeGreaterThan(0);
      const undo = await Promise.all(missing.map((script) => fail(page, `**${script}`)));
      let documents = 0;
      page.on('request', (sent) => {
        if (sent.isNavigationRequest()) documents += 1;
      });
      await link.click();
      await expect(page).toHaveURL(away.path);
      await expect(page).toHaveTitle(worded(about.title));
      await expect(h1(page)).toBeVisible();
      expect(documents).toBe(1);
      for (const end of undo) await end();
    });

    const ours = page.getByRole('heading', { name: interfaceStrings.errorPage.title });
    await step('while a proxy has no site behind it, our message is in French', async () => {
      await visit(page, start);
      const undo = await reply(page, '**/*', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
      await footerLink(page, href('contact')).click();
      await expect(ours).toBeVisible();
      await undo();
      await follow(page, start);
      await expect(ours).toBeHidden();
    });

    await step('so it is offline, with a retry', async () => {
      const connect = await disconnect(page);
      await link.click();
      await expect(ours).toBeVisible();
      await expect(page).toHaveURL(away.path);
      await connect();
      await page.getByRole('button', { name: interfaceStrings.errorPage.retry }).click();
      await expect(page).toHaveTitle(worded(about.title));
      await expect(h1(page)).toBeVisible();
    });
  });
});
