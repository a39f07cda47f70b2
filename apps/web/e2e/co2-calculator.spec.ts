/**
 * The CO2 calculator of the home page: answers, result, history, shared address, and prefilled contact form. `outcome.test.tsx` has
 * what a result says, `shared-form.test.ts` what an address may hold.
 */
import type { Page } from '@playwright/test';
import { calculatorStrings as strings } from '../src/content/tools/co2-calculator.ts';
import { resultStrings } from '../src/content/tools/results.ts';
import { href } from '../src/site/pages.ts';
import { carriedBy, messageField } from './support/contact-form.ts';
import { openCalculator } from './support/home-page.ts';
import { expectOneSheet } from './support/paper.ts';
import { watchRequests } from './support/requests.ts';
import { expectResults, result, spaced, worded } from './support/results.ts';
import { phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { h1, settled, visit } from './support/visit.ts';

const calculator = (page: Page) => page.locator('#calculateur');
const opener = (page: Page) => page.getByRole('button', { name: openCalculator });
const calculate = (page: Page) => page.getByRole('button', { name: strings.form.calculate, exact: true });
const restart = (page: Page) => page.getByRole('button', { name: strings.result.restart });
const close = (page: Page) => page.getByRole('button', { name: strings.close, exact: true });
const field = (page: Page, name: string) => calculator(page).locator(`[name="${name}"]`);

test('by keyboard alone, the form leads to a result, back, and to another', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = watchRequests(page, /CalculatorPanel/);
  const title = page.getByRole('heading', { name: strings.form.title });
  const visitors = field(page, 'visitorsPerMonth');
  const hosting = field(page, 'hostingLocation');
  const total = result(page, 'totalCO2');
  await visit(page, '/?ref=infolettre');
  await test.step('a link elsewhere opens the form, whose script loads then', async () => {
    await expect(calculator(page).locator('form')).toHaveCount(0);
    expect(asked).toEqual([]);
    await page.locator('main a[href="#calculateur"]').first().press('Enter');
    await expect(title).toBeFocused();
    await expect(visitors).toBeInViewport();
    expect(asked).not.toEqual([]);
  });
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('10 000');

  await step('a reload restores what was typed, and the answers open more questions', async () => {
    await page.reload();
    await opener(page).press('Enter');
    await expect(title).toBeFocused();
    await expect(visitors).toHaveValue('10 000');
    await expect(calculate(page)).toBeDisabled();
    const waiting = await calculate(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    await calculate(page).hover({ force: true });
    await settled(page);
    // On hover, the text of a waiting button stays readable.
    await expect(calculate(page)).toHaveCSS('background-color', waiting);
    for (const _ of ['« Fermer »', 'the visitors', 'the hosting']) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(hosting).toHaveValue('us');
    await expect(calculate(page)).toBeEnabled();
    await expect(field(page, 'chatbotConversations')).toHaveCount(0);
    await field(page, 'hasChatbot').selectOption('oui');
    await field(page, 'chatbotConversations').fill('500');
    await field(page, 'hasChatbot').selectOption('non');
    await expect(field(page, 'chatbotConversations')).toHaveCount(0);
    await expect(field(page, 'aiRequests')).toHaveCount(0);
    await field(page, 'usesAI').selectOption('oui');
    await expect(field(page, 'aiRequests')).toBeVisible();
  });

  const status = calculator(page).getByRole('status').first();
  await test.step('the result is announced, drawn and focused', async () => {
    await expect(status).toBeEmpty();
    await visitors.press('Enter');
    await expectResults(page, { totalCO2: '414,0 kg' });
    await expect(status).toContainText('414,0');
    await expect(page.getByRole('heading', { name: strings.result.title })).toBeFocused();
    await expect(calculator(page).getByRole('progressbar')).toHaveAttribute('max', '300');
    await expect(calculator(page).getByRole('progressbar')).toHaveAttribute('value', '300');
    await expect(calculator(page).getByText(spaced('414,0 kg (100 %)'))).toBeVisible();
  });
  await page.getByRole('button', { name: resultStrings.share }).click();
  await expect(page.getByText(resultStrings.shared)).toBeVisible();
  const address = page.url();
  expect(address).toContain(
    '/?ref=infolettre&visitorsPerMonth=10+000&hostingLocation=us&hasChatbot=non&usesAI=oui#calculateur',
  );

  await step('Back leads to the form, Forward to the result, and a new form is empty', async () => {
    await page.goBack();
    await expect(visitors).toHaveValue('10 000');
    await expect(total).toHaveCount(0);
    await expect(page).toHaveURL('/?ref=infolettre');
    await page.goForward();
    await expect(total).toBeVisible();
    await restart(page).click();
    await expect(visitors).toHaveValue('');
    await expect(calculate(page)).toBeDisabled();
    expect(new URL(page.url()).search).toBe('?ref=infolettre');
  });

  await step('an invalid number gets an error beside its field, and no level', async () => {
    await hosting.selectOption('quebec');
    await visitors.focus();
    // Paste, because the site's policy prevents scripts from reading the clipboard.
    await page.keyboard.press('ControlOrMeta+V');
    await expect(visitors).toHaveValue(address);
    await visitors.press('Enter');
    await expect(visitors).toBeFocused();
    await expect(calculator(page).getByRole('alert')).toHaveText(strings.form.notCount);
    await expect(visitors).toHaveAccessibleDescription(worded(strings.form.notCount));
    await expect(result(page, 'level')).toHaveCount(0);
  });

  await step('Back and Forward from a new form: it calculates what it shows', async () => {
    await visitors.fill('5000');
    await hosting.selectOption('autre');
    await page.goBack();
    await expect(total).toHaveText(/414,0/);
    await page.goForward();
    const shown = [await visitors.inputValue(), await hosting.inputValue()].map(encodeURIComponent);
    await calculate(page).click();
    await expect(page).toHaveURL(new RegExp(`visitorsPerMonth=${shown[0]}&hostingLocation=${shown[1]}`));
  });

  await step('after « Fermer », the form opens empty', async () => {
    await restart(page).click();
    await visitors.fill('5');
    await close(page).click();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(visitors).toHaveValue('');
  });
});

test('the result of an address prints alone, fits a phone, and goes to the contact form', async ({ page }) => {
  await visit(
    page,
    '/?ref=infolettre&visitorsPerMonth=2e4&hostingLocation=us&hasChatbot=oui&chatbotConversations=1500&usesAI=oui&aiRequests=3000#calculateur',
  );
  await expect(result(page, 'totalCO2')).toBeInViewport();
  await step('it prints alone on one page, by its button too', async () => {
    const print = page.getByRole('button', { name: resultStrings.print });
    const alone = { shown: [result(page, 'totalCO2')], hidden: [h1(page), print, page.locator('#plateforme')] };
    await expectOneSheet(page, alone);
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await print.click();
    await expectOneSheet(page, alone);
  });

  await step('its gauge takes the width of a phone', async () => {
    await page.setViewportSize(phone);
    const gauge = calculator(page).locator('svg:has(mask)');
    await expect(gauge).toHaveCount(1);
    expect((await gauge.boundingBox())?.width).toBeGreaterThan(250);
  });

  await step('its links carry it to the contact form', async () => {
    const talk = calculator(page).getByRole('link', { name: strings.result.talk.label });
    await expect(talk).toHaveAttribute('href', /\?service=consultation#/);
    expect(await carriedBy(talk)).toMatch(worded(strings.result.talkMessage));
    await page.getByRole('link', { name: strings.result.improve.label }).click();
    await expect(page).toHaveURL(`${href('contact')}?service=audit-gratuit`);
    await expect(messageField(page)).toHaveValue(worded(strings.result.improveMessage));
    await expect(page.locator('main [name="serviceType"]')).toHaveValue('audit-gratuit');
  });
  await step('« Fermer » after Back leaves the address of the campaign', async () => {
    await page.goBack();
    await close(page).click();
    await expect(page).toHaveURL('/?ref=infolettre');
  });
});
