import * as z from 'zod';
import { text } from '../base.ts';

/** Every page of the site, grouped by kind, with the title of each group in display order. */
export const sitePlan = z.strictObject({
  kind: z.literal('site-plan'),
  groups: z.strictObject({ page: text, service: text, sector: text, article: text, legal: text }),
});
