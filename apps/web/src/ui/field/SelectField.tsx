import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldProps } from './field-props.ts';

export interface Choice {
  readonly code: string;
  readonly label: string;
}

interface SelectProps extends Pick<ComponentProps<'select'>, 'required' | 'defaultValue'> {
  /** Label of the first, empty choice. */
  readonly placeholder: string;
  readonly options: readonly Choice[];
}

/** A native select: it uses the phone's picker and the keyboard's search. Uncontrolled. */
export function SelectField({
  name,
  label,
  note,
  hint,
  error,
  className,
  placeholder,
  options,
  ...select
}: FieldProps & SelectProps) {
  const field = { name, label, note, hint, error, className };
  return (
    <FieldFrame {...field}>
      <span className={styles.select}>
        <select className={styles.control} {...select} {...controlAttributes(field)}>
          <option value="">{placeholder}</option>
          {options.map(({ code, label: text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
