import { framed, text } from '../base.ts';

/** A section with the bot's window. The strings of the window are in `content/tools/bot-window.ts`. */
export const faqBot = framed('faq-bot', {
  /** Description of the bot. */
  caveat: text,
});
