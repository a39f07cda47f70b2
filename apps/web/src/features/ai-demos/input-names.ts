import { monthsOfYear } from '@agency/shared';

/** Names of the twelve months in the page's address. */
export const monthNames = monthsOfYear.map((_, month) => `m${month + 1}`);

/** Which example of an invoice is read, by its number, in the page's address: a text of the visitor's own is never there. */
export const sampleNames = ['exemple'] as const;
