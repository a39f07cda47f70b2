import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

export const counters = z.strictObject({
  kind: z.literal('counters'),
  ...sectionBase,
  ...heading,
});
