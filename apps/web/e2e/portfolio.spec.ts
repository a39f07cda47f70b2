/** The grid of the portfolio, its films, and the result of pressing a card; some projects' own pages. */
import type { Page } from '@playwright/test';
import { loadFailureStrings } from '../src/content/interface.ts';
import { filterCodes, projectFilters, showsCategory } from '../src/content/realisations/filters.ts';
import { projects } from '../src/content/realisations/projets.ts';
import { portfolioStrings as strings } from '../src/content/tools/portfolio.ts';
import { href } from '../src/site/pages.ts';
import { hrefOfProject, pageTitleOf } from '../src/site/projects.ts';
import { axeViolations } from './support/axe.ts';
import { card, cards, film, films, first, overlay, portfolio, second } from './support/portfolio.ts';
import { holdScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

const filter = (page: Page, label: string) => page.locator('#projets [aria-pressed]').filter({ hasText: label });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const steps = (page: Page) => page.evaluate(() => window.history.length);
/** Delays the script of one project. */
const holdProject = (page: Page, slug: string) => holdScripts(page, `**/assets/${slug}-*.js`);
const [, otherFilm] = films;
if (!otherFilm) throw new Error('These tests need two films.');

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' });

test.describe('the grid', () => {
  test('has one, two or four columns, depending on the width of the window', async ({ page }) => {
    await page.goto(portfolio);
    const columns = () =>
      cards(page).evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size);
    for (const [width, count] of [
      [1201, 4],
      [1200, 2],
      [769, 2],
      [768, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(), `${width} px`).toBe(count);
    }
  });

  test('a filter shows its projects and their number, and stays in the address', async ({ page }) => {
    await visit(page, portfolio);
    for (const code of filterCodes.slice(1)) {
      const shown = projects.filter(({ category }) => showsCategory(code, category));
      const button = filter(page, projectFilters[code].label).first();
      await expect(button).toContainText(String(shown.length));
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page)).toHaveCount(shown.length);
      await expect(page.locator('#projets').getByRole('status').first()).toHaveText(strings.shown(shown.length));
      await expect(page).toHaveURL(`${portfolio}?categorie=${code}`);
    }
  });

  test('the name of a filter and its number are two words for a screen reader', async ({ page }) => {
    await page.goto(portfolio);
    const cdp = await page.context().newCDPSession(page);
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const names = nodes.map(({ name }) => name?.value as unknown);
    const expected = filterCodes.map((code) => {
      const { length } = projects.filter(({ category }) => showsCategory(code, category));
      return `${projectFilters[code].label} ${length}`;
    });
    expect(names).toEqual(expect.arrayContaining(expected));
  });

  test('an address with a filter opens filtered; an unknown filter shows all', async ({ page }) => {
    await visit(page, `${portfolio}?categorie=boxxpilot`);
    await expect(cards(page)).toHaveCount(projects.filter(({ category }) => category === 'boxxpilot').length);
    await page.goto(`${portfolio}?categorie=inconnue`);
    await expect(cards(page)).toHaveCount(projects.length);
  });
});

