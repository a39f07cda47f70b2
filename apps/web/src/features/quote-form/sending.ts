import { HONEYPOT_FIELD } from '@agency/shared/contact';
import { quoteToContact } from '@agency/shared/quote';
import { readTexts } from '../../lib/form-texts.ts';
import { readQuote } from './quote-values.ts';

/** The request from the answers, which the steps have validated. A separate chunk, loaded at the last step. */
export const readForm = (values: FormData) => ({
  body: { ...quoteToContact(readQuote(values)), ...readTexts(values, [HONEYPOT_FIELD]) },
});

export { forgetRequest, send } from '../../blocks/submission/send-request.ts';
