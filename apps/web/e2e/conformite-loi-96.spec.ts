/** The test on Loi 96: its verdicts and its address. `industrie-4-0.spec.ts` answers the same questions by keyboard alone. */
import { messageField } from './support/contact-form.ts';
import { firstSection } from './support/contents.ts';
import { expectOneSheet } from './support/paper.ts';
import { result } from './support/results.ts';
import { expect, step, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const { path, section } = firstSection('loi96-test');

test('the answers give a verdict, which prints and goes to the contact form', async ({ page }) => {
  const compliance = result(page, 'compliance');
  const tool = page.locator('#test');
  const answer = (flag: string, value: 'oui' | 'non') =>
    page.locator(`input[name="${flag}"][value="${value}"]`).check();
  await visit(page, path);
  await step('« non » gives possible compliance, without the sign or the registrations', async () => {
    await expect(compliance).toHaveCount(0);
    await answer('englishOnly', 'non');
    await expect(compliance).toHaveAttribute('data-value', 'potentially-compliant');
    for (const flag of ['noFrenchVersion', 'nonCompliantInterface', 'missingDocs']) await answer(flag, 'non');
    await expect(compliance).toHaveAttribute('data-value', 'potentially-compliant');
    const outcome = page.getByRole('region', { name: section.results['potentially-compliant'].title });
    await expect(outcome).toContainText(section.signs);
    await expect(outcome.locator('ul:not(:has(li))')).toHaveCount(0);
  });
  await step('one « oui » is a gap, with its articles and what to do', async () => {
    await answer('missingDocs', 'oui');
    await expect(compliance).toHaveAttribute('data-value', 'non-compliant');
    await expect(page.getByRole('region', { name: section.results['non-compliant'].title })).toContainText(
      section.signs,
    );
    await expect(tool).toContainText('55, 57, 51 (toute entreprise)');
    await expect(tool).toContainText(section.firstActions['translate-documents']);
    await expect(tool).toContainText(section.caveat);
    await expect(page).toHaveURL(/englishOnly=non.*missingDocs=oui/);
  });
  await expectOneSheet(page);

  await step('it goes to the contact form', async () => {
    await tool.getByRole('link', { name: section.talk.label }).click();
    await expect(messageField(page)).toHaveValue(/Autodiagnostic Loi.96/);
    await page.goBack();
  });
  await step('a button removes the answers', async () => {
    await page.getByRole('button', { name: section.restart }).click();
    await expect(compliance).toHaveCount(0);
    await expect(page).not.toHaveURL(/englishOnly/);
    await expect(page.locator('input[name="englishOnly"]').first()).toBeFocused();
  });
});
