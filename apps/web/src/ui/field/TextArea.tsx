import type { ComponentProps } from 'react';
import * as styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldProps } from './field-props.ts';

type AreaProps = Pick<ComponentProps<'textarea'>, 'rows' | 'required' | 'defaultValue' | 'placeholder'>;

/** Several lines of text; grows with its content if the browser supports that. Uncontrolled. */
export function TextArea({ rows = 6, required, defaultValue, placeholder, ...field }: FieldProps & AreaProps) {
  const area = { rows, required, defaultValue, placeholder };
  return (
    <FieldFrame {...field}>
      <textarea className={styles.area} {...area} {...controlAttributes(field)} />
    </FieldFrame>
  );
}
