import type { InvoiceField } from '../../src/invoice/types.ts';
import file from './invoices.txt?raw';

/** The fields that the reader looks for. */
export const fields: readonly InvoiceField[] = [
  'supplier',
  'documentNumber',
  'documentDate',
  'subtotal',
  'gst',
  'qst',
  'total',
];

type Expected = { readonly [Field in InvoiceField]?: string | number } & { readonly totalsMatch?: boolean | null };

/** An invoice as a visitor would paste it, with the expected fields; a field missing from the invoice is absent. */
export interface SampleInvoice {
  readonly text: string;
  readonly expected: Expected;
}

/**
 * Fifty invoices of fictional suppliers: the layouts, languages, formats, gaps and errors that a small business receives. Each begins
 * with its expected fields, `= total: 114.98`, in JSON.
 */
export const invoices: readonly SampleInvoice[] = [...file.matchAll(/((?:^= .*\n)+)((?:(?!= ).*\n)*)/gm)].map(
  ([, fields = '', text = '']) => ({
    text,
    expected: Object.fromEntries(
      [...fields.matchAll(/^= (\w+): (.*)$/gm)].map(([, name = '', value = '']) => [name, JSON.parse(value)]),
    ),
  }),
);
