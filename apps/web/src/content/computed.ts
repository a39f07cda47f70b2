/**
 * Figures that a formula or a constant of `packages/shared` gives, as sentences write them. The sentences take them from here, the
 * register included: a test changes each constant and reads every page. The build evaluates these modules (`scripts/built-values.ts`):
 * browsers receive the sentences, not the formulas.
 */
import {
  aiConstants,
  aiSectorRoi,
  serviceComparison,
  serviceConstants,
  usageConstants,
  usageFigures,
} from '@agency/shared/ai';
import { type Co2Source, calculateCo2, co2Constants } from '@agency/shared/co2';
import { financeConstants, financeRoi, yearlyHours } from '@agency/shared/finance';
import { MAX_SALES_MONTHS, MIN_SALES_MONTHS, MIN_SEASON_MONTHS } from '@agency/shared/forecast';
import {
  formatBytes,
  formatDate,
  formatDay,
  formatGrams,
  formatHours,
  formatKg,
  formatKm,
  formatMoney,
  formatNumber,
  formatPercent,
  monthsOfYear,
  NBSP,
  shortMonths,
  withNoun,
} from '@agency/shared/format';
import { savedPercent } from '@agency/shared/roi';
import { kilogramsOfViews, timesLighter, transferConstants, transferGrams } from '@agency/shared/site-weight';
import { agencyStats, assessed, promised, serviceStats } from '../site/agency.ts';
import { gramLimits, medianPage, pageLimits } from '../site/limits.ts';
import { isDelivered, projects } from './projects/projects.ts';
import { exampleInputs } from './tools/co2-example.ts';

/** A number with the decimals that it has, and its unit. */
function exact(value: number, unit?: string): string {
  const digits = formatNumber(value, String(value).split('.')[1]?.length ?? 0);
  return unit ? `${digits}${NBSP}${unit}` : digits;
}

const example = calculateCo2(exampleInputs);
const kgOf = (source: Co2Source) => formatKg(example.details.find(({ id }) => id === source)?.kg ?? 0);
const { hostingMultipliers } = co2Constants;

/** The CO2 calculator: its factors and the worked example of the home page. */
export const co2 = {
  gramsPerView: exact(co2Constants.gramsPerView, 'g'),
  viewsPerVisitor: exact(co2Constants.viewsPerVisitor),
  kgPerConversation: exact(co2Constants.kgPerConversation, 'kg'),
  gramsPerAiRequest: formatGrams(co2Constants.kgPerAiRequest * 1000, 0),
  dollarsPerKg: formatMoney(co2Constants.dollarsPerKg, 2),
  kmPerKg: exact(co2Constants.carKmPerKg, 'km'),
  multipliers: {
    quebec: exact(hostingMultipliers.quebec),
    europe: exact(hostingMultipliers.europe),
    us: exact(hostingMultipliers.us),
    autre: exact(hostingMultipliers.autre),
  },
  example: {
    visitors: formatNumber(exampleInputs.visitorsPerMonth),
    conversations: formatNumber(exampleInputs.chatbotConversations),
    requests: formatNumber(exampleInputs.aiRequests),
    total: formatNumber(example.totalCO2, 1),
    site: kgOf('site'),
    chatbot: kgOf('chatbot'),
    ai: kgOf('ai'),
    carKm: formatKm(example.comparisons.carKm),
    trees: formatNumber(example.comparisons.trees, 1),
    cost: formatMoney(example.comparisons.costCAD, 2),
  },
} as const;

/** The example in the header of the financial page; the same sentence gives its inputs. */
const financeInputs = { monthlyInvoices: 210, timePerInvoice: 15, hourlyRate: 50, monthlyErrors: 3 };
const financeResult = financeRoi(financeInputs);
const nearestHundred = (value: number): number => Math.round(value / 100) * 100;

export const finance = {
  invoices: formatNumber(financeInputs.monthlyInvoices),
  minutes: formatNumber(financeInputs.timePerInvoice),
  hourlyRate: formatMoney(financeInputs.hourlyRate),
  errors: formatNumber(financeInputs.monthlyErrors),
  yearlyHours: formatNumber(yearlyHours(financeInputs)),
  timeSaved: formatHours(financeResult.timeSaved),
  timeSavedRounded: formatHours(nearestHundred(financeResult.timeSaved)),
  roi: formatPercent(financeResult.roi),
  roiRounded: formatPercent(nearestHundred(financeResult.roi)),
  hoursSaved: formatPercent(financeConstants.hoursSavedPercent),
  errorsAvoided: formatPercent(financeConstants.errorsAvoidedPercent),
  perError: formatMoney(financeConstants.dollarsPerError),
  investment: formatMoney(financeConstants.investment),
} as const;

