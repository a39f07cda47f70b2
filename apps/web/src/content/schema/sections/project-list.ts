import * as z from 'zod';
import { action, heading, sectionBase } from '../base.ts';
import { project } from '../project.ts';

/** Two or three projects of a trade, without pictures. A page imports only those that it shows. */
export const projectList = z.strictObject({
  kind: z.literal('project-list'),
  ...sectionBase,
  ...heading,
  projects: z.array(project).min(2).max(3),
  action,
});
