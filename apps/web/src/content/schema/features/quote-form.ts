import * as z from 'zod';
import { action, field, framed, text } from '../base.ts';
import { confirmation, failure, privacy, submit, summary } from './sending.ts';

/** The quote form in four steps. Labels of options and steps, and validation messages, come from `@agency/shared/quote`. */
export const quoteForm = framed('quote-form', {
  fields: z.strictObject({
    company: field,
    name: field,
    email: field,
    phone: field,
    website: field,
    projectType: field,
    budget: field,
    timeline: field,
    currentSituation: field,
    objectives: field,
    features: field,
    competitors: field,
    integrations: field,
    hosting: field,
    maintenance: field,
    additionalServices: field,
  }),
  choose: text,
  chooseOptional: text,
  /** With `{step}`, `{total}` and `{label}`. */
  position: text,
  stepsLabel: text,
  /** Title of each step, in order. */
  titles: z.tuple([text, text, text, text]),
  previous: text,
  next: text,
  submit,
  kept: text,
  restored: text,
  review: z.strictObject({ title: text, lead: text, edit: text, none: text }),
  privacy,
  summary,
  failure: z.strictObject(failure),
  confirmation,
  /** Beside the form: its next steps are those of the confirmation, its number and hours those of `agency.ts`. */
  aside: z.strictObject({ title: text, call: text }),
  /** Without JavaScript. */
  withoutScript: z.strictObject({ title: text, text, actions: z.array(action).min(1) }),
});
