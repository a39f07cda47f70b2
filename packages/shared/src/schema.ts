import { type ZodError, z } from 'zod';
import {
  type ContactErrors,
  type ContactField,
  type ContactRequest,
  contactFieldProblem,
  contactFields,
  contactMessages,
  eachContactField,
  normalizeContactValue,
  specOf,
} from './contact.ts';

/** The page's client removes control characters; from another one, they could be meant for a log or a terminal. */
const CONTROL = { text: /(?![\t\n\r])\p{Cc}/u, line: /[\p{Cc}\u2028\u2029]/u } as const;

/**
 * One field: the rules and messages are those of the browser's check, which no type of zod expresses: it reads trimmed values. Their
 * lengths and codes are in the JSON Schema.
 */
function field(name: ContactField) {
  const { required, options, limit, isText } = specOf(name);
  const control = isText ? CONTROL.text : CONTROL.line;
  const codes = options?.map(({ code }) => code);
  const text = z.string({ error: ({ input }) => (input === undefined && required) || contactMessages.notText });
  return (required === undefined ? text.prefault('') : text)
    .transform((raw, context) => {
      const value = normalizeContactValue(name, raw);
      const message = contactFieldProblem(name, raw, value) ?? (control.test(raw) && contactMessages.invalidCharacters);
      if (message) context.addIssue({ code: 'custom', message });
      return value;
    })
    .meta({
      ...(required !== undefined && { minLength: 1 }),
      ...(codes ? { enum: required === undefined ? [...codes, ''] : codes } : { maxLength: limit }),
    });
}

/**
 * The body of `POST /api/contact`: returns a trimmed {@link ContactRequest} and drops unknown keys.
 * For the API and the tests only: it imports zod, which no page may load.
 */
export const contactRequestSchema = z.object(eachContactField(field), {
  error: 'La demande doit être un objet',
}) satisfies z.ZodType<ContactRequest>;

/** The first message of each invalid field; empty if the body is not an object. */
export function fieldErrors(error: ZodError): ContactErrors {
  const errors: ContactErrors = {};
  for (const name of contactFields) {
    const issue = error.issues.find((candidate) => candidate.path[0] === name);
    if (issue) errors[name] = issue.message;
  }
  return errors;
}
