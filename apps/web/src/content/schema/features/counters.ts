import * as z from 'zod';
import { agencyStats } from '../../../site/agency.ts';
import { framed, list, text } from '../base.ts';

const stats = Object.keys(agencyStats) as (keyof typeof agencyStats)[];

/** Figures of the agency, which count up when they become visible. The numbers are in `site/agency.ts`. */
export const counters = framed('counters', {
  items: list({
    stat: z.enum(stats),
    /** Suffix of the figure, with a no-break space if needed: `+`, ` %`. */
    suffix: z.string().optional(),
    label: text,
    detail: text.optional(),
  }).min(2),
});
