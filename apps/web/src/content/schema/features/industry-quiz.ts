import * as z from 'zod';
import { action, heading, sectionBase, text, title } from '../base.ts';
import { confirmation, failure, privacy, summary } from './sending.ts';

const questions = [
  'connected-machines',
  'real-time-monitoring',
  'automated-tasks',
  'predictive-maintenance',
  'automated-inspection',
  'digital-traceability',
  'defect-analysis',
  'real-time-inventory',
  'automated-replenishment',
  'shipment-tracking',
  'integrated-erp',
  'live-dashboards',
  'trained-team',
] as const;

const steps = [
  'map-the-process',
  'measure-one-machine',
  'request-an-audit',
  'connect-the-systems',
  'share-live-dashboards',
  'plan-the-funding',
  'predict-failures',
  'optimise-energy',
  'extend-to-suppliers',
] as const;

/** The readiness quiz. Its categories, thresholds, names of levels and keys of next steps are in `@agency/shared/industry`. */
export const industryQuiz = z.strictObject({
  kind: z.literal('industry-quiz'),
  ...sectionBase,
  ...heading,
  yes: text,
  no: text,
  /** With `{answered}` and `{total}`. */
  progress: text,
  /** Replaces the progress if the visitor asks for a result without any answer. */
  needsAnswer: text,
  questions: z.record(z.enum(questions), text),
  show: text,
  /**
   * Without JavaScript: how to count by hand. Placeholders: the names of the levels `{level1}` to `{level3}`, the most yes
   * answers of the first two `{most1}`, `{most2}`, the least of the others `{least2}`, `{least3}`.
   */
  withoutScript: text,
  again: text,
  result: z.strictObject({
    title: text,
    /** With `{score}` and `{total}`. */
    score: text,
    /** With `{questions}`: the number of unanswered questions, with their noun. */
    unanswered: text,
    questions: z.strictObject({ one: text, many: text }),
    /** With `{label}`. */
    focus: text,
    allYes: text,
    /** Title of the chart by category. */
    categories: text,
    levels: z.strictObject({ 1: text, 2: text, 3: text }),
    stepsTitle: text,
    steps: z.record(z.enum(steps), text),
    talk: action,
  }),
  caveat: text,
});

const field = z.strictObject({ label: text, hint: text.optional() });

/** The form of the Industry 4.0 page. The request includes the result of the quiz, if any. */
export const industryForm = z.strictObject({
  kind: z.literal('industry-form'),
  ...sectionBase,
  title,
  lead: text.optional(),
  eyebrow: text.optional(),
  fields: z.strictObject({ company: field, email: field, phone: field, productionType: field }),
  choose: text,
  /** With `{level}`, `{score}` and `{total}`. */
  withDiagnosis: text,
  withoutDiagnosis: text,
  honeypot: text,
  submit: text,
  sending: text,
  success: z.strictObject({ title: text, text }),
  /** In the confirmation, if the quiz was completed. */
  sentDiagnosis: z.strictObject({
    title: text,
    /** Below the score of the gauge, with `{total}`. */
    outOf: text,
    firstStep: text,
    /** The same as in the quiz. */
    steps: z.record(z.enum(steps), text),
    beforeCall: text,
    /** With `{label}`, `{score}` and `{total}` of the category with the fewest yes answers. */
    focus: text,
    allYes: text,
  }),
  /** Without JavaScript. */
  withoutScript: z.strictObject({ text, actions: z.array(action).min(1) }),
  confirmation,
  privacy,
  summary,
  failure: z.strictObject(failure),
});