export const ai = {
  hoursFreed: formatPercent(aiConstants.hoursFreedPercent),
  weeks: formatNumber(aiConstants.weeksPerYear),
  years: formatNumber(aiConstants.years),
  investment: formatMoney(aiConstants.investment),
  services: formatPercent(aiSectorRoi.services),
  manufacturing: formatPercent(aiSectorRoi.manufacturing),
  health: formatPercent(aiSectorRoi.health),
  commerce: formatPercent(aiSectorRoi.commerce),
  /** Value of an hour in commerce, relative to its cost. */
  commerceHour: formatPercent(aiSectorRoi.commerce / aiConstants.years),
} as const;

/** Months that the forecast reads, and from which it looks for a season. */
export const forecastMonths = {
  read: `de ${MIN_SALES_MONTHS} à ${MAX_SALES_MONTHS} mois`,
  season: exact(MIN_SEASON_MONTHS, 'mois'),
} as const;

const { general, targeted, ...service } = serviceComparison();
const usage = usageFigures();

/** The two chatbots, and the figures of use on the same page. */
export const robots = {
  exchanges: formatNumber(serviceConstants.exchangesPerDay),
  saved: formatPercent(service.savedPercent),
  general: {
    wattHours: exact(serviceConstants.generalWattHours, 'Wh'),
    value: general,
    kilowattHours: exact(general.kilowattHours, 'kWh'),
    kilowattHoursDigits: exact(general.kilowattHours),
    kilograms: formatKg(general.kilograms, 2),
    dollars: formatMoney(general.dollars, 2),
  },
  targeted: {
    wattHours: exact(serviceConstants.targetedWattHours, 'Wh'),
    value: targeted,
    kilowattHours: exact(targeted.kilowattHours, 'kWh'),
    kilograms: formatKg(targeted.kilograms, 3),
    dollars: formatMoney(targeted.dollars, 3),
  },
  /** How many times less electricity: a whole number of times. */
  times: formatNumber(service.times),
  gramsPerKilowattHour: exact(serviceConstants.gramsPerKilowattHour, 'g'),
  dollarsPerKilowattHour: formatMoney(serviceConstants.centsPerKilowattHour / 100, 2),
  dailyGap: formatKg(service.dailyGap, 3),
  monthlyGap: formatKg(service.monthlyGap),
  perMonth: exact(usageConstants.kilogramsPerMonth, 'kg'),
  kilometres: formatKm(usage.kilometres, 0),
  gramsPerKilometre: exact(usageConstants.gramsPerKilometre, 'g'),
  perYear: exact(usageConstants.kilowattHoursPerYear, 'kWh'),
  perDay: `${formatNumber(usage.kilowattHoursPerDay, 2)}${NBSP}kWh`,
  everybody: exact(usageConstants.tonnesPerDay, 't'),
  person: formatKg(usage.kilogramsPerDay, 2),
  users: exact(usageConstants.millionsOfUsers),
  minutes: formatNumber(usageConstants.minutesPerWeek),
  high: exact(usageConstants.highKilogramsPerYear, 'kg'),
  published: `${formatNumber(usage.published.low, 1)} à ${formatKg(usage.published.high, 0)}`,
  publishedHigh: formatKg(usage.published.high, 0),
} as const;

const { bytes: medianBytes, desktopBytes } = medianPage;
const { wattHoursPerGigabyte, gramsPerKilowattHour } = transferConstants;
const medianGrams = transferGrams(medianBytes);
/** Visitors of a month, for the emissions of the median page. */
const visitors = 10_000;
const limit = pageLimits.other.scrolled;
/** Kilobytes of a page: the aim that the claim `ecoweb-co2` states. */
const ecoWebTarget = 330;
/** Megabytes of a page, before and after: the example of the claim `refonte-co2`. */
const redesign = { before: 2.5, after: 0.6 };

