import { HONEYPOT_FIELD, type QuoteRequest, quoteToContactRequest } from '@agency/shared';
import type { FailureWords } from '../../contact-client/api-client.ts';
import { send } from '../../contact-client/send-request.ts';

/** How long the sending state is shown at least. Source: specification, section 9. */
const SENDING_MS = 2000;

/** What only sending needs, in its own script. @returns the message of the failure, or undefined once the API has the request */
export async function sendQuote(
  apiUrl: string,
  quote: QuoteRequest,
  trap: string,
  words: FailureWords,
): Promise<string | undefined> {
  const body = { ...quoteToContactRequest(quote), [HONEYPOT_FIELD]: trap };
  const shown = new Promise((resolve) => setTimeout(resolve, SENDING_MS));
  const [failure] = await Promise.all([send(apiUrl, body, words), shown]);
  return failure && [failure.message, ...Object.values(failure.errors)].join(' ');
}
