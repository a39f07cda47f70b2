/** The picture of a project: it grows into the overlay, and is sharp on every screen. */
import { projects } from '../src/content/projects/projects.ts';
import { cardPicture, hrefOfProject, thumbnail } from '../src/site/projects.ts';
import { card, film, first, overlay, portfolio } from './support/portfolio.ts';
import { recorded } from './support/recorded.ts';
import { desk, phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

test.use({ viewport: desk, reducedMotion: 'no-preference' });

test('the picture grows into the overlay, or with reduced motion appears in it', async ({ page }) => {
  // The number of animations in each transition, once it is ready. React hides its root with one of zero duration.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const ready: Promise<number>[] = [];
    Object.defineProperty(window, 'transitions', { get: () => Promise.all(ready.splice(0)) });
    document.startViewTransition = (options) => {
      const transition = start(options);
      const count = () =>
        document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
          .filter((effect) => Number(effect.getComputedTiming().activeDuration) > 0).length;
      const counted = transition.ready.then(count);
      ready.push(counted);
      // The first stops in the middle.
      if (!('stopped' in window))
        void counted.then(() => {
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = 125;
          }
          Object.assign(window, { stopped: true });
        });
      return transition;
    };
  });
  /** Numbers of animations of the transitions since the last call. */
  const animations = () => recorded<number[]>(page, 'transitions');
  await visit(page, portfolio);
  await card(page, first.slug).scrollIntoViewIfNeeded();
  // Beside the picture and below the overlay's bar.
  const clip = { x: 800, y: 600, width: 400, height: 200 };
  const before = await page.screenshot({ clip });
  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await card(page, first.slug).click();
    if (moves) {
      await page.waitForFunction(() => 'stopped' in window);
      expect((await page.screenshot({ clip })).equals(before)).toBe(false);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.play();
      });
    }
    await expect(overlay(page)).toHaveAccessibleName(first.title);
    await settled(page);
    const counts = await animations();
    expect(counts).not.toEqual([]);
    expect(
      counts.map((count) => count > 0),
      reducedMotion,
    ).toEqual(counts.map(() => moves));
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await settled(page);
    await animations();
  }
  // A page loaded with reduced motion has no transition to wait for.
  await visit(page, portfolio);
  await card(page, first.slug).click();
  await expect(overlay(page)).toHaveAccessibleName(first.title);
  await settled(page);
  expect(await animations()).toEqual([]);
});

test.describe('sharpness: at least one and a half picture pixels per CSS pixel', () => {
  test.use({ reducedMotion: 'reduce', deviceScaleFactor: 1.5 });

  const still = projects.find(({ loop }) => !loop) ?? first;
  const smallest = phone;
  /** In ascending order, because a browser that has a larger picture keeps it. */
  const screens = [smallest, { width: 820, height: 1180 }, desk, { width: 1920, height: 1080 }];
  test('on every screen, in the grid, in the overlay and on the project’s page', async ({ page }) => {
    const expectSharpGrid = async (screen: typeof phone, suffix: string) => {
      const picture = page.locator('#projets img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const [file, share] = await picture.evaluate(
        ({ currentSrc, clientWidth }: HTMLImageElement) =>
          [currentSrc, Number(currentSrc.match(/-(\d+)\.avif$/)?.[1]) / clientWidth] as const,
      );
      expect(file, `at ${screen.width} px`).toContain(suffix);
      expect(share, file).toBeGreaterThanOrEqual(1.5);
    };
    const expectSharp = async (part: string) => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await expect.poll(() => sharpness(part), `${part} at ${screen.width} px`).toBeGreaterThanOrEqual(1.5);
      }
      await page.setViewportSize(smallest);
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
    await page.setViewportSize(smallest);
    await visit(page, portfolio);
    await expectSharpGrid(phone, thumbnail.suffix);
    await card(page, still.slug).click();
    await expect(overlay(page)).toHaveAccessibleName(still.title);
    await expectSharp('dialog');
    await page.goto(hrefOfProject(film.slug));
    await expectSharp('main');
    await page.setViewportSize(desk);
    await page.goto(portfolio);
    await expectSharpGrid(desk, cardPicture.suffix);
  });
});
