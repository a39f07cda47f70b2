/** The test on Loi 96: its verdicts and its address. `industrie-4-0.spec.ts` answers the same questions by keyboard alone. */
import type { Page } from '@playwright/test';
import { href } from '../src/site/pages.ts';
import { messageField } from './support/contact-form.ts';
import { printedPages } from './support/paper.ts';
import { result } from './support/results.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const path = href('bill96');
const compliance = (page: Page) => result(page, 'compliance');
const answer = (page: Page, flag: string, value: 'oui' | 'non') =>
  page.locator(`input[name="${flag}"][value="${value}"]`).check();

test('there is no result before an answer; « non » gives possible compliance, one « oui » a gap; neither assesses the storefront sign; a button resets them', async ({
  page,
}) => {
  await visit(page, path);
  await expect(compliance(page)).toHaveCount(0);
  await answer(page, 'englishOnly', 'non');
  await expect(compliance(page)).toHaveAttribute('data-value', 'potentially-compliant');
  for (const flag of ['noFrenchVersion', 'nonCompliantInterface', 'missingDocs']) await answer(page, flag, 'non');
  await expect(compliance(page)).toHaveAttribute('data-value', 'potentially-compliant');
  const outcome = page.getByRole('region', { name: 'Conformité possible' });
  await expect(outcome).toContainText('Ce test ne regarde pas votre enseigne');
  await expect(outcome.locator('ul:not(:has(li))')).toHaveCount(0);
  await answer(page, 'missingDocs', 'oui');
  await expect(compliance(page)).toHaveAttribute('data-value', 'non-compliant');
  await expect(page.getByRole('region', { name: 'Écart possible' })).toContainText(
    'Ce test ne regarde pas votre enseigne',
  );
  const tool = page.locator('#test');
  await expect(tool).toContainText('55, 57, 51 (toute entreprise)');
  await expect(tool).toContainText('Traduire les factures');
  await expect(tool).toContainText('seul l’OQLF ou un tribunal en décide');
  await expect(page).toHaveURL(/englishOnly=non.*missingDocs=oui/);
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(compliance(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/englishOnly/);
  await expect(page.locator('input[name="englishOnly"]').first()).toBeFocused();
});

test('the answers print on one page, and go to the contact form', async ({ page }) => {
  await visit(page, `${path}?englishOnly=oui&missingDocs=non`);
  await expect(compliance(page)).toBeVisible();
  expect(await printedPages(page)).toBe(1);
  await page.locator('#test').getByRole('link', { name: 'En parler' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(messageField(page)).toHaveValue(/Autodiagnostic Loi.96/);
});
