/** The overlay of a project in the portfolio: opening, changing projects, closing, and the sharpness of pictures. */
import type { Page } from '@playwright/test';
import { filterOfCategory, projectFilters, showsCategory } from '../src/content/projects/filters.ts';
import { projects } from '../src/content/projects/projects.ts';
import { portfolioStrings as strings } from '../src/content/tools/portfolio.ts';
import { fill } from '../src/lib/fill.ts';
import { hrefOfProject, pageTitleOf } from '../src/site/projects.ts';
import { sessionOf, setTextSize, setTextSpacing } from './support/inspect.ts';
import { swipe } from './support/pointer.ts';
import { card, cards, filter, first, overlay, portfolio, second } from './support/portfolio.ts';
import { hold } from './support/requests.ts';
import { desk, landscape, phone, touchScreen } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { h1, settled, visit } from './support/visit.ts';

test.use({ viewport: desk });

/** Runs inside the page: parts of the bar that overlap. `pages.spec.ts` finds what is cut. */
const overlapsOfBar = (dialog: HTMLElement | SVGElement): string[] => {
  const status = dialog.querySelector('[role=status]');
  const parts = [status, ...(status?.parentElement?.querySelectorAll('button') ?? [])].map((part) => ({
    name: part?.textContent ?? '',
    box: part?.getBoundingClientRect() ?? new DOMRect(),
  }));
  const isApart = (one: DOMRect, other: DOMRect) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  return parts.flatMap(({ name, box }, index) =>
    parts
      .slice(index + 1)
      .filter((other) => !isApart(box, other.box))
      .map((other) => `${name} overlaps ${other.name}`),
  );
};

