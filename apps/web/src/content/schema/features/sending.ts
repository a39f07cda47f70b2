import * as z from 'zod';
import { action, list, text, title } from '../base.ts';

/** Strings of every form that sends a request to the agency. */

/** Messages of failures; see `contact-client/api-client.ts`. */
export const failure = {
  /** With `{message}`. */
  title: text,
  /** With `{email}`. */
  hint: text,
  refused: text,
  timeout: text,
  status: text,
  noResponse: text,
  developmentNote: text,
  configuration: text,
  badApiUrl: text,
  unexpected: text,
};

/** Beside the button: purpose, retention, rights. */
export const privacy = z.strictObject({
  title: text,
  items: list({ term: text, text }).length(3),
  link: action,
});

/** The button, and its label while the request is being sent. */
export const submit = z.strictObject({ label: text, sending: text });

export const summary = z.strictObject({
  title: text,
  titlePrefix: z.string().regex(/\s$/, 'finit par une espace'),
});

/** The next steps after the form is sent; they replace the hero. */
export const confirmation = z.strictObject({
  title,
  text,
  steps: z.array(text).min(2),
  actions: z.array(action).min(1),
  /** With `{reference}`: the reference of the request, to quote on the telephone. */
  reference: text,
});
