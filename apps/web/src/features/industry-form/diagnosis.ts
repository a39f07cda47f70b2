import { type QuizResult, quizLevel, quizQuestionIds } from '@agency/shared';
import { readDraft, textsOf } from '../../lib/draft.ts';
import { answersIn } from '../../lib/yes-no.ts';

/** The result of the quiz as its answers are in the tab's draft; null when none was given. */
export function diagnosis(): QuizResult | null {
  const result = quizLevel(answersIn(quizQuestionIds, textsOf(readDraft('industry-quiz'), quizQuestionIds)));
  return result.answered > 0 ? result : null;
}
