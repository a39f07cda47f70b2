import * as z from 'zod';
import { framed, list, text } from '../base.ts';

/** Proficiency of a team with its tools, by category: levels from 0 to 100, each with an explanation. */
export const skills = framed('skills', {
  /** Label before the number, such as « Maîtrise ». */
  levelLabel: text,
  categories: list({
    name: text,
    technologies: list({ name: text, level: z.int().min(0).max(100), description: text }).min(1),
  }).min(1),
});
