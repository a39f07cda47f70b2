/**
 * The grid of the portfolio, and the result of pressing a card. `test/built/projects.test.ts` reads the
 * projects' own pages.
 */
import { withNoun } from '@agency/shared/format';
import type { Page } from '@playwright/test';
import { loadFailureStrings } from '../src/content/interface.ts';
import { type FilterCode, filterCodes, projectFilters, showsCategory } from '../src/content/projects/filters.ts';
import { projects } from '../src/content/projects/projects.ts';
import { portfolioStrings as strings } from '../src/content/tools/portfolio.ts';
import { href } from '../src/site/pages.ts';
import { hrefOfProject, pageTitleOf } from '../src/site/projects.ts';
import { sessionOf } from './support/inspect.ts';
import { card, cards, filter, first, overlay, portfolio, second } from './support/portfolio.ts';
import { disconnect, fail, hold, watchScripts } from './support/requests.ts';
import { desk } from './support/screens.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { follow, footerLink, h1, historyLength, settled, visit } from './support/visit.ts';

/** Delays the script of one project. */
const holdProject = (page: Page, slug: string) => hold(page, `**/assets/${slug}-*.js`);

test.use({ viewport: desk });

test('a filter shows its projects, and stays in the address', async ({ page }) => {
  const shownBy = (code: FilterCode) => projects.filter(({ category }) => showsCategory(code, category));
  const offered = filterCodes.filter((code) => shownBy(code).length > 0);
  await visit(page, portfolio);
  await step('it has one, two or four columns, depending on the width of the window', async () => {
    const columns = () =>
      cards(page).evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size);
    for (const [width, count] of [
      [768, 1],
      [769, 2],
      [1200, 2],
      [1201, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(), `${width} px`).toBe(count);
    }
  });
  await step('the label and the number of each are two words for a screen reader', async () => {
    const { nodes } = await (await sessionOf(page)).send('Accessibility.getFullAXTree');
    const names = nodes.map(({ name }) => name?.value as unknown);
    const expected = offered.map((code) => `${projectFilters[code].label} ${shownBy(code).length}`);
    expect(names).toEqual(expect.arrayContaining(expected));
  });
  await step('it shows its projects, with their number', async () => {
    for (const code of offered.slice(-2)) {
      const shown = shownBy(code);
      const button = filter(page, projectFilters[code].label).first();
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page)).toHaveCount(shown.length);
      await expect(page.locator('#projets').getByRole('status').first()).toHaveText(
        withNoun(shown.length, strings.shown),
      );
      await expect(page).toHaveURL(`${portfolio}?categorie=${code}`);
    }
  });
  const last = offered.at(-1) ?? 'all';
  const expectFiltered = async () => {
    await expect(page).toHaveURL(`${portfolio}?categorie=${last}`);
    // The address changes one frame before the list: wait, because a card that is about to disappear cannot be clicked.
    await expect(cards(page)).toHaveCount(shownBy(last).length);
  };
  await step('it stays through a reload, an overlay, another page, Back and Forward', async () => {
    await page.reload();
    await expectFiltered();
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(hrefOfProject(shownBy(last)[0]?.slug ?? ''));
    await page.goBack();
    await expectFiltered();
    await follow(page, href('contact'));
    await page.goBack();
    await expectFiltered();
    await page.goForward();
    await expect(page).toHaveURL(href('contact'));
  });
});

// A single click is the tap of `portfolio-overlay.spec.ts`.
test('the next press on a card replaces the first, and a double click is one entry', async ({ page, context }) => {
  const scripts = watchScripts(page);
  const release = await hold(page);
  await page.goto(portfolio);
  await step('with Control, it opens a tab, and requests no script', async () => {
    const opened = context.waitForEvent('page');
    await card(page, first.slug).dispatchEvent('click', { ctrlKey: true, button: 0 });
    await expect(await opened).toHaveURL(hrefOfProject(first.slug));
    await expect(page).toHaveURL(portfolio);
    expect(scripts).toEqual([]);
  });

  const before = await historyLength(page);
  await card(page, first.slug).press('Enter');
  await expect(card(page, first.slug)).toHaveAttribute('aria-busy', 'true');
  await card(page, second.slug).dblclick();
  await expect(card(page, second.slug)).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(overlay(page)).toHaveAccessibleName(second.title);
  await expect(page).toHaveURL(hrefOfProject(second.slug));
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  expect(await historyLength(page)).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(portfolio);
  await expect(card(page, second.slug)).toBeFocused();
});

