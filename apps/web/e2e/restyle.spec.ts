/** A change of the page restyles what changes. A selector whose subject is any element, after `:has()` or a sibling, restyles all. */
import type { Browser, Page } from '@playwright/test';
import { href } from '../src/site/pages.ts';
import { phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test.use({ viewport: phone });

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** The most elements that the browser restyles at once during an action. */
async function restyled(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  const trace = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] };
  const counts = trace.traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
  );
  expect(counts, 'restyles in the trace').not.toEqual([]);
  return Math.max(...counts);
}

test('opening the calculator, or the errors of the contact form, restyles what changes', async ({ browser, page }) => {
  await visit(page, href('home'));
  const opened = await restyled(browser, page, async () => {
    await page.locator('#calculateur button').last().click();
    await expect(page.locator('#calculateur form')).toBeVisible();
  });
  // 115 reached, more if a busy machine unites two changes; 495 with one such selector.
  expect(opened, 'opening the calculator').toBeLessThan(250);

  await visit(page, href('contact'));
  const refused = await restyled(browser, page, async () => {
    await page.locator('form[data-contact] [type=submit]').click();
    await expect(page.locator('form[data-contact]').getByRole('alert').first()).toBeVisible();
  });
  // 72 reached, 100 on a busy machine; 353 with one such selector.
  expect(refused, 'the errors of the contact form').toBeLessThan(200);
});
