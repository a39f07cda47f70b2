import { quoteSteps } from '@agency/shared/quote';
import { expect, type Page } from '@playwright/test';
import devis from '../../src/content/pages/devis.ts';
import { href } from '../../src/site/pages.ts';
import { DRAFT_KEY } from '../../src/site/storage-keys.ts';
import { sectionOf } from '../../test/support/section-of.ts';
import { field } from './contact-form.ts';
import { visit } from './visit.ts';

export const quoteStrings = sectionOf(devis, 'quote-form');

/** One answer to each question, texts and codes. Lists are checkboxes, in form order. */
export const answers = {
  company: 'Fonderie Sous-le-Vent',
  name: 'Camille Tremblay',
  email: 'camille.tremblay@exemple.ca',
  phone: '418 555-0177',
  website: 'fonderie.example',
  projectType: ['website', 'automation'],
  budget: '5k-15k',
  timeline: '3-6months',
  currentSituation: 'Un site de 2014, que personne ne sait modifier.',
  objectives: 'Recevoir les commandes en ligne.\nRépondre le jour même.',
  features: ['multi-language', 'online-booking'],
  competitors: 'forge.example, bronze.example',
  integrations: ['zapier', 'quickbooks'],
  hosting: 'managed',
  maintenance: 'on-demand',
  additionalServices: ['copywriting', 'team-training'],
};
export type Answers = typeof answers;

export type Step = (typeof quoteSteps)[number]['step'];

export const stepTitle = (page: Page, step: Step) => page.locator(`#etape-${step}`);
export const nextButton = (page: Page) => page.getByRole('button', { name: 'Suivant' });
export const previousButton = (page: Page) => page.getByRole('button', { name: 'Précédent' });
export const box = (page: Page, name: string, code: string) => page.locator(`form [name="${name}"][value="${code}"]`);

export async function fillStep(page: Page, step: Step): Promise<void> {
  for (const name of quoteSteps.find((one) => one.step === step)?.fields ?? []) {
    const value = answers[name];
    const control = page.locator(`form [name="${name}"]`).first();
    if (Array.isArray(value)) {
      for (const code of value) await box(page, name, code).check();
    } else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
      await control.selectOption(value);
    } else {
      await control.fill(value);
    }
  }
}

/** Fills in the previous steps, and opens this one. */
export async function goToStep(page: Page, step: Step): Promise<void> {
  for (const before of [1, 2, 3] as const) {
    if (before >= step) return;
    await fillStep(page, before);
    await nextButton(page).click();
  }
}

/** Puts a draft of the last step in the tab. */
export const keepDraft = (page: Page, quote: object) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    DRAFT_KEY,
    JSON.stringify({ quote: { step: 4, quote } }),
  ] as const);

/** Opens the last step, with the answers of a draft that the tab has kept. */
export async function openLastStep(page: Page, values: Answers = answers): Promise<void> {
  await keepDraft(page, values);
  await visit(page, href('quote'));
  await expect(stepTitle(page, 4)).toBeVisible();
}

/** `devis-failures.spec.ts` proves that the progress is shown for two seconds. */
export const PROGRESS_MS = 2_100;
export const confirmation = (page: Page) => page.getByRole('heading', { name: quoteStrings.confirmation.title });

/** Lets the two seconds of progress pass, on a page whose clock is installed, and waits for the confirmation. */
export async function confirmed(page: Page): Promise<void> {
  await page.clock.fastForward(PROGRESS_MS);
  await expect(confirmation(page)).toBeVisible();
}

/** A step that is shown again keeps its answers. */
export async function expectAnswers(page: Page, expected: Answers, step: Step): Promise<void> {
  await expect(stepTitle(page, step)).toBeVisible();
  for (const [name, value] of Object.entries(expected)) {
    if (typeof value === 'string') await expect(field(page, name)).toHaveValue(value);
    else {
      const ticked = page.locator(`form [name="${name}"]:checked`);
      expect(await ticked.evaluateAll((boxes: HTMLInputElement[]) => boxes.map((one) => one.value))).toEqual(value);
    }
  }
}
