import * as z from 'zod';
import { action, heading, sectionBase } from '../base.ts';
import { project } from '../project.ts';

/** Projects selected for this page. A page imports only those that it shows. */
export const portfolioTeaser = z.strictObject({
  kind: z.literal('portfolio-teaser'),
  ...sectionBase,
  ...heading,
  projects: z.array(project).length(3, 'trois projets, ni plus ni moins'),
  action,
});
