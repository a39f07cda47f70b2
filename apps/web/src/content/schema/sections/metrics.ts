import * as z from 'zod';
import { action, fact, framed, text } from '../base.ts';

/** Large figures with their labels. */
export const metrics = framed('metrics', {
  /** `times`: outcome over start of a figure that has grown. A log is drawn, its heart to scale. */
  items: z
    .array(fact.extend({ detail: text.optional(), times: z.number().gt(1).optional() }))
    .min(2)
    .max(4),
  /** Figures shown at 768 px or less; « +N autres » reveals the rest. */
  mobileItems: z.int().min(1).optional(),
  actions: z.array(action).max(2).optional(),
});
