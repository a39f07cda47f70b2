import * as z from 'zod';
import { framed, text } from '../base.ts';

/** The ecodesign declaration. Its criteria are in `content/declarations/rgesn.built.ts`; the build fills in the placeholders in braces. */
export const rgesn = framed('rgesn', {
  /** With `{score}`, `{met}`, `{notMet}` and `{notApplicable}`. */
  counts: text,
  /** With `{title}`, `{met}` and `{count}`. */
  theme: text,
  states: z.strictObject({ met: text, 'not-met': text, 'not-applicable': text }),
  levels: z.strictObject({ priority: text, recommended: text, moderate: text }),
});