test.describe('films', () => {
  const button = (page: Page, slug: string) => card(page, slug).locator('xpath=ancestor::li').getByRole('button');
  const state = (page: Page) =>
    page.locator('#projets video').evaluateAll((videos) => (videos as HTMLVideoElement[]).map(({ paused }) => paused));

  test('load only when played, and each has its own state', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\.(?:webm|mp4)$/.test(request.url())) fetched.push(request.url());
    });
    await visit(page, portfolio);
    await button(page, film.slug).scrollIntoViewIfNeeded();
    expect(fetched).toEqual([]);
    await button(page, film.slug).click();
    await expect.poll(() => state(page)).toEqual([false]);
    await button(page, otherFilm.slug).click();
    await expect.poll(() => state(page)).toEqual([false, false]);
    await button(page, film.slug).click();
    await expect.poll(() => state(page)).toEqual([true, false]);
    expect(fetched.every((url) => [film, otherFilm].some(({ slug }) => url.includes(slug)))).toBe(true);
  });

  test('play in place of the picture, with controls in the overlay and on the page, and return to it', async ({
    page,
  }) => {
    const play = (scope: string) => page.locator(scope).getByRole('button', { name: strings.film(film.client) });
    const video = (scope: string) => page.locator(`${scope} video`);
    const expectFilm = async (scope: string) => {
      await expect(video(scope)).toHaveCount(0);
      await expect(play(scope)).toContainText(strings.play(film.loop?.kilobytes ?? 0));
      await play(scope).click();
      await expect(video(scope)).toHaveAttribute('controls');
      await expect(video(scope)).toBeFocused();
      await video(scope).dispatchEvent('ended');
      await expect(video(scope)).toHaveCount(0);
      await expect(play(scope)).toBeFocused();
    };
    await visit(page, portfolio);
    await button(page, film.slug).click();
    await video('#projets').dispatchEvent('ended');
    await expect(video('#projets')).toHaveCount(0);
    await card(page, film.slug).click();
    await expectFilm('dialog');
    await page.goto(hrefOfProject(film.slug));
    await expectFilm('main');
  });

  test('return to their pictures when the filter changes', async ({ page }) => {
    await visit(page, portfolio);
    await button(page, film.slug).click();
    await expect(page.locator('#projets video')).toHaveCount(1);
    await filter(page, projectFilters.ai.label).first().click();
    await filter(page, projectFilters.all.label).first().click();
    await expect(page.locator('#projets video')).toHaveCount(0);
    await expect(button(page, film.slug)).toContainText(strings.play(film.loop?.kilobytes ?? 0));
  });
});

