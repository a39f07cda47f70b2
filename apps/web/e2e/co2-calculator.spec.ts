/**
 * The CO2 calculator of the home page: answers, result, shared address, and prefilled contact form. `outcome.test.tsx` has what a result
 * says.
 */
import { NBSP } from '@agency/shared/format';
import type { Page } from '@playwright/test';
import { resultStrings } from '../src/content/tools/results.ts';
import { href } from '../src/site/pages.ts';
import { carriedBy, messageField } from './support/contact-form.ts';
import { openCalculator } from './support/home-page.ts';
import { setTextSize } from './support/inspect.ts';
import { printedPages } from './support/paper.ts';
import { watchRequests } from './support/requests.ts';
import { expectResults, result, spaced } from './support/results.ts';
import { phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { h1, settled, visit } from './support/visit.ts';

const calculator = (page: Page) => page.locator('#calculateur');
const opener = (page: Page) => page.getByRole('button', { name: openCalculator });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculer', exact: true });
const field = (page: Page, name: string) => calculator(page).locator(`[name="${name}"]`);
const improve = (page: Page) => page.getByRole('link', { name: 'Réduire cet impact' });

const usCheck = {
  totalCO2: '414,0 kg',
  level: 'élevé',
  carKm: '2 194,2 km',
  trees: '18,8 arbres',
  costCAD: '62,10 $',
};

test.describe('CO2 calculator', () => {
  test('leads from the example to a result, to a new one, and back', async ({ page }) => {
    await visit(page, '/');
    await expect(calculator(page).locator('form')).toHaveCount(0);
    await opener(page).click();
    await expect(page.getByRole('heading', { name: 'Un mois ordinaire de votre site' })).toBeFocused();

    await expect(calculate(page)).toBeDisabled();
    const waiting = await calculate(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    await calculate(page).hover({ force: true });
    await settled(page);
    // On hover, the text of a waiting button stays readable.
    await expect(calculate(page)).toHaveCSS('background-color', waiting);
    await field(page, 'visitorsPerMonth').fill('10 000');
    await expect(calculate(page)).toBeDisabled();
    await field(page, 'hostingLocation').selectOption('us');
    await expect(calculate(page)).toBeEnabled();

    await expect(field(page, 'chatbotConversations')).toHaveCount(0);
    await field(page, 'hasChatbot').selectOption('oui');
    await field(page, 'chatbotConversations').fill('500');
    await field(page, 'hasChatbot').selectOption('non');
    await expect(field(page, 'chatbotConversations')).toHaveCount(0);
    await expect(field(page, 'aiRequests')).toHaveCount(0);
    await field(page, 'usesAI').selectOption('oui');
    await expect(field(page, 'aiRequests')).toBeVisible();

    const status = calculator(page).getByRole('status').first();
    await expect(status).toBeEmpty();
    await calculate(page).click();
    await expectResults(page, usCheck);
    await expect(status).toContainText('414,0');
    await expect(page.getByRole('heading', { name: 'L’impact de votre site' })).toBeFocused();
    await expect(calculator(page).getByRole('progressbar')).toHaveAttribute('max', '300');
    await expect(calculator(page).getByRole('progressbar')).toHaveAttribute('value', '300');
    await expect(calculator(page).getByText(spaced('414,0 kg (100 %)'))).toBeVisible();
    await expect(improve(page)).toBeVisible();

    await page.getByRole('button', { name: 'Nouveau calcul' }).click();
    await expect(field(page, 'visitorsPerMonth')).toHaveValue('');
    await expect(calculate(page)).toBeDisabled();
    expect(new URL(page.url()).search).toBe('');

    await field(page, 'visitorsPerMonth').fill('5');
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(field(page, 'visitorsPerMonth')).toHaveValue('');
  });

  test('an invalid number gets an error beside its field, and no level; an invalid answer of the address is dropped', async ({
    page,
  }) => {
    await visit(page, '/?visitorsPerMonth=10000&hostingLocation=mars');
    await expect(field(page, 'visitorsPerMonth')).toHaveValue('10000');
    await expect(field(page, 'hostingLocation')).toHaveValue('');
    await expect(calculate(page)).toBeDisabled();
    await field(page, 'hostingLocation').selectOption('quebec');
    await field(page, 'visitorsPerMonth').fill('abc');
    await field(page, 'visitorsPerMonth').press('Enter');
    await expect(field(page, 'visitorsPerMonth')).toBeFocused();
    await expect(calculator(page).getByRole('alert')).toHaveText(/Écrivez un nombre entier/);
    await expect(field(page, 'visitorsPerMonth')).toHaveAccessibleDescription(/Écrivez un nombre entier/);
    await expect(result(page, 'level')).toHaveCount(0);
  });

  test('a result prints alone on one page, and fits a phone', async ({ page }) => {
    await visit(
      page,
      '/?visitorsPerMonth=2e4&hostingLocation=us&hasChatbot=oui&chatbotConversations=1500&usesAI=oui&aiRequests=3000',
    );
    await page.emulateMedia({ media: 'print' });
    await expect(result(page, 'totalCO2')).toBeVisible();
    await expect(h1(page)).toBeHidden();
    await expect(page.getByRole('button', { name: resultStrings.print })).toBeHidden();
    await expect(page.locator('#plateforme')).toBeHidden();
    expect(await printedPages(page)).toBe(1);
    // Not `screen`, which would print what screens show.
    await page.emulateMedia({ media: null });
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await page.getByRole('button', { name: resultStrings.print }).click();
    expect(await printedPages(page)).toBe(1);

    await page.setViewportSize(phone);
    const gauge = calculator(page).locator('svg:has(mask)');
    await expect(gauge).toHaveCount(1);
    expect((await gauge.boundingBox())?.width).toBeGreaterThan(250);
    await setTextSize(page, 200);
    const close = page.getByRole('button', { name: 'Fermer', exact: true });
    await close.scrollIntoViewIfNeeded();
    await expect(close).toBeInViewport({ ratio: 1 });
  });

  test('the address stores the answers, can be copied, and restores the result', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/?ref=infolettre');
    await opener(page).click();
    await field(page, 'visitorsPerMonth').fill('10000');
    await field(page, 'hostingLocation').selectOption('us');
    await calculate(page).click();
    await page.getByRole('button', { name: resultStrings.share }).click();
    await expect(page.getByText(spaced('Lien copié :'))).toBeVisible();

    const other = await context.newPage();
    await other.goto(href('contact'));
    // Paste, because the site's policy prevents scripts from reading the clipboard.
    const pasted = messageField(other);
    await pasted.focus();
    await other.keyboard.press('ControlOrMeta+V');
    const link = await pasted.inputValue();
    expect(link).toBe(page.url());
    expect(link).toContain('/?ref=infolettre&visitorsPerMonth=10000&hostingLocation=us#calculateur');
    await visit(other, link);
    await expectResults(other, usCheck);
    await expect(result(other, 'totalCO2')).toBeInViewport();
    await other.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(other).toHaveURL('/?ref=infolettre');
  });

  test('works by keyboard alone; its script loads on demand, a link elsewhere also opens it, and a reload restores what was typed', async ({
    page,
  }) => {
    const asked = watchRequests(page, /CalculatorPanel/);
    const title = page.getByRole('heading', { name: 'Un mois ordinaire de votre site' });
    await visit(page, '/');
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Calculer l’impact du mien' }).press('Enter');
    await expect(title).toBeFocused();
    await expect(field(page, 'visitorsPerMonth')).toBeInViewport();
    expect(asked).not.toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Fermer', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('10000');
    await page.reload();
    await opener(page).press('Enter');
    await expect(title).toBeFocused();
    await expect(field(page, 'visitorsPerMonth')).toHaveValue('10000');
    for (const _ of ['« Fermer »', 'the visitors', 'the hosting']) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'hostingLocation')).toHaveValue('us');
    await field(page, 'visitorsPerMonth').press('Enter');
    await expectResults(page, usCheck);
  });

  test('« Réduire cet impact » carries the result to the contact form, and so would « En parler »', async ({
    page,
  }) => {
    await visit(page, '/?visitorsPerMonth=10000&hostingLocation=us&usesAI=non');
    const talk = calculator(page).getByRole('link', { name: 'En parler' });
    await expect(talk).toHaveAttribute('href', /\?service=consultation#/);
    expect(await carriedBy(talk)).toMatch(/en parler/);
    await improve(page).click();
    await expect(page).toHaveURL(`${href('contact')}?service=audit-gratuit`);
    const message = messageField(page);
    await expect(message).toHaveValue(/par où le réduire/);
    const text = await message.inputValue();
    expect(text).toContain(`${spaced('414,0 kg')} de CO₂ par mois (niveau élevé)`);
    expect(text).toContain(`Visiteurs par mois${NBSP}: ${spaced('10 000')}\n`);
    expect(text).toContain(`Intelligence artificielle${NBSP}: Non`);
    await expect(page.locator('main [name="serviceType"]')).toHaveValue('audit-gratuit');
  });
});
