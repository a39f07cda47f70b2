/** The calculator of the finance page: sliders, their number fields, the address, the print; and the packages. */
import { NBSP } from '@agency/shared/format';
import type { Page } from '@playwright/test';
import { resultStrings } from '../src/content/tools/results.ts';
import { href } from '../src/site/pages.ts';
import { messageField } from './support/contact-form.ts';
import { printedPages } from './support/paper.ts';
import { recordAnnouncements } from './support/recorded.ts';
import { expectResults } from './support/results.ts';
import { expect, test } from './support/test.ts';
import { h1, visit } from './support/visit.ts';

const path = href('financeAutomation');

const slider = (page: Page, name: string) => page.locator(`input[type="range"][name="${name}"]`);
const field = (page: Page, label: string) => page.getByRole('spinbutton', { name: `${label}, valeur exacte` });
const output = (page: Page) => page.locator('#roi-calculator output');

const of250 = { annualSavings: '38 550 $', timeSaved: '600 h', roi: '386 %' };

test('the navigation bar does not touch the drawing at the edge', async ({ page }) => {
  await page.goto(path);
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = await page.getByRole('banner').getByRole('navigation').boundingBox();
    const drawing = await page.locator('[data-cut=board] [data-drawing]').boundingBox();
    expect(drawing?.x, `${width} px`).toBeGreaterThan((bar?.x ?? 0) + (bar?.width ?? 0));
  }
});

test('keys move the sliders, and their number fields follow; the displayed result is announced once a slider stops', async ({
  page,
}) => {
  await visit(page, path);
  await expect(output(page)).toHaveText(/^Pour 100.factures .* un rendement brut de 206.%\.$/);
  const announcements = await recordAnnouncements(page, '#roi-calculator output');
  const invoices = slider(page, 'monthlyInvoices');
  const presses = 30;
  for (let press = 0; press < presses; press += 1) await invoices.press('ArrowRight');
  await expect(field(page, 'Factures par mois')).toHaveValue('130');
  await expect(invoices).toHaveAttribute('aria-valuetext', `130${NBSP}factures`);
  await expect(output(page)).toHaveText(/^Pour 130.factures/);
  const announced = await announcements();
  expect(announced.length).toBeLessThan(presses);
  expect(announced.at(-1)).toBe(await output(page).textContent());

  await slider(page, 'monthlyErrors').press('Home');
  await expect(field(page, 'Erreurs par mois')).toHaveValue('0');
  await expect(slider(page, 'monthlyErrors')).toHaveAttribute('aria-valuetext', `0${NBSP}erreur`);
});

test('a number field moves its slider, treats a blank as 0, and is corrected to its range, with a message; so is a number of the address', async ({
  page,
}) => {
  await visit(page, `${path}?monthlyInvoices=99999&timePerInvoice=abc`);
  const invoices = field(page, 'Factures par mois');
  await expect(page.getByText(/^Maximum 1.000$/)).toBeVisible();
  await expect(field(page, 'Temps par facture')).toHaveValue('15');
  await expectResults(page, { annualSavings: '128 550 $', timeSaved: '2 400 h', roi: '1 286 %' });
  await invoices.focus();
  await invoices.blur();
  await expect(invoices).toHaveValue('1000');
  await expect(page.getByText(/^Maximum 1.000$/)).toBeVisible();

  await invoices.fill('250');
  await expect(slider(page, 'monthlyInvoices')).toHaveValue('250');
  await expectResults(page, of250);
  await invoices.fill('');
  await expectResults(page, { annualSavings: '8 550 $', timeSaved: '0 h', roi: '86 %' });
  await invoices.blur();
  await expect(invoices).toHaveValue('50');

  await invoices.fill('20');
  await expect(page.getByText('Minimum 50')).toBeVisible();
  await invoices.blur();
  await expect(invoices).toHaveValue('50');
  await expect(page.getByText('Minimum 50')).toBeVisible();
  await invoices.fill('200');
  await expect(page.getByText('Minimum 50')).toBeHidden();
});

test('the address stores the inputs, and can be copied; a shared link shows its own, and a later visit those of the visitor', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${path}?ref=infolettre`);
  // The defaults' address has no answers to copy.
  const share = page.getByRole('button', { name: resultStrings.share });
  await expect(page.getByRole('button', { name: resultStrings.print })).toBeVisible();
  await expect(share).toHaveCount(0);
  await field(page, 'Factures par mois').fill('250');
  await expectResults(page, of250);
  await expect(page).toHaveURL(`${path}?ref=infolettre&monthlyInvoices=250`);
  await share.click();
  await expect(page.getByText(/^Lien copié/)).toBeVisible();
  // The copied link is not that of another result.
  await field(page, 'Factures par mois').fill('300');
  await expect(page.getByText(/^Lien copié/)).toHaveCount(0);
  await field(page, 'Factures par mois').fill('250');
  await expect(page).toHaveURL(`${path}?ref=infolettre&monthlyInvoices=250`);
  await visit(page, `${path}?monthlyInvoices=400#roi-calculator`);
  await expect(field(page, 'Factures par mois')).toHaveValue('400');
  // Passing through a field changes nothing.
  await field(page, 'Factures par mois').press('Tab');
  await visit(page, path);
  await expectResults(page, of250);
  await expect(field(page, 'Factures par mois')).toHaveValue('250');
});

test('a visitor’s result prints alone, on one page, with its inputs, and goes to the contact form', async ({
  page,
}) => {
  await visit(page, `${path}?monthlyInvoices=250`);
  await expectResults(page, of250);
  await page.emulateMedia({ media: 'print' });
  await expect(output(page)).toContainText(/Pour 250.factures/);
  await expect(h1(page)).toBeHidden();
  await expect(slider(page, 'monthlyInvoices')).toBeHidden();
  await expect(page.getByRole('button', { name: resultStrings.print })).toBeHidden();
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('#roi-calculator').getByRole('link', { name: 'En parler' }).click();
  await expect(page).toHaveURL(/\/contact\?service=automatisation$/);
  await expect(messageField(page)).toHaveValue(/^Pour 250.factures par mois/);
  await expect(page.locator('select[name="serviceType"]')).toHaveValue('automatisation');
});
