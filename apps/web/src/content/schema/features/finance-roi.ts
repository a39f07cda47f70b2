import * as z from 'zod';
import { heading, sectionBase } from '../base.ts';

export const financeRoi = z.strictObject({
  kind: z.literal('finance-roi'),
  ...sectionBase,
  ...heading,
});
