import type { Option } from '@agency/shared/options';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Field.module.css';
import { controlAttributes, errorId, type FieldProps, type HelpProps, hintId } from './field-props.ts';
import { Select } from './Select.tsx';

/** A line of text. Uncontrolled: text typed before hydration stays, and FormData reads the form. */
export function Field(props: FieldProps & ComponentProps<'input'>) {
  const { name, label, note, hint, error, announced, className, ...input } = props;
  const field = { name, label, note, hint, error, announced, className };
  return (
    <FieldFrame {...field}>
      <input className="control" type="text" {...input} {...controlAttributes(field)} />
    </FieldFrame>
  );
}

interface SelectProps extends Pick<ComponentProps<'select'>, 'required' | 'defaultValue'> {
  /** Label of the first, empty choice. */
  readonly placeholder: string;
  readonly options: readonly Option[];
}

/** Uncontrolled. */
export function SelectField({ placeholder, options, required, defaultValue, ...field }: FieldProps & SelectProps) {
  return (
    <FieldFrame {...field}>
      <Select required={required} defaultValue={defaultValue} options={options} {...controlAttributes(field)}>
        <option value="">{placeholder}</option>
      </Select>
    </FieldFrame>
  );
}

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

interface Props extends FieldProps {
  readonly children: ReactNode;
}

function FieldFrame({ name, label, note, hint, error, announced, className = '', children }: Props) {
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
