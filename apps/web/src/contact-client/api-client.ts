import { type ContactErrors, type ContactRequest, contactAddress, contactFields } from '@agency/shared';
import { fill } from '../lib/fill.ts';

/** How long the browser waits for an answer, body included. Source: specification, section 9. */
export const CONTACT_TIMEOUT_MS = 15_000;

/** Every way in which sending can fail. */
export type ApiFailure =
  /** Answered without a refusing status, but the answer says `success: false`. */
  | { readonly kind: 'refused'; readonly message?: string | undefined; readonly errors: ContactErrors }
  /** Answered with a status of refusal. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message?: string | undefined;
      readonly errors: ContactErrors;
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'no-response' }
  /** The address of the API that the site was built with cannot be one. */
  | { readonly kind: 'configuration' }
  | { readonly kind: 'unexpected' };

/** `reference`: the request's id at the agency, if the answer has it. */
export type SendResult =
  | { readonly sent: true; readonly reference: string }
  | { readonly sent: false; readonly failure: ApiFailure };

/** Strings of the failures, from the content. Placeholders between braces are filled in. */
export interface FailureWords {
  readonly refused: string;
  readonly timeout: string;
  /** With `{status}`. */
  readonly status: string;
  readonly noResponse: string;
  /** With `{port}`: added to the former when the API is on the visitor's own machine, that is, for whoever develops the site. */
  readonly developmentNote: string;
  /** With `{message}`. */
  readonly configuration: string;
  /** With `{url}`: the message of the former. */
  readonly badApiUrl: string;
  readonly unexpected: string;
}

/** The address of the API, or undefined when the value cannot be one. */
function parseApiUrl(apiUrl: string): URL | undefined {
  try {
    const url = new URL(apiUrl);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** What the visitor reads about a failure. */
export function failureMessage(failure: ApiFailure, words: FailureWords, apiUrl: string): string {
  switch (failure.kind) {
    case 'refused':
      return failure.message ?? words.refused;
    case 'status':
      return failure.message ?? fill(words.status, { status: String(failure.status) });
    case 'timeout':
      return words.timeout;
    case 'no-response': {
      const url = parseApiUrl(apiUrl);
      if (!url || !isLoopback(url.hostname)) return words.noResponse;
      const port = url.port || (url.protocol === 'https:' ? '443' : '80');
      return `${words.noResponse} ${fill(words.developmentNote, { port })}`;
    }
    case 'configuration':
      return fill(words.configuration, { message: fill(words.badApiUrl, { url: apiUrl }) });
    case 'unexpected':
      return words.unexpected;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Messages by field, as far as the answer holds any for the fields of the contract. */
function fieldErrors(value: unknown): ContactErrors {
  const errors: ContactErrors = {};
  if (!isRecord(value)) return errors;
  for (const field of contactFields) {
    const { [field]: message } = value;
    if (typeof message === 'string') errors[field] = message;
  }
  return errors;
}

/** Reads the API's answer to a contact request. */
export function readAnswer(status: number, text: string): SendResult {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's page, perhaps: its status still says something.
  }
  const { success, message, errors, id } = isRecord(body) ? body : {};
  const refusal = {
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
    errors: fieldErrors(errors),
  };
  if (status < 200 || status > 299) return { sent: false, failure: { kind: 'status', status, ...refusal } };
  if (success === true) return { sent: true, reference: typeof id === 'string' ? id : '' };
  return { sent: false, failure: success === false ? { kind: 'refused', ...refusal } : { kind: 'unexpected' } };
}

export interface Submission {
  /** The 13 fields and the honeypot. */
  readonly body: ContactRequest & Readonly<Record<string, string>>;
  /** Names this filling of the form: the same one again is the same request. */
  readonly idempotencyKey: string;
}

/** Sends a contact request from the page that the visitor is on. Never rejects: whatever goes wrong is a failure with a name. */
export async function sendContactRequest(apiUrl: string, submission: Submission): Promise<SendResult> {
  if (!parseApiUrl(apiUrl)) return { sent: false, failure: { kind: 'configuration' } };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), CONTACT_TIMEOUT_MS);
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
      signal: controller.signal,
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    if (controller.signal.aborted) return { sent: false, failure: { kind: 'timeout' } };
    // `fetch` says TypeError for every network failure, and says no more, on purpose.
    return { sent: false, failure: { kind: error instanceof TypeError ? 'no-response' : 'unexpected' } };
  } finally {
    clearTimeout(timer);
  }
}

/** A new key for a filling of the form. `randomUUID` is missing on pages served without HTTPS, other than from localhost. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
