import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

export const co2Calculator = z.strictObject({
  kind: z.literal('co2-calculator'),
  ...sectionBase,
  ...heading,
});
