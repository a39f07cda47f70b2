import { NO, YES } from '@agency/shared/options';
import { useId } from 'react';
import { markUp } from '../mark-up/mark-up.tsx';
import * as styles from './YesNo.module.css';

interface Props {
  readonly name: string;
  readonly question: string;
  readonly hint?: string | undefined;
  readonly yes: string;
  readonly no: string;
  /** `oui`, `non`, or anything else if unanswered. */
  readonly answer: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

/** A yes/no question: two large radio buttons. */
export function YesNo({ name, question, hint, yes, no, answer, onAnswer }: Props) {
  const hintId = useId();
  return (
    <fieldset className={styles.question} aria-describedby={hint ? hintId : undefined}>
      <legend>{markUp(question)}</legend>
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      {[YES, NO].map((value) => (
        <label key={value} className="control choice needs-script">
          <input type="radio" name={name} value={value} checked={answer === value} onChange={() => onAnswer(value)} />
          {value === YES ? yes : no}
        </label>
      ))}
    </fieldset>
  );
}
