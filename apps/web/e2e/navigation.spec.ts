/** The frame of the site: menus, moving between pages, failures of the network, theme, print. */
import type { Locator, Page } from '@playwright/test';
import { interfaceWords } from '../src/content/interface.ts';
import { mainNavigation, type NavEntry } from '../src/site/navigation.ts';
import { href, pageOf, pages } from '../src/site/pages.ts';
import { scriptsOf } from './support/scripts.ts';
import { expect, test } from './support/test.ts';
import { hydrated, settled, visit } from './support/visit.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: interfaceWords.navigation.label });
const menuButton = (page: Page) => bar(page).getByRole('button', { name: interfaceWords.navigation.menu });
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

/** Presses outside of everything. */
const pressOutside = (page: Page) => page.mouse.click(5, 790);

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const [name, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test.describe(`menus on a ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    const start = async (page: Page) => {
      await visit(page, '/');
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

    test('open by keyboard; Escape closes and gives the focus back', async ({ page }) => {
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

    test('close when the focus leaves them', async ({ page }) => {
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

test.describe('the compact menu', () => {
  test.use({ viewport: phone, reducedMotion: 'reduce' });

  test('closes by Escape, which gives the focus back, and by a press outside', async ({ page }) => {
    await visit(page, '/');
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
    await visit(page, '/');
    await menuButton(page).click();
    await opener(page, firstMenu).click();
    await page.keyboard.press('Escape');
    await expectOpen(page, firstMenu, false);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the link of the current page, and no other, says so; its menu shows it', async ({ page }) => {
  await page.setViewportSize(desk);
  for (const { path } of pages) {
    await page.goto(path);
    const current = await bar(page)
      .locator('[aria-current]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]));
    const listed = mainNavigation.some(({ page: entry, children }) =>
      [entry, ...children].some((one) => one.path === path),
    );
    expect(current, path).toEqual(listed ? [[path, 'page']] : []);
  }
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

test.describe('before the application has come', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const viewport of [desk, phone]) {
    test(`menus answer at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      // Requests that are never answered: the scripts do not come.
      await page.route('**/assets/*.js', () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
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

  test('what was opened before stays open after', async ({ page }) => {
    await page.setViewportSize(desk);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await opener(page, firstMenu).click();
    await expectOpen(page, firstMenu, true);
    release();
    await hydrated(page);
    await expectOpen(page, firstMenu, true);
  });
});

/** Says whether the document is still the one that was marked: a full load makes a new one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const footerLink = (page: Page, path: string): Locator => page.locator(`footer a[href="${path}"]`).first();
const away = pageOf('about');
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('moving inside the site', () => {
  test.use({ viewport: desk, reducedMotion: 'reduce' });

  test('title, focus, one announcement, top of the page; Back finds its place again', async ({ page }) => {
    await visit(page, '/');
    await mark(page);
    const status = page.locator('#root > [role="status"]');
    await expect(status).toBeEmpty();
    await page.evaluate((place) => {
      const said: string[] = [];
      Object.assign(window, { said });
      const region = document.querySelector(place);
      if (region)
        new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    }, '#root > [role="status"]');
    const link = footerLink(page, away.path);
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => Math.round(window.scrollY));
    expect(scrolled).toBeGreaterThan(500);
    const title = await page.title();
    await link.click();
    await expect(page).toHaveURL(away.path);
    await expect(page).not.toHaveTitle(title);
    await expect(h1(page)).toBeFocused();
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(status).toHaveText(await page.title());
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([await page.title()]);

    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(scrolled);
    await page.goForward();
    await expect(h1(page)).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test('a link with a fragment leads to its part, by a load and by a move', async ({ page }) => {
    const target = pages.find(({ kind }) => kind === 'legal') ?? away;
    await visit(page, target.path);
    const id = await page
      .locator('main nav a[href^="#"]')
      .last()
      .evaluate((link) => (link as HTMLAnchorElement).hash.slice(1));
    await page.goto(`${target.path}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await visit(page, '/');
    await mark(page);
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Vers une partie' });
      document.querySelector('main')?.prepend(link);
    }, `${target.path}#${id}`);
    await page.getByRole('link', { name: 'Vers une partie' }).click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test('a press with a modifier opens a tab, and leaves this one where it is', async ({ page, context }) => {
    await visit(page, '/');
    await mark(page);
    const presses: readonly Parameters<Locator['click']>[0][] = [{ modifiers: ['Control'] }, { button: 'middle' }];
    for (const press of presses) {
      const opened = context.waitForEvent('page');
      await footerLink(page, away.path).click(press);
      const tab = await opened;
      await expect(tab).toHaveURL(away.path);
      await tab.close();
    }
    await expect(page).toHaveURL('/');
    expect(await isMarked(page)).toBe(true);
  });

  test('a link of the same page goes to its top', async ({ page }) => {
    await visit(page, away.path);
    await mark(page);
    await footerLink(page, away.path).scrollIntoViewIfNeeded();
    await footerLink(page, away.path).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });
});

/** The document as text, a line a node: what React numbers by itself, and what the theme toggles, made equal. */
function outline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const numbers = new Map<string, string>();
    const plain = (value: string) =>
      value.replace(/_[Rr]_\w*_|«r\w+»/g, (id) => {
        numbers.set(id, numbers.get(id) ?? `id-${numbers.size}`);
        return numbers.get(id) ?? id;
      });
    const lines: string[] = [];
    function visitElement(element: Element, depth: number) {
      const indent = '  '.repeat(depth);
      const attributes = [...element.attributes]
        .filter(({ name }) => !name.startsWith('vt-') && name !== 'style')
        .map(({ name, value }) => `${name}="${plain(value)}"`)
        .sort();
      lines.push(`${indent}<${[element.tagName.toLowerCase(), ...attributes].join(' ')}>`);
      // Texts that only a comment of React parts are one.
      let text = '';
      const endText = () => {
        if (text !== '') lines.push(`${indent}  ${text}`);
        text = '';
      };
      for (const child of element.childNodes) {
        if (child instanceof Text) text += child.data;
        if (!(child instanceof Element)) continue;
        endText();
        visitElement(child, depth + 1);
      }
      endText();
    }
    for (const child of document.querySelector('main')?.children ?? []) visitElement(child, 0);
    const head = [...document.head.querySelectorAll('title, [data-page]')].map((element) =>
      element.outerHTML.replaceAll('=""', ''),
    );
    return [...head.sort(), ...lines];
  });
}

