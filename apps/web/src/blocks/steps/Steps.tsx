import type { ReactNode } from 'react';
import * as styles from './Steps.module.css';

interface Props {
  readonly steps: readonly string[];
  readonly className?: string;
  /** A drawing before the text of a step. */
  readonly mark?: (index: number) => ReactNode;
}

/** The next steps, in order: what the visitor does elsewhere before using a tool, or what follows a request. */
export function Steps({ steps, className = '', mark }: Props) {
  return (
    <ol className={`${styles.steps} ${className}`}>
      {steps.map((step, index) => (
        <li className={styles.step} key={step}>
          {mark?.(index)}
          {step}
        </li>
      ))}
    </ol>
  );
}
