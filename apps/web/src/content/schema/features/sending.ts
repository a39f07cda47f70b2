import * as z from 'zod';
import { action, text } from '../base.ts';

/** Around every form that writes to the agency. */

/** Words of the failures, see `contact-client/api-client.ts`. */
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
