import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';

/** Visible questions, also used for the FAQPage data. */
export const faq = z.strictObject({
  kind: z.literal('faq'),
  ...sectionBase,
  ...heading,
  items: z.array(z.strictObject({ question: text, answer: text, action: action.optional() })).min(2),
});
