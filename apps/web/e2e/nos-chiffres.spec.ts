/** The register of figures: its filters, without a script. */
import { claimsOf } from '../src/content/claims/page-claims.ts';
import { firstSection } from './support/contents.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const { path, section } = firstSection('claims-register');

test('the register shows one kind, or one page, by its address', async ({ page }) => {
  const claims = page.locator('[data-claim]:visible');
  await page.goto(path);
  const all = await claims.count();
  for (const [kind, { title }] of Object.entries(section.kinds)) {
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`#nature-${kind}$`));
    expect(await claims.evaluateAll((terms) => [...new Set(terms.map((term) => term.dataset.claim))])).toEqual([kind]);
  }
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Contact \(/ })
    .click();
  await expect(claims).toHaveCount(claimsOf('contact').length);
  await page.getByRole('link', { name: section.strings.all }).click();
  await expect(claims).toHaveCount(all);
});
