import { quizCategories, quizLevel, quizLevelNames, quizQuestionIds, quizThresholds } from '@agency/shared';
import { useRef, useState } from 'react';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { YesNo } from '../../blocks/yes-no/YesNo.tsx';
import { useAddressState } from '../../hooks/use-address-state.ts';
import { useLate } from '../../hooks/use-late.ts';
import { addressWith } from '../../lib/address.ts';
import { fill } from '../../lib/fill.ts';
import { resource } from '../../lib/resource.ts';
import { answersIn, YES } from '../../lib/yes-no.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './IndustryQuiz.module.css';

/** The result loads with its own script, on demand; focus in the questions prefetches it. */
const outcome = resource(async () => (await import('./QuizOutcome.tsx')).QuizOutcome);

/** In the address, beside the answers: whether the result is shown. */
const SHOWN = 'resultat';
const names = [...quizQuestionIds, SHOWN] as const;

/** Thirteen questions in four categories, then the level they give. The answers stay when the quiz is taken again. */
export function IndustryQuiz({ section }: SectionProps<'industry-quiz'>) {
  const { id, tone, eyebrow, title, lead, yes, no, questions, progress, show, withoutScript } = section;
  const [inputs, change] = useAddressState('industry-quiz', names);
  const first = useRef<HTMLFormElement>(null);
  const result = quizLevel(answersIn(quizQuestionIds, inputs));
  const Outcome = useLate(outcome, inputs[SHOWN] === YES);
  /** Whether the visitor pressed the button: a result that someone shared leaves the focus where it is. */
  const [pressed, setPressed] = useState(false);

  function showResult() {
    change({ [SHOWN]: YES });
    setPressed(true);
  }

  function answerAgain() {
    change({ [SHOWN]: undefined });
    requestAnimationFrame(() => first.current?.querySelector('input')?.focus());
  }

  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone}>
      {Outcome ? (
        <Outcome
          section={section}
          result={result}
          focused={pressed}
          answers={inputs}
          onAgain={answerAgain}
          address={() => addressWith(window.location.href, names, inputs, id)}
        />
      ) : (
        <form
          className={styles.quiz}
          data-feature="industry-quiz"
          data-wake="query industry-quiz"
          ref={first}
          onFocus={() => void outcome.load().catch(() => undefined)}
          onSubmit={(event) => {
            event.preventDefault();
            showResult();
          }}
        >
          {quizCategories.map((category) => (
            <section key={category.id} aria-labelledby={`quiz-${category.id}`}>
              <h3 id={`quiz-${category.id}`}>{category.label}</h3>
              {category.questions.map((question) => (
                <YesNo
                  key={question}
                  name={question}
                  question={questions[question]}
                  yes={yes}
                  no={no}
                  answer={inputs[question]}
                  onAnswer={(answer) => change({ [question]: answer })}
                />
              ))}
            </section>
          ))}
          <p className="without-script">
            {fill(withoutScript, {
              most1: String(quizThresholds.level1),
              least2: String(quizThresholds.level1 + 1),
              most2: String(quizThresholds.level2),
              least3: String(quizThresholds.level2 + 1),
              level1: quizLevelNames[1],
              level2: quizLevelNames[2],
              level3: quizLevelNames[3],
            })}
          </p>
          <p className={`${styles.end} needs-script`}>
            <button type="submit" className={buttonClass('primary')}>
              {show}
            </button>
            <span role="status">
              {fill(progress, { answered: String(result.answered), total: String(result.total) })}
            </span>
          </p>
        </form>
      )}
    </SectionFrame>
  );
}
