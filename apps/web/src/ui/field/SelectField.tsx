import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldProps } from './field-props.ts';
import { Select } from './Select.tsx';

export interface Choice {
  readonly code: string;
  readonly label: string;
}

interface SelectProps extends Pick<ComponentProps<'select'>, 'required' | 'defaultValue'> {
  /** Label of the first, empty choice. */
  readonly placeholder: string;
  readonly options: readonly Choice[];
}

/** A select with its label, hint and error. Uncontrolled. */
export function SelectField({ placeholder, options, required, defaultValue, ...field }: FieldProps & SelectProps) {
  return (
    <FieldFrame {...field}>
      <Select required={required} defaultValue={defaultValue} {...controlAttributes(field)}>
        <option value="">{placeholder}</option>
        {options.map(({ code, label: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
