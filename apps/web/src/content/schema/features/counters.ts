import * as z from 'zod';
import { agencyStats } from '../../../site/agency.ts';
import { heading, sectionBase, text } from '../base.ts';

const stats = Object.keys(agencyStats) as (keyof typeof agencyStats)[];

/** The agency's figures, counted up as they come into view. The numbers themselves are in `site/agency.ts`. */
export const counters = z.strictObject({
  kind: z.literal('counters'),
  ...sectionBase,
  ...heading,
  items: z
    .array(
      z.strictObject({
        stat: z.enum(stats),
        /** What stands right after the figure, with its no-break space if it takes one: `+`, ` %`. */
        suffix: z.string().optional(),
        label: text,
        detail: text.optional(),
      }),
    )
    .min(2),
});
