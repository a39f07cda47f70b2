import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';

/** Offers by size of business, without prices. */
export const packages = z.strictObject({
  kind: z.literal('packages'),
  ...sectionBase,
  ...heading,
  items: z
    .array(
      z.strictObject({
        name: text,
        audience: text,
        text,
        features: z.array(text).min(1),
        impact: text.optional(),
        popular: text.optional(),
        action,
      }),
    )
    .min(2),
  mobileFeatures: z.int().min(1).optional(),
  swipeHint: z.boolean().optional(),
});