test.describe('a project whose script loads late', () => {
  test.use({ reducedMotion: 'reduce' });

  test('does not replace a page opened meanwhile', async ({ page }) => {
    await visit(page, portfolio);
    const release = await holdProject(page, first.slug);
    await card(page, first.slug).click();
    await page
      .locator(`footer a[href="${href('contact')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(href('contact'));
    await expect(h1(page)).toBeFocused();
    const title = await page.title();
    const arrived = page.waitForResponse(`**/assets/${first.slug}-*.js`);
    release();
    await arrived;
    await settled(page);
    await expect(page).toHaveURL(href('contact'));
    await expect(page).toHaveTitle(title);
    await expect(overlay(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(portfolio);
    await expect(cards(page).first()).toBeVisible();
    await expect(overlay(page)).toHaveCount(0);
  });

  test('does not replace the project pressed after it, and both share one history entry', async ({ page }) => {
    await visit(page, portfolio);
    const before = await steps(page);
    const release = await holdProject(page, first.slug);
    await card(page, first.slug).click();
    await card(page, second.slug).click();
    await expect(overlay(page)).toHaveAccessibleName(second.title);
    const arrived = page.waitForResponse(`**/assets/${first.slug}-*.js`);
    release();
    await arrived;
    await settled(page);
    await expect(overlay(page)).toHaveAccessibleName(second.title);
    await expect(page).toHaveURL(hrefOfProject(second.slug));
    await expect(page).toHaveTitle(pageTitleOf(second));
    expect(await steps(page)).toBe(before + 1);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL(portfolio);
  });

  test('does not open after Back', async ({ page }) => {
    await visit(page, portfolio);
    const release = await holdProject(page, first.slug);
    await card(page, first.slug).click();
    await expect(page).toHaveURL(hrefOfProject(first.slug));
    await page.goBack();
    await expect(page).toHaveURL(portfolio);
    const arrived = page.waitForResponse(`**/assets/${first.slug}-*.js`);
    release();
    await arrived;
    await settled(page);
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL(portfolio);
  });
});

test('a double click on a card adds one history entry', async ({ page }) => {
  await visit(page, portfolio);
  const before = await steps(page);
  await card(page, first.slug).dblclick();
  await expect(overlay(page)).toHaveAccessibleName(first.title);
  expect(await steps(page)).toBe(before + 1);
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(portfolio);
});

test.describe('the first press on a card', () => {
  test.use({ reducedMotion: 'reduce' });

  const presses: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['a click', (page) => card(page, second.slug).click()],
    ['Enter', (page) => card(page, second.slug).press('Enter')],
    ['a double click', (page) => card(page, second.slug).dblclick()],
  ];
  for (const [name, press] of presses) {
    test(`${name} opens the overlay, with immediate feedback and one history entry`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(portfolio);
      const before = await steps(page);
      await press(page);
      await expect(card(page, second.slug)).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(overlay(page)).toHaveAccessibleName(second.title);
      await expect(page).toHaveURL(hrefOfProject(second.slug));
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      expect(await steps(page)).toBe(before + 1);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(portfolio);
      await expect(card(page, second.slug)).toBeFocused();
    });
  }

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('opens the overlay', async ({ page }) => {
      await page.goto(portfolio);
      await card(page, second.slug).tap();
      await expect(overlay(page)).toHaveAccessibleName(second.title);
    });
  });

  test('is replaced by the next press', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(portfolio);
    const before = await steps(page);
    await card(page, first.slug).click();
    await card(page, second.slug).click();
    release();
    await expect(overlay(page)).toHaveAccessibleName(second.title);
    expect(await steps(page)).toBe(before + 1);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(portfolio);
  });

  test('is discarded if the visitor follows a link before the scripts have loaded', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(portfolio);
    let send = () => undefined as unknown;
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === href('contact'));
    await page.route(`**${href('contact')}`, (route) => {
      send = () => route.continue();
    });
    await card(page, first.slug).click();
    await page
      .locator(`footer a[href="${href('contact')}"]`)
      .first()
      .click({ noWaitAfter: true });
    await asked;
    release();
    await page.waitForResponse('**/assets/portfolio-*.js');
    await send();
    await expect(page).toHaveURL(href('contact'));
    await expect(overlay(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(portfolio);
  });

  test('with a modifier opens a tab and requests no script', async ({ page, context }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(portfolio);
    const opened = context.waitForEvent('page');
    await card(page, first.slug).dispatchEvent('click', { ctrlKey: true, button: 0 });
    await expect(await opened).toHaveURL(hrefOfProject(first.slug));
    await expect(page).toHaveURL(portfolio);
    expect(scripts).toEqual([]);
  });

  test.describe('without the scripts', () => {
    test.use({ expectedMessages: /Failed to load|Failed to fetch|net::ERR|error loading/i });

    for (const missing of ['**/assets/*.js', '**/assets/portfolio-*.js', `**/assets/${first.slug}-*.js`]) {
      test(`${missing} refused: leads to the project’s page`, async ({ page }) => {
        await page.route(missing, (route) => route.abort());
        await page.goto(portfolio);
        await card(page, first.slug).click();
        await expect(page).toHaveURL(hrefOfProject(first.slug));
        await expect(h1(page)).toHaveText(first.title);
      });
    }
  });
});

test.describe('without the network', () => {
  test.use({ expectedMessages: /Failed to load|Failed to fetch|net::ERR|error loading/i });

  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: loadFailureStrings.title });

  test('a press on another card leaves the grid, and shows a message at once; a retry opens the project', async ({
    page,
    context,
  }) => {
    await visit(page, portfolio);
    await card(page, first.slug).click();
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    const before = await steps(page);
    await context.setOffline(true);
    await card(page, second.slug).click();
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL(portfolio);
    await expect(card(page, second.slug)).toBeVisible();
    await expect(card(page, second.slug)).toBeFocused();
    expect(await steps(page)).toBe(before);
    await failure(page).getByRole('button').click();
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await failure(page).getByRole('button').click();
    await expect(page).toHaveURL(hrefOfProject(second.slug));
    await expect(h1(page)).toHaveText(second.title);
  });

  test('the message disappears with the next project that opens, and with the page', async ({ page, context }) => {
    await visit(page, portfolio);
    await card(page, first.slug).click();
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await context.setOffline(true);
    await card(page, second.slug).click();
    await expect(failure(page)).toBeVisible();
    await card(page, first.slug).click();
    await expect(overlay(page)).toHaveAccessibleName(first.title);
    await expect(failure(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(portfolio);
  });
});

test.describe('a project’s page', () => {
  for (const { slug, title, problem, decision, client } of [first, film, projects.at(-1) ?? first]) {
    test(`${slug}: complete without scripts, and accessible`, async ({ page, browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      expect((await plain.goto(hrefOfProject(slug)))?.status()).toBe(200);
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const text of [problem, decision, client]) await expect(plain.locator('main')).toContainText(text);
      await context.close();
      await visit(page, hrefOfProject(slug));
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('an unknown project has no page', async ({ request }) => {
    expect((await request.get(hrefOfProject('nexiste-pas'))).status()).toBe(404);
  });
});
