import * as z from 'zod';
import { action, field, framed, text } from '../base.ts';
import { nextSteps } from './industry-quiz.ts';
import { confirmation, failure, privacy, submit, summary } from './sending.ts';

/** The form of the Industry 4.0 page. The request includes the result of the quiz, if any. */
export const industryForm = framed('industry-form', {
  fields: z.strictObject({ company: field, email: field, phone: field, productionType: field }),
  choose: text,
  /** With `{level}` and `{count}`: the yes answers and the answers, as the request gives them. */
  withDiagnosis: text,
  withoutDiagnosis: text,
  submit,
  success: z.strictObject({ title: text, text }),
  /** In the confirmation, if the quiz was completed. */
  sentDiagnosis: z.strictObject({
    title: text,
    /** Below the score of the gauge, with `{total}`. */
    outOf: text,
    firstStep: text,
    /** The same as in the quiz. */
    steps: nextSteps,
    beforeCall: text,
    /** The three as in the quiz. */
    focus: text,
    allYes: text,
    unfinished: text,
  }),
  /** Without JavaScript. */
  withoutScript: z.strictObject({ text, actions: z.array(action).min(1) }),
  confirmation,
  privacy,
  summary,
  failure: z.strictObject(failure),
});
