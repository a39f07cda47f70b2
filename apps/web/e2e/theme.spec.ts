/** The theme as specified: a class of the body, a key in local storage, an event of the window. */
import type { Locator, Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { agency } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import { firstSection } from './support/contents.ts';
import { recorded } from './support/recorded.ts';
import { expect, step, test } from './support/test.ts';
import { follow, h1, visit, wake } from './support/visit.ts';

/** The theme is the same on every page: this one loads in half the time of the home page. */
const aPage = href('legalNotices');
const toggle = (page: Page) => page.getByRole('button', { name: interfaceStrings.theme });
/** Written out, not imported: the choice of a returning visitor is stored under it. */
const key = 'darkMode';
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const keep = (page: Page, theme: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, theme] as const);

/** The colour of the browser's toolbars, and the background of the page. */
const bars = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content');
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function expectTheme(page: Page, dark: boolean): Promise<void> {
  await expect(page.locator('body')).toHaveClass(dark ? /\bdark-mode\b/ : /^(?!.*\bdark-mode\b)/);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', String(dark));
  expect(await stored(page)).toBe(String(dark));
}

/** Records the window's theme events. */
async function listen(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const announced: unknown[] = [];
    Object.assign(window, { announced });
    window.addEventListener('darkModeChange', (event) => announced.push((event as CustomEvent).detail));
  });
  return () => recorded(page, 'announced');
}

test('is light until the visitor chooses, by the toggle or by any other script', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(aPage);
  await expect(page.locator('body')).not.toHaveClass(/dark-mode/);
  expect(await stored(page)).toBeNull();
  await wake(page);
  const announced = await listen(page);
  await step('the toggle sets the class, stores JSON and announces a boolean, both ways', async () => {
    const light = await bars(page);
    expect(light).toBe(await background(page));
    await toggle(page).click();
    await expectTheme(page, true);
    await expect.poll(() => bars(page)).not.toBe(light);
    expect(await bars(page)).toBe(await background(page));
    await toggle(page).press('Enter');
    await expectTheme(page, false);
    expect(await announced()).toEqual([true, false]);
  });
  const announce = (detail: unknown) =>
    page.evaluate((value) => window.dispatchEvent(new CustomEvent('darkModeChange', { detail: value })), detail);
  await step('any other script may do the same', async () => {
    for (const dark of [true, false]) {
      await announce(dark);
      await expectTheme(page, dark);
    }
  });

  await step('a value other than a boolean is ignored', async () => {
    await announce('dark');
    await expect(page.locator('body')).not.toHaveClass(/dark-mode/);
    await keep(page, 'oui');
    await page.reload();
    await expect(page.locator('body')).not.toHaveClass(/dark-mode/);
  });
});

test('is the same in another tab, on the next page, and after a load', async ({ page, context }) => {
  await visit(page, aPage);
  await step('in another tab', async () => {
    const other = await context.newPage();
    await other.goto(aPage);
    await toggle(page).click();
    await expectTheme(other, true);
  });
  await step('on a page restored from the back/forward cache', async () => {
    // It was frozen, and received no event. Playwright disables that cache, so the test fires its event.
    await keep(page, 'false');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectTheme(page, false);
  });

  await step('on the next page, and after a load', async () => {
    await toggle(page).click();
    await follow(page, href('about'));
    await expectTheme(page, true);
    await page.reload();
    await expectTheme(page, true);
    expect(await bars(page)).toBe(await background(page));
  });
});

// The checks of the built site prove that every page begins with the same script, so the longest is enough here.
test('a dark page is dark at its first paint', async ({ page }) => {
  // Times of the class change and of the first paint, on the page's clock.
  await page.addInitScript((name) => {
    localStorage.setItem(name, 'true');
    const times = { dark: Number.POSITIVE_INFINITY };
    Object.assign(window, { times });
    new MutationObserver((_, observer) => {
      if (!document.body?.classList.contains('dark-mode')) return;
      times.dark = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, key);
  await page.goto(href('home'));
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  expect((await recorded<{ dark: number }>(page, 'times')).dark).toBeLessThan(painted ?? 0);
  const dark = await background(page);
  await page.locator('body').evaluate((body) => body.classList.remove('dark-mode'));
  expect(await background(page)).not.toBe(dark);
});

test('in print, a page is ink on white, below the name, the address and the date', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'true'), key);
  // One page of each type: drawings and cards, a table with a coloured header, long text.
  const late = firstSection('site-weighing');
  for (const path of [href('home'), firstSection('comparison').path, href('privacy'), late.path]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(h1(page)).toBeVisible();
    for (const frame of ['body nav', 'footer', '[href="#contenu"]']) {
      await expect(page.locator(frame), frame).not.toHaveCount(0);
      await expect(page.locator(frame).filter({ visible: true }), frame).toHaveCount(0);
    }
    const call = page.locator('[data-tone="dawn"]:not(:has(.footnote))');
    await expect(call.filter({ visible: true }), 'a call without its buttons').toHaveCount(0);
    // Nor the title of a tool that is not open: its steps and its button are not for paper.
    await expect(page.getByRole('heading', { name: late.section.title })).toBeHidden();
    const letterhead = await page
      .locator('main')
      .evaluate((main) => [...(getComputedStyle(main, '::before').content.match(/"[^"]*"/g) ?? [])].join(''));
    expect(letterhead).toContain(agency.name);
    expect(letterhead).toMatch(new RegExp(`20\\d\\d, .*${path}"$`));

    expect(await background(page), path).toBe('rgb(255, 255, 255)');
    const pale = await page.evaluate(() => {
      const isPale = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).some((part) => Number(part) > 150);
      return (
        [...document.body.querySelectorAll('p, li, h1, h2, h3, th, td, dt, dd, strong, span')]
          .filter((element) => element.checkVisibility())
          .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
          .map((element) => ({ element, style: getComputedStyle(element) }))
          // Text is dark, or has its own dark background, which the browser prints whatever its setting.
          .filter(
            ({ style: { color, backgroundColor, printColorAdjust } }) =>
              isPale(color) &&
              (backgroundColor === 'rgba(0, 0, 0, 0)' || isPale(backgroundColor) || printColorAdjust !== 'exact'),
          )
          .map(({ element, style }) => `${element.tagName} ${style.color} ${element.textContent?.trim().slice(0, 40)}`)
      );
    });
    expect(pale, path).toEqual([]);
  }
});

const colourOf = (element: Locator, property: 'color' | 'borderTopColor' = 'color') =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property);

test('prefers-contrast: more: lines are visible, and small text is as dark as any', async ({ page }) => {
  await page.goto(href('sitePlan'));
  const row = page.locator('main section li').first();
  for (const theme of ['light', 'dark'] as const) {
    if (theme === 'dark') await toggle(page).click();
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await colourOf(row, 'borderTopColor'), theme).not.toBe(await colourOf(row));
    await page.emulateMedia({ contrast: 'more' });
    expect(await colourOf(row, 'borderTopColor'), theme).toBe(await colourOf(row));
  }

  // The theme is dark now.
  await page.goto(href('contact'));
  const note = page.getByRole('main').getByText('(facultatif)').first();
  const label = note.locator('xpath=..');
  for (const theme of ['dark', 'light'] as const) {
    if (theme === 'light') await toggle(page).click();
    await page.emulateMedia({ contrast: 'more' });
    expect(await colourOf(note), theme).toBe(await colourOf(label));
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await colourOf(note), theme).not.toBe(await colourOf(label));
  }
});
