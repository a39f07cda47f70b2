/** The diagnosis of Industry 4.0, and the form that sends it. */
import { quizQuestionIds } from '@agency/shared/industry';
import type { Page } from '@playwright/test';
import { href } from '../src/site/pages.ts';
import { field, sendButton, successBanner, summary } from './support/contact-form.ts';
import { receivedMails } from './support/mail-sink.ts';
import { printedPages } from './support/paper.ts';
import { result } from './support/results.ts';
import { desk, phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { h1, visit } from './support/visit.ts';

const path = href('industry40');
const show = (page: Page) => page.getByRole('button', { name: 'VOIR MES RÉSULTATS' });
const again = (page: Page) => page.getByRole('button', { name: 'REFAIRE LE DIAGNOSTIC' });
const form = (page: Page) => page.locator('form', { has: page.locator('[name="productionType"]') });
const answers = (yes: number) =>
  quizQuestionIds
    .slice(0, yes)
    .map((id) => `${id}=oui`)
    .join('&');

test.use({ viewport: desk });

test('there is no verdict before an answer, by the button or by the address; one is enough, and stays when the quiz is repeated', async ({
  page,
}) => {
  await visit(page, `${path}?resultat=oui`);
  await expect(show(page)).toBeVisible();
  await expect(result(page, 'quizLevel')).toHaveCount(0);
  await visit(page, path);
  await show(page).click();
  await expect(page.getByText('Répondez d’abord à une question')).toBeVisible();
  await expect(page.locator('input[name="connected-machines"]').first()).toBeFocused();
  await expect(result(page, 'quizLevel')).toHaveCount(0);
  await page.locator('input[name="connected-machines"][value="oui"]').check();
  await show(page).click();
  await expect(result(page, 'quizScore')).toHaveText('1 oui sur 13');
  await again(page).click();
  await expect(page.locator('input[name="connected-machines"][value="oui"]')).toBeChecked();
});

test('works by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, path);
  await page.locator('input[name="connected-machines"][value="oui"]').focus();
  for (const id of quizQuestionIds) {
    await page.keyboard.press('Space');
    await expect(page.locator(`input[name="${id}"][value="oui"]`)).toBeChecked();
    await page.keyboard.press('Tab');
  }
  await expect(show(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page, 'quizScore')).toHaveText('13 oui sur 13');
  await expect(result(page, 'quizLevel')).toHaveText('Leader Industrie 4.0');
  // The questions are gone: the focus moves to the result's title.
  await expect(page.getByRole('heading', { name: 'Leader Industrie 4.0' })).toBeFocused();
});

test('a shared address gives its level, which prints on one page; the form refuses blanks, keeps what was typed, sends the diagnosis, and on a phone confirms it in view', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, `${path}?${answers(5)}&resultat=oui`);
  await expect(result(page, 'quizLevel')).toHaveText('Modernisation partielle');
  expect(await printedPages(page)).toBe(1);
  await sendButton(page).click();
  await expect(summary(page)).toBeVisible();
  const company = `Usine ${Date.now()}`;
  await field(page, 'company').fill(company);
  await field(page, 'email').fill('chef@usine.example');
  await field(page, 'productionType').selectOption('mixed');
  await page.reload();
  await expect(field(page, 'company')).toHaveValue(company);
  await expect(form(page)).toContainText('Modernisation partielle');
  await sendButton(page).click();
  // The title of the confirmation has the focus, and is in view with the banner and the rings.
  const title = page.getByRole('heading', { name: 'Votre demande est entre nos mains' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(successBanner(page)).toBeInViewport({ ratio: 1 });
  const confirmation = page.getByRole('region', { name: 'Votre demande est entre nos mains' });
  await expect(confirmation.locator('svg').first()).toBeInViewport();
  // The rings of the diagnosis, the first step of its level, and what is left to answer: no category has a « non ».
  await expect(confirmation).toContainText('5 oui sur 13');
  await expect(confirmation).toContainText(/Votre premier pas.*Relier la commande, le stock et la production/);
  await expect(confirmation).toContainText(/d’abord.*Les questions sans réponse/);
  // The page keeps its subject.
  await expect(h1(page)).toHaveCount(1);
  await expect(h1(page)).toBeAttached();
  const mails = async () => (await receivedMails()).filter(({ text }) => text?.includes(company));
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.text).toContain('Modernisation partielle');
  expect(mail?.text).toContain('Production mixte');
});

test('an answer that the address misspells is unanswered, on the page, on paper and in the form', async ({ page }) => {
  await visit(page, `${path}?connected-machines=oui&real-time-monitoring=peut-etre&resultat=oui`);
  await expect(page.locator('#diagnostic')).toContainText(/12.questions sans réponse/);
  await expect(page.locator('#diagnostic')).toContainText(/Qualité 0 oui sur 3, 0.réponse donnée/);
  await expect(page.locator('#diagnostic')).not.toContainText(/Par où commencer.: (Production|Qualité)/);
  await expect(form(page)).toContainText(/1 oui sur 13, 1.réponse donnée/);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('#diagnostic .printed-only li');
  await expect(printed).toHaveText([/ Oui$/, ...Array.from({ length: 12 }, () => / –$/)]);
});
