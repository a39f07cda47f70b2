/** The page of clinics and finance: what the server answers is read again before the visitor. */
import { href } from '../src/site/pages.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test.describe('live headers', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('day and hour are those of one clock, the visitor’s', async ({ page }) => {
    // Still the day before in Quebec.
    await page.clock.setFixedTime('2026-11-22T02:55:00Z');
    await visit(page, href('healthFintech'));
    await page.getByRole('button', { name: 'Relire les en-têtes de cette page' }).click();
    await expect(page.getByText('Réponse du')).toContainText(/22\s+novembre\s+2026 à 3\s+h\s+55\s: code\s200/);
  });
});
