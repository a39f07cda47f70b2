import * as z from 'zod';
import { action, text, title } from '../base.ts';

/** A word on the site's own sobriety, shown once, two seconds after the load. */
export const ecoNotice = z.strictObject({
  kind: z.literal('eco-notice'),
  title,
  text,
  more: action,
  accept: text,
  close: text,
});
