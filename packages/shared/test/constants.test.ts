import { expect, it } from 'vitest';
import { isFields } from '../src/json.ts';
import { exported } from './exported.ts';

/** A number, or a list or a table of nothing else. */
const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' ||
  (Array.isArray(value) && value.every(isNumeric)) ||
  (isFields(value) && Object.values(value).length > 0 && Object.values(value).every(isNumeric));

/** Every number and table of numbers that the package exports. */
const constants = exported.filter(([, value]) => isNumeric(value));

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
      "MIN_HSTS_SECONDS": 15552000,
      "MIN_SALES_MONTHS": 6,
      "MIN_SEASON_FIGURES": 21,
      "MIN_SEASON_MONTHS": 24,
      "NOWHERE": {
        "end": 0,
        "start": 0,
      },
      "PERIOD": 12,
      "SEASON_PERIOD": 12,
      "TOLERANCE": 1,
      "WATT_HOURS_IN_USE": 194,
      "aiConstants": {
        "fallbackSectorRoi": 350,
        "hoursFreedPercent": 70,
        "investment": 35000,
        "weeksPerYear": 52,
        "years": 3,
      },
      "aiRanges": {
        "employees": {
          "default": 50,
          "max": 500,
          "min": 10,
        },
        "hourlyRate": {
          "default": 45,
          "max": 80,
          "min": 20,
        },
        "repetitiveHours": {
          "default": 40,
          "max": 100,
          "min": 10,
        },
      },
      "aiSectorRoi": {
        "commerce": 450,
        "health": 340,
        "manufacturing": 380,
        "services": 420,
      },
      "co2Constants": {
        "carKmPerKg": 5.3,
        "dollarsPerKg": 0.15,
        "fullScale": 300,
        "gramsPerView": 4.6,
        "highAbove": 200,
        "hostingMultipliers": {
          "autre": 1,
          "europe": 2,
          "quebec": 1,
          "us": 3,
        },
        "kgPerAiRequest": 0.012,
        "kgPerConversation": 0.5,
        "kgPerTree": 22,
        "moderateAbove": 50,
        "viewsPerVisitor": 3,
      },
      "elementQuartiles": {
        "first": 298,
        "third": 1076,
      },
      "exchangeConstants": {
        "deviceWatts": 10,
      },
      "financeConstants": {
        "dollarsPerError": 150,
        "errorsAvoidedPercent": 95,
        "hoursSavedPercent": 80,
        "investment": 10000,
      },
      "financeRanges": {
        "hourlyRate": {
          "default": 50,
          "max": 75,
          "min": 25,
        },
        "monthlyErrors": {
          "default": 5,
          "max": 20,
          "min": 0,
        },
        "monthlyInvoices": {
          "default": 100,
          "max": 1000,
          "min": 50,
        },
        "timePerInvoice": {
          "default": 15,
          "max": 30,
          "min": 5,
        },
      },
      "harmonizedRates": [
        13,
        14,
        15,
      ],
      "quizThresholds": {
        "level1": 4,
        "level2": 8,
      },
      "rgesnWeights": {
        "moderate": 1,
        "priority": 1.5,
        "recommended": 1.25,
      },
      "serviceConstants": {
        "centsPerKilowattHour": 15,
        "exchangesPerDay": 1000,
        "generalWattHours": 2.4,
        "gramsPerKilowattHour": 75,
        "targetedWattHours": 0.31,
      },
      "taxRates": {
        "gst": 5,
        "qst": 9.975,
      },
      "transferConstants": {
        "gramsPerKilowattHour": 494,
        "wattHoursPerGigabyte": 300,
      },
      "usageConstants": {
        "gramsPerKilometre": 200,
        "highGramsPerAnswer": 1.14,
        "highKilogramsPerYear": 18.4,
        "kilogramsPerMonth": 4.6,
        "kilowattHoursPerYear": 127,
        "lowGramsPerKilowattHour": 343,
        "lowWattHours": 0.3,
        "millionsOfUsers": 2.3,
        "minutesPerWeek": 47,
        "tonnesPerDay": 892,
      },
    }
  `);
});
