/** The page on ecological sites: our page and the visitor’s own, weighed; its logos. */
import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { weighingStrings as strings } from '../src/content/tools/site-weighing.ts';
import { fill } from '../src/lib/fill.ts';
import { medianPage, pageLimits } from '../src/site/limits.ts';
import { carriedBy, messageField } from './support/contact-form.ts';
import { firstSection } from './support/contents.ts';
import { har, harFile } from './support/har.ts';
import { expectOneSheet } from './support/paper.ts';
import { paste } from './support/paste.ts';
import { fail, hideSizes, received, watchRequests } from './support/requests.ts';
import { numberIn, result, worded } from './support/results.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { settled, visit } from './support/visit.ts';

const { path, section: proof } = firstSection('page-proof');
const scale = (page: Page) => page.locator('#balance');
const weight = (page: Page) => result(page, 'pageWeight');
const weigh = (page: Page) => scale(page).getByRole('button', { name: proof.measure }).click();
const side = async (page: Page) => Number(await scale(page).locator('rect[data-hue="forest"]').getAttribute('width'));

test.describe('our page', () => {
  test.use({ expectedMessages: failedLoads });

  test('the button measures this view and redraws its square', async ({ page }) => {
    await fail(page, '**/media/certifications/rgesn.svg');
    await visit(page, path);
    const isScript = ({ name }: PerformanceResourceTiming) => name.endsWith('.js');
    expect(await received(page, isScript)).toBeGreaterThan(0);
    const bytes = await received(page, (entry) => entry.initiatorType !== 'img' && !isScript(entry));
    await weigh(page);
    await expect(scale(page).getByRole('status')).toHaveText(worded(proof.outcome));
    const found = await numberIn(weight(page));
    // The scripts of the interaction do not count; nothing else has been downloaded before.
    expect(found).toBeCloseTo(bytes / 1000, 0);
    expect(found).toBeLessThanOrEqual(pageLimits.other.scrolled);
    expect((await side(page)) ** 2 / 200 ** 2).toBeCloseTo((found * 1000) / medianPage.bytes, 4);

    await step('a logo whose file fails gives way to its abbreviation', async () => {
      const logos = page.locator('#referentiels logo-or-name');
      await logos.first().scrollIntoViewIfNeeded();
      const failed = logos.filter({ hasText: 'RGESN' });
      await expect(failed.getByText('RGESN')).toBeVisible();
      // Without the browser's broken picture.
      await expect(failed.locator('img')).toBeHidden();
      await expect(logos.first().locator('img')).toBeVisible();
      await expect(logos.first().locator('span')).toBeHidden();
    });

    await step('where the browser hides transfer sizes, the limit stays', async () => {
      await hideSizes(page, 'transferSize');
      await weigh(page);
      await expect(scale(page).getByRole('status')).toContainText(proof.failure);
      await expect(weight(page)).toHaveText(`Au plus ${pageLimits.other.scrolled}\u00a0ko`);
    });
  });
});

const tool = (page: Page) => page.locator('#pesez');
const field = (page: Page, name: string) => tool(page).locator(`[name="${name}"]`);

async function open(page: Page) {
  await visit(page, path);
  await tool(page)
    .getByRole('button', { name: firstSection('site-weighing').section.open })
    .click();
  await expect(field(page, 'poids')).toBeVisible();
}

test('three figures give grams, a score and a square, which can be shared', async ({ page }) => {
  await open(page);
  await expect(tool(page).getByRole('link', { name: strings.talk.label })).toHaveCount(0);
  await field(page, 'poids').fill('4,2 Mo');
  await expect(result(page, 'siteGrams')).toHaveText(fill(strings.grams, { co2: '0,622 g' }));
  await expect(result(page, 'ecoIndex')).toHaveText(strings.ecoIndex.noRequests);
  await field(page, 'requetes').fill('87');
  await expect(result(page, 'ecoIndex')).toHaveText(worded(strings.ecoIndex.between));
  await field(page, 'elements').fill('1 450');
  await expect(result(page, 'ecoIndex')).toHaveText(worded(fill(strings.ecoIndex.known, { grade: 'F' })));
  await expect(
    tool(page).getByRole('heading', { name: fill(strings.compared.heavier, { times: '1,6' }) }),
  ).toBeVisible();
  const sides = await tool(page)
    .locator('rect[data-hue]')
    .evaluateAll((squares) => squares.map((square) => Number(square.getAttribute('width'))));
  expect(((sides[0] ?? 0) / (sides[1] ?? 1)) ** 2).toBeCloseTo(4_200_000 / medianPage.bytes, 2);

  await step('the tab keeps them, and a shared address opens them in another', async () => {
    await expect(page).toHaveURL(/poids=4%2C2\+Mo&requetes=87&elements=1\+450/);
    const shared = page.url();
    await visit(page, path);
    await expect(field(page, 'poids'), 'the tab keeps them').toHaveValue('4,2 Mo');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(shared);
    await expect(field(page, 'poids')).toHaveValue('4,2 Mo');
    await expect(result(page, 'siteWeight')).toHaveText(/^4.200.ko$/);
  });
  await step('they print on one page, and go to the contact form', async () => {
    await expectOneSheet(page, { shown: [result(page, 'siteWeight')], hidden: [field(page, 'poids')] });

    await tool(page).getByRole('link', { name: strings.talk.label }).click();
    await expect(messageField(page)).toHaveValue(/Poids transféré.: 4.200.ko/);
  });
});

