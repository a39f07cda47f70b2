import { quizNextSteps, quizQuestionIds } from '@agency/shared/industry';
import * as z from 'zod';
import { action, framed, noun, text } from '../base.ts';

/** What to do next, by key. */
export const nextSteps = z.record(z.enum(Object.values(quizNextSteps).flat()), text);

/** The readiness quiz. Its categories, thresholds, names of levels and keys of next steps are in `@agency/shared/industry`. */
export const industryQuiz = framed('industry-quiz', {
  yes: text,
  no: text,
  /** With `{answered}` and `{total}`. */
  progress: text,
  /** Replaces the progress if the visitor asks for a result without any answer. */
  needsAnswer: text,
  questions: z.record(z.enum(quizQuestionIds), text),
  show: text,
  /**
   * Without JavaScript: how to count by hand. Placeholders: the names of the levels `{level1}` to `{level3}`, the most yes
   * answers of the first two `{most1}`, `{most2}`, the least of the others `{least2}`, `{least3}`.
   */
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
    /** Title of the chart by category. */
    categories: text,
    levels: z.strictObject({ 1: text, 2: text, 3: text }),
    stepsTitle: text,
    steps: nextSteps,
    talk: action,
  }),
  caveat: text,
});
