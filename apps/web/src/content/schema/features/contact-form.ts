import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';
import { confirmation, failure, privacy, summary } from './sending.ts';

const field = z.strictObject({ label: text, hint: text.optional() });

/**
 * The contact form. Labels of the options and the messages beside the fields come from `@agency/shared`, where the API has
 * them too. The form fills in placeholders between braces.
 */
export const contactForm = z.strictObject({
  kind: z.literal('contact-form'),
  ...sectionBase,
  ...heading,
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
  /** First, empty choice of a list that must be answered, and of one that may be left. */
  choose: text,
  chooseOptional: text,
  /** Label of the trap for robots, for whoever comes upon it. */
  honeypot: text,
  /** A result carried over from a calculator. */
  draft: z.strictObject({ title: text, text, remove: text, removed: text }),
  privacy,
  submit: z.strictObject({ label: text, sending: text, announcement: text }),
  summary,
  success: z.strictObject({
    title: text,
    text,
    next: confirmation,
  }),
  failure: z.strictObject(failure),
  /** The failure for a browser without scripts, which cannot know more. */
  postedFailure: text,
  /** The other ways to reach the agency, beside the form. */
  channels: z.strictObject({
    title: text,
    email: text,
    phone: text,
    responseTime: text,
    quote: z.strictObject({ title: text, text, action }),
    call: z.strictObject({ title: text, text, action }),
  }),
  /** Where the agency is, from `agency.ts`. */
  place: z.strictObject({
    title: text,
    address: text,
    hours: text,
    payment: text,
    platform: z.strictObject({ label: text, action }),
  }),
});
