/** The bar and its menus: by mouse, keyboard and touch, before and after React loads. */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { agency, externalUrls } from '../src/site/agency.ts';
import { mainNavigation, type NavEntry } from '../src/site/navigation.ts';
import { href, pageOf } from '../src/site/pages.ts';
import { setTextSize } from './support/inspect.ts';
import { hold } from './support/requests.ts';
import { desk, landscape, phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { h1, isMarked, mark, settled, wake } from './support/visit.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: interfaceStrings.navigation.label });
const menuButton = (page: Page) => bar(page).getByRole('button', { name: interfaceStrings.navigation.menu });
/** The bar is the same on every page: this one loads in half the time of the home page. */
const aPage = href('legalNotices');
const menus = mainNavigation.filter(({ children }) => children.length > 0);

function menuAt(index: number): NavEntry {
  const menu = menus[index];
  if (!menu) throw new Error('The tests of the menus need two of them.');
  return menu;
}
const [firstMenu, secondMenu] = [menuAt(0), menuAt(1)];

const opener = (page: Page, menu: NavEntry) =>
  bar(page).getByRole('button', { name: menu.page.label, exact: true, includeHidden: true });
const linksIn = (page: Page, menu: NavEntry) => page.locator(`#menu-${menu.page.id} a`);

async function expectOpen(page: Page, menu: NavEntry, open: boolean): Promise<void> {
  await expect(opener(page, menu)).toHaveAttribute('aria-expanded', String(open));
  await expect(linksIn(page, menu).first()).toBeVisible({ visible: open });
}

/** Follows the first link of the first menu. */
async function followFirst(page: Page): Promise<void> {
  const link = linksIn(page, firstMenu).first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
}

async function expectLinksInReach(page: Page): Promise<void> {
  await page.setViewportSize(landscape);
  for (const menu of menus) {
    await opener(page, menu).click();
    for (const link of await linksIn(page, menu).all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link, menu.page.label).toBeInViewport({ ratio: 1 });
    }
    await linksIn(page, menu).first().scrollIntoViewIfNeeded();
    await page.locator(`#menu-${menu.page.id}`).hover();
    await page.mouse.wheel(0, 1000);
    await expect(linksIn(page, menu).last(), menu.page.label).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY), 'the page stays').toBe(0);
  }
}

/** Clicks outside every control. */
const pressOutside = (page: Page) => page.mouse.click(5, 790);

for (const [name, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test.describe(`menus on a ${name}`, () => {
    test.use({ viewport });

    test('open and close by mouse, before and after React, then by keyboard', async ({ page }) => {
      const release = await hold(page);
      await page.goto(aPage);
      if (viewport === phone) await menuButton(page).click();
      await step('one at a time, before React is loaded', async () => {
        await expectOpen(page, firstMenu, false);
        await opener(page, firstMenu).click();
        await expectOpen(page, firstMenu, true);
        await opener(page, secondMenu).click();
        await expectOpen(page, firstMenu, false);
        await expectOpen(page, secondMenu, true);
        await page.keyboard.press('Escape');
        await expectOpen(page, secondMenu, false);
        await expect(opener(page, secondMenu)).toBeFocused();
        await opener(page, firstMenu).click();
        await pressOutside(page);
        await expect(opener(page, firstMenu)).toHaveAttribute('aria-expanded', 'false');
        await expect(linksIn(page, firstMenu).first()).toBeHidden();
      });

      if (viewport === phone) {
        // The list was as long as the window.
        await pressOutside(page);
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
        await menuButton(page).click();
      }
      await release();
      await wake(page);
      await step('they close when a link is followed', async () => {
        await mark(page);
        await opener(page, firstMenu).click();
        await opener(page, firstMenu).click();
        await expectOpen(page, firstMenu, false);
        await opener(page, firstMenu).click();
        await followFirst(page);
        await expect(opener(page, firstMenu)).toHaveAttribute('aria-expanded', 'false');
        await expect(linksIn(page, firstMenu).first()).toBeHidden();
        expect(await isMarked(page)).toBe(true);
      });

      if (viewport === phone) await menuButton(page).click();
      await step('by keyboard: Escape closes the innermost, and they close when they lose the focus', async () => {
        for (const key of ['Enter', 'Space']) {
          await opener(page, firstMenu).focus();
          await page.keyboard.press(key);
          await expectOpen(page, firstMenu, true);
          await page.keyboard.press('Tab');
          await expect(linksIn(page, firstMenu).first()).toBeFocused();
          await page.keyboard.press('Escape');
          await expectOpen(page, firstMenu, false);
          await expect(opener(page, firstMenu)).toBeFocused();
        }
        await page.keyboard.press('Enter');
        await linksIn(page, firstMenu).last().focus();
        await page.keyboard.press('Tab');
        await expectOpen(page, firstMenu, false);
        await expect(opener(page, secondMenu)).toBeFocused();
      });

      if (viewport === phone) {
        const contact = bar(page).getByRole('link', { name: pageOf('contact').label });
        await expect(contact).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(contact).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
      } else await step('in a low window, every link can be scrolled to', () => expectLinksInReach(page));
    });
  });
}

test.describe('the bar on a phone', () => {
  test.use({ viewport: phone });

  test('is one line with a call button, and covers nothing with large text', async ({ page }) => {
    await page.goto('/');
    const call = page.getByRole('banner').getByRole('link', { name: agency.phone }).first();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await settled(page);
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute('href', externalUrls.phone);
      const box = await call.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(44);
      expect((await page.locator('header nav').first().boundingBox())?.height, `${width} px`).toBeLessThan(66);
    }
    await page.setViewportSize(phone);
    for (const [path, first] of [
      ['/', h1(page)],
      [href('sectors'), page.getByRole('navigation', { name: interfaceStrings.breadcrumbs })],
    ] as const) {
      if (path !== '/') await page.goto(path);
      // Set in the browser, which affects the breakpoints, then on the page's root, which does not.
      for (const [inBrowser, onPage] of [
        [150, 100],
        [200, 100],
        [100, 200],
      ] as const) {
        await page
          .locator('html')
          .evaluate((root, size) => root.style.setProperty('font-size', size), onPage === 100 ? '' : `${onPage}%`);
        await setTextSize(page, inBrowser);
        await settled(page);
        const header = await page.locator('body header').first().boundingBox();
        const top = await first.boundingBox();
        expect(top?.y, `${path}, ${inBrowser} % in the browser, ${onPage} % on the page`).toBeGreaterThanOrEqual(
          (header?.y ?? 0) + (header?.height ?? 0),
        );
      }
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every link of the menus can be reached and followed', async ({ page }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(aPage);
      for (const menu of menus) {
        await opener(page, menu).focus();
        await expect(linksIn(page, menu)).not.toHaveCount(0);
        await expect(linksIn(page, menu).filter({ visible: false })).toHaveCount(0);
      }
      await opener(page, firstMenu).focus();
      await followFirst(page);
      await expect(h1(page)).toBeVisible();
    }
  });
});
