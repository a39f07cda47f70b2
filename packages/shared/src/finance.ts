import { toAmount } from './numbers.ts';
import { MAX_ROI_INPUT, type Range } from './roi.ts';

/** Sliders of the financial calculator; the defaults are its example. */
export const financeRanges = {
  monthlyInvoices: { min: 50, max: 1000, default: 100 },
  /** Minutes. */
  timePerInvoice: { min: 5, max: 30, default: 15 },
  /** Canadian dollars an hour. */
  hourlyRate: { min: 25, max: 75, default: 50 },
  monthlyErrors: { min: 0, max: 20, default: 5 },
} as const satisfies Record<string, Range>;

export type FinanceInputs = { readonly [Name in keyof typeof financeRanges]: number };

/** Constants of the financial formula: the agency's assumptions, which `/nos-chiffres` publishes. */
export const financeConstants = {
  hoursSavedPercent: 80,
  errorsAvoidedPercent: 95,
  dollarsPerError: 150,
  /** Reference investment for the return, in Canadian dollars. */
  investment: 10_000,
} as const;

/** Hours a year that invoices take, not rounded. */
export const yearlyHours = ({
  monthlyInvoices,
  timePerInvoice,
}: Pick<FinanceInputs, 'monthlyInvoices' | 'timePerInvoice'>): number => (monthlyInvoices * timePerInvoice * 12) / 60;

/**
 * Savings of a year: automation saves a share of the hours, at the hourly rate, and avoids a share of the errors, at their cost.
 * Multiplies before dividing, so that halves round as on paper (205.5 % is 206 %). Whole and finite for any input.
 */
export function financeRoi(inputs: FinanceInputs) {
  const { hoursSavedPercent, errorsAvoidedPercent, dollarsPerError, investment } = financeConstants;
  const read = (name: keyof FinanceInputs): number => toAmount(inputs[name], MAX_ROI_INPUT);
  const hours = yearlyHours({ monthlyInvoices: read('monthlyInvoices'), timePerInvoice: read('timePerInvoice') });
  const savedOnHours = (hours * read('hourlyRate') * hoursSavedPercent) / 100;
  const savedOnErrors = (12 * read('monthlyErrors') * dollarsPerError * errorsAvoidedPercent) / 100;
  const savings = savedOnHours + savedOnErrors;
  return {
    /** Canadian dollars a year. */
    annualSavings: Math.round(savings),
    /** Hours a year. */
    timeSaved: Math.round((hours * hoursSavedPercent) / 100),
    /** Percent of the reference investment. */
    roi: Math.round((savings * 100) / investment),
  };
}

/** Breakdown of a year's savings, in Canadian dollars: whole numbers whose sum is `annualSavings`. Finite for any input. */
export function financeParts(inputs: FinanceInputs): { readonly hours: number; readonly errors: number } {
  const errors = financeRoi({ ...inputs, monthlyInvoices: 0 }).annualSavings;
  return { hours: financeRoi(inputs).annualSavings - errors, errors };
}

/** Savings since the start less the investment, in Canadian dollars, at the end of each of three years, for a chart; year 0 is the start. */
export function financeSeries(inputs: FinanceInputs): { readonly year: number; readonly net: number }[] {
  const { annualSavings } = financeRoi(inputs);
  return [0, 1, 2, 3].map((year) => ({ year, net: annualSavings * year - financeConstants.investment }));
}
