import { expect, it } from 'vitest';
import { isFields } from '../src/json.ts';
import { exported } from './exported.ts';

/** A number, or a list or a table of nothing else. */
const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' ||
  (Array.isArray(value) && value.every(isNumeric)) ||
  (isFields(value) && Object.values(value).length > 0 && Object.values(value).every(isNumeric));

/** The numbers of a value, each with its path. */
const numbersOf = ([path, value]: readonly [string, unknown]): (readonly [string, unknown])[] =>
  isFields(value)
    ? Object.entries(value).flatMap(([name, inner]) => numbersOf([`${path}.${name}`, inner]))
    : [[path, Array.isArray(value) ? value.join(' ') : value]];

/** Every number and table of numbers that the package exports. */
const constants = exported.filter(([, value]) => isNumeric(value)).flatMap(numbersOf);

const ON_PURPOSE =
  'A change on purpose: run `cd packages/shared && npx vitest run constants -u`, correct the examples of the other failures, then run `npm run media -- drawings`';

/**
 * A changed constant fails here with its name. It also fails the examples that are calculated with it, whose messages give two
 * numbers only: those of this folder and of `apps/web` are then calculated again by hand.
 */
it('the constants are as decided', () => {
  expect(Object.fromEntries(constants), ON_PURPOSE).toMatchInlineSnapshot(`
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
      "NOWHERE.end": 0,
      "NOWHERE.start": 0,
      "RECENT_MONTHS": 6,
      "TOLERANCE": 1,
      "WATT_HOURS_IN_USE": 194,
      "aiConstants.fallbackSectorRoi": 350,
      "aiConstants.hoursFreedPercent": 70,
      "aiConstants.investment": 35000,
      "aiConstants.weeksPerYear": 52,
      "aiConstants.years": 3,
      "aiRanges.employees.default": 50,
      "aiRanges.employees.max": 500,
      "aiRanges.employees.min": 10,
      "aiRanges.hourlyRate.default": 45,
      "aiRanges.hourlyRate.max": 80,
      "aiRanges.hourlyRate.min": 20,
      "aiRanges.repetitiveHours.default": 40,
      "aiRanges.repetitiveHours.max": 100,
      "aiRanges.repetitiveHours.min": 10,
      "aiSectorRoi.commerce": 450,
      "aiSectorRoi.health": 340,
      "aiSectorRoi.manufacturing": 380,
      "aiSectorRoi.services": 420,
      "co2Constants.carKmPerKg": 5.3,
      "co2Constants.dollarsPerKg": 0.15,
      "co2Constants.fullScale": 300,
      "co2Constants.gramsPerView": 4.6,
      "co2Constants.highAbove": 200,
      "co2Constants.hostingMultipliers.autre": 1,
      "co2Constants.hostingMultipliers.europe": 2,
      "co2Constants.hostingMultipliers.quebec": 1,
      "co2Constants.hostingMultipliers.us": 3,
      "co2Constants.kgPerAiRequest": 0.012,
      "co2Constants.kgPerConversation": 0.5,
      "co2Constants.kgPerTree": 22,
      "co2Constants.moderateAbove": 50,
      "co2Constants.viewsPerVisitor": 3,
      "elementQuartiles.first": 298,
      "elementQuartiles.third": 1076,
      "exchangeConstants.deviceWatts": 10,
      "financeConstants.dollarsPerError": 150,
      "financeConstants.errorsAvoidedPercent": 95,
      "financeConstants.hoursSavedPercent": 80,
      "financeConstants.investment": 10000,
      "financeRanges.hourlyRate.default": 50,
      "financeRanges.hourlyRate.max": 75,
      "financeRanges.hourlyRate.min": 25,
      "financeRanges.monthlyErrors.default": 5,
      "financeRanges.monthlyErrors.max": 20,
      "financeRanges.monthlyErrors.min": 0,
      "financeRanges.monthlyInvoices.default": 100,
      "financeRanges.monthlyInvoices.max": 1000,
      "financeRanges.monthlyInvoices.min": 50,
      "financeRanges.timePerInvoice.default": 15,
      "financeRanges.timePerInvoice.max": 30,
      "financeRanges.timePerInvoice.min": 5,
      "harmonizedRates": "13 14 15",
      "quizThresholds.level1": 4,
      "quizThresholds.level2": 8,
      "rgesnWeights.moderate": 1,
      "rgesnWeights.priority": 1.5,
      "rgesnWeights.recommended": 1.25,
      "serviceConstants.centsPerKilowattHour": 15,
      "serviceConstants.exchangesPerDay": 1000,
      "serviceConstants.generalWattHours": 2.4,
      "serviceConstants.gramsPerKilowattHour": 75,
      "serviceConstants.targetedWattHours": 0.31,
      "taxRates.gst": 5,
      "taxRates.qst": 9.975,
      "transferConstants.gramsPerKilowattHour": 494,
      "transferConstants.wattHoursPerGigabyte": 300,
      "usageConstants.gramsPerKilometre": 200,
      "usageConstants.highGramsPerAnswer": 1.14,
      "usageConstants.highKilogramsPerYear": 18.4,
      "usageConstants.kilogramsPerMonth": 4.6,
      "usageConstants.kilowattHoursPerYear": 127,
      "usageConstants.lowGramsPerKilowattHour": 343,
      "usageConstants.lowWattHours": 0.3,
      "usageConstants.millionsOfUsers": 2.3,
      "usageConstants.minutesPerWeek": 47,
      "usageConstants.tonnesPerDay": 892,
    }
  `);
});
