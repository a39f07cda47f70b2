import * as z from 'zod';
import { action, text, title } from '../base.ts';

/** Around every form that writes to the agency. */

/** Strings of the failures, see `contact-client/api-client.ts`. */
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

/** By the button: purpose, retention, rights. */
export const privacy = z.strictObject({
  title: text,
  items: z.array(z.strictObject({ term: text, text })).length(3),
  link: action,
});

export const summary = z.strictObject({
  title: text,
  titlePrefix: z.string().regex(/\s$/, 'finit par une espace'),
});

/** What happens once the form is sent: takes the place of the hero. */
export const confirmation = z.strictObject({
  title,
  text,
  steps: z.array(text).min(2),
  actions: z.array(action).min(1),
  /** With `{reference}`: the request's reference, to quote on the telephone. */
  reference: text,
});
