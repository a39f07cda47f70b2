/** The calculator of the finance page: sliders, their number fields, the address and its history, the print; and the drawing. */
import { NBSP } from '@agency/shared/format';
import type { Page } from '@playwright/test';
import { resultStrings } from '../src/content/tools/results.ts';
import { fill } from '../src/lib/fill.ts';
import { href } from '../src/site/pages.ts';
import { keptDraft, messageField } from './support/contact-form.ts';
import { firstSection } from './support/contents.ts';
import { expectOneSheet } from './support/paper.ts';
import { recordAnnouncements } from './support/recorded.ts';
import { expectResults, worded } from './support/results.ts';
import { expect, step, test } from './support/test.ts';
import { h1, historyLength, visit } from './support/visit.ts';

const { path, section } = firstSection('finance-roi');

const slider = (page: Page, name: string) => page.locator(`input[type="range"][name="${name}"]`);
const field = (page: Page, name: keyof typeof section.fields) =>
  page.getByRole('textbox', { name: fill(resultStrings.exact, { label: section.fields[name].label }) });
const output = (page: Page) => page.locator('#roi-calculator output');

test('a slider and its number follow each other', async ({ page }) => {
  await visit(page, `${path}?monthlyInvoices=99999&timePerInvoice=abc`);
  await step('the navigation bar does not touch the drawing at the edge', async () => {
    for (const width of [1024, 1920, 1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.getByRole('banner').getByRole('navigation').boundingBox();
      const drawing = await page.locator('[data-cut=board] [data-drawing]').boundingBox();
      expect(drawing?.x, `${width} px`).toBeGreaterThan((bar?.x ?? 0) + (bar?.width ?? 0));
    }
  });

  const invoices = field(page, 'monthlyInvoices');
  await step('a number of the address is corrected to its range once it has had the focus', async () => {
    await expect(page.getByText(fill(resultStrings.corrections.max, { value: '1 000' }))).toBeVisible();
    await expect(field(page, 'timePerInvoice')).toHaveValue('abc');
    await expect(page.getByText(fill(resultStrings.corrections.unread, { value: '5' }))).toBeVisible();
    await expectResults(page, { annualSavings: '48 550 $', timeSaved: '800 h', roi: '486 %' });
    await invoices.focus();
    await invoices.blur();
    await expect(invoices).toHaveValue('1000');
    await expect(page.getByText(fill(resultStrings.corrections.max, { value: '1 000' }))).toBeVisible();
  });

  await step('a field takes its own sign, and refuses that of another', async () => {
    await field(page, 'hourlyRate').fill(`45${NBSP}$`);
    await expect(slider(page, 'hourlyRate')).toHaveValue('45');
    await expect(field(page, 'hourlyRate')).not.toHaveAccessibleDescription(/./);
    await field(page, 'hourlyRate').fill('50');
    await invoices.fill('100 $');
    await expect(invoices).toHaveAccessibleDescription(fill(resultStrings.corrections.unread, { value: '50' }));
    await invoices.fill('100');
  });

  await step('keys move a slider, whose result is announced once it stops', async () => {
    await expect(output(page)).toHaveText(
      worded(fill(section.summary, { monthlyInvoices: '100 factures', roi: '126 %' })),
    );
    const announcements = await recordAnnouncements(page, '#roi-calculator output');
    const presses = 10;
    for (let press = 0; press < presses; press += 1) await slider(page, 'monthlyInvoices').press('ArrowRight');
    await expect(invoices).toHaveValue('110');
    await expect(slider(page, 'monthlyInvoices')).toHaveAttribute('aria-valuetext', `110${NBSP}factures`);
    await expect(output(page)).toHaveText(worded(fill(section.summary, { monthlyInvoices: '110 factures' })));
    const announced = await announcements();
    expect(announced.length).toBeLessThan(presses);
    expect(announced.at(-1)).toBe(await output(page).textContent());
    await slider(page, 'monthlyErrors').press('Home');
    await expect(field(page, 'monthlyErrors')).toHaveValue('0');
    await expect(slider(page, 'monthlyErrors')).toHaveAttribute('aria-valuetext', `0${NBSP}erreur`);
  });
});

test('a result is in the address, prints alone, and goes to the contact form', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const invoices = field(page, 'monthlyInvoices');
  const share = page.getByRole('button', { name: resultStrings.share });
  const of250 = { annualSavings: '38 550 $', timeSaved: '600 h', roi: '386 %' };
  await visit(page, `${path}?ref=infolettre&monthlyInvoices=400`);
  await step('a look at a shared link, even with a pass through its fields, is no answer of the visitor', async () => {
    await expect(invoices).toHaveValue('400');
    await invoices.press('Tab');
    expect(await keptDraft(page)).toBeNull();
  });
  // The defaults' address has no answers to copy.
  await invoices.fill('100');
  await expect(page.getByRole('button', { name: resultStrings.print })).toBeVisible();
  await expect(share).toHaveCount(0);
  await test.step('a result replaces the address, in the same history entry', async () => {
    const before = await historyLength(page);
    await invoices.fill('250');
    await expectResults(page, of250);
    await expect(page).toHaveURL(`${path}?ref=infolettre&monthlyInvoices=250`);
    expect(await historyLength(page)).toBe(before);
    await expect(invoices).toBeFocused();
  });
  await step('its link is copied, and the copy is not that of another result', async () => {
    await share.click();
    await expect(page.getByText(resultStrings.shared)).toBeVisible();
    await invoices.fill('300');
    await expect(page.getByText(resultStrings.shared)).toHaveCount(0);
    await invoices.fill('250');
    await expect(page).toHaveURL(`${path}?ref=infolettre&monthlyInvoices=250`);
  });

  await expectOneSheet(page, {
    shown: [output(page).filter({ hasText: /Pour 250.factures/ })],
    hidden: [h1(page), slider(page, 'monthlyInvoices'), page.getByRole('button', { name: resultStrings.print })],
  });
  await step('it goes to the contact form, in another tab too', async () => {
    const talk = page.locator('#roi-calculator').getByRole('link', { name: section.talk.label });
    const tab = context.waitForEvent('page');
    await talk.click({ modifiers: ['ControlOrMeta'] });
    await expect(messageField(await tab)).toHaveValue(/^Pour 250.factures par mois/);
    await talk.click();
    await expect(page).toHaveURL(`${href('contact')}?service=automatisation`);
    await expect(messageField(page)).toHaveValue(/^Pour 250.factures par mois/);
    await expect(page.locator('select[name="serviceType"]')).toHaveValue('automatisation');
  });

  await step('Back, and a link to the page, restore it', async () => {
    await page.goBack();
    await expectResults(page, of250);
    await page.locator(`header a[href="${path}"]`).first().dispatchEvent('click', { button: 0 });
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(invoices).toHaveValue('250');
    // A message about a typed number goes with it.
    await invoices.fill('99999');
    const bound = page.getByText(worded(resultStrings.corrections.max)).first();
    await expect(bound).toBeVisible();
    await page.goBack();
    await expect(invoices).toHaveValue('250');
    await expect(bound).toBeHidden();
  });
});
