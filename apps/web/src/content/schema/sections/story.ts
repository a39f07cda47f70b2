import * as z from 'zod';
import { action, framed, list, text, title } from '../base.ts';

/** An argument in two columns: text on one side, short points on the other. */
export const story = framed('story', {
  paragraphs: z.array(text).min(1),
  points: list({ title, text }).optional(),
  actions: z.array(action).max(2).optional(),
});
