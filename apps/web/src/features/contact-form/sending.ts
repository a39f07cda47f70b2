import {
  CALL_BACK_FIELD,
  type ContactField,
  contactFields,
  contactMessages,
  HONEYPOT_FIELD,
  messageRoom,
  validateContactForm,
  withCallBack,
} from '@agency/shared/contact';
import type { Submission } from '../../contact-client/api-client.ts';
import type { ContactDraft } from '../../contact-client/contact-draft.ts';

/**
 * The request of the form, or its validation errors. A separate chunk, loaded when the visitor enters the form.
 * @param carried values of the request without a control in the form
 */
export function readForm(form: HTMLFormElement, carried: ContactDraft) {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : (carried[name as ContactField] ?? '');
  };
  const body = Object.fromEntries(
    [...contactFields, HONEYPOT_FIELD].map((name) => [name, textOf(name)]),
  ) as Submission['body'];
  const moment = textOf(CALL_BACK_FIELD);
  const message = withCallBack(body.message, moment, body.phone);
  const errors = validateContactForm({ ...body, message });
  // The visitor can shorten only the text: the limit is what the line leaves.
  if (errors.message && !validateContactForm(body).message) {
    errors.message = contactMessages.tooLong(messageRoom(moment, body.phone));
  }
  return Object.keys(errors).length > 0 ? { errors } : { body: { ...body, message } };
}

export { send } from '../../contact-client/send-request.ts';
