/** The overlay of a project in the portfolio: opening, changing projects, closing, and the sharpness of pictures. */
import type { Page } from '@playwright/test';
import { showsCategory } from '../src/content/realisations/filters.ts';
import { projects } from '../src/content/realisations/projets.ts';
import { portfolioStrings as strings } from '../src/content/tools/portfolio.ts';
import { hrefOfProject, pageTitleOf } from '../src/site/projects.ts';
import { swipe } from './support/finger.ts';
import { setTextSize, setTextSpacing } from './support/inspect.ts';
import { card, cards, film, first, overlay, portfolio, second } from './support/portfolio.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' });

test.describe('the overlay', () => {
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
  test('each way of closing it restores the address, the focus and the scroll position', async ({ page }) => {
    await visit(page, `${portfolio}?categorie=web`);
    const link = cards(page).nth(9).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => window.scrollY);
    for (const [name, close] of closings) {
      await test.step(name, async () => {
        await link.click();
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

  test('buttons and arrow keys change the project without adding history entries', async ({ page }) => {
    await visit(page, portfolio);
    await card(page, first.slug).click();
    await expect(overlay(page)).toHaveAccessibleName(first.title);
    await overlay(page).getByRole('button', { name: strings.next }).click();
    await expect(overlay(page)).toHaveAccessibleName(second.title);
    await expect(page).toHaveTitle(pageTitleOf(second));
    await page.keyboard.press('ArrowLeft');
    await expect(overlay(page)).toHaveAccessibleName(first.title);
    await expect(page).toHaveURL(hrefOfProject(first.slug));
    await page.goBack();
    await expect(overlay(page)).toHaveCount(0);
    await page.goForward();
    await expect(overlay(page)).toHaveAccessibleName(first.title);
  });

  test('Back, after a reload and before any script, leads to the grid', async ({ page }) => {
    await visit(page, `${portfolio}?categorie=web`);
    await cards(page).first().getByRole('link').click();
    await expect(overlay(page)).toBeVisible();
    await page.reload();
    await expect(page.locator('#projets')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${portfolio}?categorie=web`);
    await expect(page.locator('#projets')).toBeVisible();
    await expect(page).toHaveTitle('Portfolio | Réalisations Web & Mobile');
  });

  test.describe('by touch', () => {
    // During a transition, the browser shows an image of the page, which receives no touch.
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

    test('a swipe changes the project, a scroll does not', async ({ page }) => {
      await visit(page, portfolio);
      await card(page, first.slug).click();
      await expect(overlay(page)).toHaveAccessibleName(first.title);
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
  });

  test('a reload shows the project’s own page', async ({ page }) => {
    await visit(page, portfolio);
    await card(page, first.slug).click();
    await expect(overlay(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
    await expect(overlay(page)).toHaveCount(0);
  });
});

test.describe('the overlay, with text at 200 % or with spacing', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  const changes: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['200 %', (page) => setTextSize(page, 200)],
    ['spacing', (page) => setTextSpacing(page, true)],
  ];
  for (const [name, change] of changes) {
    test(`${name}: the whole bar is visible, and nothing overlaps`, async ({ page }) => {
      await visit(page, portfolio);
      await change(page);
      await card(page, film.slug).click();
      await expect(overlay(page)).toHaveAccessibleName(film.title);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await settled(page);
        const position = overlay(page).getByRole('status');
        await expect(position).toContainText(`sur ${projects.length}`);
        await expect(position).toContainText(film.title);
        const parts = [position, ...(await position.locator('xpath=..').getByRole('button').all())];
        expect(parts).toHaveLength(4);
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
        for (const [index, box] of boxes.entries()) {
          if (!box) throw new Error(`Part ${index} of the bar is not visible.`);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          for (const other of boxes.slice(index + 1)) {
            if (!other) continue;
            const isApart =
              box.x + box.width <= other.x ||
              other.x + other.width <= box.x ||
              box.y + box.height <= other.y ||
              other.y + other.height <= box.y;
            expect(isApart).toBe(true);
          }
        }
        const cut = await overlay(page).evaluate((dialog) =>
          [...dialog.querySelectorAll('p, button, h2')]
            .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible')
            .map((part) => part.textContent),
        );
        expect(cut).toEqual([]);
        expect(await overlay(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
      }
    });
  }
});

test('the overlay focuses its title, and closing it focuses the card of the last project shown', async ({ page }) => {
  await visit(page, portfolio);
  await card(page, first.slug).press('Enter');
  await expect(overlay(page).getByRole('heading', { level: 2 })).toBeFocused();
  for (const { title } of projects.slice(1, 3)) {
    await page.keyboard.press('ArrowRight');
    await expect(overlay(page)).toHaveAccessibleName(title);
    await expect(overlay(page).getByRole('heading', { level: 2 })).toBeFocused();
  }
  const next = overlay(page).getByRole('button', { name: strings.next });
  await next.press('Enter');
  await expect(overlay(page)).toHaveAccessibleName(projects[3]?.title ?? '');
  await expect(next).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  const last = card(page, projects[3]?.slug ?? '');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});

test('the document has the title of the project from its first frame on', async ({ page }) => {
  await visit(page, portfolio);
  await card(page, first.slug).click();
  await expect(overlay(page)).toHaveAccessibleName(first.title);
  const title = page.evaluate(
    () =>
      new Promise((resolve) => {
        const dialog = document.querySelector('dialog[open]');
        const seen = new MutationObserver(() => resolve(document.title));
        if (dialog) seen.observe(dialog, { childList: true, subtree: true });
      }),
  );
  await page.keyboard.press('ArrowRight');
  expect(await title).toBe(pageTitleOf(second));
});

// The browser's smooth restoration is what hides a card: without motion, one screen is enough.
for (const [reducedMotion, screens] of [
  [
    'no-preference',
    [
      [1280, 800],
      [390, 844],
      [844, 390],
    ],
  ],
  ['reduce', [[844, 390]]],
] as const) {
  test.describe(`after four arrows, with the motion preference ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    for (const [width, height] of screens) {
      test(`${width} × ${height}: the title is in view, and so is the focused card after closing`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const opened = projects.slice(0, 5);
        const last = card(page, opened.at(-1)?.slug ?? '');
        const closings: readonly (() => Promise<unknown>)[] = [
          () => page.keyboard.press('Escape'),
          () => overlay(page).getByRole('button', { name: strings.close }).press('Enter'),
          () => page.goBack(),
        ];
        await visit(page, portfolio);
        // Every way of closing, on the desk; elsewhere Back, which restores the position the latest.
        for (const close of width === 1280 ? closings : closings.slice(-1)) {
          await card(page, first.slug).press('Enter');
          for (const { title } of opened) {
            await expect(overlay(page)).toHaveAccessibleName(title);
            await expect(overlay(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
            if (title !== opened.at(-1)?.title) await page.keyboard.press('ArrowRight');
          }
          await close();
          await expect(overlay(page)).toHaveCount(0);
          await expect(last).toBeFocused();
          // The browser has restored its position by then.
          await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe('');
          await settled(page);
          await expect(last).toBeInViewport({ ratio: 1 });
        }
      });
    }
  });
}

test('with a filter, the arrow keys go through its projects only, circularly', async ({ page }) => {
  const shown = projects.filter(({ category }) => showsCategory('ai', category));
  const [opened] = shown;
  if (!opened || shown.length < 3) throw new Error('This test needs a filter with three projects.');
  await visit(page, `${portfolio}?categorie=ai`);
  await card(page, opened.slug).click();
  for (const [index, { title }] of shown.entries()) {
    await expect(overlay(page)).toHaveAccessibleName(title);
    await expect(overlay(page).getByRole('status')).toContainText(strings.position(index + 1, shown.length));
    await page.keyboard.press('ArrowRight');
  }
  await expect(overlay(page)).toHaveAccessibleName(opened.title);
  await page.keyboard.press('ArrowLeft');
  await expect(overlay(page)).toHaveAccessibleName(shown.at(-1)?.title ?? '');
});

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`with the motion preference ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test(`the picture ${moves ? 'grows into' : 'appears in'} the overlay`, async ({ page }) => {
      // The number of animations in each transition, once it is ready. React hides its root with one of zero duration.
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        const ready: Promise<number>[] = [];
        Object.assign(window, { transitions: ready });
        document.startViewTransition = (options) => {
          const transition = start(options);
          const count = () =>
            document
              .getAnimations()
              .map(({ effect }) => effect as KeyframeEffect)
              .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
              .filter((effect) => Number(effect.getComputedTiming().activeDuration) > 0).length;
          ready.push(transition.ready.then(count));
          return transition;
        };
      });
      const animations = () =>
        page.evaluate(() => Promise.all((window as unknown as { transitions: Promise<number>[] }).transitions));
      await visit(page, portfolio);
      await card(page, first.slug).click();
      await expect(overlay(page)).toHaveAccessibleName(first.title);
      await settled(page);
      const counts = await animations();
      expect(counts).not.toEqual([]);
      expect(counts.map((count) => count > 0)).toEqual(counts.map(() => moves));
    });
  });
}

test('the overlay fades in while the picture grows', async ({ page }) => {
  // Stop the transition in the middle.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = 125;
        }
        Object.assign(window, { stopped: true });
      });
      return transition;
    };
  });
  await visit(page, portfolio);
  await card(page, first.slug).scrollIntoViewIfNeeded();
  // Beside the picture and below the overlay's bar.
  const clip = { x: 800, y: 600, width: 400, height: 200 };
  const before = await page.screenshot({ clip });
  await card(page, first.slug).click();
  await page.waitForFunction(() => 'stopped' in window);
  expect((await page.screenshot({ clip })).equals(before)).toBe(false);
});

test.describe('sharpness: at least one and a half picture pixels per CSS pixel', () => {
  test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1.5 });

  const still = projects.find(({ loop }) => !loop) ?? first;
  /** In ascending order, because a browser that has a larger picture keeps it. */
  const screens = [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1280, height: 900 },
    { width: 1920, height: 1080 },
  ];
  for (const { slug, title } of [still, film]) {
    test(`${slug}, in the overlay and on its page, on every screen`, async ({ page }) => {
      const expectSharp = async (part: string) => {
        for (const screen of screens) {
          await page.setViewportSize(screen);
          await expect.poll(() => sharpness(part), `${part} at ${screen.width} px`).toBeGreaterThanOrEqual(1.5);
        }
      };
      const sharpness = (selector: string) =>
        page
          .locator(`${selector} :is(img, video)`)
          .first()
          .evaluate(async (element: HTMLImageElement | HTMLVideoElement) => {
            // A picture with several sources reports the assumed size; its file has the real one.
            const file = new Image();
            file.src = 'poster' in element ? element.poster : element.currentSrc;
            await file.decode();
            return file.naturalWidth / element.clientWidth;
          });
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, portfolio);
      await card(page, slug).click();
      await expect(overlay(page)).toHaveAccessibleName(title);
      await expectSharp('dialog');
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, hrefOfProject(slug));
      await expectSharp('main');
    });
  }
});
