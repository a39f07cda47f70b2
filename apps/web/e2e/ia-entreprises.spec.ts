import type { Page } from '@playwright/test';
import { printedPages } from './support/paper.ts';
import { expect, test } from './support/test.ts';
import { visit, wake } from './support/visit.ts';

const path = '/ia-entreprises-quebec';

const text = (page: Page, name: string) => page.locator(`#calculateur [data-result="${name}"]`);

test('the result of the defaults is in the HTML, before any script', async ({ request }) => {
  const html = (await (await request.get(path)).text()).replaceAll('\u00a0', ' ');
  for (const [name, value] of [
    ['annualSavings', '91 728 $'],
    ['roi', '162 %'],
    ['hoursFreed', '1 456 h'],
  ] as const) {
    expect(html).toContain(`data-result="${name}">${value}<`);
  }
  expect(html).toMatch(/data-result="payback">5 /);
});

test('sector and sliders change the result, stay in the address, and go to the contact form', async ({ page }) => {
  await visit(page, path);
  await page.locator('#calculateur select[name="sector"]').selectOption('health');
  await expect(text(page, 'annualSavings')).toHaveText(/74.256.\$/);
  await expect(page).toHaveURL(/sector=health/);
  await page.reload();
  await expect(page.locator('#calculateur select[name="sector"]')).toHaveValue('health');
  await page.locator('#calculateur').getByRole('link', { name: 'Joindre à ma demande' }).click();
  await expect(page.locator('textarea[name="message"]')).toHaveValue(/Secteur.: Santé/);
});

