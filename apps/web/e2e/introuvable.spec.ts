/** The page that is not found: its search, and the page that it suggests. `test/built/pages.test.ts` reads its list of the site. */
import type { Page } from '@playwright/test';
import { href, pageOf } from '../src/site/pages.ts';
import { sectionOf } from '../test/support/section-of.ts';
import { notFoundContent } from './support/contents.ts';
import { watchScripts } from './support/requests.ts';
import { expect, step, test } from './support/test.ts';
import { h1, hydrated, scrollDown, wake } from './support/visit.ts';

// The page itself has status 404.
test.use({ expectedMessages: /status of 404/ });

const section = sectionOf(notFoundContent, 'site-search');
const search = (page: Page) => page.getByRole('searchbox', { name: section.label });
const results = (page: Page) => page.locator('#recherche ul a');

test('the page most similar to the address is suggested, and the search finds the others', async ({ page }) => {
  const scripts = watchScripts(page);
  const { label } = pageOf('automation');
  const nearest = page.locator('nearest-page').getByRole('link', { name: label });
  await page.goto('/services/automatisation/medical');
  await step('a page is suggested without a script', async () => {
    await scrollDown(page);
    await expect(page.locator('nearest-page')).toContainText(label);
    expect(scripts).toEqual([]);
  });
  await step('it stays when the search starts', async () => {
    await search(page).focus();
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(0);
    await expect(nearest).toBeVisible();
    await expect(nearest).toHaveAttribute('href', href('automation'));
  });

  const status = page.locator('#recherche').getByRole('status');
  await step('the search says how many it finds, and knows synonyms', async () => {
    await search(page).fill('plomberie');
    await expect(status).toContainText(section.none);
    // A synonym, of the page's content.
    await search(page).fill('soumission');
    await expect(page.locator('#recherche').getByRole('link', { name: pageOf('quote').label })).toBeVisible();
    await search(page).fill('CONFIDENTIALITE');
    await expect(results(page)).toHaveCount(1);
    await expect(status).toHaveText('1 page trouvée');
  });
  await step('Enter opens the first', async () => {
    await search(page).press('Enter');
    await expect(page).toHaveURL(href('privacy'));
  });
  await step('the application leaves the page like any other', async () => {
    await page.goBack();
    await wake(page);
    await page.getByRole('main').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await expect(h1(page)).toBeFocused();
  });
});
