import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** Proficiency of a team with its tools, by category: levels from 0 to 100, each with an explanation. */
export const skills = z.strictObject({
  kind: z.literal('skills'),
  ...sectionBase,
  ...heading,
  /** Label before the number, such as « Maîtrise ». */
  levelLabel: text,
  categories: z
    .array(
      z.strictObject({
        name: text,
        technologies: z.array(z.strictObject({ name: text, level: z.int().min(0).max(100), description: text })).min(1),
      }),
    )
    .min(1),
});