test('an own result prints alone, on one page; the keys of a slider make one', async ({ page }) => {
  await visit(page, path);
  const hours = page.locator('#calculateur input[type="range"][name="repetitiveHours"]');
  await hours.press('ArrowRight');
  await expect(page).toHaveURL(/repetitiveHours=41/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(text(page, 'annualSavings')).toBeVisible();
  expect(await printedPages(page)).toBe(1);
});

const demos = (page: Page) => page.locator('#demonstrations');

test.describe('the demonstrations', () => {
  test('an invoice is read again as it is edited; a wrong total is told, and each field leads to where it stands', async ({
    page,
  }) => {
    await visit(page, path);
    await demos(page).getByRole('tab', { name: 'Lecture de facture' }).click();
    const field = (name: string) => demos(page).locator(`[data-result="${name}"]`);
    await expect(field('total')).toHaveText(/193,69.\$/);
    await expect(field('totalsMatch')).toHaveAttribute('data-value', 'true');
    await expect(demos(page).locator('mark')).toHaveCount(7);

    await demos(page).getByRole('button', { name: 'Transport, avec une erreur' }).click();
    await expect(field('totalsMatch')).toHaveAttribute('data-value', 'false');
    await expect(field('totalsMatch')).toContainText(/824,14.\$ attendus. Écart de 18,00.\$/);

    const text = demos(page).locator('textarea[name="documentText"]');
    await text.fill((await text.inputValue()).replace('842,14', '824,14'));
    await expect(field('totalsMatch')).toHaveAttribute('data-value', 'true');
    await expect(demos(page).locator('mark[data-field="total"]')).toContainText('824,14');
    await text.fill('Bonjour');
    await expect(field('supplier')).toHaveText('Non trouvé');
    await expect(demos(page).getByRole('link', { name: 'Joindre cette lecture' })).toHaveCount(0);
  });

  test('an example of an invoice is in the address; a text of one’s own stays in the tab, and its reading goes to the form', async ({
    page,
  }) => {
    await visit(page, `${path}?exemple=3`);
    const text = demos(page).locator('textarea[name="documentText"]');
    await expect(demos(page).getByRole('tab', { name: 'Lecture de facture' })).toHaveAttribute('aria-selected', 'true');
    await expect(text).toHaveValue(/Transport des deux rives/);
    await demos(page).getByRole('button', { name: 'Imprimerie, date en chiffres' }).press('Enter');
    await expect(text).toHaveValue(/IMPRIMERIE/);
    await expect(page).toHaveURL(/exemple=2/);

    await text.fill('Scierie du Nord\nFacture 12\nSous-total : 100,00 $\nTPS : 5,00 $\nTVQ : 9,98 $\nTotal : 114,98 $');
    await expect(demos(page).locator('[data-result="totalsMatch"]')).toHaveAttribute('data-value', 'true');
    await expect(page).not.toHaveURL(/exemple|Scierie/);
    await expect(demos(page)).toContainText('Votre texte reste dans cet onglet');
    await expect(demos(page).getByRole('button', { name: 'Copier le lien' })).toHaveCount(0);
    await page.reload();
    await wake(page);
    await demos(page).getByRole('tab', { name: 'Lecture de facture' }).click();
    await expect(text).toHaveValue(/Scierie du Nord/);

    await page.emulateMedia({ media: 'print' });
    await expect(demos(page).locator('mark[data-field="supplier"]')).toHaveText('Scierie du Nord');
    await expect(text).toBeHidden();
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'screen' });

    await demos(page).getByRole('link', { name: 'Joindre cette lecture à ma demande' }).click();
    await expect(page.locator('textarea[name="message"]')).toHaveValue(/Champs lus.: 6 sur 7/);
    await expect(page.locator('textarea[name="message"]')).not.toHaveValue(/Scierie/);
  });

  test('sales that are typed move the forecast, stay in the address, and give way to the example', async ({ page }) => {
    await visit(page, path);
    await demos(page).getByRole('tab', { name: 'Prévision' }).click();
    const sales = demos(page).locator('input[name="sales"]');
    await expect(sales).toHaveCount(12);
    for (let month = 0; month < 12; month += 1) await sales.nth(month).fill(String(100 + 10 * month));
    await expect(demos(page).locator('[data-result="trend"]')).toHaveText(/À la hausse.: 10,0 de plus par mois/);
    await expect(demos(page).locator('[data-result="forecast"] tr')).toHaveText([/220,0/, /230,0/, /240,0/]);
    await expect(page).toHaveURL(/m12=210/);
    // The address is shared: it leads to the forecast itself.
    await page.reload();
    await expect(demos(page).getByRole('tab', { name: 'Prévision' })).toHaveAttribute('aria-selected', 'true');
    await expect(sales.last()).toHaveValue('210');
    await expect(demos(page).locator('[data-result="trend"]')).toBeVisible();
    await demos(page).getByRole('button', { name: 'Revenir à l’exemple' }).click();
    await expect(sales.first()).toHaveValue('18');
    await expect(page).not.toHaveURL(/m12=/);
  });

  test('buttons of several results on one page have different names', async ({ page }) => {
    await visit(page, path);
    await demos(page).getByRole('tab', { name: 'Prévision' }).click();
    await expect(demos(page).locator('[data-result="trend"]')).toBeVisible();
    for (const name of ['Imprimer', 'Copier le lien']) {
      const names = await page
        .getByRole('button', { name })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('a forecast prints alone beside another own result, and goes to the contact form', async ({ page }) => {
    await visit(page, `${path}?sector=health&m1=20`);
    await expect(text(page, 'annualSavings')).toHaveText(/74.256.\$/);
    await expect(demos(page).locator('[data-result="trend"]')).toBeVisible();
    // The browser's own window of printing would wait for a person.
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await demos(page).getByRole('button', { name: 'Imprimer' }).press('Enter');
    await page.emulateMedia({ media: 'print' });
    await expect(text(page, 'annualSavings')).toBeHidden();
    await expect(demos(page).locator('[data-result="forecast"]')).toBeVisible();
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    await demos(page).getByRole('link', { name: 'Joindre cette prévision à ma demande' }).click();
    await expect(page.locator('textarea[name="message"]')).toHaveValue(/Douze mois de ventes.: 20,0; 17,0/);
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
    await expect(dialog.getByRole('link', { name: /Réserver une démonstration de 30/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(demos(page).locator('[data-answer="known"]')).toHaveCount(1);

    await opener.click();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
