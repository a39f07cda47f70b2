import { type QuizResult, quizLevel, quizQuestionIds } from '@agency/shared';
import { textsOf } from '../../lib/draft.ts';
import { answersIn } from '../../lib/yes-no.ts';

/** The tool whose result goes with the form. */
export const QUIZ = 'industry-quiz';

/** The result of the quiz on the page; null without an answer. */
export function diagnosis(inputs: Readonly<Record<string, string | undefined>> | undefined): QuizResult | null {
  const result = quizLevel(answersIn(quizQuestionIds, textsOf(inputs, quizQuestionIds)));
  return result.answered > 0 ? result : null;
}
