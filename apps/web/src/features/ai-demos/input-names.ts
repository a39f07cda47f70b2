import { FORECAST_MOST } from '@agency/shared';

/** Names of the months of sales in the page's address, the first one first. */
export const salesNames = Array.from({ length: FORECAST_MOST }, (_, month) => `m${month + 1}`);

/** The month of the year of the first field, 1 for January, and the sign of decimals, `virgule` or `point`. */
export const FIRST_MONTH = 'mois';
export const DECIMALS = 'decimales';

/** Everything that the forecast keeps in the page's address. */
export const forecastNames = [...salesNames, FIRST_MONTH, DECIMALS];

/** Written in the address for a field that was emptied: without an input, it shows its example. */
export const EMPTIED = 'vide';

/** Which example of an invoice is read, by its number, in the page's address: a text of the visitor's own is never there. */
export const sampleNames = ['exemple'] as const;
