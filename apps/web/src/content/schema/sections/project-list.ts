import * as z from 'zod';
import { action, framed } from '../base.ts';
import { project } from '../project.ts';

/** Two or three projects of a trade, without pictures. A page imports only those that it shows. */
export const projectList = framed('project-list', {
  projects: z.array(project).min(2).max(3),
  action,
});
