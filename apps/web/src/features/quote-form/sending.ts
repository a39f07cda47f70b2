import { HONEYPOT_FIELD, quoteToContactRequest } from '@agency/shared';
import { readQuote } from './quote-values.ts';

/** The request that the answers make; the steps have checked them. Loaded on its own, at the last step. */
export function readForm(form: HTMLFormElement) {
  const trap = new FormData(form).get(HONEYPOT_FIELD);
  return {
    body: { ...quoteToContactRequest(readQuote(form)), [HONEYPOT_FIELD]: typeof trap === 'string' ? trap : '' },
  };
}

export { send } from '../../contact-client/send-request.ts';
