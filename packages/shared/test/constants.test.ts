import { expect, it } from 'vitest';
import { usageConstants } from '../src/ai/chatbot-service.ts';
import { aiRanges } from '../src/ai.ts';
import { co2Constants } from '../src/co2.ts';
import { financeRanges } from '../src/finance.ts';
import { exported } from './exported.ts';

/**
 * The numbers that no example of a formula is calculated with. A change on purpose of a limit: run
 * `cd packages/shared && npx vitest run constants -u`.
 */
it('the limits are as decided', () => {
  const limits = exported.filter(([, value]) => typeof value === 'number');
  expect(Object.fromEntries(limits)).toMatchInlineSnapshot(`
    {
      "BYTES_PER_GIGABYTE": 1000000000,
      "CONTACT_TIMEOUT_MS": 15000,
      "FORECAST_HORIZON": 3,
      "MAX_BYTES": 1000000000000,
      "MAX_CELL_LENGTH": 60,
      "MAX_CO2_COUNT": 100000000000,
      "MAX_COMPETITORS_LENGTH": 5000,
      "MAX_COUNT_LENGTH": 40,
      "MAX_HAR_LENGTH": 40000000,
      "MAX_HEADERS_LENGTH": 100000,
      "MAX_ROI_INPUT": 1000000,
      "MAX_SALES": 1000000000000,
      "MAX_SALES_MONTHS": 36,
      "MAX_STABLE_CHANGE": 0.05,
      "MAX_TAX_RATE": 15,
      "MIN_DIFFERENCE": 1e-9,
      "MIN_HSTS_SECONDS": 15552000,
      "MIN_SALES_MONTHS": 6,
      "MIN_SEASON_FIGURES": 21,
      "MIN_SEASON_MONTHS": 24,
      "MONTHS_PER_YEAR": 12,
      "RECENT_MONTHS": 6,
      "TOLERANCE": 1,
      "WATT_HOURS_IN_USE": 194,
    }
  `);
});

it.each([
  ['AI', aiRanges, { employees: [10, 500], repetitiveHours: [10, 100], hourlyRate: [20, 80] }],
  [
    'finance',
    financeRanges,
    { monthlyInvoices: [50, 1000], timePerInvoice: [5, 30], hourlyRate: [25, 75], monthlyErrors: [0, 20] },
  ],
])('the sliders of the page on %s go as far as decided', (_page, ranges, bounds) => {
  expect(Object.fromEntries(Object.entries(ranges).map(([name, { min, max }]) => [name, [min, max]]))).toEqual(bounds);
});

it('the figures that a page quotes as they are published', () => {
  expect([co2Constants.hostingMultipliers.europe, usageConstants.highKilogramsPerYear]).toEqual([2, 18.4]);
});
