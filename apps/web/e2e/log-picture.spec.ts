/** « Votre bûche »: the log of the visitor's page beside ours, its figures, and its picture to download or share. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { href } from '../src/site/pages.ts';
import { harFile } from './support/har.ts';
import { recorded } from './support/recorded.ts';
import { watchRequests } from './support/requests.ts';
import { result } from './support/results.ts';
import { expect, step, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const log = (page: Page) => page.getByRole('group', { name: 'Votre bûche, à côté de la nôtre' });
const open = (page: Page) => page.getByRole('button', { name: 'Dessiner ma bûche' }).click();

async function weigh(page: Page, weight: string): Promise<void> {
  await visit(page, href('ecoWeb'));
  await page.getByRole('button', { name: 'Sortir la balance' }).click();
  await page.locator('[name="poids"]').fill(weight);
}

async function saved(page: Page, type: 'PNG' | 'SVG') {
  const coming = page.waitForEvent('download');
  await log(page)
    .getByRole('button', { name: `Télécharger en ${type}` })
    .click();
  const file = await coming;
  await expect(log(page).getByRole('status')).toHaveText(`Image prête\u00a0: ${file.suggestedFilename()}.`);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a typed weight or a HAR gives a log, whose picture is saved and shared', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files }: ShareData) => {
        Object.assign(window, { shared: files?.map(({ name, type, size }) => [name, type, size > 1000]) });
      },
    });
  });
  await weigh(page, '25 Mo');
  await open(page);
  await expect(log(page)).toBeFocused();
  await step('a typed weight has one colour, unknown parts, and no host in its picture', async () => {
    await expect(log(page).getByRole('listitem').filter({ hasText: 'Polices' })).toContainText('inconnu');
    await expect(log(page)).toContainText('Un fichier HAR donnerait à votre bûche ses couleurs.');
    const picture = (await saved(page, 'SVG')).bytes.toString();
    expect(picture).toContain('>Ma page<');
    expect(picture).toContain('d’après les nombres de ma page');
    expect(picture).not.toContain('localhost');
  });

  await step('the picture is shared as a file, where the browser can', async () => {
    await log(page).getByRole('button', { name: 'Partager l’image' }).press('Enter');
    await expect.poll(() => recorded(page, 'shared')).toEqual([['ma-buche.png', 'image/png', true]]);
    await expect(log(page).getByRole('status')).toContainText('ma-buche.png');
  });

  await step('a HAR gives the log its bands, its list and its colours; our page is measured', async () => {
    await page.locator('[name="har"]').setInputFiles(harFile);
    await expect(result(page, 'siteWeight')).toHaveText(/^4.203.ko$/);
    await expect(log(page).getByRole('listitem').filter({ hasText: 'Images' })).toContainText(/2.783.ko/);
    await expect(log(page).getByRole('listitem').filter({ hasText: 'Feuilles de style' })).toContainText(
      /la vôtre.: 0.ko/,
    );
    const total = await log(page)
      .getByRole('listitem')
      .filter({ hasText: 'En tout' })
      .locator('span')
      .last()
      .textContent();
    // What the page weighs without the scripts of the press, as the table of all pages says within a tenth.
    const ours = Number((total ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
    expect(ours).toBeGreaterThan(30);
    expect(ours).toBeLessThanOrEqual(65);
    await expect(log(page).getByRole('img')).toHaveAccessibleName(
      new RegExp(`La vôtre pèse ${Math.floor(4203 / ours)} fois la nôtre`),
    );
  });

  const sent = watchRequests(page, /^(?!blob:)/);
  await page.locator('[name="nom-image"]').fill('boutique.example <& filles>');
  const svg = await saved(page, 'SVG');
  const png = await saved(page, 'PNG');
  expect(sent).toEqual([]);

  expect(svg.name).toBe('ma-buche.svg');
  const text = svg.bytes.toString();
  expect(text).toContain('boutique.example &#60;&#38; filles&#62;');
  expect(text).toMatch(/d’après un enregistrement de ma page \(HAR\), le \d+.*20\d\d\. Le fichier n’a pas été envoyé/);

  expect(png.name).toBe('ma-buche.png');
  expect([...png.bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('reached inside the site, our page is drawn at its published limit, which is said', async ({ page }) => {
  await visit(page, href('ecodesign'));
  await page.getByRole('link', { name: 'Peser votre page à son tour' }).click();
  await page.getByRole('button', { name: 'Sortir la balance' }).click();
  await page.locator('[name="poids"]').fill('12 ko');
  await open(page);
  await expect(log(page)).toContainText('à son plafond publié');
  await expect(log(page).getByRole('listitem').filter({ hasText: 'En tout' })).toContainText(/au plus 65,0.ko/);
});
