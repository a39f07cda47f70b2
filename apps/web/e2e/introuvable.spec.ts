/** The page that is not found: its search, and the page that it suggests. `test/built/pages.test.ts` reads its list of the site. */
import type { Page } from '@playwright/test';
import { href, pages } from '../src/site/pages.ts';
import { watchScripts } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { h1, hydrated, scrollDown, wake } from './support/visit.ts';

// The page itself has status 404.
test.use({ expectedMessages: /status of 404/ });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Nom de la page' });
const results = (page: Page) => page.locator('#recherche ul a');

test('the page most similar to the address is suggested without a script, and stays when the search starts, which reports the number of results; Enter opens the first', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/services/automatisation/medical');
  await scrollDown(page);
  const nearest = page.locator('nearest-page').getByRole('link', { name: 'Automatisation intelligente' });
  await expect(page.locator('nearest-page')).toHaveText('Vous cherchiez peut-être\u00a0: Automatisation intelligente');
  expect(scripts).toEqual([]);
  await search(page).focus();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
  await expect(nearest).toBeVisible();
  await expect(nearest).toHaveAttribute('href', href('automation'));

  const status = page.locator('#recherche').getByRole('status');
  await search(page).fill('plomberie');
  await expect(status).toContainText('Aucune page de ce nom');
  await search(page).fill('');
  await expect(results(page)).toHaveCount(pages.length);
  // A synonym, of the page's content.
  await search(page).fill('soumission');
  await expect(page.locator('#recherche').getByRole('link', { name: 'Demande de devis' })).toBeVisible();
  await expect(results(page)).not.toHaveCount(pages.length);
  await search(page).fill('CONFIDENTIALITE');
  await expect(results(page)).toHaveCount(1);
  await expect(status).toHaveText('1 page trouvée');
  await search(page).press('Enter');
  await expect(page).toHaveURL(href('privacy'));
  await page.goBack();
  await wake(page);
  await hydrated(page);
  // The application leaves such a page like any other.
  await page.getByRole('main').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await expect(h1(page)).toBeFocused();
});
