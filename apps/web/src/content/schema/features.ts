import * as z from 'zod';
import { action, heading, sectionBase, text } from './base.ts';

export const ecoNotice = z.strictObject({
  kind: z.literal('eco-notice'),
  title: text,
  text,
  learnMore: action,
  accept: text,
  close: text,
});
