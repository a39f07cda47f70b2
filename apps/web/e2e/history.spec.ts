/** Back and Forward: each history entry restores the state in its address. */
import { quizQuestionIds } from '@agency/shared/industry';
import { href } from '../src/site/pages.ts';
import { result } from './support/results.ts';
import { desk } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { follow, h1, hydrated, steps, visit } from './support/visit.ts';

test.use({ viewport: desk });

const away = href('contact');

test('the quiz: Back leads from the result to the questions and their answers, Forward to the result', async ({
  page,
}) => {
  const level = result(page, 'quizLevel');
  const [first, second] = quizQuestionIds;
  const question = page.locator(`input[name="${first}"][value="oui"]`);
  const show = page.getByRole('button', { name: 'VOIR MES RÉSULTATS' });
  await visit(page, href('industry40'));
  await page.locator(`input[name="${second}"][value="non"]`).check();
  await show.click();
  await expect(level).toHaveText('Digitalisation urgente');
  await expect(page).toHaveURL(/resultat=oui/);
  await page.goBack();
  await expect(show).toBeVisible();
  await expect(level).toHaveCount(0);
  await question.check();
  await show.click();
  await expect(result(page, 'quizScore')).toHaveText('1 oui sur 13');
  await page.goBack();
  await expect(question).toBeChecked();
  await expect(page).not.toHaveURL(/resultat/);
  await page.goForward();
  await expect(result(page, 'quizScore')).toHaveText('1 oui sur 13');
  await page.reload();
  await hydrated(page);
  await expect(result(page, 'quizScore')).toHaveText('1 oui sur 13');
  await page.goBack();
  await expect(question).toBeChecked();
});

test('the CO2 calculator: Back leads from the result to the form, Forward to the result, and from a new form; it calculates what it shows', async ({
  page,
}) => {
  const field = (name: string) => page.locator(`#calculateur [name="${name}"]`);
  const total = result(page, 'totalCO2');
  await visit(page, '/');
  await page.locator('#calculateur button').last().click();
  await field('visitorsPerMonth').fill('10000');
  await field('hostingLocation').selectOption('us');
  await page.locator('#calculateur [type=submit]').click();
  await expect(total).toBeVisible();
  await expect(page).toHaveURL(/visitorsPerMonth=10000/);
  await page.goBack();
  await expect(field('visitorsPerMonth')).toHaveValue('10000');
  await expect(total).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(total).toBeVisible();

  const first = (await total.textContent()) ?? '';
  await page.getByRole('button', { name: 'Nouveau calcul' }).click();
  await field('visitorsPerMonth').fill('5000');
  await field('hostingLocation').selectOption('autre');
  await page.goBack();
  await expect(total).toHaveText(first);
  await page.goForward();
  const [visitors, hosting] = [
    await field('visitorsPerMonth').inputValue(),
    await field('hostingLocation').inputValue(),
  ];
  await page.locator('#calculateur [type=submit]').click();
  await expect(page).toHaveURL(new RegExp(`visitorsPerMonth=${visitors}&hostingLocation=${hosting}`));
});

test('a slider: its changes are one history entry, kept by a link to the same page and restored from another', async ({
  page,
}) => {
  const finance = href('financeAutomation');
  const slider = page.locator('input[type=range][name=monthlyInvoices]');
  await visit(page, '/');
  await follow(page, finance);
  const before = await steps(page);
  await slider.focus();
  for (const _ of Array.from({ length: 5 })) await slider.press('ArrowRight');
  const moved = await slider.inputValue();
  await expect(page).toHaveURL(`${finance}?monthlyInvoices=${moved}`);
  expect(await steps(page)).toBe(before);
  await expect(slider).toBeFocused();
  await follow(page, away);
  await page.goBack();
  await expect(slider).toHaveValue(moved);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(slider).toHaveValue(moved);
  await slider.focus();
  await page.locator(`header a[href="${finance}"]`).first().dispatchEvent('click', { button: 0 });
  await expect(h1(page)).toBeFocused();
  await expect(slider).toHaveValue(moved);

  // A message about a typed number goes with it.
  const bound = page.getByText(/^Maximum/).first();
  await page.getByRole('spinbutton').first().fill('99999');
  await expect(bound).toBeVisible();
  await page.goBack();
  await expect(slider).toHaveValue(moved);
  await expect(bound).toBeHidden();
});
