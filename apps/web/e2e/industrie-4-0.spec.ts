/** The diagnosis of Industry 4.0, its history, and the form that sends it. */
import { quizQuestionIds } from '@agency/shared/industry';
import type { Page } from '@playwright/test';
import { fill } from '../src/lib/fill.ts';
import { field, mailFrom, sendButton, successBanner, summary } from './support/contact-form.ts';
import { firstSection } from './support/contents.ts';
import { expectOneSheet } from './support/paper.ts';
import { result } from './support/results.ts';
import { phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { h1, visit } from './support/visit.ts';

const { path, section } = firstSection('industry-quiz');
const {
  confirmation: { title: confirmationTitle },
  sentDiagnosis,
} = firstSection('industry-form').section;
const form = (page: Page) => page.locator('form', { has: page.locator('[name="productionType"]') });

test.use({ viewport: phone });

test('the diagnosis needs one answer, and keeps its answers through Back and Forward', async ({ page }) => {
  const show = page.getByRole('button', { name: section.show });
  const level = result(page, 'quizLevel');
  const score = result(page, 'quizScore');
  const yes = (id = '') => page.locator(`input[name="${id}"][value="oui"]`);
  const [first, second] = quizQuestionIds;
  await visit(page, `${path}?resultat=oui`);
  await step('there is no verdict before an answer, by the address or by the button', async () => {
    await expect(show).toBeVisible();
    await expect(level).toHaveCount(0);
    await show.click();
    await expect(page.getByText(section.needsAnswer)).toBeVisible();
    await expect(yes(first)).toBeFocused();
    await expect(level).toHaveCount(0);
  });

  await step('Back leads from the result to the questions, Forward to the result', async () => {
    await visit(page, path);
    await page.locator(`input[name="${second}"][value="non"]`).check();
    await show.click();
    await expect(level).toHaveText('Digitalisation urgente');
    await expect(page).toHaveURL(/resultat=oui/);
    await page.goBack();
    await expect(show).toBeVisible();
    await expect(level).toHaveCount(0);
    await yes(first).check();
    await show.click();
    await expect(score).toHaveText('1 oui sur 13');
    await page.goBack();
    await expect(yes(first)).toBeChecked();
    await expect(yes(first)).toBeFocused();
    await expect(yes(first)).toBeInViewport();
    await expect(page).not.toHaveURL(/resultat/);
    await page.goForward();
    await expect(score).toHaveText('1 oui sur 13');
    await page.reload();
    await expect(score).toHaveText('1 oui sur 13');
    await page.goBack();
    await expect(yes(first)).toBeChecked();
    await page.goForward();
  });

  await page.getByRole('button', { name: section.again }).click();
  await expect(yes(first)).toBeChecked();
  await step('all are answered by keyboard alone, and the focus moves to the title of the result', async () => {
    await yes(first).focus();
    for (const id of quizQuestionIds) {
      await page.keyboard.press('Space');
      await expect(page.locator(`input[name="${id}"]:checked`)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await expect(show).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(score).toHaveText('12 oui sur 13');
    await expect(page.getByRole('heading', { name: 'Leader Industrie 4.0' })).toBeFocused();
  });
});

test('a shared address gives its level, and the form sends the diagnosis', async ({ page }) => {
  const company = `Usine ${Date.now()}`;
  const answers = quizQuestionIds.slice(0, 5).map((id) => `${id}=oui`);
  await visit(page, `${path}?${answers.join('&')}&${quizQuestionIds[5]}=peut-etre&resultat=oui`);
  await expect(result(page, 'quizLevel')).toHaveText('Modernisation partielle');
  await step('without the answers that it misspells, on one printed page', async () => {
    await expect(page.locator('#diagnostic')).toContainText(
      fill(section.result.unanswered, { questions: '8 questions' }),
    );
    await expect(form(page)).toContainText(/5 oui sur 13, 5.réponses données/);
    const printed = page.locator('#diagnostic .printed-only li');
    await expect(printed).toHaveText([...answers.map(() => / Oui$/), ...Array.from({ length: 8 }, () => / –$/)]);
    await expectOneSheet(page, { shown: [printed.last()] });
  });

  await test.step('the form refuses blanks, and keeps what was typed', async () => {
    await sendButton(page).click();
    await expect(summary(page)).toBeVisible();
    await field(page, 'company').fill(company);
    await field(page, 'email').fill('chef@usine.example');
    await field(page, 'productionType').selectOption('mixed');
    await page.reload();
    await expect(field(page, 'company')).toHaveValue(company);
    await expect(form(page)).toContainText('Modernisation partielle');
  });

  await sendButton(page).click();
  await step('the confirmation has the focus, in view with the banner and the rings', async () => {
    const title = page.getByRole('heading', { name: confirmationTitle });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(successBanner(page)).toBeInViewport({ ratio: 1 });
    const confirmation = page.getByRole('region', { name: confirmationTitle });
    await expect(confirmation.locator('svg').first()).toBeInViewport();
    // The rings of the diagnosis, the first step of its level, and what is left to answer: no category has a « non ».
    await expect(confirmation).toContainText(/Modernisation partielle.: 5 oui sur 13, 5.réponses données/);
    await expect(confirmation).toContainText(section.result.steps['connect-the-systems']);
    await expect(confirmation).toContainText(sentDiagnosis.unfinished);
    // The page keeps its subject.
    await expect(h1(page)).toHaveCount(1);
    await expect(h1(page)).toBeAttached();
  });
  await step('the agency gets the diagnosis', async () => {
    await expect.poll(async () => (await mailFrom(company)).length).toBe(1);
    const [mail] = await mailFrom(company);
    expect(mail?.text).toContain('Modernisation partielle');
    expect(mail?.text).toContain('Production mixte');
  });
});
