import { expect, it } from 'vitest';
import * as energy from '../src/ai/energy.ts';
import * as ai from '../src/ai.ts';
import * as co2 from '../src/co2.ts';
import * as finance from '../src/finance.ts';
import { taxRates } from '../src/invoice/arithmetic.ts';
import * as siteWeight from '../src/site-weight.ts';

/** Every table of constants that the formulas use. */
const constants = Object.entries({ ...ai, ...energy, ...co2, ...finance, taxRates, ...siteWeight }).filter(([name]) =>
  /Constants$|^aiSectorRoi$|^taxRates$/.test(name),
);

const ON_PURPOSE =
  'A change on purpose: run `cd packages/shared && npx vitest run constants -u`, correct the examples of the other failures, then run `npm run media -- drawings`';

/**
 * A changed constant fails here with its name. It also fails the examples that are calculated with it, whose messages give two
 * numbers only: those of this folder and of `apps/web` are then calculated again by hand.
 */
it('the constants are as decided', () => {
  expect(Object.fromEntries(constants), ON_PURPOSE).toMatchInlineSnapshot(`
    {
      "aiConstants": {
        "fallbackSectorRoi": 350,
        "hoursFreedPercent": 70,
        "investment": 35000,
        "weeksPerYear": 52,
        "years": 3,
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
      "exchangeConstants": {
        "deviceWatts": 10,
        "wattHoursPerGigabyte": 194,
      },
      "financeConstants": {
        "dollarsPerError": 150,
        "errorsAvoidedPercent": 95,
        "hoursSavedPercent": 80,
        "investment": 10000,
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