test.describe('a page reached by a move is the page that its address loads, to the letter', () => {
  // Attributes that differ between server and browser are left as they are by React, without a word: this finds them.
  test.use({ viewport: desk, reducedMotion: 'reduce' });

  for (const { id, path } of pages) {
    test(path, async ({ page }) => {
      await visit(page, path);
      const loaded = await outline(page);
      await visit(page, id === 'home' ? away.path : href('home'));
      await mark(page);
      await footerLink(page, path).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      // The heading that took the focus has none in a page that was loaded.
      await settled(page);
      await expect(async () => expect(await outline(page)).toEqual(loaded)).toPass();
      expect(await isMarked(page)).toBe(true);
    });
  }
});

test.describe('when a part of a page does not come', () => {
  test.use({
    viewport: desk,
    reducedMotion: 'reduce',
    expectedMessages: /Failed to load|Failed to fetch|net::ERR|error loading/i,
  });

  test('the browser loads the whole page, once; then the visitor is told, and can try again', async ({
    page,
    request,
  }) => {
    await visit(page, '/');
    const own = await scriptsOf(request, away.path);
    const home = await scriptsOf(request, '/');
    const missing = own.filter((script) => !home.includes(script));
    expect(missing.length).toBeGreaterThan(0);
    for (const script of missing) await page.route(`**${script}`, (route) => route.abort());
    let documents = 0;
    page.on('request', (sent) => {
      if (sent.isNavigationRequest()) documents += 1;
    });

    await footerLink(page, away.path).click();
    const { title, retry } = interfaceWords.loadFailure;
    await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
    await expect(page).toHaveURL(away.path);
    expect(documents).toBe(1);
    // The prerendered text is there all the same.
    await expect(h1(page)).toBeVisible();
    expect(await page.content()).not.toContain('Unexpected Application Error');

    await page.unrouteAll();
    await page.getByRole('button', { name: retry }).click();
    await hydrated(page);
    await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeHidden();
    expect(documents).toBe(2);
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 404 / });

  test('answers 404 with a page that leads home, also from a link', async ({ page }) => {
    const response = await visit(page, '/nulle/part');
    expect(response?.status()).toBe(404);
    await expect(h1(page)).toBeVisible();
    await page.getByRole('main').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await expect(h1(page)).toBeFocused();
  });
});
