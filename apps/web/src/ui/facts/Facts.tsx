import type { ReactElement, ReactNode } from 'react';
import * as styles from './Facts.module.css';

export interface FactItem {
  /** The formatted value, with its unit. */
  readonly value: ReactNode;
  readonly label: string;
  /** The value as an element: a link to its source. */
  readonly figure?: ReactElement | undefined;
  /** Name of a calculator's figure, for `data-result`. */
  readonly name?: string | undefined;
}

interface Props {
  readonly facts: readonly FactItem[];
  readonly className?: string | undefined;
}

/**
 * Figures and their labels, read in visual order: « 240 h de travail en moins par an ». A `dl` would put the label first.
 * The class styles `li` (the label) and `strong` or `a` (the value).
 */
export function Facts({ facts, className = '' }: Props) {
  return (
    <ul className={`${styles.facts} ${className}`}>
      {facts.map(({ value, label, name, figure }) => (
        <li key={label}>
          {figure ?? (
            <strong className="display" data-result={name}>
              {value}
            </strong>
          )}
          {` ${label}`}
        </li>
      ))}
    </ul>
  );
}
