/** The forecast of the page on AI: typed and pasted sales, their address, the season, and the print. */
import type { Page } from '@playwright/test';
import { forecastStrings } from '../src/content/tools/ai-demos.built.ts';
import { resultStrings } from '../src/content/tools/results.ts';
import { fill } from '../src/lib/fill.ts';
import { demos, path, tab } from './support/ai-page.ts';
import { messageField } from './support/contact-form.ts';
import { setTextSize } from './support/inspect.ts';
import { expectOneSheet } from './support/paper.ts';
import { paste } from './support/paste.ts';
import { recordAnnouncements } from './support/recorded.ts';
import { result, worded } from './support/results.ts';
import { phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const sales = (page: Page) => demos(page).locator('input[name="sales"]');
const example = (page: Page, index: number) =>
  demos(page).getByRole('button', { name: forecastStrings.examples[index]?.name ?? '' });

test('typed sales change the forecast and the address, print alone, and go to the form', async ({ page }) => {
  const former = Array.from({ length: 11 }, (_, month) => `m${month + 1}=${100 + 10 * month}`);
  const savings = result(page, 'annualSavings');
  await visit(page, `${path}?sector=health&${former.join('&')}&m12=1`);
  await expect(savings).toHaveText(/74.256.\$/);
  await sales(page).last().fill('210');
  await expect(result(page, 'trend')).toHaveText(worded(fill(forecastStrings.trend.rising, { perMonth: '10,0' })));
  await expect(result(page, 'forecast').locator('tr')).toHaveText([/220,0/, /230,0/, /240,0/]);
  await expect(result(page, 'season')).toHaveAttribute('data-value', 'unknown');
  await expect(page).toHaveURL(/m12=210/);
  await step('a blank is a month without a figure, in a shared address too', async () => {
    await sales(page).nth(3).fill('');
    await expect(page).toHaveURL(/m4=vide/);
    await page.reload();
    await expect(tab(page, 'analytics')).toHaveAttribute('aria-selected', 'true');
    await expect(sales(page).last()).toHaveValue('210');
    await expect(sales(page).nth(3)).toHaveValue('');
    await expect(result(page, 'trend')).toBeVisible();
  });
  await step('buttons of several results have different names', async () => {
    for (const name of [resultStrings.print, resultStrings.share]) {
      const names = await page
        .getByRole('button', { name })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names).size).toBe(names.length);
    }
  });
  await step('it prints alone, although another result exists', async () => {
    // The browser's print dialog would wait for a person.
    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await demos(page).getByRole('button', { name: resultStrings.print }).press('Enter');
    await expectOneSheet(page, { shown: [result(page, 'forecast')], hidden: [savings] });
  });
  await step('it goes to the contact form', async () => {
    await demos(page).getByRole('link', { name: forecastStrings.talk.label }).click();
    await expect(messageField(page)).toHaveValue(
      /12.mois de ventes.: janvier.: 100,0; février.: 110,0; mars.: 120,0; avril.: –; mai.: 140,0/,
    );
  });
});

