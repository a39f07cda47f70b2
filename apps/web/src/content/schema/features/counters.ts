import * as z from 'zod';
import { agencyStats } from '../../../site/agency.ts';
import { heading, sectionBase, text } from '../base.ts';

const stats = Object.keys(agencyStats) as (keyof typeof agencyStats)[];

/** The agency's figures, which count up when they come into view. The numbers are in `site/agency.ts`. */
export const counters = z.strictObject({
  kind: z.literal('counters'),
  ...sectionBase,
  ...heading,
  items: z
    .array(
      z.strictObject({
        stat: z.enum(stats),
        /** Right after the figure, with its no-break space if it takes one: `+`, ` %`. */
        suffix: z.string().optional(),
        label: text,
        detail: text.optional(),
      }),
    )
    .min(2),
});
