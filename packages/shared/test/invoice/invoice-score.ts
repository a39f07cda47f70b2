import { extractInvoice } from '../../src/invoice/extract.ts';
import type { InvoiceField } from '../../src/invoice/types.ts';
import type { GeneratedInvoice } from './invoice-text.ts';
import { misleading, unverifiable } from './sums.ts';

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

/** The results of many invoices, as shares of all fields or of all invoices. */
export interface Score {
  readonly right: number;
  /** Wrong and not marked as doubtful, or certain where the invoice misleads. */
  readonly wrong: number;
  readonly doubted: number;
  /** Sums that are called right although the total is missing or wrong, an error was planted, or the invoice misleads. */
  readonly falseMatches: number;
  /** Sums that are called wrong although they are right. */
  readonly falseAlarms: number;
  /** Share of the verified invoices among those that have all amounts and right sums. */
  readonly verified: number;
  /** Counts of each falsehood and miss by field and family, most frequent first. */
  readonly counts: string;
  /** The text of each falsehood, and what was wrong. */
  readonly falsehoods: readonly string[];
}

/** Reads the invoices and counts what is untrue. */
export function scoreOf(invoices: readonly GeneratedInvoice[]): Score {
  let right = 0;
  let doubted = 0;
  let verifiable = 0;
  let verified = 0;
  const counts = new Map<string, number>();
  const falsehoods: string[] = [];
  const count = (what: string, text?: string) => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
    if (text !== undefined) falsehoods.push(`--- ${what}\n${text}`);
  };
  let wrong = 0;
  let falseMatches = 0;
  let falseAlarms = 0;
  for (const { model, text } of invoices) {
    const read = extractInvoice(text);
    // The layout of a PDF follows the family.
    const [family = ''] = model.family.split(', ');
    for (const field of fields) {
      const reading = read[field];
      const expected = model.truth[field];
      const mustDoubt = misleading.includes(family) && typeof expected === 'number';
      if (reading?.doubt && !mustDoubt) doubted += 1;
      if (reading?.value === expected && (reading?.doubt || !mustDoubt)) right += 1;
      else if (reading === undefined) count(`missed ${field} (${model.family})`);
      else if (reading.doubt) count(`doubted ${field} (${model.family})`);
      else {
        wrong += 1;
        count(`WRONG ${field} (${model.family})`, `${field}: ${reading.value} read, ${expected} written\n${text}`);
      }
    }
    const { totalsMatch } = read;
    const mayNotMatch = misleading.includes(family);
    if (totalsMatch === true && (model.planted || mayNotMatch || read.total?.value !== model.truth.total)) {
      falseMatches += 1;
      count(`FALSE MATCH (${model.family})`, text);
    }
    if (totalsMatch === false && !model.planted) {
      falseAlarms += 1;
      count(`FALSE ALARM (${model.family})`, `${JSON.stringify(read.checks)}\n${text}`);
    }
    const { subtotal, total } = model.truth;
    if (!model.planted && !unverifiable.includes(family) && subtotal !== undefined && total !== undefined) {
      verifiable += 1;
      if (totalsMatch === true) verified += 1;
      else count(`not verified (${model.family})`);
    }
  }
  const all = invoices.length * fields.length;
  return {
    right: right / all,
    wrong: wrong / all,
    doubted: doubted / all,
    falseMatches,
    falseAlarms: falseAlarms / invoices.length,
    verified: verified / verifiable,
    counts: [...counts]
      .sort(([, left], [, right]) => right - left)
      .map(([what, times]) => `${times} ${what}`)
      .join('\n'),
    falsehoods,
  };
}
