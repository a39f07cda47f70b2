/** The navigation menus: by mouse, keyboard and touch, before and after React loads. */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { mainNavigation, type NavEntry } from '../src/site/navigation.ts';
import { href, pageOf } from '../src/site/pages.ts';
import { setTextSize } from './support/inspect.ts';
import { holdScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';
import { hydrated, settled, visit, wake } from './support/visit.ts';

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

/** Clicks outside every control. */
const pressOutside = (page: Page) => page.mouse.click(5, 790);

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const [name, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test.describe(`menus on a ${name}`, () => {
    test.use({ viewport });

    const start = async (page: Page) => {
      await visit(page, aPage);
      if (viewport === phone) await menuButton(page).click();
    };

    test('open and close by mouse, one at a time', async ({ page }) => {
      await start(page);
      await expectOpen(page, firstMenu, false);
      await opener(page, firstMenu).click();
      await expectOpen(page, firstMenu, true);
      await opener(page, secondMenu).click();
      await expectOpen(page, firstMenu, false);
      await expectOpen(page, secondMenu, true);
      await opener(page, secondMenu).click();
      await expectOpen(page, secondMenu, false);
      await opener(page, firstMenu).click();
      await pressOutside(page);
      await expect(opener(page, firstMenu)).toHaveAttribute('aria-expanded', 'false');
      await expect(linksIn(page, firstMenu).first()).toBeHidden();
    });

    test('open by keyboard; Escape closes and restores the focus', async ({ page }) => {
      await start(page);
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
    });

    test('close when they lose the focus', async ({ page }) => {
      await start(page);
      await opener(page, firstMenu).focus();
      await page.keyboard.press('Enter');
      await linksIn(page, firstMenu).last().focus();
      await page.keyboard.press('Tab');
      await expectOpen(page, firstMenu, false);
      await expect(opener(page, secondMenu)).toBeFocused();
    });

    test('close when a link is followed', async ({ page }) => {
      await start(page);
      await opener(page, firstMenu).click();
      const link = linksIn(page, firstMenu).first();
      const path = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(opener(page, firstMenu)).toHaveAttribute('aria-expanded', 'false');
      await expect(linksIn(page, firstMenu).first()).toBeHidden();
    });
  });
}

test.describe('a window that is wide and low', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  for (const menu of menus) {
    test(`${menu.page.label}: every link of the list can be scrolled to`, async ({ page }) => {
      await visit(page, aPage);
      await opener(page, menu).click();
      for (const link of await linksIn(page, menu).all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await linksIn(page, menu).first().scrollIntoViewIfNeeded();
      const list = page.locator(`#menu-${menu.page.id}`);
      await list.hover();
      await page.mouse.wheel(0, 1000);
      await expect(linksIn(page, menu).last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test.describe('the bar with large text on a phone', () => {
  test.use({ viewport: phone });

  /** Set in the browser, which affects the breakpoints, or on the page's root, which does not. */
  const enlarged: Readonly<Record<string, (page: Page, percent: 150 | 200) => Promise<unknown>>> = {
    'in the browser': setTextSize,
    'on the page': (page, percent) =>
      page.locator('html').evaluate((root, size) => root.style.setProperty('font-size', size), `${percent}%`),
  };
  for (const [where, enlarge] of Object.entries(enlarged)) {
    test(`set ${where}: it covers nothing at the top of the page`, async ({ page }) => {
      for (const [path, first] of [
        ['/', page.getByRole('heading', { level: 1 })],
        ['/secteurs', page.getByRole('navigation', { name: interfaceStrings.breadcrumbs })],
      ] as const) {
        await page.goto(path);
        for (const percent of [150, 200] as const) {
          await enlarge(page, percent);
          await settled(page);
          const header = await page.locator('body header').first().boundingBox();
          const top = await first.boundingBox();
          expect(top?.y, `${path}, ${percent} %`).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
        }
      }
    });
  }
});

test.describe('the compact menu', () => {
  test.use({ viewport: phone });

  test('closes by Escape, which restores the focus, and by a press outside', async ({ page }) => {
    await visit(page, aPage);
    const link = bar(page).getByRole('link', { name: pageOf('contact').label });
    await expect(link).toBeHidden();
    await menuButton(page).click();
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await page.mouse.click(5, 800);
    await expect(link).toBeHidden();
  });

  test('Escape closes the innermost menu first', async ({ page }) => {
    await visit(page, aPage);
    await menuButton(page).click();
    await opener(page, firstMenu).click();
    await page.keyboard.press('Escape');
    await expectOpen(page, firstMenu, false);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

for (const [name, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test.describe(`without JavaScript, on a ${name}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('every link of the menus can be reached and followed', async ({ page }) => {
      await page.goto('/');
      for (const menu of menus) {
        await opener(page, menu).focus();
        for (const link of await linksIn(page, menu).all()) await expect(link).toBeVisible();
      }
      await opener(page, firstMenu).focus();
      const link = linksIn(page, firstMenu).first();
      const path = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test.describe('before React is loaded', () => {
  for (const viewport of [desk, phone]) {
    test(`menus work at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      // Requests for scripts get no response.
      await page.route('**/assets/*.js', () => undefined);
      await page.goto(aPage, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (viewport === phone) await menuButton(page).click();
      await opener(page, firstMenu).click();
      await expectOpen(page, firstMenu, true);
      await opener(page, secondMenu).click();
      await expectOpen(page, firstMenu, false);
      await page.keyboard.press('Escape');
      await expectOpen(page, secondMenu, false);
      await expect(opener(page, secondMenu)).toBeFocused();
      await opener(page, firstMenu).click();
      const link = linksIn(page, firstMenu).first();
      const path = (await link.getAttribute('href')) ?? '';
      await link.click({ noWaitAfter: true });
      await expect(page).toHaveURL(path);
    });
  }

  test('an open menu stays open after hydration', async ({ page }) => {
    await page.setViewportSize(desk);
    const release = await holdScripts(page);
    await page.goto(aPage, { waitUntil: 'commit' });
    await opener(page, firstMenu).click();
    await expectOpen(page, firstMenu, true);
    await wake(page);
    release();
    await hydrated(page);
    await expectOpen(page, firstMenu, true);
  });
});
