import * as z from 'zod';
import { action, drawing, fact, text, title } from '../base.ts';

/** Top of every page, with the only h1. */
export const hero = z.strictObject({
  kind: z.literal('hero'),
  eyebrow: text.optional(),
  title,
  lead: text,
  actions: z.array(action).max(3),
  /** Reduced height, so that the form below starts on the first screen. */
  compact: z.boolean().optional(),
  facts: z.array(fact).max(4).optional(),
  /** The page's own drawing. Its position depends on its cut (`ui/drawing`). */
  drawing: drawing.optional(),
  /** A tag on the drawing. */
  tag: z.strictObject({ text, highlight: text }).optional(),
});
