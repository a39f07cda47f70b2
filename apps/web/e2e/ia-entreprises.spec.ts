/** The page on AI: its calculator, the invoice that is read as text, and the bot in a dialog. */
import { aiRanges } from '@agency/shared/ai';
import { loadFailureStrings } from '../src/content/interface.ts';
import { resultStrings } from '../src/content/tools/results.ts';
import { demos, invoiceText, path, tab } from './support/ai-page.ts';
import { messageField } from './support/contact-form.ts';
import { expectOneSheet } from './support/paper.ts';
import { result } from './support/results.ts';
import { expect, failedLoads, test } from './support/test.ts';
import { h1, settled, visit, wake } from './support/visit.ts';

test.describe('the calculator', () => {
  test.use({ expectedMessages: failedLoads });

  test('sector and sliders change the result and the address; it prints alone on one page, and prefills the contact form', async ({
    page,
  }) => {
    await visit(page, `${path}?sector=inconnu&employees=${aiRanges.employees.default}`);
    await settled(page);
    const attach = page.locator('#calculateur').getByRole('link', { name: 'Joindre à ma demande' });
    await expect(attach, 'the defaults are no result of the visitor').toHaveCount(0);
    await page.locator('#calculateur select[name="sector"]').selectOption('health');
    await expect(result(page, 'annualSavings')).toHaveText(/74.256.\$/);
    await expect(page).toHaveURL(/sector=health/);
    await page.locator('#calculateur input[type="range"][name="repetitiveHours"]').press('ArrowRight');
    await expect(page).toHaveURL(/repetitiveHours=41/);
    await expectOneSheet(page, { shown: [result(page, 'annualSavings')], hidden: [h1(page)] });
    await page.reload();
    await expect(page.locator('#calculateur select[name="sector"]')).toHaveValue('health');
    await test.step('without the script of the form, the browser loads its page with the fragment of the link: the result arrives', async () => {
      await page.route('**/assets/contact-*.js', (route) => route.abort());
      await attach.click();
      const retry = page.getByRole('alert').getByRole('button', { name: loadFailureStrings.retry });
      await expect(retry).toBeVisible();
      await page.unrouteAll();
      await retry.click();
      await expect(messageField(page)).toHaveValue(/Secteur.: Santé/);
    });
  });
});

test('an example of an invoice is in the address; an edited one is read again, a wrong total is reported, each field is marked; the visitor’s own text stays in the tab, and its result goes to the form', async ({
  page,
}) => {
  const text = invoiceText(page);
  const totals = result(page, 'totalsMatch');
  await visit(page, `${path}?exemple=3`);
  await expect(tab(page, 'ocr')).toHaveAttribute('aria-selected', 'true');
  await expect(text).toHaveValue(/Transport des deux rives/);
  await expect(totals).toHaveAttribute('data-value', 'false');
  await expect(totals).toContainText(/824,14.\$ attendus. Écart de 18,00.\$/);
  await expect(demos(page).locator('mark')).toHaveCount(7);
  await text.fill((await text.inputValue()).replace('842,14', '824,14'));
  await expect(totals).toHaveAttribute('data-value', 'true');
  await expect(demos(page).locator('mark[data-field="total"]')).toContainText('824,14');
  await demos(page).getByRole('button', { name: 'Imprimerie, date en chiffres' }).press('Enter');
  await expect(text).toHaveValue(/IMPRIMERIE/);
  await expect(page).toHaveURL(/exemple=2/);
  await text.fill('Bonjour');
  await expect(result(page, 'supplier')).toHaveText('Non trouvé');
  await expect(demos(page).getByRole('link', { name: 'Joindre cette lecture' })).toHaveCount(0);

  await text.fill('Scierie du Nord\nFacture 12\nSous-total : 100,00 $\nTPS : 5,00 $\nTVQ : 9,98 $\nTotal : 114,98 $');
  await expect(totals).toHaveAttribute('data-value', 'true');
  await expect(page).not.toHaveURL(/exemple|Scierie/);
  await expect(demos(page)).toContainText('Votre texte reste dans cet onglet');
  await expect(demos(page).getByRole('button', { name: resultStrings.share })).toHaveCount(0);
  await page.reload();
  await wake(page);
  await tab(page, 'ocr').click();
  await expect(text).toHaveValue(/Scierie du Nord/);

  const supplier = demos(page).locator('mark[data-field="supplier"]');
  await expectOneSheet(page, { shown: [supplier.filter({ hasText: /^Scierie du Nord$/ })], hidden: [text] });
  await demos(page).getByRole('link', { name: 'Joindre cette lecture à ma demande' }).click();
  await expect(messageField(page)).toHaveValue(/Champs lus.: 6 sur 7/);
  await expect(messageField(page)).not.toHaveValue(/Scierie/);
});

test('the bot opens in a dialog that Escape, its button and its backdrop close, and the focus returns', async ({
  page,
}) => {
  await visit(page, path);
  const opener = demos(page).getByRole('button', { name: 'Tester le Chatbot' });
  const dialog = page.getByRole('dialog', { name: 'Posez-lui une question' });
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.locator('input[name="question"]').fill('Où sont gardées mes données?');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[data-answer="known"]')).toHaveCount(1);
  await expect(dialog.getByRole('link', { name: /Réserver une démonstration de 30/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(demos(page).locator('[data-answer="known"]')).toHaveCount(1);

  await opener.click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  // The page below it does not scroll.
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 400);
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  // A selection of text that ends on the backdrop closes nothing.
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
