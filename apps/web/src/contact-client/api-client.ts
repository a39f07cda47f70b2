import {
  CONTACT_TIMEOUT_MS,
  type ContactErrors,
  type ContactRequest,
  contactAddress,
  contactFields,
} from '@agency/shared/contact';
import { isLoopback } from '@agency/shared/loopback';
import { namedTexts } from '../lib/draft.ts';
import { fill } from '../lib/fill.ts';

/** Every way in which sending can fail. */
export type ApiFailure =
  /** An error status, or the body has `success: false`. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message?: string | undefined;
      readonly errors: ContactErrors;
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'no-response' }
  /** The site was built with an invalid API address. */
  | { readonly kind: 'configuration' }
  | { readonly kind: 'unexpected' };

/** `reference`: the request's id at the agency, if the response has it. */
export type SendResult =
  | { readonly sent: true; readonly reference: string }
  | { readonly sent: false; readonly failure: ApiFailure };

/** Failure messages from the content, with placeholders between braces. */
export interface FailureStrings {
  readonly refused: string;
  readonly timeout: string;
  /** With `{status}`. */
  readonly status: string;
  readonly noResponse: string;
  /** With `{port}`: added to the previous message if the API is on the visitor's own machine, that is, in development. */
  readonly developmentNote: string;
  /** With `{message}`. */
  readonly configuration: string;
  /** With `{url}`: the value of `{message}` above. */
  readonly badApiUrl: string;
  readonly unexpected: string;
}

/** The address of the API, or undefined if the value is invalid. */
function parseApiUrl(apiUrl: string): URL | undefined {
  try {
    const url = new URL(apiUrl);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}

const isSuccess = (status: number) => status >= 200 && status <= 299;

export function failureMessage(failure: ApiFailure, strings: FailureStrings, apiUrl: string): string {
  switch (failure.kind) {
    case 'refused':
      if (failure.message) return failure.message;
      return isSuccess(failure.status) ? strings.refused : fill(strings.status, { status: String(failure.status) });
    case 'timeout':
      return strings.timeout;
    case 'no-response': {
      const url = parseApiUrl(apiUrl);
      if (!url || !isLoopback(url.hostname)) return strings.noResponse;
      const port = url.port || (url.protocol === 'https:' ? '443' : '80');
      return `${strings.noResponse} ${fill(strings.developmentNote, { port })}`;
    }
    case 'configuration':
      return fill(strings.configuration, { message: fill(strings.badApiUrl, { url: apiUrl }) });
    case 'unexpected':
      return strings.unexpected;
  }
}

/** Parses the API's response to a contact request. */
export function readAnswer(status: number, text: string): SendResult {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The body may be a proxy's page: the status is still useful.
  }
  const { success, message, errors, id } = (body ?? {}) as Record<string, unknown>;
  if (isSuccess(status) && success === true) return { sent: true, reference: typeof id === 'string' ? id : '' };
  if (isSuccess(status) && success !== false) return { sent: false, failure: { kind: 'unexpected' } };
  const sentence = typeof message === 'string' && message.trim() !== '' ? message : undefined;
  const refusal = { status, message: sentence, errors: namedTexts(errors, contactFields) };
  return { sent: false, failure: { kind: 'refused', ...refusal } };
}

export interface Submission {
  /** The fields of the request, and the honeypot. */
  readonly body: ContactRequest & Readonly<Record<string, string>>;
  /** Identifies this submission: a retry with the same key is the same request. */
  readonly idempotencyKey: string;
}

/** Sends a contact request from the current page. Never rejects: every error becomes a named failure. */
export async function sendContactRequest(apiUrl: string, submission: Submission): Promise<SendResult> {
  if (!parseApiUrl(apiUrl)) return { sent: false, failure: { kind: 'configuration' } };
  const signal = AbortSignal.timeout(CONTACT_TIMEOUT_MS);
  try {
    const response = await fetch(contactAddress(apiUrl, location.pathname), {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': submission.idempotencyKey,
      },
      body: JSON.stringify(submission.body),
      credentials: 'omit',
      signal,
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    if (signal.aborted) return { sent: false, failure: { kind: 'timeout' } };
    // `fetch` deliberately reports every network failure as a TypeError, without details.
    return { sent: false, failure: { kind: error instanceof TypeError ? 'no-response' : 'unexpected' } };
  }
}

/** A new submission key: `randomUUID` is missing on pages without HTTPS. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
