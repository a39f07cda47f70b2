/** The page on AI: its calculator, the invoice that is read as text, and the bot in a dialog. */
import { aiRanges } from '@agency/shared/ai';
import { loadFailureStrings } from '../src/content/interface.ts';
import { invoiceStrings } from '../src/content/tools/ai-demos.built.ts';
import { botWindow } from '../src/content/tools/bot-window.ts';
import { resultStrings } from '../src/content/tools/results.ts';
import { demos, invoiceText, path, section, tab } from './support/ai-page.ts';
import { messageField } from './support/contact-form.ts';
import { firstSection } from './support/contents.ts';
import { expectOneSheet } from './support/paper.ts';
import { fail } from './support/requests.ts';
import { result } from './support/results.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { h1, reload, settled, visit } from './support/visit.ts';

test.describe('the calculator', () => {
  test.use({ expectedMessages: failedLoads });

  test('sector and sliders change the result and the address', async ({ page }) => {
    await visit(page, `${path}?sector=inconnu&employees=${aiRanges.employees.default}`);
    await settled(page);
    const attach = page.locator('#calculateur').getByRole('link', { name: firstSection('ai-roi').section.talk.label });
    await expect(attach, 'the defaults are no result of the visitor').toHaveCount(0);
    await page.locator('#calculateur select[name="sector"]').selectOption('health');
    await expect(result(page, 'annualSavings')).toHaveText(/74.256.\$/);
    await expect(page).toHaveURL(/sector=health/);
    await page.locator('#calculateur input[type="range"][name="repetitiveHours"]').press('ArrowRight');
    await expect(page).toHaveURL(/repetitiveHours=41/);
    await step('it prints alone on one page, and a reload keeps it', async () => {
      await expectOneSheet(page, { shown: [result(page, 'annualSavings')], hidden: [h1(page)] });
      await page.reload();
      await expect(page.locator('#calculateur select[name="sector"]')).toHaveValue('health');
    });
    await step('the result arrives in the form, whose script failed once', async () => {
      const undo = await fail(page, '**/assets/contact-*.js');
      await attach.click();
      const retry = page.getByRole('alert').getByRole('button', { name: loadFailureStrings.retry });
      await expect(retry).toBeVisible();
      await undo();
      await retry.click();
      await expect(messageField(page)).toHaveValue(/Secteur.: Santé/);
    });
  });
});

test('an invoice is read, and read again at each edit; the visitor’s own stays in the tab', async ({ page }) => {
  const text = invoiceText(page);
  const totals = result(page, 'totalsMatch');
  await visit(page, `${path}?exemple=3`);
  await step('an example is in the address; a wrong total is reported, and each field marked', async () => {
    await expect(tab(page, 'ocr')).toHaveAttribute('aria-selected', 'true');
    await expect(text).toHaveValue(/Transport des deux rives/);
    await expect(totals).toHaveAttribute('data-value', 'false');
    await expect(demos(page).locator('mark')).toHaveCount(7);
  });
  await step('an edited one is read again', async () => {
    await text.fill((await text.inputValue()).replace('842,14', '824,14'));
    await expect(totals).toHaveAttribute('data-value', 'true');
    await expect(demos(page).locator('mark[data-field="total"]')).toContainText('824,14');
  });
  await step('another example, then a text without an invoice', async () => {
    await demos(page)
      .getByRole('button', { name: invoiceStrings.samples[1]?.name ?? '' })
      .press('Enter');
    await expect(text).toHaveValue(/IMPRIMERIE/);
    await expect(page).toHaveURL(/exemple=2/);
    await text.fill('Bonjour');
    await expect(result(page, 'supplier')).toHaveText(invoiceStrings.missing);
    await expect(demos(page).getByRole('link', { name: invoiceStrings.talk.label })).toHaveCount(0);
  });

  await step('the visitor’s own text stays in the tab, and out of the address', async () => {
    await text.fill('Scierie du Nord\nFacture 12\nSous-total : 100,00 $\nTPS : 5,00 $\nTVQ : 9,98 $\nTotal : 114,98 $');
    await expect(totals).toHaveAttribute('data-value', 'true');
    await expect(page).not.toHaveURL(/exemple|Scierie/);
    await expect(demos(page)).toContainText(invoiceStrings.kept);
    await expect(demos(page).getByRole('button', { name: resultStrings.share })).toHaveCount(0);
    await reload(page);
    await tab(page, 'ocr').click();
    await expect(text).toHaveValue(/Scierie du Nord/);
  });

  await step('it prints alone, and its result goes to the form without it', async () => {
    const supplier = demos(page).locator('mark[data-field="supplier"]');
    await expectOneSheet(page, { shown: [supplier.filter({ hasText: /^Scierie du Nord$/ })], hidden: [text] });
    await demos(page).getByRole('link', { name: invoiceStrings.talk.label }).click();
    await expect(messageField(page)).toHaveValue(/Champs lus.: 6 sur 7/);
    await expect(messageField(page)).not.toHaveValue(/Scierie/);
  });
});

test('the bot opens in a dialog, which gives the focus back', async ({ page }) => {
  await visit(page, path);
  const opener = demos(page).getByRole('button', { name: section.chatbot.open });
  const dialog = page.getByRole('dialog', { name: section.chatbot.modalTitle });
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.locator('input[name="question"]').fill(botWindow.suggestions[1]);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-answer="known"]')).toHaveCount(1);
  await expect(dialog.getByRole('link', { name: section.more.label })).toBeVisible();
  await step('Escape closes it, and its conversation stays', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(demos(page).locator('[data-answer="known"]')).toHaveCount(1);
  });

  await step('its button closes it', async () => {
    await opener.click();
    await dialog.getByRole('button', { name: section.chatbot.close }).click();
    await expect(dialog).toBeHidden();
  });
  await opener.click();
  await expect(dialog).toBeVisible();
  await step('the page below it does not scroll', async () => {
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
  await step('its backdrop closes it, and a selection of text that ends there does not', async () => {
    const question = dialog.locator('input[name="question"]');
    await question.fill('Combien');
    await question.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await settled(page);
    await expect(question).toHaveValue('Combien');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
