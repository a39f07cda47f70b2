import type { Option } from '@agency/shared/options';
import * as styles from './ChoiceGroup.module.css';
import * as fieldStyles from './Field.module.css';
import { FieldHelp } from './Field.tsx';
import { described, type FieldProps, invalid } from './field-props.ts';

interface GroupProps extends FieldProps {
  readonly options: readonly Option[];
  /** Radio buttons: one answer. By default, checkboxes: any number of answers. */
  readonly isSingle?: boolean;
  readonly defaultValues?: readonly string[] | undefined;
}

/** Checkboxes or radio buttons with one name. The group's id is that of its first box. */
export function ChoiceGroup(props: GroupProps) {
  const { label, note, className = '', options, isSingle = false, defaultValues = [], ...help } = props;
  const { name, error } = help;
  return (
    <fieldset
      className={`${styles.choices} ${className}`}
      data-field=""
      data-error={error ? '' : undefined}
      {...described(help)}
    >
      <legend className={fieldStyles.label}>
        {label}
        {note && <small> {note}</small>}
      </legend>
      <FieldHelp {...help} />
      {options.map(({ code, label: text }, index) => (
        <label key={code} className="control choice">
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            id={index === 0 ? name : undefined}
            name={name}
            value={code}
            defaultChecked={defaultValues.includes(code)}
            {...invalid(error)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
