/** What a state of a page shows for the first time: the rest has already been checked. */
import type { Page } from '@playwright/test';
import { controls } from './keyboard.ts';

/** Marks the parts of the page that changed since the last call, and returns their selector. */
export async function changedParts(page: Page): Promise<string> {
  const found = await page.evaluate(() => {
    const { parts: known = new WeakMap<Element, string>() } = window as { parts?: WeakMap<Element, string> };
    Object.assign(window, { parts: known });
    const changed = [...document.querySelectorAll('main[data-accent] > *')].filter((part) => {
      const differs = known.get(part) !== part.outerHTML;
      part.toggleAttribute('data-changed', differs);
      known.set(part, part.outerHTML);
      return differs;
    });
    return changed.length > 0;
  });
  return found ? '[data-changed]' : 'main';
}

/** Whether the part shows a control that it did not show at the last call. */
export async function hasNewControls(page: Page, part: string): Promise<boolean> {
  return page.evaluate(
    ([selector, all]) => {
      const { seen = new WeakSet<Element>() } = window as { seen?: WeakSet<Element> };
      Object.assign(window, { seen });
      const { isShown } = window.inspection;
      const fresh = [...document.querySelectorAll(`:is(${selector}) :is(${all})`)].filter(
        (element) => !seen.has(element) && isShown(element),
      );
      for (const element of fresh) seen.add(element);
      return fresh.length > 0;
    },
    [part, controls] as const,
  );
}

/** Leaves out the rest of the page, whose layout takes most of the time of the checks, or without `part` shows it again. */
export async function setAside(page: Page, part?: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>('main[data-accent] > *, footer')) {
      const isAside = selector !== undefined && !element.closest(selector) && !element.querySelector(selector);
      element.style.setProperty('content-visibility', isAside ? 'hidden' : '');
    }
  }, part);
}
