import { aiConstants, aiSectorRoi, serviceConstants, usageConstants } from '@agency/shared/ai';
import { co2Constants } from '@agency/shared/co2';
import { financeConstants } from '@agency/shared/finance';
import { transferConstants } from '@agency/shared/site-weight';
import { agencyStats, promised, serviceStats } from '../../src/site/agency.ts';
import { gramLimits, medianPage, pageLimits } from '../../src/site/limits.ts';

/** Everything that sentences are read from: the pages, the register, the shared strings, and the drawing of the example. */
export const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../src/content/{pages,services,sectors,articles,legal,declarations,sections,tools}/*.ts',
  '../../src/content/claims/{basis,figures}.built.ts',
  '../../src/content/{promises,faq-knowledge,interface,not-found}.ts',
  '../../media/drawings/example-gauge.ts',
]);

/** The constants of the formulas, by name. */
export const constants = {
  aiConstants,
  aiSectorRoi,
  agencyStats,
  co2Constants,
  'co2Constants.hostingMultipliers': co2Constants.hostingMultipliers,
  financeConstants,
  gramLimits,
  medianPage,
  ...Object.fromEntries(Object.entries(pageLimits).map(([page, limits]) => [`pageLimits.${page}`, limits])),
  promised,
  serviceConstants,
  serviceStats,
  transferConstants,
  usageConstants,
} as unknown as Readonly<Record<string, Record<string, unknown>>>;
