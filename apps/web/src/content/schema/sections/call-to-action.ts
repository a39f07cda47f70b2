import * as z from 'zod';
import { action, heading, text } from '../base.ts';

export const callToAction = z.strictObject({
  kind: z.literal('call-to-action'),
  id: text.optional(),
  ...heading,
  actions: z.array(action).min(1).max(3),
  note: text.optional(),
});
