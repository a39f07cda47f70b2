import { withNoun, yesCount } from '@agency/shared/format';
import {
  type QuizQuestionId,
  type QuizVerdict,
  quizFocus,
  quizNextSteps,
  quizQuestionIds,
} from '@agency/shared/industry';
import { useEffect, useId, useRef } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { ResultActions } from '../../blocks/result-sheet/ResultActions.tsx';
import { ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';
import { focusUnlessElsewhere } from '../../lib/focus.ts';
import { answerText } from '../../lib/yes-no.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { Gauge } from '../../ui/gauge/Gauge.tsx';
import { largeRings } from '../../ui/gauge/large-rings.ts';
import * as styles from './IndustryQuiz.module.css';

interface Props {
  readonly section: SectionOf<'industry-quiz'>;
  readonly result: QuizVerdict;
  /** Whether the heading takes the focus: the result replaces the questions and the pressed button. */
  readonly focused: boolean;
  readonly answers: { readonly [Id in QuizQuestionId]?: boolean };
  readonly onAgain: () => void;
  readonly address: () => string;
}

/** The level, the count by category and the next three steps; in print, also the questions and answers. */
export function QuizOutcome({ section, result, focused, answers, onAgain, address }: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) focusUnlessElsewhere(heading.current);
  }, [focused]);
  const { result: strings, questions, again, caveat } = section;
  const focus = quizFocus(result);
  const outOf = fill(strings.outOf, { total: String(result.total) });
  const left = result.total - result.answered;
  return (
    <ResultSheet labelledBy={titleId} own className="stack loose panel one-page" level={String(result.level)}>
      <div className="media">
        <Gauge rings={largeRings} value={result.score} max={result.total} centre={{ value: String(result.score) }} />
        <div className="stack">
          <h3 className="display" id={titleId} ref={heading} tabIndex={-1}>
            {`${strings.title}\u00a0: `}
            <span data-result="quizLevel">{result.name}</span>
          </h3>
          <p>
            <strong data-result="quizScore">{`${result.score} ${outOf}`}</strong>
            {left > 0 && `, ${fill(strings.unanswered, { questions: withNoun(left, strings.questions) })}`}
          </p>
          <p>{strings.levels[result.level]}</p>
        </div>
      </div>
      <div className="sides">
        <BarChart
          caption={strings.categories}
          bars={result.byCategory.map((category) => ({
            label: category.label,
            value: category.score / category.total,
            // With a question unanswered, « 0 / 3 » would count it as a « no ».
            display:
              category.answered < category.total
                ? yesCount(category)
                : `${category.score}\u00a0/\u00a0${category.total}`,
          }))}
          max={1}
        />
        <div className="stack">
          <p>
            <strong>{fill(strings[focus.text], focus)}</strong>
          </p>
          <h4>{strings.stepsTitle}</h4>
          <ol className="stack tight listed">
            {quizNextSteps[result.level].map((step) => (
              <li key={step}>{strings.steps[step]}</li>
            ))}
          </ol>
        </div>
      </div>
      <ul className={`${styles.answers} printed-only`}>
        {quizQuestionIds.map((question) => (
          <li key={question}>
            {questions[question]} {answerText(answers[question])}
          </li>
        ))}
      </ul>
      <p>{caveat}</p>
      <ResultActions
        address={address}
        about={section.eyebrow ?? section.title}
        again={{ label: again, onClick: onAgain }}
      >
        <ActionLink action={strings.talk} />
      </ResultActions>
    </ResultSheet>
  );
}
