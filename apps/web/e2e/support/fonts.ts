import type { Page } from '@playwright/test';
import { prepared } from './inspect.ts';
import { settled } from './visit.ts';

/** Difference in pixels that rounding explains. */
const TOLERANCE = 2;

/**
 * What the swap of the fonts moves at the top of the page: a title, lead or button that is higher or lower in the fallback font, by a
 * line as a rule. The remedy is another word in that text.
 */
export async function movedByFonts(page: Page): Promise<string[]> {
  await prepared(page);
  const heights = () =>
    page.locator('main header :is(h1, h1 + p, h1 ~ p a, h1 ~ a)').evaluateAll((elements) =>
      elements.map((element) => ({
        name: window.inspection.name(element),
        height: element.getBoundingClientRect().height,
      })),
    );
  const showFallback = (isOn: boolean) =>
    page.evaluate((on) => {
      const { style } = document.documentElement;
      for (const name of ['--font-display', '--font-text']) {
        style.removeProperty(name);
        const families = getComputedStyle(document.documentElement).getPropertyValue(name);
        if (on) style.setProperty(name, families.replace(/^[^,]*,/, ''));
      }
    }, isOn);
  const own = await heights();
  await showFallback(true);
  await settled(page);
  const fallback = await heights();
  await showFallback(false);
  return own.flatMap(({ name, height }, index) => {
    const change = Math.round((fallback[index]?.height ?? 0) - height);
    return Math.abs(change) > TOLERANCE ? [`${name} is ${change} px higher before its font: change a word of it`] : [];
  });
}
