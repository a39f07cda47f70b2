import { MAX_SALES_MONTHS } from '@agency/shared/forecast';

/** Query parameters of the monthly sales, in order. */
export const salesNames = Array.from({ length: MAX_SALES_MONTHS }, (_, month) => `m${month + 1}`);

/** The month of the year of the first field, 1 for January, and the decimal separator, `virgule` or `point`. */
export const FIRST_MONTH = 'mois';
export const DECIMALS = 'decimales';

/** All query parameters of the forecast. */
export const forecastNames = [...salesNames, FIRST_MONTH, DECIMALS];

/** The value of the first month if no month is named. */
export const UNKNOWN_MONTH = 'inconnu';

/** Written to the address for an emptied field: without a parameter, the field shows its example. */
export const EMPTIED = 'vide';

/** Query parameter of the chosen example invoice, by number; the visitor's own text is never in the address. */
export const sampleNames = ['exemple'] as const;
