import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

export const portfolioTeaser = z.strictObject({
  kind: z.literal('portfolio-teaser'),
  ...sectionBase,
  ...heading,
});
