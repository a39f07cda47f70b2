import { extractInvoice } from '@agency/shared/invoice';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../../test/support/plain.ts';
import { invoiceStrings } from '../../../content/tools/ai-demos.built.ts';
import { MAX_FILE_BYTES, MAX_PAGES, readFile } from './file/read-file.ts';
import { fieldNames, missingOf, piecesOf, shownValue, verdictOf } from './invoice-view.ts';

it('the strings give the limits that the tools apply', () => {
  const { limits, refused } = invoiceStrings.file;
  const megabytes = `${MAX_FILE_BYTES / 1_000_000} Mo`;
  expect(plain(limits)).toBe(`${megabytes} et ${MAX_PAGES} pages au plus.`);
  expect(plain(refused.tooHeavy)).toContain(megabytes);
  expect(plain(refused.tooManyPages)).toContain(`en lit ${MAX_PAGES}.`);
});

// `test/invoice-pdf.test.ts` has the refusals of the PDF reader.
it.each([
  ['empty', ''],
  ['unknown', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60_000)])],
  ['picture', Buffer.from('\xff\xd8\xff\xe0 JFIF', 'latin1')],
  ['office', Buffer.from('PK\x03\x04', 'latin1')],
  ['tooMuchText', 'Il était une fois. '.repeat(5000)],
  ['tooHeavy', new Uint8Array(MAX_FILE_BYTES + 1)],
] as const)('a file is refused by its first bytes, its size or its text: %s', async (reason, content) => {
  const read = await readFile(new Blob([content]), new AbortController().signal);
  expect(read).toEqual({ type: 'refused', reason });
});

describe('the invoices of the page', () => {
  it.each(invoiceStrings.samples.map(({ name, text }) => [name, text] as const))(
    '%s: every field is found',
    (_, text) => {
      const invoice = extractInvoice(text);
      const missing = fieldNames.filter((field) => shownValue(field, invoice) === undefined);
      expect(missing).toEqual([]);
      const pieces = piecesOf(text, invoice);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.flatMap(({ field }) => field ?? []).sort()).toEqual([...fieldNames].sort());
    },
  );

  it('are correct to the cent, except the last one, whose error is reported', () => {
    const verdicts = invoiceStrings.samples.map(({ text }) => verdictOf(extractInvoice(text)).map(plain));
    expect(verdicts[0]).toEqual([invoiceStrings.match]);
    expect(verdicts[1]).toEqual([invoiceStrings.match]);
    expect(verdicts[2]).toEqual([
      invoiceStrings.mismatched,
      'Total : la facture dit 842,14 $, le calcul 824,14 $. Écart de 18,00 $.',
    ]);
    expect(verdictOf(extractInvoice('Facture 12\nSous-total : 40,00 $\nTotal : 40,00 $'))).toEqual([
      invoiceStrings.matchWithoutTaxes,
    ]);
    expect(verdictOf(extractInvoice('Bonjour'))).toEqual([invoiceStrings.unchecked]);
  });

  it('does not call a tax missing that is in one amount with the other', () => {
    const combined = extractInvoice('Facture 12\nSous-total : 100,00 $\nTPS et TVQ : 14,98 $\nTotal : 114,98 $');
    expect(['gst', 'qst', 'supplier'].map((field) => plain(missingOf(field as 'gst', combined)))).toEqual([
      'Compris dans les taxes : 14,98 $',
      'Compris dans les taxes : 14,98 $',
      invoiceStrings.missing,
    ]);
    // Not even if the sums cannot be checked.
    const unchecked = extractInvoice('Facture 12\nSous-total : 100,00 $\nTPS et TVQ : 14,98 $');
    expect(unchecked.totalsMatch).toBeNull();
    expect(plain(missingOf('gst', unchecked))).toBe('Compris dans les taxes : 14,98 $');
  });
});
