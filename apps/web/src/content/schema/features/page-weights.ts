import * as z from 'zod';
import { action, framed, text } from '../base.ts';

/** A table of the weights of all pages, which the build measures and prerenders. It fills in the placeholders in braces. */
export const pageWeights = framed('page-weights', {
  table: z.strictObject({
    /** With `{date}`, `{pages}`, and `{weight}` and `{co2}` of the median page. */
    summary: text,
    caption: text,
    head: z.tuple([text, text, text, text]),
    /** With `{weight}` and `{co2}`. The second is for a page with lazy pictures, and also has `{text}`, the weight without them. */
    weight: text,
    weightWithPictures: text,
    /** With `{requests}` and `{elements}`. */
    parts: text,
    /** Row of the heaviest project, with `{count}`. */
    project: text,
  }),
  action,
  /** Replaces the table where it was not prerendered. */
  absent: text,
});
