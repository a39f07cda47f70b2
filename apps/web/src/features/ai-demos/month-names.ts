import { FORECAST_MONTHS } from '@agency/shared';

/** Names of the twelve months in the page's address. */
export const monthNames = Array.from({ length: FORECAST_MONTHS }, (_, month) => `m${month + 1}`);
