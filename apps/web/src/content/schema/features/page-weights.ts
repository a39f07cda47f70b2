import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** What every page weighs, in a table that the build measures and prints. Places between braces are filled in. */
export const pageWeights = z.strictObject({
  kind: z.literal('page-weights'),
  ...sectionBase,
  ...heading,
  table: z.strictObject({
    /** With `{date}`, `{pages}`, and `{weight}` and `{co2}` of the median page. */
    summary: text,
    caption: text,
    head: z.tuple([text, text, text, text]),
    /** With `{weight}` and `{co2}`; the second, of a page whose pictures wait for the reader, also with `{text}`. */
    weight: text,
    weightWithPictures: text,
    /** With `{requests}` and `{elements}`. */
    parts: text,
    /** The line of the heaviest project, with `{count}`. */
    project: text,
  }),
  /** In the place of the table where it was not printed. */
  absent: text,
});
