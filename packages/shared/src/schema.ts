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
} from './contact.ts';

/** One field: a missing value counts as empty; the rules and messages are those of the browser's check. */
function field(name: ContactField) {
  return z
    .string({ error: contactMessages.notText })
    .prefault('')
    .superRefine((value, context) => {
      const message = contactFieldProblem(name, value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((value) => normalizeContactValue(name, value));
}

/**
 * The body of `POST /api/contact`: gives a trimmed {@link ContactRequest} of 13 strings; unknown keys are dropped.
 * For the API and the tests only: it brings zod along, which no page may carry.
 */
export const contactRequestSchema = z.object(eachContactField(field), {
  error: 'La demande doit être un objet',
}) satisfies z.ZodType<ContactRequest>;

/** The first message of each refused field; empty when the body was no object at all. */
export function fieldErrors(error: ZodError): ContactErrors {
  const errors: ContactErrors = {};
  for (const name of contactFields) {
    const issue = error.issues.find((candidate) => candidate.path[0] === name);
    if (issue) errors[name] = issue.message;
  }
  return errors;
}
