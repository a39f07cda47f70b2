import styles from './ChoiceGroup.module.css';
import fieldStyles from './Field.module.css';
import { FieldHelp } from './FieldFrame.tsx';
import { described, type FieldProps } from './field-props.ts';
import type { Choice } from './SelectField.tsx';

interface GroupProps extends FieldProps {
  readonly options: readonly Choice[];
  /** Codes that are chosen at first. */
  readonly defaultValues?: readonly string[] | undefined;
}

/** Boxes sharing one name: any number of answers. The group's id is that of its first box. */
export function CheckboxGroup(props: GroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}

/** Buttons sharing one name: one answer. */
export function RadioGroup({ required, ...props }: GroupProps & { readonly required?: boolean | undefined }) {
  return <ChoiceGroup type="radio" required={required} {...props} />;
}

interface ChoiceGroupProps extends GroupProps {
  readonly type: 'checkbox' | 'radio';
  readonly required?: boolean | undefined;
}

function ChoiceGroup({
  type,
  name,
  label,
  note,
  hint,
  error,
  className = '',
  options,
  defaultValues = [],
  required,
}: ChoiceGroupProps) {
  return (
    <fieldset
      className={`${fieldStyles.field} ${className}`}
      data-field=""
      data-error={error ? '' : undefined}
      {...described({ name, hint, error })}
    >
      <legend className={fieldStyles.label}>
        {label}
        {note && <span className={fieldStyles.note}> {note}</span>}
      </legend>
      <FieldHelp name={name} hint={hint} error={error} />
      <div className={styles.choices}>
        {options.map(({ code, label: text }, index) => (
          <label key={code} className={styles.choice}>
            <input
              type={type}
              id={index === 0 ? name : undefined}
              name={name}
              value={code}
              required={required}
              defaultChecked={defaultValues.includes(code)}
              // A single radio button cannot be invalid: the group's description says what is wrong.
              aria-invalid={(type === 'checkbox' && error !== undefined) || undefined}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
