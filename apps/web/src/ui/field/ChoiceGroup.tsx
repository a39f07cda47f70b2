import styles from './ChoiceGroup.module.css';
import fieldStyles from './Field.module.css';
import { FieldHelp } from './FieldFrame.tsx';
import { described, type FieldProps } from './field-props.ts';
import type { Choice } from './SelectField.tsx';

interface GroupProps extends FieldProps {
  readonly options: readonly Choice[];
  /** Initially selected codes. */
  readonly defaultValues?: readonly string[] | undefined;
}

/** Checkboxes with one name: any number of answers. The group's id is that of its first box. */
export function CheckboxGroup({
  name,
  label,
  note,
  hint,
  error,
  className = '',
  options,
  defaultValues = [],
}: GroupProps) {
  return (
    <fieldset
      className={`${styles.choices} ${className}`}
      data-field=""
      data-error={error ? '' : undefined}
      {...described({ name, hint, error })}
    >
      <legend className={fieldStyles.label}>
        {label}
        {note && <span className={fieldStyles.note}> {note}</span>}
      </legend>
      <FieldHelp name={name} hint={hint} error={error} />
      {options.map(({ code, label: text }, index) => (
        <label key={code} className={styles.choice}>
          <input
            type="checkbox"
            id={index === 0 ? name : undefined}
            name={name}
            value={code}
            defaultChecked={defaultValues.includes(code)}
            aria-invalid={error !== undefined || undefined}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
