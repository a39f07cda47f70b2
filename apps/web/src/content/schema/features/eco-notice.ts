import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

export const ecoNotice = z.strictObject({
  kind: z.literal('eco-notice'),
  ...sectionBase,
  ...heading,
});
