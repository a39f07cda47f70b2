import type { Page } from '@playwright/test';

/** What a script of the test records in the page's window under a name; a promise is awaited. */
export const recorded = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate<T, string>((key) => Reflect.get(window, key), name);

/** Records the text of each region after each of its changes: what screen readers announce. */
export async function recordAnnouncements(page: Page, regions: string): Promise<() => Promise<string[]>> {
  await page.evaluate((selector) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(selector);
    new MutationObserver((mutations) => {
      for (const region of new Set(mutations.map(regionOf))) if (region) announced.push(region.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, regions);
  return () => recorded<string[]>(page, 'announced');
}
