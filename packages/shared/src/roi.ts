import type { ContactRequest } from './contact.ts';
import { formatHours, formatMoney, formatNumber, formatPercent, NBSP } from './format.ts';
import { parseCount, toAmount } from './numbers.ts';
import { type AiSector, aiSectors, labelOf } from './options.ts';

/** A slider: whole numbers from `min` to `max`, `default` at the start. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/**
 * No formula reads more than this from an input; it only keeps results finite. The sliders' ranges are narrower, but
 * a number field may hold a value outside them while a visitor types, and 0 for what is not a number.
 */
export const ROI_MAX_INPUT = 1e6;

/** A whole number from a slider or a number field; what is not a number is 0 (specification part 2, section 5). */
export function parseRoiInput(input: unknown): number {
  return parseCount(input, ROI_MAX_INPUT);
}

/** The nearest whole number within a slider's range; the minimum for what is not a number. */
export function clampToRange(value: number, range: Range): number {
  if (Number.isNaN(value)) return range.min;
  return Math.min(Math.max(Math.round(value), range.min), range.max);
}

/** Value of investment and savings at the end of a year, in Canadian dollars; year 0 is the start. */
export interface RoiPoint {
  readonly year: number;
  /** Savings since the start. */
  readonly savings: number;
  /** Spent at the start, the same every year. */
  readonly investment: number;
  /** Savings less investment; negative until the investment is paid back. */
  readonly net: number;
}

const SERIES_YEARS = [0, 1, 2, 3] as const;

/** Cumulative savings over three years, for a chart. */
export function roiSeries(annualSavings: number, investment: number): RoiPoint[] {
  return SERIES_YEARS.map((year) => {
    const savings = toAmount(annualSavings, Number.MAX_SAFE_INTEGER) * year;
    const spent = toAmount(investment, Number.MAX_SAFE_INTEGER);
    return { year, savings, investment: spent, net: savings - spent };
  });
}

// Financial automation

/** Sliders of the financial calculator. Source: specification part 2, sections 3 (defaults) and 5 (ranges). */
export const financeRanges = {
  /** Invoices a month. */
  monthlyInvoices: { min: 50, max: 1000, default: 100 },
  /** Minutes for each invoice. */
  timePerInvoice: { min: 5, max: 30, default: 15 },
  /** Canadian dollars an hour. */
  hourlyRate: { min: 25, max: 75, default: 50 },
  /** Errors a month. */
  monthlyErrors: { min: 0, max: 20, default: 5 },
} as const satisfies Record<string, Range>;

export type FinanceInputs = { readonly [Name in keyof typeof financeRanges]: number };

/** Constants of the financial formula. Source: specification part 2, section 9, business constants. */
export const financeConstants = {
  /** Percent of the hours that automation saves. */
  hoursSavedPercent: 80,
  /** Percent of the errors that automation avoids. */
  errorsAvoidedPercent: 95,
  /** Canadian dollars that one error costs. */
  dollarsPerError: 150,
  /** Canadian dollars that the return is measured against. */
  investment: 10_000,
} as const;

export interface FinanceResult {
  /** Canadian dollars a year, rounded. */
  readonly annualSavings: number;
  /** Hours a year, rounded. */
  readonly timeSaved: number;
  /** Percent of the 10,000 $ reference, rounded. */
  readonly roi: number;
}

/** The inputs that the sliders start at. */
export function financeDefaults(): FinanceInputs {
  return {
    monthlyInvoices: financeRanges.monthlyInvoices.default,
    timePerInvoice: financeRanges.timePerInvoice.default,
    hourlyRate: financeRanges.hourlyRate.default,
    monthlyErrors: financeRanges.monthlyErrors.default,
  };
}

/**
 * Yearly hours = invoices × minutes × 12 / 60; 80 % of them are saved, at the hourly rate, with 95 % of the cost of errors.
 * Products are taken before quotients so that halves round as on paper (205.5 % is 206 %). Finite for any input.
 */
export function financeRoi(inputs: FinanceInputs): FinanceResult {
  const { hoursSavedPercent, errorsAvoidedPercent, dollarsPerError, investment } = financeConstants;
  const read = (name: keyof FinanceInputs): number => toAmount(inputs[name], ROI_MAX_INPUT);
  const yearlyHours = (read('monthlyInvoices') * read('timePerInvoice') * 12) / 60;
  const savedOnHours = (yearlyHours * read('hourlyRate') * hoursSavedPercent) / 100;
  const savedOnErrors = (12 * read('monthlyErrors') * dollarsPerError * errorsAvoidedPercent) / 100;
  const savings = savedOnHours + savedOnErrors;
  return {
    annualSavings: Math.round(savings),
    timeSaved: Math.round((yearlyHours * hoursSavedPercent) / 100),
    roi: Math.round((savings * 100) / investment),
  };
}

/** Where a year's savings come from, in Canadian dollars: whole numbers that add up to `annualSavings`. Finite for any input. */
export function financeParts(inputs: FinanceInputs): { readonly hours: number; readonly errors: number } {
  const errors = financeRoi({ ...inputs, monthlyInvoices: 0 }).annualSavings;
  return { hours: financeRoi(inputs).annualSavings - errors, errors };
}

