import * as z from 'zod';
import { action, framed, noun, slider, text } from '../base.ts';

/** Strings of the AI calculator. Its figures, ranges, sectors and formula are in `@agency/shared/ai`. */
export const aiRoi = framed('ai-roi', {
  inputsTitle: text,
  sector: text,
  fields: z.strictObject({ employees: slider, repetitiveHours: slider, hourlyRate: slider }),
  resultsTitle: text,
  results: z.strictObject({ annualSavings: text, roi: text, payback: text, hoursFreed: text, hoursPerEmployee: text }),
  /** Follows the number of months. */
  months: noun,
  /** Replaces an infinite number of months, before the label of `payback`. */
  neverPaysBack: text,
  /** Replaces the hours of each employee if there is none. */
  nobody: text,
  /** The result in one sentence. Placeholders: `{sector}`, the fields, the results and the two texts below. */
  summary: text,
  /** Omitted without an employee. Placeholder: `{hoursPerEmployee}`. */
  perEmployee: text,
  /** Placeholder of `in`: `{payback}`. */
  repaid: z.strictObject({ in: text, never: text }),
  /** Net savings of one year, month by month. Placeholder: `{investment}` in the title. */
  chart: z.strictObject({ title: text, start: text }),
  /**
   * The formula with the visitor's inputs. Placeholders: `{hours}`, `{rate}`, `{sectorRoi}`, `{investment}`, `{net}`
   * and the results.
   */
  equation: text,
  /** Why the value of an hour exceeds its cost. Placeholders: the same, `{yearlyRate}` and `{hourValue}`. */
  caveat: text,
  methodTitle: text,
  method: z.array(text).min(1),
  talk: action,
  action,
});
