/** The quote form: its four steps, their errors, the review, the sending and the mail. */
import { labelOf, type Option } from '@agency/shared/options';
import {
  quoteAdditionalServices,
  quoteBudgets,
  quoteFeatures,
  quoteHosting,
  quoteIntegrations,
  quoteMaintenance,
  quoteProjectTypes,
  quoteTimelines,
} from '@agency/shared/quote';
import type { Page } from '@playwright/test';
import { DRAFT_KEY } from '../src/lib/draft.ts';
import { href } from '../src/site/pages.ts';
import { axeViolations } from './support/axe.ts';
import { answer, field, json, mailFrom, sendButton, sentRequests, summary, visitor } from './support/contact-form.ts';
import { setTextSize } from './support/inspect.ts';
import {
  answers,
  box,
  confirmation,
  confirmed,
  fillStep,
  nextButton,
  openLastStep,
  previousButton,
  type Step,
  stepTitle,
  strings,
} from './support/quote-form.ts';
import { phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
const labels = (options: readonly Option[], codes: readonly string[]) => codes.map((code) => labelOf(options, code));
const keptDraft = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY);

test.describe('a quote request', () => {
  test('reaches the agency with every answer, and the visitor sees the next steps', async ({ page }) => {
    const sent = sentRequests(page);
    const values = { ...answers, name: visitor('devis') };
    await page.clock.install();
    await visit(page, href('quote'));
    for (const step of [1, 2, 3] as const) {
      await expect(page.locator('form [aria-current="step"]')).toHaveText(
        ['Informations', 'Projet', 'Détails'][step - 1] ?? '',
      );
      await expect(page.locator('form progress')).toHaveAttribute('value', String(step));
      await expect(page.locator('form progress')).toHaveAttribute('aria-valuetext', /^Étape \d sur 4/);
      await expect(page.getByRole('heading', { level: 3 }).and(page.locator('form [id^=etape]'))).toHaveCount(1);
      await fillStep(page, step, values);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await nextButton(page).click();
      await expect(stepTitle(page, (step + 1) as Step)).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
    await fillStep(page, 4, values);
    const review = page.getByRole('heading', { name: strings.review.title }).locator('..');
    for (const text of [values.name, values.company, values.objectives, values.competitors, 'Site Web, Automatisation'])
      await expect(review).toContainText(text);
    await sendButton(page).click();
    await confirmed(page);

    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers()).toMatchObject({ 'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await sent[0]?.response())?.status()).toBe(201);
    await expect.poll(async () => (await mailFrom(values.name)).length).toBe(1);
    const [mail] = await mailFrom(values.name);
    expect(mail?.text).toContain('Envoyée depuis la page /devis\n');
    expect(mail?.replyTo?.[0]?.address).toBe(values.email);
    const { projectType, features, integrations, additionalServices, budget, timeline, hosting, maintenance } = values;
    const listed = [
      ...[values.company, values.name, values.email, values.phone, values.website],
      ...[values.currentSituation, values.competitors, ...values.objectives.split('\n')],
      ...labels(quoteProjectTypes, projectType),
      ...[labelOf(quoteBudgets, budget), labelOf(quoteTimelines, timeline)],
      ...labels(quoteFeatures, features),
      ...labels(quoteIntegrations, integrations),
      ...[labelOf(quoteHosting, hosting), labelOf(quoteMaintenance, maintenance)],
      ...labels(quoteAdditionalServices, additionalServices),
    ].map(inOneLine);
    const text = inOneLine(mail?.text ?? '');
    expect(listed.filter((one) => !text.includes(one))).toEqual([]);

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator(':focus')).toContainText(strings.confirmation.title);
    await expect(confirmation(page)).toBeInViewport({ ratio: 1 });
    for (const step of strings.confirmation.steps) await expect(page.getByText(step)).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    expect(await keptDraft(page)).toBeNull();
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: strings.confirmation.actions[0]?.label ?? '' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows its progress for two seconds, is sent once, and cannot be interrupted', async ({ page }) => {
    await page.clock.install();
    const sent = sentRequests(page);
    await answer(page, json(201, { success: true, message: 'Bien reçu.', id: '0190-essai' }));
    await openLastStep(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).dblclick();
    await expect(sendButton(page)).toHaveText('Envoi en cours...');
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => sent.length).toBe(1);
    // Refused actions are still possible, by a second press or by Enter.
    await sendButton(page).click({ force: true });
    await previousButton(page).click({ force: true });
    await page.getByRole('button', { name: /^Modifier.*Projet/ }).click();
    await expect(stepTitle(page, 4)).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(sendButton(page)).toHaveText('Envoi en cours...');
    await page.clock.runFor(200);
    await expect(confirmation(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('can be made with the keyboard alone', async ({ page }) => {
    const name = visitor('devis clavier');
    const { keyboard } = page;
    const type = async (text: string) => {
      await keyboard.press('Tab');
      await keyboard.type(text);
    };
    const nextStep = async (step: Step) => {
      await keyboard.press('Enter');
      await expect(stepTitle(page, step)).toBeFocused();
    };
    await page.clock.install();
    await visit(page, href('quote'));
    await field(page, 'company').focus();
    await keyboard.type('Fonderie');
    await type(name);
    await type('clavier@exemple.ca');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(field(page, 'website')).toBeFocused();
    // Past the honeypot.
    await keyboard.press('Tab');
    await expect(nextButton(page)).toBeFocused();
    await nextStep(2);
    await keyboard.press('Tab');
    await keyboard.press('Space');
    for (const _ of quoteProjectTypes) await keyboard.press('Tab');
    await expect(field(page, 'budget')).toBeFocused();
    await keyboard.type('Moins');
    await type('Dès');
    await keyboard.press('Tab');
    await expect(previousButton(page)).toBeFocused();
    await keyboard.press('Tab');
    await nextStep(3);
    await keyboard.press('Tab');
    await type('Tout au clavier.');
    await expect(field(page, 'objectives')).toBeFocused();
    // Enter in a checkbox, as in a text field, is « Suivant ».
    await keyboard.press('Tab');
    await nextStep(4);
    const submit = sendButton(page);
    for (let tabs = 0; tabs < 60 && !(await submit.evaluate((one) => one === document.activeElement)); tabs += 1)
      await keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await keyboard.press('Enter');
    await confirmed(page);
    await expect.poll(async () => (await mailFrom(name)).length).toBe(1);
    const [mail] = await mailFrom(name);
    expect(inOneLine(mail?.text ?? '')).toContain('Tout au clavier.');
  });
});

test.describe('each step', () => {
  test('reports missing answers, each with its own message, until they are corrected', async ({ page }) => {
    const refused = async (messages: Record<string, string>, step: Step) => {
      await nextButton(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(page).toHaveTitle(/^Erreur\s: Devis Gratuit \| Estimation de Projet Web$/);
      expect(await summary(page).getByRole('link').allTextContents()).toEqual(Object.values(messages));
      for (const [name, message] of Object.entries(messages)) {
        await expect(page.locator(`[data-field]:has(#${name})`)).toContainText(message);
      }
      await expect(stepTitle(page, step)).toBeVisible();
    };
    const sent = sentRequests(page);
    await visit(page, href('quote'));
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
    await nextButton(page).click();
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
    await nextButton(page).click();
    await expect(stepTitle(page, 3)).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('lets the visitor go back without validation, and change an answer from the review, which is readable at 200 %', async ({
    page,
  }) => {
    await openLastStep(page);
    await previousButton(page).click();
    await field(page, 'objectives').fill('');
    await nextButton(page).click();
    await expect(summary(page)).toBeVisible();
    await previousButton(page).click();
    await expect(stepTitle(page, 2)).toBeFocused();
    await expect(summary(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await nextButton(page).click();
    await field(page, 'objectives').fill(answers.objectives);
    await nextButton(page).click();
    await page.getByRole('button', { name: /^Modifier.*Informations/ }).click();
    await expect(stepTitle(page, 1)).toBeFocused();
    await expect(previousButton(page)).toHaveCount(0);
    await field(page, 'company').fill('Fonderie du Rang');
    for (const step of [2, 3, 4] as const) {
      await nextButton(page).click();
      await expect(stepTitle(page, step)).toBeFocused();
    }
    await expect(page.getByRole('heading', { name: strings.review.title }).locator('..')).toContainText(
      'Fonderie du Rang',
    );

    // On a phone, « Modifier » stays apart from the answers.
    await page.setViewportSize(phone);
    await setTextSize(page, 200);
    const overlaps = await page.getByRole('button', { name: /^Modifier/ }).evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const one = button.getBoundingClientRect();
        return [...(button.parentElement?.querySelectorAll('dt, dd') ?? [])]
          .filter((term) => {
            const range = document.createRange();
            range.selectNodeContents(term);
            const other = range.getBoundingClientRect();
            return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
          })
          .map((term) => term.textContent);
      }),
    );
    expect(overlaps).toEqual([]);
  });
});
