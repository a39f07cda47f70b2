import * as z from 'zod';
import { action, text, title } from '../base.ts';

/** A notice about the site's own weight, shown once, two seconds after the load. */
export const ecoNotice = z.strictObject({
  kind: z.literal('eco-notice'),
  title,
  text,
  more: action,
  accept: text,
  close: text,
});
