import type { Browser } from '@playwright/test';
import { pageOf } from '../src/site/pages.ts';
import { onPhone, throttle } from './speed.ts';

/** Links followed during a visit without interaction: documents, in a browser with cached fonts and common styles. */
export const followed = [
  { from: pageOf('home').path, to: pageOf('services').path },
  { from: pageOf('services').path, to: pageOf('contact').path },
] as const;

const PRESSED = 'pressed';

/** Runs in each page before its own scripts. */
function observe(key: string): void {
  document.addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
    true,
  );
}

/** Milliseconds from the click on a link to the first paint of its target, on a slow phone. */
export function timeLink(browser: Browser, origin: string, { from, to }: (typeof followed)[number]): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(observe, PRESSED);
    await throttle(page);
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    const link = page.locator(`footer a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await link.tap();
    await page.waitForURL(origin + to);
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    const at = (await painted.jsonValue()) ?? Number.NaN;
    return await page.evaluate(([key, time]) => performance.timeOrigin + time - Number(sessionStorage.getItem(key)), [
      PRESSED,
      at,
    ] as const);
  });
}
