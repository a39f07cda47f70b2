/** The table of weights, which is prerendered and absent from every script. */
import { href } from '../src/site/pages.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const cells = 'main table [scope="row"], main table td';

test('is the same when prerendered, hydrated, and reached from another page', async ({ page, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const document = await plain.newPage();
  await document.goto(href('ecodesign'));
  const prerendered = await document.locator(cells).allTextContents();
  await plain.close();
  expect(prerendered.length).toBeGreaterThan(100);

  await visit(page, href('ecodesign'));
  expect(await page.locator(cells).allTextContents()).toEqual(prerendered);

  await visit(page, href('accessibility'));
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page
    .locator(`footer a[href="${href('ecodesign')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(href('ecodesign'));
  await expect(page.locator(cells)).toHaveText(prerendered);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});
