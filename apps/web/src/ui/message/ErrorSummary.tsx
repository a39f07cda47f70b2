import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusField } from '../../lib/field.ts';
import { reveal } from '../../lib/focus.ts';
import * as styles from './Message.module.css';

export interface SummaryItem {
  /** Id of the control to correct; without it the message is plain text. */
  readonly field?: string | undefined;
  readonly message: string;
}

interface Props {
  readonly title: string;
  readonly items: readonly SummaryItem[];
  /** Before the list. */
  readonly children?: ReactNode;
}

/**
 * All errors, in form order, as links to the fields. Takes the focus when it appears: pass a new `key` at each attempt to submit.
 */
export function ErrorSummary({ title, items, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(ref.current), []);

  function follow(event: MouseEvent, id: string) {
    // Keep the address: a fragment would be a navigation, with a title and an announcement of its own.
    event.preventDefault();
    focusField(id);
  }

  return (
    <div className={`${styles.message} ${styles.error}`} ref={ref} role="alert" tabIndex={-1}>
      <h3 className={styles.title}>{title}</h3>
      {children}
      <ul className={styles.list}>
        {items.map(({ field, message }) => (
          <li key={field ?? message}>
            {field ? (
              <a className="text-button" href={`#${field}`} onClick={(event) => follow(event, field)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
