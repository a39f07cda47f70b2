import * as z from 'zod';
import { framed, text, title } from '../base.ts';

const phase = z.strictObject({
  title,
  text,
  duration: text.optional(),
  activities: z.array(text).min(1),
  deliverables: z.array(text).optional(),
});

/** Phases of work, in order. */
export const process = framed('process', {
  phases: z.array(phase).min(2),
  /** Label before each phase's deliverables, such as « Livrables : ». */
  deliverablesTitle: text.optional(),
  /** Activities shown at 768 px or less. */
  mobileActivities: z.int().min(1).optional(),
});
