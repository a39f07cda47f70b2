/** The widgets of `ui/`, by keyboard and by mouse, each on the first page that uses it. */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import { firstSection } from './support/contents.ts';
import { pointOf, swipe } from './support/pointer.ts';
import { desk, phone, touchScreen } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { wake } from './support/visit.ts';
import { expectSlide, slides } from './support/widgets.ts';

const strings = interfaceStrings.carousel;

test.describe('a carousel', () => {
  test.use(touchScreen);

  // One element makes every carousel; `focus.spec.ts` looks at each kind of list that it turns.
  const { path, section } = firstSection('cards', ({ layout }) => layout !== 'ledger');
  const { title } = section;

  const carouselOf = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });

  test('moves by each of its controls, never by itself, and is a plain list on a wide screen', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    const carousel = carouselOf(page, title);
    await carousel.getByRole('button', { name: strings.next }).scrollIntoViewIfNeeded();
    await step('never by itself', async () => {
      await expectSlide(carousel, 0);
      await page.clock.fastForward('05:00');
      await expectSlide(carousel, 0);
    });

    const list = slides(carousel).first().locator('..');
    await step('by the arrow keys and a swipe, before React', async () => {
      await list.focus();
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expectSlide(carousel, 1);
      }).toPass();
      await page.keyboard.press('ArrowLeft');
      await expectSlide(carousel, 0);
      const from = await pointOf(list, [0.8, 0.5]);
      await swipe(page, from, await pointOf(list, [0.2, 0.5]));
      await expectSlide(carousel, 1);
      await list.press('ArrowLeft');
      await expectSlide(carousel, 0);
    });

    await step('by its buttons and dots, once React runs', async () => {
      await wake(page);
      await expect(carousel).toHaveAttribute('aria-roledescription', strings.role);
      await expect(slides(carousel).first()).toHaveAttribute('aria-roledescription', strings.slide);
      const last = (await slides(carousel).count()) - 1;
      await expectSlide(carousel, 0);

      const next = carousel.getByRole('button', { name: strings.next });
      const previous = carousel.getByRole('button', { name: strings.previous });
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await next.evaluate((button) => button.scrollIntoView());
      await next.focus();
      const top = await next.evaluate((button) => button.getBoundingClientRect().top);
      for (let index = 1; index <= last; index++) {
        await page.keyboard.press('Enter');
        await expectSlide(carousel, index);
      }
      expect(await next.evaluate((button) => button.getBoundingClientRect().top), 'the button stays').toBe(top);
      // At the end the button keeps the focus, and is marked as disabled.
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(next).toBeFocused();
      await page.keyboard.press('Enter');
      await expectSlide(carousel, last);
      await previous.press('Space');
      await expectSlide(carousel, last - 1);
      await carousel.getByRole('group', { name: strings.dots }).getByRole('button').first().press('Enter');
      await expectSlide(carousel, 0);
    });

    await step('a plain list on a wide screen', async () => {
      await page.setViewportSize(desk);
      await expect(carousel).toHaveCount(0);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('main [data-away]')).toHaveCount(0);
    });
  });
});

test('an arrow that leads nowhere does not answer the pointer', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(href('sectors'));
  for (const [name, isLit] of [
    [strings.next, true],
    [strings.previous, false],
  ] as const) {
    const arrow = page.getByRole('button', { name }).first();
    await arrow.hover();
    const background = expect(arrow, name);
    await (isLit ? background.not : background).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('a card, a step or a package under the pointer lifts, with a shadow', async ({ page }) => {
  for (const { path, section } of [
    firstSection('cards', ({ id, layout }) => id !== undefined && layout !== 'ledger'),
    firstSection('process', ({ id }) => id !== undefined),
    firstSection('packages', ({ id }) => id !== undefined),
  ]) {
    const list = `#${section.id}`;
    if (!page.url().endsWith(path)) await page.goto(path);
    const card = page.locator(`${list} li`).first();
    await expect(card, list).toHaveCSS('translate', 'none');
    await card.hover();
    await expect(card, list).toHaveCSS('translate', '0px -4px');
    await expect(card, list).not.toHaveCSS('box-shadow', 'none');
  }
  // A list that a phone shortens (`alive.spec.ts`) is whole here.
  await page.goto(
    firstSection('process', ({ phases }) => Object.values(phases).some(({ activities }) => activities.length > 3)).path,
  );
  await expect(page.locator('main [data-more]')).not.toHaveCount(0);
  await expect(page.locator('main [data-more]').filter({ visible: false })).toHaveCount(0);
  await expect(page.locator('main button[aria-expanded][aria-controls]').filter({ visible: true })).toHaveCount(0);
});

test('on paper, the first of the tall cards is on the sheet of the page’s title', async ({ page }) => {
  // Letter size, without its margins.
  const sheet = { width: 695, height: 935 };
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  for (const path of [href('services'), href('sectors')]) {
    await page.goto(path);
    const card = await page.locator('main li:has(h3)').first().boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? sheet.height), path).toBeLessThan(sheet.height);
  }
});

test.describe('the swipe hint', () => {
  test.use({ viewport: phone, reducedMotion: 'no-preference' });

  test('starts when its carousel is on the screen, and fades out at 8 s', async ({ page }) => {
    await page.goto(href('sectors'));
    const controls = page.locator('[data-hint]').first();
    /** Stops the animations of the hint where they are, and counts them. */
    const stopped = () =>
      controls.evaluate((one) => {
        const animations = one
          .getAnimations({ subtree: true })
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::before');
        for (const animation of animations) animation.pause();
        return animations.length;
      });
    expect(await stopped()).toBe(0);
    await controls.scrollIntoViewIfNeeded();
    await expect.poll(stopped).toBe(2);
    const opacityAt = (time: number) =>
      controls.evaluate((one, at) => {
        for (const animation of one.getAnimations({ subtree: true })) animation.currentTime = at;
        const { opacity, visibility } = getComputedStyle(one, '::before');
        return visibility === 'visible' ? Number(opacity) : 0;
      }, time);
    expect(await opacityAt(1000)).toBe(0);
    expect(await opacityAt(7900)).toBe(1);
    const fading = await opacityAt(8100);
    expect(fading).toBeGreaterThan(0);
    expect(fading).toBeLessThan(1);
    expect(await opacityAt(8300)).toBe(0);
  });
});
