import { HONEYPOT_FIELD } from '@agency/shared/contact';
import { industryFields, industryToContact, quizQuestionIds, validateIndustryForm } from '@agency/shared/industry';
import { readTexts } from '../../lib/form-texts.ts';
import { readInputs } from '../../lib/tool-inputs.ts';
import { diagnosis, QUIZ_DRAFT } from './diagnosis.ts';

/** The request from the form and the self-assessment, or the form's errors. A separate chunk. */
export function readForm(values: FormData) {
  const fields = readTexts(values, industryFields);
  const errors = validateIndustryForm(fields);
  if (Object.keys(errors).length > 0) return { errors };
  const quiz = diagnosis(readInputs(QUIZ_DRAFT, quizQuestionIds, window.location.search));
  return { body: { ...industryToContact({ ...fields, quiz }), ...readTexts(values, [HONEYPOT_FIELD]) } };
}

export { forgetRequest, send } from '../../blocks/submission/send-request.ts';
