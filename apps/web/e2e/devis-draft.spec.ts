/** The answers of the quote form are kept: through a reload, Back and Forward, and from an older draft. */

import { href } from '../src/site/pages.ts';
import { DRAFT_KEY } from '../src/site/storage-keys.ts';
import { contactStrings, field, sendButton, summary } from './support/contact-form.ts';
import { setTextSize } from './support/inspect.ts';
import {
  answers,
  expectAnswers,
  fillStep,
  goToStep,
  keepDraft,
  nextButton,
  previousButton,
  quoteStrings,
  stepTitle,
} from './support/quote-form.ts';
import { hold } from './support/requests.ts';
import { phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { follow, reload, visit } from './support/visit.ts';

test('the answers and the step are restored, after a reload and step by step with Back', async ({ page }) => {
  await visit(page, href('contact'));
  await page.getByRole('link', { name: contactStrings.channels.quote.action.label }).click();
  // The address changes before the page, and the former page has a form too.
  await expect(stepTitle(page, 1)).toBeVisible();
  await expect(page).toHaveURL(href('quote'));
  await expect(page.getByText(quoteStrings.kept)).toBeVisible();
  await step('Back and Forward go step by step, and leave the form from its first step only', async () => {
    await goToStep(page, 3);
    await expect(stepTitle(page, 3)).toBeFocused();
    await page.goBack();
    await expect(stepTitle(page, 2)).toBeFocused();
    await expect(stepTitle(page, 2)).toBeInViewport();
    await page.goBack();
    await expect(stepTitle(page, 1)).toBeFocused();
    await expect(stepTitle(page, 1)).toBeInViewport();
    await expect(field(page, 'company')).toHaveValue(answers.company);
    await page.goForward();
    await expect(stepTitle(page, 2)).toBeFocused();
    await expect(stepTitle(page, 2)).toBeInViewport();
    await expect(page).toHaveURL(`${href('quote')}?etape=2`);
    await page.goBack();
    await expect(stepTitle(page, 1)).toBeFocused();
    await expect(stepTitle(page, 1)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(href('contact'));
    await page.goForward();
  });

  await nextButton(page).click();
  await nextButton(page).click();
  await fillStep(page, 3);
  await nextButton(page).click();
  await fillStep(page, 4);
  await step('a reload restores the last step, in this tab only', async () => {
    await page.reload();
    await expectAnswers(page, answers, 4);
    await expect(page.getByText(quoteStrings.restored)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY)).toBeNull();
    expect(new URL(page.url()).search).toBe('?etape=4');
  });
  await step('so does Back from another page', async () => {
    await previousButton(page).click();
    await follow(page, '/');
    await page.goBack();
    await expectAnswers(page, answers, 3);
  });
});

test('the page promises no more than the tab keeps', async ({ page }) => {
  await visit(page, href('quote'));
  await step('answers that were erased are not found again', async () => {
    await field(page, 'company').fill(answers.company);
    await field(page, 'company').fill('');
    await reload(page);
    await expect(page.getByText(quoteStrings.kept)).toBeVisible();
  });
  await step('where storage is full, it promises nothing', async () => {
    await page.evaluate(() => {
      for (const size of [1e6, 1e4, 100, 1]) {
        try {
          for (let count = 0; ; count += 1) sessionStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
        } catch {}
      }
    });
    await field(page, 'company').fill(answers.company);
    await expect(page.getByText(quoteStrings.kept)).toBeHidden();
    await expect(page.getByText(quoteStrings.restored)).toBeHidden();
  });
});

test('an older draft fills the empty fields and opens the step that it reaches', async ({ page }) => {
  const stale = { budget: 'one-million', phone: 12, features: ['live-chat', 3, null], unknown: 'texte' };
  await keepDraft(page, { ...answers, ...stale });
  const release = await hold(page);
  // The address of a step that is not reached opens an earlier one.
  await page.goto(`${href('quote')}?etape=4`, { waitUntil: 'commit' });
  await field(page, 'company').fill('Fonderie neuve');
  await release();
  await expectAnswers(
    page,
    { ...answers, company: 'Fonderie neuve', phone: '', budget: '', features: ['live-chat'] },
    2,
  );
  await expect(page).toHaveURL(`${href('quote')}?etape=2`);
  await field(page, 'budget').selectOption(answers.budget);
  await nextButton(page).click();
  await step('the visitor goes back without validation', async () => {
    await field(page, 'objectives').fill('');
    await nextButton(page).click();
    await expect(summary(page)).toBeVisible();
    await previousButton(page).click();
    await expect(stepTitle(page, 2)).toBeFocused();
    await expect(summary(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await step('Back to a step that is no longer reached keeps the address of the shown one', async () => {
    await field(page, 'budget').selectOption('');
    await page.goBack();
    await expect(page).toHaveURL(`${href('quote')}?etape=2`);
    await expect(stepTitle(page, 2)).toBeVisible();
    await field(page, 'budget').selectOption(answers.budget);
  });
  await nextButton(page).click();
  await field(page, 'objectives').fill(answers.objectives);
  await nextButton(page).click();
  await step('an answer is changed from the review', async () => {
    await page.getByRole('button', { name: /^Modifier.*Informations/ }).click();
    await expect(stepTitle(page, 1)).toBeFocused();
    await expect(previousButton(page)).toHaveCount(0);
    await field(page, 'company').fill('Fonderie du Rang');
    for (const next of [2, 3, 4] as const) {
      await nextButton(page).click();
      await expect(stepTitle(page, next)).toBeFocused();
    }
    await expect(sendButton(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: quoteStrings.review.title }).locator('..')).toContainText(
      'Fonderie du Rang',
    );
  });

  await step('on a phone with text at 200 %, « Modifier » stays apart from the answers', async () => {
    await page.setViewportSize(phone);
    await setTextSize(page, 200);
    const overlaps = await page.getByRole('button', { name: quoteStrings.review.edit }).evaluateAll((buttons) =>
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