test('a link followed before the scripts have loaded discards the press on a card', async ({ page }) => {
  const release = await hold(page);
  const document = `**${href('contact')}`;
  const send = await hold(page, document);
  await page.goto(portfolio);
  // Asked now: while the next document is held, no locator answers.
  const application = page.evaluate(() => window.inspection.application);
  const before = await historyLength(page);
  const asked = page.waitForRequest(document);
  await card(page, first.slug).click();
  await footerLink(page, href('contact')).click({ noWaitAfter: true });
  await asked;
  await release();
  expect(await application).toBe('running');
  await send();
  await expect(page).toHaveURL(href('contact'));
  await expect(overlay(page)).toHaveCount(0);
  expect(await historyLength(page)).toBe(before + 1);
});

test.describe('a project whose script loads late or not at all', () => {
  test.use({ expectedMessages: failedLoads });

  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: loadFailureStrings.title });

  // `scripts-missing.spec.ts` tells a missing entry from a missing page.
  test('leads to the project’s page at the first press, whichever part is missing', async ({ page }) => {
    // All of them first: a part that arrived once is kept.
    for (const missing of ['**/assets/*.js', `**/assets/${first.slug}-*.js`]) {
      const undo = await fail(page, missing);
      await page.goto(portfolio);
      await card(page, first.slug).click();
      await expect(page, missing).toHaveURL(hrefOfProject(first.slug));
      await expect(h1(page), missing).toHaveText(first.title);
      await undo();
    }
  });

  test('does not open over what the visitor did meanwhile', async ({ page }) => {
    const [after, over, meanwhile] = projects.slice(2);
    if (!after || !over || !meanwhile) throw new Error('This test needs five projects.');
    await visit(page, portfolio);
    const before = await historyLength(page);
    /** Presses a project, does something, and lets the project's script arrive. */
    const lateAfter = async ({ slug }: typeof first, act: () => Promise<unknown>) => {
      const release = await holdProject(page, slug);
      await card(page, slug).click();
      await act();
      const arrived = page.waitForResponse(`**/assets/${slug}-*.js`);
      await release();
      await arrived;
      await settled(page);
    };
    await step('after Back', async () => {
      await lateAfter(after, async () => {
        await expect(page).toHaveURL(hrefOfProject(after.slug));
        await page.goBack();
        await expect(page).toHaveURL(portfolio);
      });
      await expect(overlay(page)).toHaveCount(0);
      await expect(page).toHaveURL(portfolio);
    });

    await step('over a project pressed after it', async () => {
      await lateAfter(over, async () => {
        await card(page, second.slug).click();
        await expect(overlay(page)).toHaveAccessibleName(second.title);
      });
      await expect(overlay(page)).toHaveAccessibleName(second.title);
      await expect(page).toHaveURL(hrefOfProject(second.slug));
      await expect(page).toHaveTitle(pageTitleOf(second));
      expect(await historyLength(page), 'both share one history entry').toBe(before + 1);
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toHaveCount(0);
      await expect(page).toHaveURL(portfolio);
    });

    await step('over another page', async () => {
      await lateAfter(meanwhile, async () => {
        await follow(page, href('contact'));
      });
      await expect(page).toHaveURL(href('contact'));
      await expect(page).toHaveTitle(/^Contact/);
      await expect(overlay(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(portfolio);
      await expect(cards(page).first()).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
    });
  });

  test('without the network, leaves the grid with a message and a retry', async ({ page }) => {
    const [unseen] = projects.slice(2);
    if (!unseen) throw new Error('This test needs three projects.');
    await visit(page, portfolio);
    const openFirst = async () => {
      await card(page, first.slug).click();
      await expect(overlay(page)).toHaveAccessibleName(first.title);
      await expect(failure(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toHaveCount(0);
      await expect(page).toHaveURL(portfolio);
    };
    await openFirst();
    const connect = await disconnect(page);
    await step('the grid stays, with a message until another project opens', async () => {
      const entries = await historyLength(page);
      await card(page, unseen.slug).click();
      await expect(failure(page)).toBeVisible();
      await expect(page).toHaveURL(portfolio);
      await expect(card(page, unseen.slug)).toBeVisible();
      await expect(card(page, unseen.slug)).toBeFocused();
      expect(await historyLength(page)).toBe(entries);
      // The project that has already loaded.
      await openFirst();
    });

    await step('a retry opens the project', async () => {
      await card(page, unseen.slug).click();
      await expect(failure(page)).toBeVisible();
      await failure(page).getByRole('button').click();
      await expect(failure(page)).toBeVisible();
      await connect();
      await failure(page).getByRole('button').click();
      await expect(page).toHaveURL(hrefOfProject(unseen.slug));
      await expect(h1(page)).toHaveText(unseen.title);
    });
  });
});
