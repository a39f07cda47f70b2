import { HONEYPOT_FIELD } from '@agency/shared/contact';
import {
  type IndustryForm,
  industryToContactRequest,
  quizQuestionIds,
  validateIndustryForm,
} from '@agency/shared/industry';
import { keptInputs } from '../../lib/address.ts';
import { diagnosis, QUIZ } from './diagnosis.ts';

/** The request from the form and the self-assessment, or the form's errors. A separate chunk. */
export function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const value = (name: string) => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  const fields: IndustryForm = {
    company: value('company'),
    email: value('email'),
    phone: value('phone'),
    productionType: value('productionType'),
  };
  const errors = validateIndustryForm(fields);
  if (Object.keys(errors).length > 0) return { errors };
  const quiz = diagnosis(keptInputs(QUIZ, quizQuestionIds, window.location.search));
  return {
    body: {
      ...industryToContactRequest({ ...fields, quiz }),
      [HONEYPOT_FIELD]: value(HONEYPOT_FIELD),
    },
  };
}

export { send } from '../../contact-client/send-request.ts';
