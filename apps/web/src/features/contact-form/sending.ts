import { type ContactField, contactFields, HONEYPOT_FIELD, validateContactForm } from '@agency/shared';
import type { Submission } from '../../contact-client/api-client.ts';
import type { ContactDraft } from '../../contact-client/contact-draft.ts';

/**
 * The request of the form, or its validation errors. A separate chunk, loaded when the visitor enters the form.
 * @param carried values of the request without a control in the form
 */
export function readForm(form: HTMLFormElement, carried: ContactDraft) {
  const data = new FormData(form);
  const entries = [...contactFields, HONEYPOT_FIELD].map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : (carried[name as ContactField] ?? '')];
  });
  const body = Object.fromEntries(entries) as Submission['body'];
  const errors = validateContactForm(body);
  return Object.keys(errors).length > 0 ? { errors } : { body };
}

export { send } from '../../contact-client/send-request.ts';
