import { readFile } from 'node:fs/promises';
import { extractInvoice } from '@agency/shared/invoice';
import { sampleModels } from '@agency/shared/test/invoice/invoice-model';
import { scoreOf } from '@agency/shared/test/invoice/invoice-score';
import { expect, it } from 'vitest';
import { invoiceStrings } from '../src/content/tools/ai-demos.built.ts';
import { readPdfText } from '../src/features/ai-demos/invoice-reader/file/pdf-text.ts';
import { shownValue, verdictOf } from '../src/features/ai-demos/invoice-reader/invoice-view.ts';
import { layOut, pdfOf } from './support/invoice-pdf.ts';
import { encrypted, thousandPages, truncated } from './support/pdf-files.ts';
import { plain } from './support/plain.ts';

/** As in `packages/shared/test/invoice/generated-invoices.test.ts`. */
const { INVOICE_SEED = '2026', INVOICE_COUNT = '150', INVOICE_SHOW = '5' } = process.env;
const seed = INVOICE_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(INVOICE_SEED);

it(`never says something untrue about ${INVOICE_COUNT} PDFs (seed ${seed})`, { timeout: 300_000 }, async () => {
  const invoices = [];
  for (const { model, laid } of sampleModels(Number(INVOICE_COUNT), seed, layOut)) {
    const file = await pdfOf(laid);
    const read = await readPdfText({ pdf: new Uint8Array(file).buffer, maxPages: 20, maxCharacters: 60_000 });
    expect(read).toMatchObject({ type: 'read' });
    if (read.type !== 'read') continue;
    invoices.push({ model: { ...model, family: `${model.family}, ${laid.layout}` }, text: read.text });
  }
  const { counts, falsehoods, ...figures } = scoreOf(invoices);
  console.info(`seed ${seed}`, figures, counts);
  const report = `seed ${seed}\n${counts}\n${falsehoods.slice(0, Number(INVOICE_SHOW)).join('\n')}`;
  expect(figures.falseMatches, report).toBe(0);
  expect(figures.wrong, report).toBeLessThanOrEqual(0.005);
  expect(figures.falseAlarms, report).toBeLessThanOrEqual(0.01);
  expect(figures.right, report).toBeGreaterThanOrEqual(0.97);
});

it('reads a sideways page with its own encoding; a scan is a picture', async () => {
  const [, sideways, scan] = await Promise.all(
    invoiceStrings.file.samples.map(async ({ file }) => {
      const pdf = new Uint8Array(await readFile(new URL(`../public/media/factures/${file}`, import.meta.url))).buffer;
      return readPdfText({ pdf, maxPages: 20, maxCharacters: 60_000 });
    }),
  );
  expect(scan).toEqual({ type: 'refused', reason: 'scan' });
  const invoice = extractInvoice(sideways?.type === 'read' ? sideways.text : '');
  expect([shownValue('supplier', invoice), plain(shownValue('total', invoice) ?? '')]).toEqual([
    'Excavation Rang Double',
    '3 046,84 $',
  ]);
  expect(verdictOf(invoice)).toEqual([invoiceStrings.match]);
});

it('blames the file only for an error of the file', async () => {
  const limits = { maxPages: 20, maxCharacters: 60_000 };
  for (const [file, refusal] of [
    [Buffer.from('%PDF-1.7 nothing'), { reason: 'damaged' }],
    [truncated, { reason: 'damaged' }],
    [encrypted, { reason: 'encrypted' }],
    [thousandPages, { reason: 'tooManyPages', pages: 1000 }],
  ] as const) {
    const read = await readPdfText({ pdf: new Uint8Array(file).buffer, ...limits });
    expect(read).toEqual({ type: 'refused', ...refusal });
  }
  // No bytes reach the reader: the fault is ours.
  const failed = await readPdfText({ pdf: undefined as unknown as ArrayBuffer, ...limits });
  expect(failed).toEqual({ type: 'refused', reason: 'failed' });
});
