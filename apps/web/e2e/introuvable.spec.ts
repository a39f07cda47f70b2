import type { Page } from '@playwright/test';
import { href, pages } from '../src/site/pages.ts';
import { expect, test } from './support/test.ts';
import { hydrated, scrollDown, visit } from './support/visit.ts';

// The page itself has status 404.
test.use({ expectedMessages: /status of 404/ });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Nom de la page' });
const results = (page: Page) => page.locator('#recherche ul a');

/** Types until the list changes: nothing filters before hydration. */
async function searchFor(page: Page, text: string, count: number) {
  await expect(async () => {
    await search(page).fill('');
    await search(page).fill(text);
    await expect(results(page)).toHaveCount(count, { timeout: 250 });
  }).toPass();
}

test('an unknown path responds with 404 and a page that helps', async ({ request }) => {
  for (const path of ['/nulle-part', '/services/nulle-part', '/a-propos/nulle-part']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html.replaceAll('\u00a0', ' ')).toContain('Ce sentier ne mène nulle part.');
    expect(html).toContain('noindex');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists the whole site', async ({ page }) => {
    await page.goto('/nulle-part');
    await expect(search(page)).toBeHidden();
    expect(await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      pages.map(({ id }) => href(id)),
    );
  });
});

test('the search ignores accents, reports the number of results, and Enter opens the first', async ({ page }) => {
  await page.goto('/nulle-part');
  await searchFor(page, 'CONFIDENTIALITE', 1);
  await expect(page.locator('#recherche').getByRole('status')).toHaveText('Une page trouvée');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/politique-confidentialite');
});

test('synonyms and a wrong letter also find a page', async ({ page }) => {
  await visit(page, '/nulle-part');
  for (const [typed, label] of [
    ['soumission', 'Demande de devis'],
    ['tarif', 'Demande de devis'],
    ['automtisation', 'Automatisation intelligente'],
    ['subvention', 'Industrie 4.0'],
    ['boulangerie', 'Secteurs'],
  ] as const) {
    await search(page).fill(typed);
    await expect(page.locator('#recherche').getByRole('link', { name: label })).toBeVisible();
  }
});

test('a search without results is reported, and a blank restores the list', async ({ page }) => {
  await page.goto('/nulle-part');
  await searchFor(page, 'plomberie', 0);
  await expect(page.locator('#recherche').getByRole('status')).toContainText('Aucune page de ce nom');
  await search(page).fill('');
  await expect(results(page)).toHaveCount(pages.length);
});

test('an unknown path loads no script before the search is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto('/services/nulle-part');
  await scrollDown(page);
  expect(scripts).toEqual([]);
  await search(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('the page most similar to the address is suggested immediately, and stays when the search starts', async ({
  page,
}) => {
  await page.goto('/services/automatisation/medical');
  const nearest = page.locator('nearest-page').getByRole('link', { name: 'Automatisation intelligente' });
  await expect(page.locator('nearest-page')).toHaveText('Vous cherchiez peut-être\u00a0: Automatisation intelligente');
  await search(page).focus();
  await hydrated(page);
  await expect(nearest).toBeVisible();
  await nearest.click();
  await expect(page).toHaveURL('/services/automatisation');
});
