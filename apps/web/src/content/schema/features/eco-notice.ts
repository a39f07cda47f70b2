import * as z from 'zod';
import { action, text, title } from '../base.ts';

/** A notice about the site's weight, shown once, two seconds after the page has loaded. */
export const ecoNotice = z.strictObject({
  kind: z.literal('eco-notice'),
  title,
  text,
  more: action,
  accept: text,
  close: text,
});
