/** An invoice in the visitor's file: read in the browser, refused with a message, corrected by hand, and never sent. */
import type { Locator, Page } from '@playwright/test';
import { invoiceStrings } from '../src/content/tools/ai-demos.built.ts';
import { fill } from '../src/lib/fill.ts';
import { LOAD_TIMEOUT_MS } from '../src/lib/with-timeout.ts';
import { endless, scripted, thousandPages } from '../test/support/pdf-files.ts';
import { demos, invoiceText, path, tab, wrongInvoice } from './support/ai-page.ts';
import { fail, hold, reply } from './support/requests.ts';
import { result } from './support/results.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { reload, settled, visit } from './support/visit.ts';

const { file: strings, correction } = invoiceStrings;

const status = (page: Page) => result(page, 'file');

async function openReader(page: Page): Promise<void> {
  await visit(page, path);
  await tab(page, 'ocr').click();
  await expect(invoiceText(page)).toBeVisible();
}

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'application/pdf') =>
  demos(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

const sample = (page: Page, index: number) =>
  demos(page).getByRole('button', { name: strings.samples[index]?.name ?? '', exact: true });

// `test/invoice-pdf.test.ts` reads our other examples and hundreds of PDFs of every layout with the same reader, and has its refusals.
test('a file is read without a byte that leaves the browser, and its script does not run', async ({ page }) => {
  const text = invoiceText(page);
  await openReader(page);
  const sent: string[] = [];
  page.context().on('request', (one) => {
    const body = one.postDataBuffer()?.length ?? 0;
    sent.push(`${one.method()} ${new URL(one.url()).pathname.replace(/-[\w-]{8}\./, '-*.')} ${body}`);
  });
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'facture.pdf', { type: 'application/pdf' }));
      return data;
    },
    [...scripted],
  );
  const zone = demos(page).locator('fieldset:has(> label input[type="file"])');
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(status(page)).toContainText(strings.scripted);
  await expect(result(page, 'total')).toHaveText(/114,98.\$/);
  await expect(status(page)).toContainText('facture.pdf');
  await expect(status(page)).toHaveAttribute('data-value', 'read');
  // Only the reader itself is requested.
  expect([...new Set(sent)]).toEqual(['GET /workers/pdf-reader-*.js 0']);

  await step('an unreadable file is refused with a message, and the page keeps its result; our example', async () => {
    await choose(page, 'mille.pdf', thousandPages);
    await expect(status(page)).toHaveText(/1.000.pages/);
    await expect(result(page, 'total')).toHaveText(/114,98.\$/);
    await sample(page, 0).press('Enter');
    await expect(status(page)).toContainText(/1.page lue/);
    await expect(result(page, 'supplier')).toHaveText('Vitrerie du bassin');
    await expect(result(page, 'documentNumber').locator('.unbroken')).toHaveText('VB-2026-87');
    await expect(result(page, 'total')).toHaveText(/743,32.\$/);
    await expect(result(page, 'totalsMatch')).toHaveAttribute('data-value', 'true');
    await expect(text).toHaveValue(/confiance!\tTVQ 9,975 %\t64,49/);
  });

  await step('the reply about a file leaves with its text', async () => {
    await text.fill('Quai\nFacture 12\nDate : 04/03/2026');
    await expect(status(page)).toBeEmpty();
    await expect(result(page, 'documentDate')).toContainText(invoiceStrings.doubts['date-order']);
    await expect(result(page, 'totalsMatch')).toHaveAttribute('data-value', 'unknown');
  });

  await step('a text file needs no reader, and stays in the tab', async () => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await choose(
      page,
      'facture.txt',
      Buffer.from('Scierie du ch\xeane\r\nFacture 12\r\nSous-total : 100,00 $\r\nTotal : 100,00 $', 'latin1'),
      'text/plain',
    );
    await expect(result(page, 'supplier')).toHaveText('Scierie du chêne');
    expect(workers).toEqual([]);
    await reload(page);
    await tab(page, 'ocr').click();
    await expect(result(page, 'supplier')).toHaveText('Scierie du chêne');
  });

  await step('an example that comes late does not replace what is typed meanwhile', async () => {
    const release = await hold(page, '**/media/factures/*');
    await sample(page, 0).click();
    await expect(status(page)).toContainText(fill(strings.reading, { name: strings.samples[0]?.name ?? '' }));
    await text.fill('Total : 10,00 $');
    await expect(status(page)).toBeEmpty();
    await release();
    await settled(page);
    await expect(text).toHaveValue('Total : 10,00 $');
  });
  // A copy whose accents are apart from their letters.
  await text.fill('Facture 12\nDate d’échéance : 2026-07-15\nÉmise le 2026-06-15'.normalize('NFD'));
  await expect(result(page, 'documentDate')).toHaveText('15 juin 2026');
});

