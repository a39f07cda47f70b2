import { type QuizQuestionId, type QuizVerdict, quizLevel, quizQuestionIds } from '@agency/shared/industry';
import type { SectionOf } from '../../content/schema/page.ts';
import type { Inputs } from '../../lib/address.ts';
import { answersIn } from '../../lib/yes-no.ts';

/** Owner of the quiz's answers, which the form sends with its own. */
export const QUIZ_DRAFT: SectionOf<'industry-quiz'>['kind'] = 'industry-quiz';

/** The result of the quiz with these answers; null if all are unanswered. */
export function diagnosis(inputs: Inputs<QuizQuestionId>): QuizVerdict | null {
  const result = quizLevel(answersIn(quizQuestionIds, inputs));
  return result.level === null ? null : result;
}
