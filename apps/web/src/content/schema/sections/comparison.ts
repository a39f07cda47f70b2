import * as z from 'zod';
import { framed, text } from '../base.ts';

const side = z.strictObject({ name: text, points: z.array(text).min(2) });

/** Two ways of doing the same thing, compared point by point. Ours is the second. */
export const comparison = framed('comparison', {
  criteria: z.array(text).min(2),
  theirs: side,
  ours: side,
});
