import { action, framed, list, text } from '../base.ts';

/** Visible questions, also used for the FAQPage data. */
export const faq = framed('faq', {
  items: list({ question: text, answer: text, action: action.optional() }).min(2),
});
