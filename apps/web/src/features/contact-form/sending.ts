import {
  type ContactErrors,
  type ContactField,
  contactFields,
  HONEYPOT_FIELD,
  validateContactForm,
} from '@agency/shared';
import type { Submission } from '../../contact-client/api-client.ts';
import type { ContactDraft } from '../../contact-client/contact-draft.ts';

/** What only sending needs: its own script, asked for when the visitor enters the form. */

/** @param carried values of the request that have no control in the form */
export function readForm(form: HTMLFormElement, carried: ContactDraft): Submission['body'] {
  const data = new FormData(form);
  const entries = [...contactFields, HONEYPOT_FIELD].map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : (carried[name as ContactField] ?? '')];
  });
  return Object.fromEntries(entries) as Submission['body'];
}

/** The problems of the form, or undefined when it may be sent. */
export function problemsOf(body: Submission['body']): ContactErrors | undefined {
  const errors = validateContactForm(body);
  return Object.keys(errors).length > 0 ? errors : undefined;
}

export { send } from '../../contact-client/send-request.ts';
