import { extractInvoice } from '../../src/invoice/extract.ts';

/** An invoice of a supplier, with its number. */
export const readSums = (sums: string) => extractInvoice(`Quai\nFacture 12\n${sums}`);
