import * as z from 'zod';
import { action, list, text, title } from '../base.ts';

const block = z.union([
  z.strictObject({ paragraph: text }),
  z.strictObject({ list: z.array(text).min(1) }),
  z.strictObject({
    table: z.strictObject({
      caption: text,
      head: z.array(text),
      rows: z.array(z.array(text)),
      /** The first column contains identifiers, displayed as code. */
      codes: z.boolean().optional(),
    }),
  }),
  z.strictObject({ actions: z.array(action).min(1) }),
  /** An aside that qualifies the text around it. */
  z.strictObject({ note: text }),
  /** A bar chart: each value is a number to draw, and a text. */
  z.strictObject({
    bars: z.strictObject({
      caption: text,
      items: list({ label: text, value: z.number().min(0), display: text }).min(2),
    }),
  }),
  /** Sources of external figures: publisher, date, address, and the figures they support. The address is omitted if unknown. */
  z.strictObject({
    sources: list({
      name: text,
      date: text,
      url: z.url().optional(),
      lang: z.literal('en').optional(),
      figures: z.array(text).min(1).optional(),
    }).min(1),
  }),
]);
export type Block = z.infer<typeof block>;

/** Long text in titled parts, with an optional table of contents. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  id: text.optional(),
  /** Date and reading time of an article (a test compares them with its text), or the version of a legal page. */
  byline: text.optional(),
  contents: text.optional(),
  parts: list({ id: text, title, blocks: z.array(block).min(1) }).min(1),
});
