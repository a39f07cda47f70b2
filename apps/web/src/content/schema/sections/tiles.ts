import * as z from 'zod';
import { framed, list, text, title } from '../base.ts';

/** Short named points: tools, sectors, objectives, channels. */
export const tiles = framed('tiles', {
  items: list({ title, text }).min(2),
  /** Items shown at 768 px or less; « +N autres » reveals the rest. */
  mobileItems: z.int().min(1).optional(),
});
