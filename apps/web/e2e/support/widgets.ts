/** Finds and opens the disclosures, carousels, tabs and menus of any page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { interfaceStrings } from '../../src/content/interface.ts';
import { fill } from '../../src/lib/fill.ts';
import { worded } from './results.ts';
import { settled } from './visit.ts';

/** Opens all disclosures of the page's content: native ones, and the « +N autres » of shortened lists. */
export async function openDisclosures(page: Page): Promise<number> {
  const count = await page.evaluate(() => {
    const natives = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of natives) details.open = true;
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('main button[aria-expanded="false"][aria-controls]'),
    ].filter((button) => button.checkVisibility() && !button.closest('[data-away]'));
    for (const button of buttons) button.click();
    return natives.length + buttons.length;
  });
  await settled(page);
  return count;
}

export const slides = (carousel: Locator) => carousel.locator('> ul > li');

/** Only the slide at this position is in the window, at rest, announced and in the Tab order: a key during a move would be lost. */
export async function expectSlide(carousel: Locator, index: number): Promise<void> {
  const { position, dot } = interfaceStrings.carousel;
  const count = String(await slides(carousel).count());
  await expect(carousel.getByRole('status')).toHaveText(fill(position, { index: String(index + 1), count }));
  await expect(carousel.locator('[aria-current="true"]')).toHaveAccessibleName(fill(dot, { index: String(index + 1) }));
  const faults = () =>
    slides(carousel).evaluateAll(
      (all, here) =>
        all.flatMap((slide, place) => {
          const list = slide.parentElement ?? slide;
          const start = list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).paddingLeft);
          const controls = [...slide.querySelectorAll<HTMLElement>('a, button')];
          const facts = {
            'is marked as away': slide.hasAttribute('data-away') !== (place === here),
            'is at the start of the list':
              Math.abs(slide.getBoundingClientRect().left - start) < 1 === (place === here),
            'is in the Tab order': controls.every(({ tabIndex }) => tabIndex === (place === here ? 0 : -1)),
          };
          return Object.entries(facts).flatMap(([fact, isRight]) =>
            isRight ? [] : `whether slide ${place + 1} ${fact} is wrong`,
          );
        }),
      index,
    );
  await expect.poll(faults).toEqual([]);
}

/** Brings every carousel to its last slide, and every set of tabs to its last tab. Returns how many there are. */
export async function turnToLast(page: Page): Promise<number> {
  const carousels = await page.locator('[aria-roledescription="carrousel"]').all();
  for (const carousel of carousels) {
    await carousel
      .getByRole('button', { name: worded(interfaceStrings.carousel.dot) })
      .last()
      .click();
    await expect(carousel.locator('ul > li').last()).not.toHaveAttribute('data-away');
  }
  const tabLists = await page.getByRole('tablist').all();
  for (const tabs of tabLists) {
    await tabs.getByRole('tab').last().click();
    await expect(tabs.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  }
  return carousels.length + tabLists.length;
}

/** Opens the menus of the main bar in turn, and calls back while each is open. */
export async function eachMenu(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const bar = page.locator('[data-exclusive]');
  const button = bar.locator('> button[aria-expanded]');
  if (await button.isVisible()) {
    await button.click();
    await look('menu');
  }
  for (const submenu of await bar.locator('li button[aria-expanded]').all()) {
    await submenu.click();
    await look(`menu ${await submenu.textContent()}`);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}
