import { type MouseEvent, useEffect, useRef } from 'react';
import { failureStrings, summaryStrings } from '../../content/tools/sending.ts';
import { useTitle } from '../../hooks/use-title.ts';
import { focusField } from '../../lib/field.ts';
import { fill } from '../../lib/fill.ts';
import { reveal } from '../../lib/focus.ts';
import { FailureHint } from './FailureBanner.tsx';
import * as styles from './Message.module.css';

interface Props {
  /** Messages by field. The API may refuse a field that has no control here. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Fields with a control, whose id is their name, in form order. */
  readonly fields: readonly string[];
  /** The failure that the errors explain, if the API reported them. */
  readonly failure: string | undefined;
}

/**
 * The errors of a form that was sent, below the failure, as links to the fields, and before the page's title. They take the focus when
 * they appear: pass a new `key` at each attempt.
 */
export function FormErrors({ errors, fields, failure }: Props) {
  useTitle(summaryStrings.titlePrefix, 'start');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(ref.current), []);
  const others = Object.keys(errors).filter((name) => !fields.includes(name));

  function follow(event: MouseEvent, id: string) {
    // Keep the address: a fragment would be a navigation, with a title and an announcement of its own.
    event.preventDefault();
    focusField(id);
  }

  return (
    <div className={`${styles.message} ${styles.error}`} ref={ref} role="alert" tabIndex={-1}>
      <h3 className={styles.title}>{summaryStrings.title}</h3>
      {failure && (
        <>
          <p>{fill(failureStrings.title, { message: failure })}</p>
          <FailureHint />
        </>
      )}
      <ul className={styles.list}>
        {[...fields, ...others].map(
          (name) =>
            errors[name] && (
              <li key={name}>
                {fields.includes(name) ? (
                  <a className="text-button" href={`#${name}`} onClick={(event) => follow(event, name)}>
                    {errors[name]}
                  </a>
                ) : (
                  errors[name]
                )}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
