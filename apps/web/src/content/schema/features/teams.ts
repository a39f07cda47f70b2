import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';

/** One tab per team: its people, tools and projects. */
export const teams = z.strictObject({
  kind: z.literal('teams'),
  ...sectionBase,
  ...heading,
  specialistsTitle: text,
  technologiesTitle: text,
  projectsTitle: text,
  tabs: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        type: text,
        description: text,
        specialists: z.array(text).min(1),
        technologies: z.array(text).min(1),
        projects: text,
      }),
    )
    .min(2),
  action: action.optional(),
});
