import type { Page } from '@playwright/test';
import { holdScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const path = '/ia-ecologique-chatbots-durables-quebec';
const field = (page: Page) => page.locator('#robot input[name="question"]');
const log = (page: Page) => page.locator('#robot [role="log"]');

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

test('a question gets the site’s own words, where they are written, and what the exchange took', async ({ page }) => {
  const corpus: string[] = [];
  page.on('request', (request) => {
    if (/faq-.*\.json/.test(request.url())) corpus.push(request.url());
  });
  await visit(page, path);
  expect(corpus, 'nothing is fetched before the first question').toEqual([]);

  await ask(page, 'combien pour une soumission svp');
  const known = log(page).locator('[data-answer="known"]');
  await expect(known).toHaveCount(1);
  await expect(known.getByRole('link', { name: /^Lire sur la page/ })).toHaveAttribute('href', /^\//);
  await expect(known).toContainText(/[1-9]\d*.ko téléchargés, aucune requête vers un modèle, environ \d+,\d.mWh/);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();

  const followUp = known.getByRole('button').first();
  const question = await followUp.textContent();
  await followUp.press('Enter');
  await expect(log(page).locator('[data-answer="known"]')).toHaveCount(2);
  await expect(log(page)).toContainText(`${question}`);
  await expect(log(page)).toContainText('rien de téléchargé');
  await expect(log(page)).toBeFocused();
  expect(corpus).toHaveLength(1);
});

test('what it does not know it says, and a person gets the question', async ({ page }) => {
  await visit(page, path);
  await ask(page, 'Qui a gagné la coupe Stanley en 1993?');
  const unknown = log(page).locator('[data-answer="unknown"]');
  await expect(unknown).toContainText('Je ne le sais pas');
  await unknown.getByRole('link', { name: 'Parler à un expert' }).click();
  await expect(page.locator('textarea[name="message"]')).toHaveValue('Qui a gagné la coupe Stanley en 1993?');
});

test.describe('when what it knows does not come', () => {
  test.use({ expectedMessages: /503|faq-.*\.json/ });

  test('it says so, and asks again at will', async ({ page }) => {
    await page.route(/faq-.*\.json/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await visit(page, path);
    await ask(page, 'Où sont gardées mes données?');
    await expect(log(page)).toContainText('Ses réponses ne sont pas arrivées');
    await log(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(log(page).locator('[data-answer="known"]')).toHaveCount(1);
  });
});

test('a question asked before the scripts came is neither lost nor sent: it gets its answer once they are there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'load' });
  await field(page).fill('Faut-il changer de logiciels?');
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  release();
  await expect(log(page).locator('[data-answer]')).toHaveCount(1);
  await expect(log(page)).toContainText('Faut-il changer de logiciels?');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