test.describe('a reader that does not answer', () => {
  test.use({ expectedMessages: failedLoads });

  test('has a message that does not blame the file, and another file replaces it', async ({ page }) => {
    const context = page.context();
    const workers = '**/workers/**';
    const readTotal = async (total: string) => {
      await invoiceText(page).fill(`Quai\nFacture 12\nTotal : ${total} $`);
      await expect(result(page, 'total')).toContainText(total);
    };
    await page.clock.install();
    await step('that does not come', async () => {
      const undoFailure = await fail(context, workers);
      await openReader(page);
      await choose(page, 'facture.pdf', scripted);
      await expect(status(page)).toHaveText(strings.refused.noReader);
      await readTotal('12,00');

      await undoFailure();
    });
    await step('that fails', async () => {
      const undoReply = await reply(context, workers, async (route) => {
        const body = "onmessage = () => { throw new Error('ours'); }; postMessage({ type: 'ready' });";
        await route.fulfill({ response: await route.fetch(), body });
      });
      await choose(page, 'facture.pdf', scripted);
      await expect(status(page)).toHaveText(strings.refused.failed);
      await readTotal('13,00');
      await undoReply();
    });

    await step('that takes too long: the limit counts from the moment at which it has loaded', async () => {
      await choose(page, 'sans-fin.pdf', endless);
      await expect(async () => {
        await page.clock.fastForward(1_000);
        await expect(status(page)).toHaveText(strings.refused.tooSlow, { timeout: 100 });
      }).toPass({ intervals: [250] });
    });

    await step('that another file replaces', async () => {
      await choose(page, 'sans-fin.pdf', endless);
      await choose(page, 'facture.pdf', scripted);
      await expect(result(page, 'total')).toHaveText(/114,98.\$/);
      await expect(status(page)).toContainText('facture.pdf');
    });

    await step('that stalls', async () => {
      const release = await hold(context, workers);
      await choose(page, 'sans-fin.pdf', endless);
      await expect(status(page)).toContainText('sans-fin.pdf');
      await demos(page).getByRole('button', { name: wrongInvoice }).click();
      await expect(result(page, 'total')).toHaveText(/842,14.\$/);
      await expect(status(page)).toBeEmpty();
      await page.clock.pauseAt(Date.now() + 600_000);
      await choose(page, 'facture.pdf', scripted);
      await expect(status(page)).toHaveAttribute('data-value', 'reading');
      await page.clock.runFor(LOAD_TIMEOUT_MS);
      await expect(status(page)).toHaveText(strings.refused.noReader);
      await release();
    });
  });
});

const edit = (page: Page, name: 'total' | 'documentDate'): Locator =>
  demos(page).getByRole('button', { name: fill(correction.editOf, { field: invoiceStrings.outputs[name] }) });
const input = (page: Page, name: string) => demos(page).locator(`input[name="correction-${name}"]`);

test('a field is corrected by keyboard alone; the sums follow, and the tab keeps it', async ({ page }) => {
  await openReader(page);
  await step('an invalid date is refused, and Escape cancels the edit', async () => {
    await edit(page, 'documentDate').click();
    await input(page, 'documentDate').fill('30 février 2026');
    await page.keyboard.press('Enter');
    await expect(demos(page).getByRole('alert')).toHaveText(correction.refused.date);
    await expect(input(page, 'documentDate')).toHaveAccessibleDescription(new RegExp(correction.refused.date));
    await demos(page).getByRole('button', { name: correction.apply }).press('Enter');
    await expect(input(page, 'documentDate')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(input(page, 'documentDate')).toHaveCount(0);
    await expect(result(page, 'documentDate')).toHaveText(/14.octobre.2026/);
    await expect(edit(page, 'documentDate')).toBeFocused();
  });

  await test.step('the sums follow a corrected total', async () => {
    await demos(page).getByRole('button', { name: wrongInvoice }).press('Enter');
    await expect(result(page, 'totalsMatch')).toHaveAttribute('data-value', 'false');
    await edit(page, 'total').press('Enter');
    await expect(input(page, 'total')).toBeFocused();
    await page.keyboard.type('824,14');
    await page.keyboard.press('Enter');
    await expect(edit(page, 'total')).toBeFocused();
    await expect(result(page, 'total')).toHaveText(`824,14 $ ${correction.corrected}`);
    await expect(result(page, 'totalsMatch')).toHaveAttribute('data-value', 'true');
  });

  await step('the tab keeps it, until it is undone', async () => {
    // The address no longer names the example, which would override the correction.
    await expect(page).not.toHaveURL(/exemple/);
    await reload(page);
    await tab(page, 'ocr').click();
    await expect(result(page, 'totalsMatch')).toHaveAttribute('data-value', 'true');
    await demos(page).getByRole('button', { name: correction.restore }).press('Enter');
    await expect(result(page, 'totalsMatch')).toHaveAttribute('data-value', 'false');
    await expect(edit(page, 'total')).toBeFocused();
  });
});
