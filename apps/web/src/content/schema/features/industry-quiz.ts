import * as z from 'zod';
import { action, heading, sectionBase, text } from '../base.ts';

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

/** What to do next, by key. */
export const nextSteps = z.record(z.enum(steps), text);

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
    steps: nextSteps,
    talk: action,
  }),
  caveat: text,
});
