import { type Loi96Flag, loi96Flags, loi96Result } from '@agency/shared';
import { useId } from 'react';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { useAddressState } from '../../hooks/use-address-state.ts';
import { addressWith } from '../../lib/address.ts';
import { answersIn, NO, YES } from './answers.ts';
import { Compliance } from './Compliance.tsx';
import styles from './Loi96Test.module.css';

/** Four statements, answered yes or no, and what to do first about each yes. Nothing is told before an answer. */
export function Loi96Test({ section }: SectionProps<'loi96-test'>) {
  const { id, tone, eyebrow, title, lead, yes, no, flags } = section;
  const [inputs, change] = useAddressState('loi96-test', loi96Flags);
  const answers = answersIn(inputs);

  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone}>
      <div className={styles.test}>
        <div className={`${styles.questions} needs-script`}>
          {loi96Flags.map((flag) => (
            <Statement
              key={flag}
              flag={flag}
              words={flags[flag]}
              labels={{ [YES]: yes, [NO]: no }}
              answer={inputs[flag]}
              onAnswer={(answer) => change({ [flag]: answer })}
            />
          ))}
        </div>
        <Compliance
          section={section}
          answers={answers}
          result={loi96Result(answers)}
          onRestart={() => change(Object.fromEntries(loi96Flags.map((flag) => [flag, undefined])))}
          address={() => addressWith(window.location.href, loi96Flags, inputs, id)}
        />
      </div>
    </SectionFrame>
  );
}

interface StatementProps {
  readonly flag: Loi96Flag;
  readonly words: { readonly statement: string; readonly hint?: string | undefined };
  readonly labels: Readonly<Record<typeof YES | typeof NO, string>>;
  readonly answer: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

function Statement({ flag, words, labels, answer, onAnswer }: StatementProps) {
  const hintId = useId();
  return (
    <fieldset className={styles.statement} aria-describedby={words.hint ? hintId : undefined}>
      <legend>{words.statement}</legend>
      {words.hint && <p id={hintId}>{words.hint}</p>}
      <div className={styles.choices}>
        {([YES, NO] as const).map((value) => (
          <label key={value}>
            <input type="radio" name={flag} value={value} checked={answer === value} onChange={() => onAnswer(value)} />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
