import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** Thousands of bytes, as sent over the network. */
const kilobytes = z.int().positive();

/** This page beside the median page, as two squares whose areas are their weights. */
export const pageProof = z.strictObject({
  kind: z.literal('page-proof'),
  ...sectionBase,
  ...heading,
  /** `source` says where the figure comes from, with its date. */
  median: z.strictObject({ label: text, kilobytes, source: text }),
  /** `limit` is the most that the page may weigh; a test of the built site enforces it. `weight` has `{limit}`. */
  ours: z.strictObject({ label: text, limit: kilobytes, weight: text, printed: text, measured: text }),
  /** With `{co2}`. */
  grams: text,
  /** With `{times}`. */
  ratio: text,
  measure: text,
  /** With `{weight}`, `{files}` and `{co2}`. */
  outcome: text,
  failure: text,
  caption: text,
  method: text,
});
