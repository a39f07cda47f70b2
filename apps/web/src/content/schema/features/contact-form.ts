import * as z from 'zod';
import { action, field, framed, text } from '../base.ts';
import { confirmation, failure, privacy, submit, summary } from './sending.ts';

/**
 * The contact form. Labels of the options and validation messages come from `@agency/shared/contact`, which the API also uses. The form
 * fills in the placeholders in braces.
 */
export const contactForm = framed('contact-form', {
  legends: z.strictObject({ person: text, project: text, message: text }),
  fields: z.strictObject({
    name: field,
    email: field,
    phone: field,
    company: field,
    website: field,
    serviceType: field,
    projectType: field,
    budget: field,
    timeline: field,
    message: field,
  }),
  /** The moment of a call. `none` is the answer of visitors who want no call. The moments come from `@agency/shared/contact`. */
  callBack: z.strictObject({ label: text, hint: text, none: text }),
  /** Empty first option of a required list, and of an optional one. */
  choose: text,
  chooseOptional: text,
  /** A result from a calculator. */
  draft: z.strictObject({ title: text, text, remove: text, removed: text, edited: text }),
  privacy,
  submit: submit.extend({ announcement: text }),
  summary,
  success: z.strictObject({
    title: text,
    text,
    /** Replaces the text for a form posted without scripts, where the next steps follow at once. */
    posted: text,
    next: confirmation,
  }),
  failure: z.strictObject(failure),
  /** Failure for a browser without scripts, which has no details. */
  postedFailure: text,
  /** Other ways to contact the agency, beside the form. */
  channels: z.strictObject({
    title: text,
    email: text,
    phone: text,
    responseTime: text,
    quote: z.strictObject({ title: text, text, action }),
    call: z.strictObject({ title: text, text, action }),
  }),
  /** Location of the agency, from `agency.ts`. */
  place: z.strictObject({
    title: text,
    address: text,
    hours: text,
    payment: text,
    platform: z.strictObject({ label: text, action }),
  }),
});
