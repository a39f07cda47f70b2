import * as z from 'zod';
import { action, framed, slider, text } from '../base.ts';

/** Strings of the financial calculator. Its figures, ranges and formula are in `@agency/shared/finance`. */
export const financeRoi = framed('finance-roi', {
  inputsTitle: text,
  fields: z.strictObject({
    monthlyInvoices: slider,
    timePerInvoice: slider,
    hourlyRate: slider,
    monthlyErrors: slider,
  }),
  resultsTitle: text,
  results: z.strictObject({ annualSavings: text, timeSaved: text, roi: text }),
  /** Sources of the savings. */
  parts: z.strictObject({ hours: text, errors: text }),
  /** The result in one sentence, for the announcement, print and the contact form. Placeholders: the fields and the results. */
  summary: text,
  /** Net savings year by year. Placeholders: `{investment}` in the title, `{year}` in the year. */
  chart: z.strictObject({ title: text, start: text, year: text }),
  methodTitle: text,
  method: z.array(text).min(1),
  /** Link that carries the summary to the contact form. */
  talk: action,
  action,
});
