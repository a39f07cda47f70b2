import { yesNo } from '@agency/shared/options';
import { useId } from 'react';
import { markUp } from '../mark-up/mark-up.tsx';
import * as styles from './YesNo.module.css';

interface Props {
  readonly name: string;
  readonly question: string;
  readonly hint?: string | undefined;
  /** `oui`, `non`, or anything else if unanswered. */
  readonly answer: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

/** A yes/no question: two large radio buttons. */
export function YesNo({ name, question, hint, answer, onAnswer }: Props) {
  const hintId = useId();
  return (
    <fieldset className={styles.question} aria-describedby={hint ? hintId : undefined}>
      <legend>{markUp(question)}</legend>
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      {yesNo.map(({ code, label }) => (
        <label key={code} className="control choice needs-script">
          <input type="radio" name={name} value={code} checked={answer === code} onChange={() => onAnswer(code)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
