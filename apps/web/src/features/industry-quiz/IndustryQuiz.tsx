import { quizCategories, quizLevel, quizQuestionIds } from '@agency/shared/industry';
import { YES } from '@agency/shared/options';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../../blocks/section-props.ts';
import { YesNo } from '../../blocks/yes-no/YesNo.tsx';
import { useKept } from '../../hooks/use-kept.ts';
import { useLazyValue } from '../../hooks/use-lazy-value.ts';
import { addressWith } from '../../lib/address.ts';
import { fill } from '../../lib/fill.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { answersIn } from '../../lib/yes-no.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './IndustryQuiz.module.css';

/** The result is a separate chunk; focus in the questions prefetches it. */
const outcome = lazyValue(async () => (await import('./QuizOutcome.tsx')).QuizOutcome);

/** Query parameter beside the answers: whether the result is shown. */
const SHOWN = 'resultat';
const sharedNames = [...quizQuestionIds, SHOWN] as const;

/** Thirteen questions in four categories, then the resulting level. The answers stay when the quiz is repeated. */
export function IndustryQuiz({ section }: SectionProps<'industry-quiz'>) {
  const { kind, id, questions, progress, needsAnswer, show, withoutScript } = section;
  const { inputs, change, step } = useKept(kind, quizQuestionIds);
  const [parameters] = useSearchParams();
  const questionsForm = useRef<HTMLFormElement>(null);
  const answers = answersIn(quizQuestionIds, inputs);
  const result = quizLevel(answers);
  // An address may ask for the result without giving an answer: there is no verdict to show.
  const isShown = parameters.get(SHOWN) === YES && result.level !== null;
  const Outcome = useLazyValue(outcome, isShown);
  const [pressed, setPressed] = useState(false);
  /** Whether the focus has been in the questions: a shared result does not move it. */
  const [entered, setEntered] = useState(false);
  const isUnanswered = result.level === null;

  const wasShown = useRef(false);
  useEffect(() => {
    // The questions replace the result, after the button or Back. A frame later: on Back, the browser first restores its scroll position.
    if (wasShown.current && !isShown)
      requestAnimationFrame(() => questionsForm.current?.querySelector('input')?.focus());
    wasShown.current = isShown;
  }, [isShown]);

  return (
    <>
      {Outcome && result.level !== null ? (
        <Outcome
          section={section}
          result={result}
          focused={pressed || entered}
          answers={answers}
          onAgain={() => step({ [SHOWN]: undefined })}
          address={() => addressWith(window.location.href, sharedNames, { ...inputs, [SHOWN]: YES }, id)}
        />
      ) : (
        <form
          className={styles.quiz}
          data-feature="industry-quiz"
          data-wake={kind}
          data-parameters={sharedNames.join(' ')}
          ref={questionsForm}
          onFocus={() => {
            outcome.prefetch();
            setEntered(true);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            setPressed(true);
            if (isUnanswered) questionsForm.current?.querySelector('input')?.focus();
            else step({ [SHOWN]: YES });
          }}
        >
          {quizCategories.map((category) => (
            <section key={category.id} className={styles.category} aria-labelledby={`quiz-${category.id}`}>
              <h3 id={`quiz-${category.id}`}>{category.label}</h3>
              {category.questions.map((question) => (
                <YesNo
                  key={question}
                  name={question}
                  question={questions[question]}
                  answer={inputs[question]}
                  onAnswer={(answer) => change({ [question]: answer })}
                />
              ))}
            </section>
          ))}
          <p className="without-script">{withoutScript}</p>
          <p className="cluster loose needs-script">
            <Button type="submit" aria-busy={isShown || undefined} label={show} />
            <span role="status">
              {pressed && isUnanswered
                ? needsAnswer
                : fill(progress, { answered: String(result.answered), total: String(result.total) })}
            </span>
          </p>
        </form>
      )}
    </>
  );
}
