import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** A section with the bot's window. The strings of the window are in `content/tools/bot-window.ts`. */
export const faqBot = z.strictObject({
  kind: z.literal('faq-bot'),
  ...sectionBase,
  ...heading,
  /** Description of the bot. */
  caveat: text,
});
