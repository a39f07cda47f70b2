import { DRAFT_KEY } from '../src/lib/draft.ts';
import { href } from '../src/site/pages.ts';
import { strings as contactStrings, field } from './support/contact-form.ts';
import {
  answers,
  expectAnswers,
  fillStep,
  goToStep,
  previousButton,
  stepTitle,
  strings,
} from './support/quote-form.ts';
import { hold } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { hydrated, visit } from './support/visit.ts';

test.describe('the answers', () => {
  test('and the step are restored after a reload, only in this tab', async ({ page }) => {
    // The address of a step that is not reached opens the first one.
    await visit(page, `${href('quote')}?etape=4`);
    await expect(stepTitle(page, 1)).toBeVisible();
    await expect(page).toHaveURL(href('quote'));
    await expect(page.getByText(strings.kept)).toBeVisible();
    await goToStep(page, 4);
    await fillStep(page, 4);
    await page.reload();
    await hydrated(page);
    await expectAnswers(page, answers, 4);
    await expect(page.getByText(strings.restored)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY)).toBeNull();
    expect(new URL(page.url()).search).toBe('?etape=4');
    await previousButton(page).click();
    await page.getByRole('link', { name: 'Accueil' }).first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expectAnswers(page, answers, 3);
  });

  test('are restored step by step with Back and Forward, which leave the form only from its first step', async ({
    page,
  }) => {
    await visit(page, '/');
    await page
      .getByRole('link', { name: 'Nous joindre' })
      .or(page.getByRole('link', { name: 'Contact' }))
      .first()
      .click();
    await expect(page).toHaveURL(href('contact'));
    await page.getByRole('link', { name: contactStrings.channels.quote.action.label }).click();
    // The address changes before the page, and the former page has a form too.
    await expect(stepTitle(page, 1)).toBeVisible();
    await expect(page).toHaveURL(href('quote'));
    await goToStep(page, 3);
    await expect(stepTitle(page, 3)).toBeFocused();
    await page.goBack();
    await expect(stepTitle(page, 2)).toBeFocused();
    await page.goBack();
    await expect(stepTitle(page, 1)).toBeFocused();
    await expect(field(page, 'company')).toHaveValue(answers.company);
    await page.goForward();
    await expect(stepTitle(page, 2)).toBeFocused();
    await expect(page).toHaveURL(`${href('quote')}?etape=2`);
    await page.goBack();
    await expect(stepTitle(page, 1)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(href('contact'));
  });

  test('of a draft fill the empty fields, and what no longer fits is left to correct', async ({ page }) => {
    const quote = {
      ...answers,
      budget: 'one-million',
      phone: 12,
      features: ['live-chat', 3, null],
      unknown: 'texte',
    };
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      DRAFT_KEY,
      JSON.stringify({ quote: { step: 4, quote } }),
    ] as const);
    const release = await hold(page);
    await page.goto(href('quote'), { waitUntil: 'commit' });
    await field(page, 'company').fill('Fonderie neuve');
    release();
    await expectAnswers(
      page,
      { ...answers, company: 'Fonderie neuve', phone: '', budget: '', features: ['live-chat'] },
      2,
    );
  });
});
