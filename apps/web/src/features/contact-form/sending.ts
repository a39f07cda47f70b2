import {
  CALL_BACK_FIELD,
  contactFields,
  contactMessages,
  eachContactField,
  HONEYPOT_FIELD,
  messageLimit,
  normalizeContactValue,
  validateContactForm,
  withCallBack,
} from '@agency/shared/contact';
import { readTexts } from '../../lib/form-texts.ts';

/** The request of the form, or its validation errors. A separate chunk, loaded when the visitor enters the form. */
export function readForm(values: FormData) {
  const { [CALL_BACK_FIELD]: moment, ...texts } = readTexts(values, [
    ...contactFields,
    HONEYPOT_FIELD,
    CALL_BACK_FIELD,
  ]);
  // The API refuses what a paste contains and nobody sees.
  const body = { ...texts, ...eachContactField((field) => normalizeContactValue(field, texts[field])) };
  const message = withCallBack(body.message, moment, body.phone);
  const errors = validateContactForm({ ...body, message });
  // The visitor can shorten only the text: the limit is what the line leaves.
  if (errors.message && !validateContactForm(body).message) {
    errors.message = contactMessages.tooLong(messageLimit(moment, body.phone));
  }
  return Object.keys(errors).length > 0 ? { errors } : { body: { ...body, message } };
}

export { forgetRequest, send } from '../../blocks/submission/send-request.ts';