/** Three years of the financial calculator, for a chart. */
export function financeSeries(inputs: FinanceInputs): RoiPoint[] {
  return roiSeries(financeRoi(inputs).annualSavings, financeConstants.investment);
}

// AI for businesses

/** Sliders of the AI calculator. Source: specification part 2, sections 3 (defaults) and 5 (ranges). */
export const aiRanges = {
  /** Employees; asked for the conversation, not used by the formula. */
  employees: { min: 10, max: 500, default: 50 },
  /** Repetitive hours a week, for the whole company. */
  repetitiveHours: { min: 10, max: 100, default: 40 },
  /** Canadian dollars an hour. */
  hourlyRate: { min: 20, max: 80, default: 45 },
} as const satisfies Record<string, Range>;

export interface AiInputs {
  /** One of the AI sectors; an unknown key uses the fallback of 350 %. */
  readonly sector: AiSector | (string & {});
  readonly employees: number;
  readonly repetitiveHours: number;
  readonly hourlyRate: number;
}

/** Return by sector over three years, in percent. Source: specification part 2, section 9, business constants. */
export const aiSectorRoi: Readonly<Record<AiSector, number>> = {
  services: 420,
  manufacturing: 380,
  health: 340,
  commerce: 450,
};

/** Constants of the AI formula. Source: specification part 2, section 9, business constants. */
export const aiConstants = {
  /** Percent of the repetitive hours that AI takes over. */
  hoursFreedPercent: 70,
  weeksPerYear: 52,
  /** Canadian dollars. */
  investment: 35_000,
  /** Return in percent of a sector that is not listed (ratio 3.5). */
  fallbackSectorRoi: 350,
  /** The sector's return is spread over this many years. */
  years: 3,
} as const;

export interface AiResult {
  /** Canadian dollars a year, rounded. */
  readonly annualSavings: number;
  /** Percent, rounded, shown as « ROI sur 3 ans »; −100 when nothing is saved. */
  readonly roi: number;
  /** Months, rounded; `null` when nothing is saved, because it never pays back. */
  readonly paybackMonths: number | null;
  /** Hours a year, rounded. */
  readonly hoursFreed: number;
}

/** The inputs that the calculator starts at. */
export function aiDefaults(): AiInputs {
  return {
    sector: 'services',
    employees: aiRanges.employees.default,
    repetitiveHours: aiRanges.repetitiveHours.default,
    hourlyRate: aiRanges.hourlyRate.default,
  };
}

/**
 * Yearly hours = 52 × repetitive hours; savings = 70 % of (hours × rate) × sector return / 3; the rest follows from a
 * fixed investment of 35,000 $. Finite for any input, or `null` as told above.
 */
export function aiRoi(inputs: AiInputs): AiResult {
  const { hoursFreedPercent, weeksPerYear, investment, fallbackSectorRoi, years } = aiConstants;
  const sectorRoi = Object.hasOwn(aiSectorRoi, inputs.sector)
    ? aiSectorRoi[inputs.sector as AiSector]
    : fallbackSectorRoi;
  const yearlyHours = weeksPerYear * toAmount(inputs.repetitiveHours, ROI_MAX_INPUT);
  const yearlyCost = yearlyHours * toAmount(inputs.hourlyRate, ROI_MAX_INPUT);
  const savings = (yearlyCost * hoursFreedPercent * sectorRoi) / (100 * 100 * years);
  const payback = (investment * 12) / savings;
  return {
    annualSavings: Math.round(savings),
    roi: Math.round(((savings - investment) * 100) / investment),
    paybackMonths: Number.isFinite(payback) ? Math.round(payback) : null,
    hoursFreed: Math.round((yearlyHours * hoursFreedPercent) / 100),
  };
}

/** Three years of the AI calculator, for a chart. */
export function aiSeries(inputs: AiInputs): RoiPoint[] {
  return roiSeries(aiRoi(inputs).annualSavings, aiConstants.investment);
}

/** What the AI calculator hands to the contact form: the inputs and the estimate, as the page shows them. */
export function aiToContact(inputs: AiInputs): Pick<ContactRequest, 'serviceType' | 'projectType' | 'message'> {
  const { annualSavings, roi, paybackMonths, hoursFreed } = aiRoi(inputs);
  const read = (value: number): number => toAmount(value, ROI_MAX_INPUT);
  return {
    serviceType: 'automatisation',
    projectType: 'automatisation-processus',
    message: [
      `Estimation faite avec le calculateur IA${NBSP}:`,
      `Secteur${NBSP}: ${labelOf(aiSectors, inputs.sector)}`,
      `Effectif${NBSP}: ${formatNumber(read(inputs.employees))}`,
      `Travail répétitif${NBSP}: ${formatHours(read(inputs.repetitiveHours))} par semaine, à ${formatMoney(read(inputs.hourlyRate))} l’heure`,
      `Économies brutes${NBSP}: ${formatMoney(annualSavings)} par an, ${formatHours(hoursFreed)} libérées`,
      paybackMonths === null
        ? `ROI sur 3 ans${NBSP}: ${formatPercent(roi)}, investissement non remboursé`
        : `ROI sur 3 ans${NBSP}: ${formatPercent(roi)}, investissement remboursé en ${formatNumber(paybackMonths)} mois`,
    ].join('\n'),
  };
}
