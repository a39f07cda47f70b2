import { HONEYPOT_FIELD } from '@agency/shared/contact';
import { quoteToContactRequest } from '@agency/shared/quote';
import { readQuote } from './quote-values.ts';

/** The request from the answers, which the steps have validated. A separate chunk, loaded at the last step. */
export function readForm(form: HTMLFormElement) {
  const trap = new FormData(form).get(HONEYPOT_FIELD);
  return {
    body: { ...quoteToContactRequest(readQuote(form)), [HONEYPOT_FIELD]: typeof trap === 'string' ? trap : '' },
  };
}

export { send } from '../../contact-client/send-request.ts';
