import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';

/** A slider: its label, and its unit after one and after several. */
const field = z.strictObject({ label: text, one: text, many: text, hint: text.optional() });

/** Words of the AI calculator. Its figures, ranges, sectors and formula are those of `@agency/shared`. */
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
  /** Net savings year by year. Placeholders: `{investment}` in the title, `{year}` in the year. */
  chart: z.strictObject({ title: text, start: text, year: text }),
  /** Beside the result: what the model leaves out. */
  caveat: text,
  methodTitle: text,
  method: z.array(text).min(1),
  talk: action,
  action,
});
