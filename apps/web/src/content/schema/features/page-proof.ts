import * as z from 'zod';
import { framed, text } from '../base.ts';

/** Thousands of transferred bytes. */
const kilobytes = z.int().positive();

/** This page and the median page, as two squares with areas proportional to their weights. */
export const pageProof = framed('page-proof', {
  /** `source` is the origin of the figure, with its date. */
  median: z.strictObject({ label: text, kilobytes, source: text }),
  /** `limit` is the maximum weight of the page; a test of the built site enforces it. `weight` has `{limit}`. */
  ours: z.strictObject({ label: text, limit: kilobytes, weight: text, prerendered: text, measured: text }),
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