test('a line of a browser’s tools or a HAR file fills the fields, and nothing is sent', async ({ page }, testInfo) => {
  await open(page);
  const sent = watchRequests(page);
  await step('the line fills them, and leaves with what is typed', async () => {
    await field(page, 'releve').fill('145 requests  2.9 MB transferred  5.1 MB resources  Finish: 3.42 s');
    await expect(field(page, 'poids')).toHaveValue(/^2.900,0.ko$/);
    await expect(field(page, 'requetes')).toHaveValue('145');
    const read = tool(page).getByText(strings.recording.line);
    await field(page, 'elements').fill('600');
    await expect(read).toBeVisible();
    await field(page, 'poids').fill('2,9');
    await expect(read).toHaveCount(0);
  });
  await step('errors are beside their fields', async () => {
    await expect(field(page, 'poids')).toHaveAccessibleDescription(worded(strings.problems.unit));
    await expect(tool(page).getByRole('status').filter({ hasText: strings.problems.unit })).toBeAttached();
    await field(page, 'requetes').fill('beaucoup');
    await expect(field(page, 'requetes')).toHaveAccessibleDescription(worded(strings.problems.count));
    await field(page, 'releve').fill('Bonjour');
    const refusal = tool(page).getByText(strings.recording.problems.none);
    await expect(refusal).toBeVisible();
    await field(page, 'releve').fill('');
    await expect(refusal).toHaveCount(0);
  });

  await step('of two HAR files, the last chosen one wins, however long the first takes', async () => {
    await field(page, 'har').evaluate((input: HTMLInputElement, text) => {
      for (const parts of [['{', new Uint8Array(39_000_000)], [text]]) {
        const chosen = new DataTransfer();
        chosen.items.add(new File(parts, 'boutique.har'));
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, har);
    await expect(result(page, 'siteWeight')).toHaveText(/^4.203.ko$/);
    await settled(page);
    await expect(tool(page).getByText(strings.recording.problems['not-json'])).toHaveCount(0);
  });

  await step('a HAR is read, and neither the address nor the request names its files', async () => {
    await field(page, 'har').setInputFiles(harFile);
    await expect(result(page, 'siteWeight')).toHaveText(/^4.203.ko$/);
    await expect(field(page, 'requetes')).toHaveValue('87');
    await expect(tool(page)).toContainText(/1.fichier vient du cache/);
    await expect(tool(page).getByText(/^banniere-automne-2026.jpg, de boutique.example/)).toBeVisible();
    await expect(page).toHaveURL(/poids=/);
    expect(page.url()).not.toContain('boutique');
    expect(await carriedBy(tool(page).locator('a[href*="#"]').last())).not.toMatch(/^$|boutique|4711/);
  });

  await step('an invalid one gets a message', async () => {
    const cut = { name: 'coupe.har', mimeType: 'application/json', buffer: Buffer.from(har.slice(0, 500)) };
    await field(page, 'har').setInputFiles(cut);
    await expect(tool(page).getByText(strings.recording.problems['not-json'])).toBeVisible();
    const heavy = testInfo.outputPath('enorme.har');
    await writeFile(heavy, '');
    await truncate(heavy, 45_000_000);
    await field(page, 'har').setInputFiles(heavy);
    await expect(tool(page).getByText(strings.recording.problems['too-large'])).toBeVisible();
    // A browser reports a chosen file only if the field was empty: a recording can be exported again under its name.
    const chooser = page.waitForEvent('filechooser');
    await field(page, 'har').click();
    await chooser;
    await expect(field(page, 'har')).toHaveValue('');
  });

  await step('a pasted one is read too', async () => {
    await paste(field(page, 'releve'), har);
    await expect(tool(page).getByText(/HAR lu.: 87/)).toBeVisible();
    await expect(field(page, 'releve')).toHaveValue('');
  });
  expect(sent.filter((url) => !url.includes('/assets/'))).toEqual([]);
});
