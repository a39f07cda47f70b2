import * as z from 'zod';
import { action, heading, text } from '../base.ts';

export const callToAction = z.strictObject({
  kind: z.literal('call-to-action'),
  id: text.optional(),
  /** The default is the daybreak background of the end of a page. */
  tone: z.literal('night').optional(),
  ...heading,
  actions: z.array(action).min(1).max(3),
  note: text.optional(),
});
