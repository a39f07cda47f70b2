import * as z from 'zod';
import { action, framed, list, text } from '../base.ts';

/** Offers by size of business, without prices. */
export const packages = framed('packages', {
  items: list({
    name: text,
    audience: text,
    text,
    features: z.array(text).min(1),
    impact: text.optional(),
    popular: text.optional(),
    action,
  }).min(2),
  mobileFeatures: z.int().min(1).optional(),
  swipeHint: z.boolean().optional(),
});