/** Weights of pages, and their emissions by Sustainable Web Design 4. */
export const pageWeight = {
  median: formatBytes(medianBytes),
  medianDigits: exact(medianBytes / 1000),
  medianDesktop: formatBytes(desktopBytes),
  medianDesktopMegabytes: `${formatNumber(desktopBytes / 1e6, 1)}${NBSP}Mo`,
  medianGrams: formatGrams(medianGrams),
  medianGramsRounded: formatGrams(medianGrams, 2),
  medianVisits: `${formatNumber(visitors)} visiteurs de ${co2.viewsPerVisitor} pages`,
  medianMonth: formatKg(kilogramsOfViews(medianGrams, visitors * co2Constants.viewsPerVisitor), 0),
  limit: exact(limit, 'ko'),
  limitGrams: formatGrams(transferGrams(limit * 1000)),
  timesLighter: formatNumber(timesLighter(limit * 1000, medianBytes)),
  gramsPerKilowattHour: exact(gramsPerKilowattHour, 'g'),
  wattHoursPerGigabyte: exact(wattHoursPerGigabyte, 'Wh'),
  gramsPerGigabyte: formatGrams(transferGrams(1e9), 0),
  gramsPerMegabyte: formatNumber(transferGrams(1e6), 3),
  /** Published weighings of this site are between these limits. */
  grams: `${exact(gramLimits.least)} à ${exact(gramLimits.portfolio, 'g')}`,
  ecoWeb: exact(ecoWebTarget, 'ko'),
  ecoWebDigits: exact(ecoWebTarget),
  ecoWebSaved: formatPercent(savedPercent(medianBytes, ecoWebTarget * 1000)),
  redesignBefore: exact(redesign.before, 'Mo'),
  redesignAfter: exact(redesign.after, 'Mo'),
  redesignSaved: formatPercent(savedPercent(redesign.before, redesign.after)),
} as const;

/** How long the site's system keeps what it receives, and its backups. */
export const kept = {
  years: exact(promised.keptYears, 'ans'),
  days: exact(promised.keptYears * 365, 'jours'),
  quarantine: exact(promised.quarantineDays, 'jours'),
  fingerprint: exact(promised.fingerprintMinutes, 'minutes'),
  address: exact(promised.addressMinutes, 'minutes'),
  backups: exact(promised.backupDays, 'jours'),
} as const;

const assessment = new Date(assessed);
const year = assessment.getUTCFullYear();

/** The last assessment of accessibility and ecodesign, and the month of the next one at the latest. */
export const assessments = {
  last: formatDate(assessed),
  lastShort: `${formatDay(assessment, shortMonths)}${NBSP}${year}`,
  next: `${monthsOfYear[assessment.getUTCMonth()]}${NBSP}${year + 1}`,
} as const;

const delivered = projects.filter(isDelivered).length;
const unfinished = projects.length - delivered;

export const stats = {
  projects: formatNumber(agencyStats.projects),
  satisfaction: formatPercent(agencyStats.satisfaction),
  experience: formatNumber(agencyStats.experience),
  specialists: formatNumber(agencyStats.specialists),
  domains: formatNumber(agencyStats.domains),
  rating: formatNumber(agencyStats.rating, 1),
  performance: `${serviceStats.performance}/100`,
  loading: exact(serviceStats.loading, 's'),
  efficiency: formatPercent(serviceStats.efficiency),
  errorsAvoided: formatPercent(serviceStats.errorsAvoided),
  averageReturn: formatPercent(serviceStats.averageReturn),
  automations: formatNumber(serviceStats.automations),
  applications: `${exact(serviceStats.applications)} sur 5`,
  downloads: formatNumber(serviceStats.downloads),
  traffic: formatPercent(serviceStats.traffic),
  sales: `${exact(serviceStats.salesPerDollar)}:1`,
  requests: formatPercent(serviceStats.requests),
  redesign: formatPercent(serviceStats.redesign),
  approvals: formatPercent(serviceStats.approvals),
  taskCosts: formatPercent(serviceStats.taskCosts),
  modelDays: `${serviceStats.modelDays} à ${serviceStats.modelDaysMost}`,
  revisions: formatNumber(serviceStats.revisions),
  renders: serviceStats.renders,
  precision: exact(serviceStats.precision, 'mm'),
  ecoWebSavings: formatPercent(serviceStats.ecoWebSavings),
  ecoWebFaster: `${serviceStats.ecoWebFaster}×`,
  aiAudit: formatMoney(serviceStats.aiAudit),
  aiAuditSaved: formatPercent(serviceStats.aiAuditSaved),
  /** Finished projects of the portfolio. */
  delivered: formatNumber(delivered),
  /** The unfinished projects, for the end of the sentence; empty if there are none. */
  inDevelopment:
    unfinished === 0 ? '' : `, et ${withNoun(unfinished, { one: 'autre', many: 'autres' })} encore en développement`,
} as const;
