import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Toggles the dark theme of the current page. `theme.spec.ts` proves that the theme is only this class. With reduced motion, colours
 * change at once: the checks need no new frame.
 */
export const darken = (page: Page, dark: boolean) =>
  page.evaluate((on) => document.body.classList.toggle('dark-mode', on), dark);

/**
 * Opens a page and wakes it: React then owns its controls, and effects have run. After `page.goto` alone, the visitor reads until the
 * first act or `wake`.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

/** Loads the page again, as `visit` opens it. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await wake(page);
}

/** From now on only the test moves the time of a page whose clock is installed, and that of a busy machine does not count. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

export const mainButton = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

export const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

/** Follows a link inside the application. The address changes before the page, whose heading then takes the focus. */
export async function follow(page: Page, path: string, link: Locator = footerLink(page, path)): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(h1(page)).toBeFocused();
}

/** Marks the document: a full load makes another one. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Entries of the tab's history. */
export const historyLength = (page: Page) => page.evaluate(() => window.history.length);

/**
 * Loads React with an interaction that has no other effect, and waits for it: a mouse press, without a release, on a button that needs
 * React. The page itself makes it: for a locator, Playwright first sends each new document a script of 360 kB.
 */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    const press = new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'mouse' });
    document.querySelector('footer button')?.dispatchEvent(press);
  });
  await hydrated(page);
}

/**
 * Waits for React where the test wakes nothing: the visitor's own act, or what the tab keeps, does. Only for a check of what must not
 * change: otherwise, what the page then shows proves it.
 */
export async function hydrated(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.inspection.application), 'what the application says of itself').toBe(
    'running',
  );
  await settled(page);
}

/**
 * Waits for two frames and the end of animations: changes are painted, and effects have run. A new size of the window or of text
 * needs one frame: what observes it runs in the same frame.
 */
export async function settled(page: Page, frames = 2): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }, frames);
}

/** Scrolls down the page gradually, so that lazy content loads: each frame runs the observers of what it shows. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