test('three years can be typed, pasted, shared and printed', async ({ page }) => {
  await visit(page, path);
  await tab(page, 'analytics').click();
  await expect(sales(page)).toHaveCount(12);
  const add = demos(page).getByRole('button', { name: forecastStrings.addYear });
  const remove = demos(page).getByRole('button', { name: forecastStrings.removeYear });
  await step('years are added and removed; a button that disappears leaves its focus to the other', async () => {
    await add.click();
    await expect(sales(page)).toHaveCount(24);
    await expect(sales(page).nth(12)).toHaveAccessibleName(/janvier, année.2/);
    await add.click();
    await expect(remove).toBeFocused();
    await remove.click();
    await expect(sales(page)).toHaveCount(24);
    await remove.click();
    await expect(sales(page)).toHaveCount(12);
    await expect(add).toBeFocused();
  });

  await step('an error is beside its field; an example replaces it, and the question', async () => {
    const refused = fill(forecastStrings.refused, { text: '18 ventes' });
    await sales(page).nth(1).fill('18 ventes');
    await expect(sales(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(sales(page).nth(1)).toHaveAccessibleDescription(refused);
    await expect(demos(page).getByRole('status').filter({ hasText: refused })).toBeAttached();
    await example(page, 0).click();
    await expect(sales(page).first()).toHaveValue('18');
    await expect(page).not.toHaveURL(/m1=/);

    await sales(page).nth(0).fill('1,200');
    const question = demos(page).getByRole('group', { name: fill(forecastStrings.doubt.legend, { text: '1,200' }) });
    await expect(question).toBeVisible();
    await expect(sales(page).nth(0)).toHaveAccessibleDescription(forecastStrings.doubtful);
    await question.getByRole('radio', { name: /^1.200$/ }).check();
    await expect(sales(page).nth(0)).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL(/decimales=point/);
    // The answer is about these figures: other figures ask again.
    await paste(sales(page).first(), '1,300\n1,400\n1,350\n1,500');
    const asked = demos(page).getByRole('group', { name: worded(forecastStrings.doubt.legend) });
    await expect(asked).toBeVisible();
    await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
    await asked.getByRole('radio', { name: /^1,3$/ }).check();
    await example(page, 0).click();
    await expect(asked).toBeHidden();
    await expect(page).not.toHaveURL(/decimales/);
  });

  await step('two years pasted from a spreadsheet show a season in rings', async () => {
    // A live region that comes with its text is not announced.
    const outcome = page.getByRole('region', { name: forecastStrings.fieldsTitle }).getByRole('status');
    await expect(outcome).toHaveCount(1);
    await expect(outcome).toBeEmpty();
    const names = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
    const year = [0, 0, 0, 0, 20_000, 60_500, 90_250, 95_000, 50_000, 10_000, 0, 0];
    const rows = [...year, ...year.map((value) => value * 1.1)].map((value, month) => {
      const amount = value.toLocaleString('fr-CA', { minimumFractionDigits: 2 });
      return `${names[(month + 3) % 12]} ${2024 + Math.floor((month + 3) / 12)}\t${amount} $`;
    });
    await paste(sales(page).first(), ['Mois\tVentes', ...rows, 'Total\t684\u00a0075,00 $'].join('\r\n'));
    await expect(outcome).toContainText(forecastStrings.paste.total);
    await expect(sales(page)).toHaveCount(24);
    await expect(demos(page).locator('select[name="firstMonth"] option:checked')).toHaveText('avril');
    await expect(result(page, 'season')).toHaveAttribute('data-value', 'found');
    await expect(demos(page).locator('svg[viewBox]:has(text)')).toBeVisible();
    await paste(sales(page).first(), 'a\nb');
    const refusal = worded(forecastStrings.paste.none);
    await expect(demos(page).getByText(refusal)).toBeVisible();
    const announcements = await recordAnnouncements(page, '#demonstrations [role=status]');
    await paste(sales(page).first(), 'a\nb');
    const again = async () => (await announcements()).join();
    await expect.poll(again, 'the same refusal is announced again').toMatch(refusal);
    await expect(sales(page)).toHaveCount(24);
    await sales(page).first().fill('21');
    await expect(outcome, 'a correction ends what was said of the pasted column').toBeEmpty();
  });

  await step('an example of three years, which is the most', async () => {
    await example(page, 1).click();
    await expect(sales(page)).toHaveCount(36);
    await expect(add).toHaveCount(0);
    await expect(page).toHaveURL(/m36=29/);
  });
  await step('an address restores three years, which print on one page', async () => {
    const sums = Array.from({ length: 36 }, (_, month) => (150_000 + 60_000 * Math.sin(month / 2)).toFixed(2));
    await page.goto(`${path}?${sums.map((sum, month) => `m${month + 1}=${sum}`).join('&')}`);
    await expect(sales(page)).toHaveCount(36);
    await expect(result(page, 'season')).toHaveAttribute('data-value', 'found');

    await expectOneSheet(page, { shown: [demos(page).getByText(/janvier.: 150.000; février.: 178.766/)] });
  });

  await step('on a phone with text at 200 %, no cell of the range is cut', async () => {
    await page.setViewportSize(phone);
    await setTextSize(page, 200);
    const ranges = result(page, 'forecast').locator('td:nth-child(3)');
    await expect(ranges).not.toHaveCount(0);
    for (const range of await ranges.all()) {
      const box = await range.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }
  });
});
