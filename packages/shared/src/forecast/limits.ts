export const MONTHS_PER_YEAR = 12;

/** Minimum number of months with a figure. */
export const MIN_SALES_MONTHS = 6;

/** Maximum number of months that are read. */
export const MAX_SALES_MONTHS = 36;

/** Maximum absolute sales, in the unit of the series. It keeps every result finite. */
export const MAX_SALES = 1e12;

/** Minimum number of months for a season: two of each calendar month. */
export const MIN_SEASON_MONTHS = 24;

/** Number of months that are forecast. */
export const FORECAST_HORIZON = 3;
