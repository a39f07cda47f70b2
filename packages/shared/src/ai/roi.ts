import { automationRequest, factLine } from '../contact.ts';
import { formatHours, formatMoney, formatNumber, formatPercent, NBSP } from '../format.ts';
import { toAmount, toCount } from '../numbers.ts';
import { labelOf } from '../options.ts';
import { defaultsOf, MAX_ROI_INPUT, type Range } from '../roi.ts';
import { type AiSector, aiSectors } from './options.ts';

/** Sliders of the AI calculator; the defaults are its example. */
export const aiRanges = {
  /** Employees, who share the hours freed. The savings do not depend on them. */
  employees: { min: 10, max: 500, default: 50 },
  /** Repetitive hours a week, company-wide. */
  repetitiveHours: { min: 10, max: 100, default: 40 },
  /** Canadian dollars an hour. */
  hourlyRate: { min: 20, max: 80, default: 45 },
} as const satisfies Record<string, Range>;

export interface AiInputs {
  /** One of the AI sectors; an unknown key uses the fallback. */
  readonly sector: AiSector | (string & {});
  readonly employees: number;
  readonly repetitiveHours: number;
  readonly hourlyRate: number;
}

/** Return by sector over three years, in percent: the agency's assumptions, which `/nos-chiffres` publishes. */
export const aiSectorRoi: Readonly<Record<AiSector, number>> = {
  services: 420,
  manufacturing: 380,
  health: 340,
  commerce: 450,
};

/** Constants of the AI formula: the agency's assumptions. */
export const aiConstants = {
  /** Percent of the repetitive hours that AI automates. */
  hoursFreedPercent: 70,
  weeksPerYear: 52,
  /** Canadian dollars. */
  investment: 35_000,
  /** Return, in percent, for a sector that is not listed (ratio 3.5). */
  fallbackSectorRoi: 350,
  /** The sector's return is spread over this many years. */
  years: 3,
} as const;

/** The example of the calculator: the default of each slider, for the services sector. */
export function aiDefaults(): AiInputs {
  return { sector: 'services', ...defaultsOf(aiRanges) };
}

/** Percent over three years; an unknown sector uses the fallback. */
const returnOf = (sector: string): number =>
  Object.hasOwn(aiSectorRoi, sector) ? aiSectorRoi[sector as AiSector] : aiConstants.fallbackSectorRoi;

/**
 * Savings of a year: the cost of the hours freed, multiplied by the sector's return for a year. An automated hour can save more than it
 * costs. The page's « ROI sur 3 ans » compares one year of savings with the fixed investment. The employees share the hours freed. The
 * result is rounded, and finite for any input; `paybackMonths` is `null` when savings are zero.
 */
export function aiRoi(inputs: AiInputs) {
  const { hoursFreedPercent, weeksPerYear, investment, years } = aiConstants;
  const sectorRoi = returnOf(inputs.sector);
  const yearlyHours = weeksPerYear * toAmount(inputs.repetitiveHours, MAX_ROI_INPUT);
  const yearlyCost = yearlyHours * toAmount(inputs.hourlyRate, MAX_ROI_INPUT);
  const savings = (yearlyCost * hoursFreedPercent * sectorRoi) / (100 * 100 * years);
  const payback = (investment * 12) / savings;
  const hoursFreed = Math.round((yearlyHours * hoursFreedPercent) / 100);
  const employees = toCount(inputs.employees, MAX_ROI_INPUT);
  return {
    /** Canadian dollars a year. */
    annualSavings: Math.round(savings),
    /** Percent, shown as « ROI sur 3 ans »; −100 when savings are zero. */
    roi: Math.round(((savings - investment) * 100) / investment),
    paybackMonths: Number.isFinite(payback) ? Math.round(payback) : null,
    /** Hours a year. */
    hoursFreed,
    /** Hours a year, with one decimal; `null` without employees. */
    hoursPerEmployee: employees > 0 ? Math.round((hoursFreed * 10) / employees) / 10 : null,
  };
}

/**
 * The terms of the formula, for the sentence that explains its result: percent over three years, and Canadian dollars saved by each
 * automated hour. Finite for any inputs.
 */
export function aiSteps(inputs: AiInputs) {
  const sectorRoi = returnOf(inputs.sector);
  const hourValue = (toAmount(inputs.hourlyRate, MAX_ROI_INPUT) * sectorRoi) / (100 * aiConstants.years);
  return { sectorRoi, hourValue };
}

/** Months shown by the calculator's chart. */
const CHART_MONTHS = [0, 4, 8, 12] as const;

/**
 * Net Canadian dollars after some months of the first year, for a chart. The curve crosses zero at the payback month, and its
 * last point divided by the investment is the return.
 */
export function aiSeries(inputs: AiInputs): { readonly months: number; readonly net: number }[] {
  const { annualSavings } = aiRoi(inputs);
  return CHART_MONTHS.map((months) => ({ months, net: (annualSavings * months) / 12 - aiConstants.investment }));
}

/** The contact request that the AI calculator prefills: the inputs and the estimate, as the page shows them. */
export function aiToContact(inputs: AiInputs) {
  const { annualSavings, roi, paybackMonths, hoursFreed, hoursPerEmployee } = aiRoi(inputs);
  const read = (value: number): number => toAmount(value, MAX_ROI_INPUT);
  return automationRequest(
    `Estimation faite avec le calculateur IA${NBSP}:`,
    factLine('Secteur', labelOf(aiSectors, inputs.sector)),
    factLine('Effectif', formatNumber(read(inputs.employees))),
    factLine(
      'Travail répétitif',
      `${formatHours(read(inputs.repetitiveHours))} par semaine, à ${formatMoney(read(inputs.hourlyRate))} l’heure`,
    ),
    factLine(
      'Économies brutes',
      `${formatMoney(annualSavings)} par an, ${formatHours(hoursFreed)} de travail en moins`,
    ),
    ...(hoursPerEmployee === null
      ? []
      : [factLine('Temps rendu', `${formatHours(hoursPerEmployee, 1)} par personne et par an`)]),
    factLine(
      `ROI sur ${aiConstants.years} ans`,
      `${formatPercent(roi)} (avec une seule année d’économies), investissement ${
        paybackMonths === null ? 'non remboursé' : `remboursé en ${formatNumber(paybackMonths)}${NBSP}mois environ`
      }`,
    ),
  );
}
