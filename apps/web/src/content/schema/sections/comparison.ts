import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

const side = z.strictObject({ name: text, points: z.array(text).min(2) });

/** Two ways of doing the same thing, compared point by point. Ours is the second. */
export const comparison = z.strictObject({
  kind: z.literal('comparison'),
  ...sectionBase,
  ...heading,
  criteria: z.array(text).min(2),
  theirs: side,
  ours: side,
});