const closings: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => overlay(page).getByRole('button', { name: strings.close }).click()],
  // During the transition, the browser shows an image of the page, which receives no click.
  [
    'a click beside it',
    (page) =>
      expect(async () => {
        await page.mouse.click(6, 450);
        await expect(overlay(page)).toHaveCount(0, { timeout: 1_000 });
      }).toPass(),
  ],
  ['Back', (page) => page.goBack()],
];
test('each way of closing the overlay restores the address, the focus and the scroll position', async ({ page }) => {
  await visit(page, `${portfolio}?categorie=web`);
  const link = cards(page).nth(9).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const scroll = await page.evaluate(() => window.scrollY);
  for (const [name, close] of closings) {
    await step(name, async () => {
      // A double click is one history entry too: Back leads to the grid.
      if (name === 'Back') await link.dblclick();
      else await link.click();
      await expect(overlay(page)).toBeVisible();
      await expect(page).toHaveURL((await link.getAttribute('href')) ?? '');
      await settled(page);
      await close(page);
      await expect(overlay(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${portfolio}?categorie=web`);
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
      await expect(page).toHaveTitle('Portfolio | Réalisations Web & Mobile');
      await settled(page);
    });
  }
});

test('with a filter, buttons and arrow keys go through its projects, in one history entry', async ({ page }) => {
  await visit(page, portfolio);
  const filtered = `${portfolio}?categorie=ai`;
  const shown = projects.filter(({ category }) => showsCategory('ai', category));
  const [opened, next, third] = shown;
  if (!opened || !next || !third) throw new Error('This test needs a filter with three projects.');
  await filter(page, projectFilters.ai.label).first().click();
  await expect(page).toHaveURL(filtered);
  await card(page, opened.slug).click();
  await expect(overlay(page)).toHaveAccessibleName(opened.title);
  // What the overlay changes while it opens is over.
  await settled(page);
  const titleOfFirstFrame = page.evaluate(
    () =>
      new Promise((resolve) => {
        const dialog = document.querySelector('dialog[open]');
        const seen = new MutationObserver(() => resolve(document.title));
        if (dialog) seen.observe(dialog, { childList: true, subtree: true });
      }),
  );
  // With a modifier, a key is the browser's.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await titleOfFirstFrame).toBe(pageTitleOf(next));
  for (const [index, { title }] of shown.entries()) {
    if (index === 0) continue;
    await expect(overlay(page)).toHaveAccessibleName(title);
    await expect(overlay(page).getByRole('status')).toContainText(
      fill(strings.position, { index: String(index + 1), count: String(shown.length) }),
    );
    await page.keyboard.press('ArrowRight');
  }
  await expect(overlay(page)).toHaveAccessibleName(opened.title);
  await page.keyboard.press('ArrowLeft');
  await expect(overlay(page)).toHaveAccessibleName(shown.at(-1)?.title ?? '');
  await overlay(page).getByRole('button', { name: strings.next }).click();
  await expect(overlay(page)).toHaveAccessibleName(opened.title);
  await expect(page).toHaveURL(hrefOfProject(opened.slug));

  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await page.goForward();
  await expect(overlay(page)).toHaveAccessibleName(opened.title);
  await step('a reload shows the project’s own page, and Back, before any script, the grid', async () => {
    await page.reload();
    await expect(h1(page)).toHaveText(opened.title);
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.locator('#projets')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(filtered);
    await expect(page.locator('#projets')).toBeVisible();
    await expect(page).toHaveTitle('Portfolio | Réalisations Web & Mobile');
  });
});

test.describe('by touch', () => {
  test.use(touchScreen);

  test('the first tap opens it, and a swipe changes the project', async ({ page }) => {
    await page.goto(portfolio);
    await card(page, first.slug).tap();
    await expect(overlay(page)).toHaveAccessibleName(first.title);
    await step('with text at 200 % or with spacing', async () => {
      const position = overlay(page).getByRole('status');
      await expect(position).toContainText(`sur ${projects.length}`);
      await expect(position).toContainText(first.title);
      await expect(position.locator('xpath=..').getByRole('button')).toHaveCount(3);
      for (const [percent, isSpaced] of [
        [200, false],
        [100, true],
      ] as const) {
        await setTextSize(page, percent);
        await setTextSpacing(page, isSpaced);
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await settled(page);
          expect(
            await overlay(page).evaluate(overlapsOfBar),
            `${percent} %, ${isSpaced ? 'spaced, ' : ''}${width} px`,
          ).toEqual([]);
        }
      }
      await setTextSpacing(page, false);
      await page.setViewportSize(phone);
    });
    await step('a swipe changes the project, a scroll does not', async () => {
      await settled(page);
      await swipe(page, [300, 600], [90, 610]);
      await expect(overlay(page)).toHaveAccessibleName(second.title);
      await settled(page);
      await swipe(page, [90, 600], [300, 590]);
      await expect(overlay(page)).toHaveAccessibleName(first.title);
      await settled(page);
      await swipe(page, [200, 600], [190, 200]);
      await expect(overlay(page)).toHaveAccessibleName(first.title);
    });

    await step('nor does a finger in a page zoomed with two', async () => {
      await settled(page);
      const browser = await sessionOf(page);
      await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
      await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2.5);
      await swipe(page, [240, 300], [20, 300]);
      await settled(page);
      // A swipe changes the address at once.
      expect(page.url()).toContain(hrefOfProject(first.slug));
    });
  });
});

/**
 * Opens the first project, and goes to the third, each from the end of its text: the title of each is in view, and has the focus
 * unless a button keeps it.
 */
async function goToThird(page: Page): Promise<void> {
  const next = overlay(page).getByRole('button', { name: strings.next });
  const title = overlay(page).getByRole('heading', { level: 2 });
  await card(page, first.slug).press('Enter');
  for (const [index, project] of projects.slice(0, 3).entries()) {
    await expect(overlay(page)).toHaveAccessibleName(project.title);
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(index < 2 ? title : next).toBeFocused();
    await overlay(page).evaluate((dialog) => dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' }));
    if (index === 0) await page.keyboard.press('ArrowRight');
    else if (index === 1) await next.press('Enter');
  }
}

test('opened before React has drawn a filter, it closes onto the filtered portfolio', async ({ page }) => {
  const code = filterOfCategory(first.category);
  const { label } = projectFilters[code];
  const other = projects.find(({ category }) => !showsCategory(code, category));
  for (const { slug } of [first, ...(other ? [other] : [])]) {
    const release = await hold(page);
    await page.goto(portfolio);
    await filter(page, label).click();
    await card(page, slug).click();
    await release();
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${portfolio}?categorie=${code}`);
    await expect(filter(page, label)).toHaveAttribute('aria-pressed', 'true');
    // The filter hides a card of another category.
    await expect(slug === first.slug ? card(page, slug) : filter(page, label)).toBeFocused();
  }
});

// The browser's smooth restoration of its position is what hides a card.
test('after two others, their titles in view, so is the focused card of the last', async ({ page }) => {
  const last = card(page, projects[2]?.slug ?? '');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Back restores the position the latest of all ways to close; on its side, a phone shows the least.
  await page.setViewportSize(landscape);
  await visit(page, portfolio);
  await goToThird(page);
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await expect(last).toBeFocused();
  // The browser has restored its position by then.
  await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe('');
  await settled(page);
  await expect(last).toBeInViewport({ ratio: 1 });
});
