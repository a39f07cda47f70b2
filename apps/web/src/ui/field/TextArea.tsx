import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldProps } from './field-props.ts';

type AreaProps = Pick<ComponentProps<'textarea'>, 'rows' | 'required' | 'defaultValue' | 'placeholder'>;

/** Several lines of text; grows with its content if the browser supports that. Uncontrolled. */
export function TextArea({ name, label, note, hint, error, className, rows = 6, ...area }: FieldProps & AreaProps) {
  const field = { name, label, note, hint, error, className };
  return (
    <FieldFrame {...field}>
      <textarea className={styles.area} rows={rows} {...area} {...controlAttributes(field)} />
    </FieldFrame>
  );
}
