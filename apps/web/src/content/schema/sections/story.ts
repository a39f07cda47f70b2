import * as z from 'zod';
import { action, heading, sectionBase, text, title } from '../base.ts';

/** An argument in two columns: text on one side, short points on the other. */
export const story = z.strictObject({
  kind: z.literal('story'),
  ...sectionBase,
  ...heading,
  paragraphs: z.array(text).min(1),
  points: z.array(z.strictObject({ title, text })).optional(),
  actions: z.array(action).max(2).optional(),
});
