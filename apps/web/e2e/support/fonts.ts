import type { Page } from '@playwright/test';
import { prepared } from './inspect.ts';
import { settled } from './visit.ts';

/** Tolerance for rounding, in pixels. */
const TOLERANCE = 2;

interface Place {
  readonly name: string;
  readonly top: number;
  readonly height: number;
}

/** Positions of the title, lead and buttons at the top of the page, with the current fonts. */
export async function opening(page: Page): Promise<Place[]> {
  await prepared(page);
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page.locator('main header :is(h1, h1 + p, h1 ~ p a, h1 ~ a)').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { name: window.inspection.name(element), top, height };
    }),
  );
}

/** Elements whose position or number of lines differs before the fonts load. To fix one, change a word of its text. */
export function movedBetween(fallback: readonly Place[], own: readonly Place[]): string[] {
  return own.flatMap(({ name, top, height }, index) => {
    const before = fallback[index];
    if (!before) return [`${name} is not there before its font`];
    const changes = [before.top - top, before.height - height];
    if (changes.every((change) => Math.abs(change) <= TOLERANCE)) return [];
    const [lower, higher] = changes.map(Math.round);
    return [`${name} is ${lower} px lower and ${higher} px higher before its font: change a word of it`];
  });
}

/** Elements that move at the top of the page when the fonts are swapped, without a load. */
export async function movedByFonts(page: Page): Promise<string[]> {
  const showFallback = (isOn: boolean) =>
    page.evaluate((on) => {
      const { style } = document.documentElement;
      for (const name of ['--font-display', '--font-text']) {
        style.removeProperty(name);
        const families = getComputedStyle(document.documentElement).getPropertyValue(name);
        if (on) style.setProperty(name, families.replace(/^[^,]*,/, ''));
      }
    }, isOn);
  const own = await opening(page);
  await showFallback(true);
  const fallback = await opening(page);
  await showFallback(false);
  return movedBetween(fallback, own);
}
