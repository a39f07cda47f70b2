/** « Votre bûche »: the log of the visitor's page beside ours, its figures, and its picture to download or share. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { weighingStrings } from '../src/content/tools/site-weighing.ts';
import { fill } from '../src/lib/fill.ts';
import { pageLimits } from '../src/site/limits.ts';
import { href } from '../src/site/pages.ts';
import { firstSection } from './support/contents.ts';
import { harFile } from './support/har.ts';
import { recorded } from './support/recorded.ts';
import { watchRequests } from './support/requests.ts';
import { numberIn, result, worded } from './support/results.ts';
import { expect, step, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const strings = weighingStrings.log;
const log = (page: Page) => page.getByRole('group', { name: strings.open });
const part = (page: Page, name: string) => log(page).getByRole('listitem').filter({ hasText: name });

/** Opens the log of a page of this weight. */
async function weigh(page: Page, weight: string): Promise<void> {
  await page.getByRole('button', { name: firstSection('site-weighing').section.open }).click();
  await page.locator('[name="poids"]').fill(weight);
  await page.getByRole('button', { name: strings.open }).click();
}

async function saved(page: Page, type: 'png' | 'svg') {
  const coming = page.waitForEvent('download');
  await log(page).getByRole('button', { name: strings[type] }).click();
  const file = await coming;
  await expect(log(page).getByRole('status')).toHaveText(fill(strings.saved, { file: file.suggestedFilename() }));
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
  await visit(page, href('ecoWeb'));
  await weigh(page, '25 Mo');
  await expect(log(page)).toBeFocused();
  await step('a typed weight has one colour, unknown parts, and no host in its picture', async () => {
    await expect(part(page, strings.kinds.font)).toContainText(strings.unknown);
    await expect(log(page)).toContainText(strings.detail);
    const picture = (await saved(page, 'svg')).bytes.toString();
    expect(picture).toContain(`>${strings.mine}<`);
    expect(picture).toMatch(worded(strings.sentence.typed));
    expect(picture).not.toContain('localhost');
  });

  await step('the picture is shared as a file, where the browser can', async () => {
    await log(page).getByRole('button', { name: strings.share }).press('Enter');
    await expect.poll(() => recorded(page, 'shared')).toEqual([['ma-buche.png', 'image/png', true]]);
    await expect(log(page).getByRole('status')).toContainText('ma-buche.png');
  });

  await test.step('a HAR gives the log its bands, its list and its colours; our page is measured', async () => {
    await page.locator('[name="har"]').setInputFiles(harFile);
    await expect(result(page, 'siteWeight')).toHaveText(/^4.203.ko$/);
    await expect(part(page, strings.kinds.image)).toContainText(/2.783.ko/);
    await expect(part(page, strings.kinds.css)).toContainText(/la vôtre.: 0.ko/);
    // What the page weighs without the scripts of the press, as the table of all pages says within a tenth.
    const ours = await numberIn(part(page, strings.total).locator('span').last());
    expect(ours).toBeGreaterThan(30);
    expect(ours).toBeLessThanOrEqual(pageLimits.other.scrolled);
    await expect(log(page).getByRole('img')).toHaveAccessibleName(
      new RegExp(fill(strings.compared.heavier, { times: String(Math.floor(4203 / ours)) })),
    );
  });

  const sent = watchRequests(page, /^(?!blob:)/);
  await page.locator('[name="nom-image"]').fill('boutique.example <& filles>');
  const svg = await saved(page, 'svg');
  const png = await saved(page, 'png');
  expect(sent).toEqual([]);

  expect(svg.name).toBe('ma-buche.svg');
  const text = svg.bytes.toString();
  expect(text).toContain('boutique.example &#60;&#38; filles&#62;');
  expect(text).toMatch(worded(strings.sentence.har));

  expect(png.name).toBe('ma-buche.png');
  expect([...png.bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('reached inside the site, our page is drawn at its published limit, which is said', async ({ page }) => {
  await visit(page, href('ecodesign'));
  await page.getByRole('link', { name: Object.keys(firstSection('page-weights').section.actions)[0] ?? '' }).click();
  await weigh(page, '12 ko');
  await expect(log(page)).toContainText(strings.limit);
  await expect(part(page, strings.total)).toContainText(`${pageLimits.other.scrolled},0\u00a0ko`);
});
