import * as z from 'zod';
import { heading, sectionBase, text, title } from '../base.ts';

/** Short named points: tools, sectors, objectives, channels. */
export const tiles = z.strictObject({
  kind: z.literal('tiles'),
  ...sectionBase,
  ...heading,
  items: z.array(z.strictObject({ title, text })).min(2),
  /** Items shown at 768 px or less; « +N autres » reveals the rest. */
  mobileItems: z.int().min(1).optional(),
});
