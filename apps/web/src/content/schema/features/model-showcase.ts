import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

export const modelShowcase = z.strictObject({
  kind: z.literal('model-showcase'),
  ...sectionBase,
  ...heading,
});
