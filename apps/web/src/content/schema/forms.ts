import { quizNextSteps, quizQuestionIds } from '@agency/shared/industry';
import { loi96Basis, loi96Flags } from '@agency/shared/loi96';
import { quoteSteps } from '@agency/shared/quote';
import * as z from 'zod';
import { action, actions, field, framed, list, noun, text, title } from './base.ts';

/** Beside the button: purpose, retention, rights. */
const privacy = z.strictObject({
  title: text,
  items: list({ term: text, text }).length(3),
  link: action,
});

/** The next steps after the form is sent; they replace the hero. */
const confirmation = z.strictObject({
  title,
  text,
  steps: z.array(text).min(2),
  actions: actions(),
});

/** What to do next, by key. */
const nextSteps = z.record(z.enum(Object.values(quizNextSteps).flat()), text);

const flag = z.strictObject({ statement: text, hint: text.optional() });
const result = z.strictObject({ title: text, text });

/** What asks a visitor questions: the forms that send a request, the quiz, the test on Loi 96. */
export const forms = [
  /**
   * The contact form. Labels of the options and validation messages come from `@agency/shared/contact`, which the API also uses. The form
   * fills in the placeholders in braces.
   */
  framed('contact-form', {
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
    callBack: z.strictObject({ label: text, none: text }),
    /** Empty first option of a required list, and of an optional one. */
    choose: text,
    chooseOptional: text,
    /** A result from a calculator. */
    draft: z.strictObject({ title: text, text, remove: text, removed: text, edited: text }),
    privacy,
    /** Announced while the request is being sent. */
    announcement: text,
    success: z.strictObject({
      /** Replaces the text of the banner for a form posted without scripts, where the next steps follow at once. */
      posted: text,
      next: confirmation,
    }),
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
  }),
  /** The quote form in four steps. Labels of options and steps, and validation messages, come from `@agency/shared/quote`. */
  framed('quote-form', {
    fields: z.record(z.enum(quoteSteps.flatMap(({ fields }) => fields)), field),
    choose: text,
    chooseOptional: text,
    /** With `{step}`, `{total}` and `{label}`. */
    position: text,
    stepsLabel: text,
    /** Title of each step, in order. */
    titles: z.tuple([text, text, text, text]),
    previous: text,
    next: text,
    kept: text,
    restored: text,
    review: z.strictObject({ title: text, lead: text, edit: text, none: text }),
    privacy,
    confirmation,
    /** Beside the form: its next steps are those of the confirmation, its number and hours those of `agency.ts`. */
    aside: z.strictObject({ title: text, call: text }),
    withoutScript: z.strictObject({ title: text, text, actions: actions() }),
  }),
  /** The readiness quiz. Its categories, thresholds, names of levels and keys of next steps are in `@agency/shared/industry`. */
  framed('industry-quiz', {
    yes: text,
    no: text,
    /** With `{answered}` and `{total}`. */
    progress: text,
    /** Replaces the progress if the visitor asks for a result without any answer. */
    needsAnswer: text,
    questions: z.record(z.enum(quizQuestionIds), text),
    show: text,
    /** Without JavaScript: how to count by hand. */
    withoutScript: text,
    again: text,
    result: z.strictObject({
      title: text,
      /** After the score, with `{total}`. */
      outOf: text,
      /** With `{questions}`: the number of unanswered questions, with their noun. */
      unanswered: text,
      questions: noun,
      /** With `{label}`: one category, or those of a tie. */
      focus: text,
      allYes: text,
      /** Instead of the focus, if a category that seems to have the fewest yes was not answered. */
      unfinished: text,
      categories: text,
      levels: z.strictObject({ 1: text, 2: text, 3: text }),
      stepsTitle: text,
      steps: nextSteps,
      talk: action,
    }),
    caveat: text,
  }),
  /** The form of the Industry 4.0 page. The request includes the result of the quiz, if any. */
  framed('industry-form', {
    fields: z.strictObject({ company: field, email: field, phone: field, productionType: field }),
    choose: text,
    /** With `{level}`, and `{count}` for the yes answers and the answers. */
    withDiagnosis: text,
    withoutDiagnosis: text,
    /** In the confirmation, if the quiz was completed. */
    sentDiagnosis: z.strictObject({
      title: text,
      /** Below the score of the gauge, with `{total}`. */
      outOf: text,
      firstStep: text,
      /** The same as in the quiz. */
      steps: nextSteps,
      beforeCall: text,
      /** These three are the same as in the quiz. */
      focus: text,
      allYes: text,
      unfinished: text,
    }),
    withoutScript: z.strictObject({ text, actions: actions() }),
    confirmation,
    privacy,
  }),
  /** The Loi 96 self-assessment. Its rule, its articles and the keys of its first actions are in `@agency/shared/loi96`. */
  framed('loi96-test', {
    yes: text,
    no: text,
    flags: z.record(z.enum(loi96Flags), flag),
    /** Before the first answer. */
    waiting: text,
    /** Without JavaScript: how to conclude by hand. */
    withoutScript: text,
    /** Below each result: what the test does not cover. */
    signs: text,
    /** Below each « oui », with `{articles}`. */
    behind: text,
    /** Scope of an article, beside its number. */
    reach: z.strictObject({ all: text, 'staff-25': text, software: text }),
    firstThing: text,
    firstActions: z.record(z.enum(Object.values(loi96Basis).map(({ action }) => action)), text),
    results: z.strictObject({ 'non-compliant': result, 'potentially-compliant': result }),
    caveat: text,
    legal: text,
    restart: text,
    /** Link that carries the result to the contact form. */
    talk: action,
    action,
  }),
] as const;
