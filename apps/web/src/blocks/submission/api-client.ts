import {
  CONTACT_TIMEOUT_MS,
  type ContactErrors,
  type ContactRequest,
  contactAddress,
  contactFields,
} from '@agency/shared/contact';
import { isLoopback } from '@agency/shared/loopback';
import { failureStrings as strings } from '../../content/tools/sending.ts';
import { namedTexts } from '../../lib/draft.ts';
import { fill } from '../../lib/fill.ts';

/** `reference`: the request's id at the agency, if the response has it. `message`: what the visitor reads of the failure. */
export type Outcome =
  | { readonly sent: true; readonly reference: string }
  | { readonly sent: false; readonly message: string; readonly errors: ContactErrors };

const failed = (message: string, errors: ContactErrors = {}): Outcome => ({ sent: false, message, errors });

function isApiUrl(apiUrl: string): boolean {
  try {
    return /^https?:$/.test(new URL(apiUrl).protocol);
  } catch {
    return false;
  }
}

export function noResponseMessage(apiUrl: string): string {
  const { noResponse, developmentNote } = strings;
  const { hostname, port, protocol } = new URL(apiUrl);
  if (!isLoopback(hostname)) return noResponse;
  return `${noResponse} ${fill(developmentNote, { port: port || (protocol === 'https:' ? '443' : '80') })}`;
}

export function readAnswer(status: number, text: string): Outcome {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The body may be a proxy's page: the status is still useful.
  }
  const { success, message, errors, id } = (body ?? {}) as Record<string, unknown>;
  const isError = status < 200 || status > 299;
  if (!isError && success === true) return { sent: true, reference: typeof id === 'string' ? id : '' };
  if (!isError && success !== false) return failed(strings.unexpected);
  const isSaid = typeof message === 'string' && message.trim() !== '';
  const unsaid = isError ? fill(strings.status, { status: String(status) }) : strings.refused;
  return failed(isSaid ? message : unsaid, namedTexts(errors, contactFields));
}

export interface Submission {
  /** The fields of the request, and the honeypot. */
  readonly body: ContactRequest & Readonly<Record<string, string>>;
  /** Identifies this submission: a retry with the same key is the same request. */
  readonly idempotencyKey: string;
}

/** Sends a contact request from the current page. Never rejects: every error has a message. */
export async function sendContactRequest(apiUrl: string, { body, idempotencyKey }: Submission): Promise<Outcome> {
  if (!isApiUrl(apiUrl)) {
    return failed(fill(strings.configuration, { message: fill(strings.badApiUrl, { url: apiUrl }) }));
  }
  const signal = AbortSignal.timeout(CONTACT_TIMEOUT_MS);
  try {
    const response = await fetch(contactAddress(apiUrl, location.pathname), {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal,
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    if (signal.aborted) return failed(strings.timeout);
    // `fetch` deliberately reports every network failure as a TypeError, without details.
    return failed(error instanceof TypeError ? noResponseMessage(apiUrl) : strings.unexpected);
  }
}

/** A new submission key. `randomUUID` is missing on pages without HTTPS, except on localhost. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
