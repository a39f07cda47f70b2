/** The quote form: its four steps, their errors, the review, the sending and the mail. */
import { quoteToContact } from '@agency/shared/quote';
import type { Page } from '@playwright/test';
import { href } from '../src/site/pages.ts';
import { axeViolations } from './support/axe.ts';
import { field, keptDraft, mailFrom, sentRequests, summary, visitor } from './support/contact-form.ts';
import { expectOneSheet } from './support/paper.ts';
import {
  type Answers,
  answers,
  box,
  confirmation,
  confirmed,
  fillStep,
  nextButton,
  quoteStrings,
  type Step,
  stepTitle,
} from './support/quote-form.ts';
import { desk } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { follow, h1, visit } from './support/visit.ts';

const focused = (page: Page) => page.locator(':focus');

/** Answers the focused control and the next ones with the keyboard alone, until one of these names. Returns the names on the way. */
async function answerUntil(page: Page, values: Answers, end: RegExp): Promise<string[]> {
  const passed: string[] = [];
  for (let tabs = 0; tabs < 60; tabs += 1) {
    const control = await focused(page).evaluate((element) => {
      const { name = '', type = '', value = '', textContent } = element as HTMLInputElement;
      return { name: name || (textContent ?? '').trim(), type, value };
    });
    if (end.test(control.name)) return passed;
    passed.push(control.name);
    const { [control.name]: answer } = values as Readonly<Record<string, string | readonly string[]>>;
    if (Array.isArray(answer)) {
      if (answer.includes(control.value)) await page.keyboard.press('Space');
    } else if (control.type === 'select-one') {
      while ((await focused(page).inputValue()) !== answer) await page.keyboard.press('ArrowDown');
    } else if (answer) await page.keyboard.insertText(`${answer}`);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${end} is not reached by Tab.`);
}

test('a request by keyboard alone reaches the agency with every answer', async ({ page }) => {
  const sent = sentRequests(page);
  const values = { ...answers, name: visitor('devis') };
  await page.setViewportSize(desk);
  await page.clock.install();
  await visit(page, href('quote'));
  await expect(field(page, 'company')).toBeInViewport({ ratio: 1 });
  const controls: string[][] = [];
  for (const number of [1, 2, 3] as const) {
    await expect(page.locator('form [aria-current="step"]')).toHaveText(
      ['Informations', 'Projet', 'Détails'][number - 1] ?? '',
    );
    await expect(page.locator('form progress')).toHaveAttribute('value', String(number));
    await expect(page.locator('form progress')).toHaveAttribute('aria-valuetext', /^Étape \d sur 4/);
    await expect(page.getByRole('heading', { level: 3 }).and(page.locator('form [id^=etape]'))).toHaveCount(1);
    // The title of a step has the focus, but for the first.
    if (number === 1) await field(page, 'company').focus();
    else await page.keyboard.press('Tab');
    controls.push(await answerUntil(page, values, /^Suivant/));
    await page.keyboard.press('Enter');
    await expect(stepTitle(page, (number + 1) as Step)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  // Without the honeypot.
  expect(controls.map((names) => [...new Set(names)])).toEqual([
    ['company', 'name', 'email', 'phone', 'website'],
    ['projectType', 'budget', 'timeline', 'Précédent'],
    ['currentSituation', 'objectives', 'features', 'competitors', 'Précédent'],
  ]);
  await page.keyboard.press('Tab');
  await answerUntil(page, values, /^Envoyer/);
  const review = page.getByRole('heading', { name: quoteStrings.review.title }).locator('..');
  for (const text of [values.name, values.company, values.objectives, values.competitors, 'Site Web, Automatisation'])
    await expect(review).toContainText(text);
  await page.keyboard.press('Enter');
  await confirmed(page);

  await step('the agency gets every answer, once', async () => {
    expect(sent).toHaveLength(1);
    // `quote.test.ts` finds each answer in it, and `mail-text.test.ts` each of its fields in the mail.
    expect(sent[0]?.postDataJSON()).toMatchObject(quoteToContact(values));
    expect(sent[0]?.headers()).toMatchObject({ 'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await sent[0]?.response())?.status()).toBe(201);
    await expect.poll(async () => (await mailFrom(values.name)).length).toBe(1);
    const [mail] = await mailFrom(values.name);
    expect(mail?.text).toContain('Envoyée depuis la page /devis\n');
    expect(mail?.replyTo?.[0]?.address).toBe(values.email);
  });

  await step('the visitor sees the next steps', async () => {
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(focused(page)).toContainText(quoteStrings.confirmation.title);
    await expect(confirmation(page)).toBeInViewport({ ratio: 1 });
    for (const text of quoteStrings.confirmation.steps) await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    expect(await keptDraft(page)).toBeNull();
    expect(await axeViolations(page, 'main')).toEqual([]);
    const home = page.getByRole('link', { name: Object.keys(quoteStrings.confirmation.actions)[0] ?? '' });
    await expect(home).toHaveAttribute('href', '/');
  });

  await step('a link to the form opens an empty one', async () => {
    await follow(page, href('quote'));
    await expect(h1(page)).toBeInViewport();
    await expect(stepTitle(page, 1)).toBeVisible();
    await expect(field(page, 'company')).toHaveValue('');
    await expect(page.getByText(quoteStrings.kept)).toBeVisible();
  });
});

test('each step reports missing answers, each with its own message, until they are corrected', async ({ page }) => {
  const refused = async (messages: Record<string, string>, at: Step) => {
    await nextButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur\s: Devis Gratuit \| Estimation de Projet Web$/);
    expect(await summary(page).getByRole('link').allTextContents()).toEqual(Object.values(messages));
    for (const [name, message] of Object.entries(messages)) {
      await expect(page.locator(`[data-field]:has(#${name})`)).toContainText(message);
    }
    await expect(stepTitle(page, at)).toBeVisible();
  };
  const sent = sentRequests(page);
  await visit(page, href('quote'));
  await expectOneSheet(page);
  const first = { company: "Nom de l'entreprise requis", name: 'Nom complet requis', email: 'Email requis' };
  await refused(first, 1);
  await expect(field(page, 'company')).toHaveAccessibleDescription(first.company);
  await summary(page).getByRole('link', { name: first.name }).click();
  await expect(field(page, 'name')).toBeFocused();
  await field(page, 'name').fill('Camille');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  expect(await summary(page).getByRole('link').allTextContents()).toEqual([first.company, first.email]);
  await fillStep(page, 1);
  await expect(summary(page)).toBeHidden();
  // Enter in a field, as in a checkbox, is « Suivant ».
  await field(page, 'company').press('Enter');
  await expect(page).toHaveTitle('Devis Gratuit | Estimation de Projet Web');
  await refused(
    {
      projectType: 'Sélectionnez au moins un type de projet',
      budget: 'Sélectionnez un budget',
      timeline: 'Sélectionnez un échéancier',
    },
    2,
  );
  await box(page, 'projectType', 'mobile').check();
  await expect(page.locator('[data-field]:has(#projectType)')).not.toContainText('Sélectionnez au moins');
  await fillStep(page, 2);
  await box(page, 'projectType', 'mobile').press('Enter');
  await expect(stepTitle(page, 3)).toBeFocused();
  expect(sent).toEqual([]);
});
