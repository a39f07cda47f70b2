import * as z from 'zod';
import { action, heading, sectionBase } from '../base.ts';

/** The first projects of the portfolio. */
export const portfolioTeaser = z.strictObject({
  kind: z.literal('portfolio-teaser'),
  ...sectionBase,
  ...heading,
  action,
});
