import type { ContactRequest } from './contact.ts';
import { formatHours, formatMoney, formatNumber, formatPercent, NBSP } from './format.ts';
import { toAmount } from './numbers.ts';
import { type AiSector, aiSectors, labelOf } from './options.ts';
import { type Range, ROI_MAX_INPUT, type RoiPoint, roiSeries } from './roi.ts';

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
