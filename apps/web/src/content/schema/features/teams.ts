import * as z from 'zod';
import { action, framed, list, text } from '../base.ts';

/** One tab per team: its people, tools and projects. */
export const teams = framed('teams', {
  specialistsTitle: text,
  technologiesTitle: text,
  projectsTitle: text,
  tabs: list({
    id: z.string().regex(/^[a-z-]+$/),
    type: text,
    description: text,
    specialists: z.array(text).min(1),
    technologies: z.array(text).min(1),
    projects: text,
  }).min(2),
  action: action.optional(),
});
