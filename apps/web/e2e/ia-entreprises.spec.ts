import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

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
