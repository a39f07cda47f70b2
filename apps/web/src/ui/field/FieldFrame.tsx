import type { ReactNode } from 'react';
import * as styles from './Field.module.css';
import { errorId, type FieldProps, type HelpProps, hintId } from './field-props.ts';

interface Props extends FieldProps {
  readonly children: ReactNode;
}

export function FieldFrame({ name, label, note, hint, error, announced, className = '', children }: Props) {
  return (
    <div className={`${styles.field} ${className}`} data-field="" data-error={error ? '' : undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {note && <small> {note}</small>}
      </label>
      <FieldHelp name={name} hint={hint} error={error} announced={announced} />
      {children}
    </div>
  );
}

/** The hint and the error, to which the control refers. */
export function FieldHelp({ name, hint, error, announced }: HelpProps) {
  return (
    <>
      {hint && (
        <p className="note muted" id={hintId(name)}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId(name)} role={announced ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </>
  );
}
