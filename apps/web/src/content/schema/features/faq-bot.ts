import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** A section that holds the bot's window; the window's strings are in `content/tools/bot-window.ts`. */
export const faqBot = z.strictObject({
  kind: z.literal('faq-bot'),
  ...sectionBase,
  ...heading,
  /** What kind of bot it is. */
  caveat: text,
});
