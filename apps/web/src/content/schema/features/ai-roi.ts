import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';

/** A slider: its label, and its unit after one and after several. */
const field = z.strictObject({ label: text, one: text, many: text, hint: text.optional() });

/** Strings of the AI calculator. Its figures, ranges, sectors and formula are those of `@agency/shared`. */
export const aiRoi = z.strictObject({
  kind: z.literal('ai-roi'),
  ...sectionBase,
  ...heading,
  inputsTitle: text,
  sector: text,
  fields: z.strictObject({ employees: field, repetitiveHours: field, hourlyRate: field }),
  resultsTitle: text,
  results: z.strictObject({ annualSavings: text, roi: text, payback: text, hoursFreed: text }),
  /** After the number of months. */
  months: z.strictObject({ one: text, many: text }),
  /** Instead of a number of months that would never come. */
  neverPaysBack: text,
  /** The result in one sentence. Placeholders: `{sector}`, the fields and the results. */
  summary: text,
  /** What is left of one year's savings, month by month. Placeholder: `{investment}` in the title. */
  chart: z.strictObject({ title: text, start: text }),
  /** The formula with the visitor's numbers. Placeholders: `{hours}`, `{rate}`, `{sectorRoi}`, `{investment}`, `{net}` and the results. */
  equation: text,
  /** Why an hour counts for more than its cost. Placeholders: the same, `{yearlyRate}` and `{hourValue}`. */
  caveat: text,
  methodTitle: text,
  method: z.array(text).min(1),
  talk: action,
  action,
});
