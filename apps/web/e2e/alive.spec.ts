/** Carousels, disclosures and counters work before React, and continue after everything that could re-render them. */
import type { Locator, Page } from '@playwright/test';
import { interfaceStrings } from '../src/content/interface.ts';
import { href } from '../src/site/pages.ts';
import { firstSection } from './support/contents.ts';
import { recorded } from './support/recorded.ts';
import { phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { follow, settled, wake } from './support/visit.ts';
import { expectSlide, slides } from './support/widgets.ts';

const strings = interfaceStrings.carousel;

test.use({ viewport: phone });

/** The carousel's root is the group that contains its status. */
const carousels = (page: Page) => page.getByRole('group').filter({ has: page.getByRole('status') });

async function turn(carousel: Locator, to: number): Promise<void> {
  await carousel.getByRole('button', { name: strings.next }).click();
  await expectSlide(carousel, to);
}

/** A shortened list opens and closes. */
async function expectDisclosure(more: Locator): Promise<void> {
  const rest = more.locator('xpath=following-sibling::ul[1]').locator('> [data-more]').first();
  for (const open of [true, false]) {
    await more.press(open ? 'Enter' : 'Space');
    await expect(more).toHaveAttribute('aria-expanded', String(open));
    await expect(rest).toBeVisible({ visible: open });
  }
}

const cutList = (carousel: Locator, slide: number) =>
  slides(carousel).nth(slide).locator('button[aria-expanded]').first();

test('hydration and links inside the site keep carousels and shortened lists alive', async ({ page }) => {
  await page.goto(href('sectors'));
  const carousel = carousels(page).first();
  await turn(carousel, 1);
  const more = cutList(carousel, 1);
  await more.click();
  await wake(page);
  await step('after hydration', async () => {
    await expectSlide(carousel, 1);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  });
  await step('after an in-page link', async () => {
    await page.locator('main a[href="#secteurs"]').first().click();
    await expect(page).toHaveURL(/#secteurs$/);
    await settled(page);
    await expectSlide(carousel, 1);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await carousel.getByRole('button', { name: strings.previous }).click();
    await expectSlide(carousel, 0);
    await expectDisclosure(cutList(carousel, 0));
  });

  await step('on a page reached by a link', async () => {
    await follow(page, href('contact'));
    await follow(page, href('sectors'));
    await expectSlide(carousel, 0);
    await turn(carousel, 1);
    await turn(carousel, 2);
    await expectDisclosure(cutList(carousel, 2));
  });
  await step('on a page that Back shows again', async () => {
    await follow(page, href('contact'));
    await page.goBack();
    await expect(carousel).toBeVisible();
    await expectSlide(carousel, 0);
    await turn(carousel, 1);
  });
});

test.describe('counters', () => {
  test.use({ reducedMotion: 'no-preference' });
  const { path } = firstSection('counters', ({ id }) => id !== undefined);

  const figure = (page: Page) => page.locator('[data-counter]').first();

  /** Records what happens to the first count: its start, its end, or its end before its time. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      for (const type of ['animationstart', 'animationend', 'animationcancel'])
        document.addEventListener(type, ({ target }) => {
          if (target === document.querySelector('[data-counter]')) events.push(type);
        });
    }),
  );
  /** Hurries a count to its end. */
  const expectCount = async (page: Page) => {
    await figure(page).evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    await expect.poll(() => recorded(page, 'events')).toEqual(['animationstart', 'animationend']);
  };

  async function followSkipLink(page: Page): Promise<void> {
    await page.locator('[href="#contenu"]').press('Enter');
    await expect(page).toHaveURL(/#/);
  }

  test('hydration and an in-page link neither stop nor restart a count', async ({ page }) => {
    await page.goto(path);
    await figure(page).scrollIntoViewIfNeeded();
    await expect.poll(() => recorded(page, 'events')).toContain('animationstart');
    await Promise.all([wake(page), followSkipLink(page)]);
    await expectCount(page);

    await step('it counts on a page reached by navigation too', async () => {
      await follow(page, href('contact'));
      await page.evaluate(() => Reflect.get(window, 'events').splice(0));
      await follow(page, path);
      await followSkipLink(page);
      await figure(page).scrollIntoViewIfNeeded();
      await expectCount(page);
    });
  });
});
