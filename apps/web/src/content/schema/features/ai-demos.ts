import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';

/** A way to tell whether the sums of an invoice hold. */
const verdicts = z.strictObject({ match: text, mismatch: text, unchecked: text });

/** Three tools that a visitor tries: a bot, the reading of an invoice, a forecast of sales. The methods are in `@agency/shared`. */
export const aiDemos = z.strictObject({
  kind: z.literal('ai-demos'),
  ...sectionBase,
  ...heading,
  tabs: z.strictObject({ chatbot: text, ocr: text, analytics: text }),
  chatbot: z.strictObject({ title: text, text, open: text, close: text, modalTitle: text, modalText: text }),
  ocr: z.strictObject({
    title: text,
    text,
    samplesLabel: text,
    field: text,
    /** Above the copy of the text in which the fields are marked. */
    copy: text,
    outputsTitle: text,
    outputs: z.strictObject({
      supplier: text,
      documentNumber: text,
      documentDate: text,
      subtotal: text,
      gst: text,
      qst: text,
      total: text,
      totalsMatch: text,
    }),
    /** `mismatch` holds `{label}`, `{found}`, `{expected}` and `{difference}`. */
    ...verdicts.shape,
    missing: text,
    /** After a date whose day and month may be the other way round. */
    ambiguous: text,
    method: text,
    samples: z.array(z.strictObject({ name: text, text: z.string().min(1) })).length(3),
  }),
  analytics: z.strictObject({
    title: text,
    text,
    months: z.array(text).length(12),
    /** Placeholder: `{month}`. */
    field: text,
    table: z.strictObject({ caption: text, month: text, sales: text, trend: text }),
    chart: z.strictObject({ caption: text, past: text, ahead: text }),
    /** `{amount}` a month. */
    rising: text,
    falling: text,
    stable: text,
    /** Placeholders: `{low}`, `{high}`. */
    range: text,
    /** Placeholder: `{months}`. */
    season: text,
    noSeason: text,
    method: text,
    sample: z.array(z.number().nonnegative()).length(12),
    sampleNote: text,
    reset: text,
  }),
  more: action,
});
