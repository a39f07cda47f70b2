import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const path = '/sites-web-ecologiques-quebec';
const scale = (page: Page) => page.locator('#balance');
const weight = (page: Page) => page.locator('[data-result="pageWeight"]');
const weigh = (page: Page) => scale(page).getByRole('button', { name: 'Peser cette page' }).click();
const kilobytes = async (page: Page) =>
  Number(((await weight(page).textContent()) ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
const side = async (page: Page) => Number(await scale(page).locator('rect').last().getAttribute('width'));

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the two weights stand side by side, to scale', async ({ page }) => {
    await page.goto(path);
    await expect(scale(page)).toContainText(/2.559.ko/);
    await expect(weight(page)).toHaveText(/^Au plus 65.ko$/);
    await expect(scale(page)).toContainText('Au moins 39 fois plus légère');
    expect((await side(page)) ** 2 / 200 ** 2).toBeCloseTo(65 / 2559, 4);
  });
});

test('the button weighs this view and draws its square again', async ({ page }) => {
  await visit(page, path);
  const { bytes, scripts } = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const received = (entries as PerformanceResourceTiming[]).filter(({ initiatorType }) => initiatorType !== 'img');
    const sum = (list: readonly PerformanceResourceTiming[]) =>
      list.reduce((all, { transferSize }) => all + transferSize, 0);
    const isScript = ({ name }: PerformanceResourceTiming) => name.endsWith('.js');
    return { bytes: sum(received.filter((entry) => !isScript(entry))), scripts: sum(received.filter(isScript)) };
  });
  expect(scripts).toBeGreaterThan(0);
  await weigh(page);
  await expect(scale(page).getByRole('status')).toHaveText(
    /^Pesée à l’instant.: \d+,\d.ko, 0,0\d\d.g de CO₂\. Fichiers reçus.: \d+\.$/,
  );
  const found = await kilobytes(page);
  // The scripts of the act are no part of it; nothing else came before.
  expect(found).toBeCloseTo(bytes / 1000, 0);
  expect(found).toBeLessThanOrEqual(65);
  expect((await side(page)) ** 2 / 200 ** 2).toBeCloseTo(found / 2559, 4);

  // The foot of the page tells the same weight.
  await page.getByRole('button', { name: 'Mesurer cette page' }).click();
  await expect(page.locator('footer').getByRole('status')).toHaveText(new RegExp(`^${Math.round(found)}.ko`));
});

test('a browser that hides the sizes leaves the limit, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'transferSize', { get: () => 0 });
  });
  await visit(page, path);
  await weigh(page);
  await expect(scale(page).getByRole('status')).toContainText('Rechargez la page pour peser de nouveau.');
  await expect(weight(page)).toHaveText(/^Au plus 65.ko$/);
});
