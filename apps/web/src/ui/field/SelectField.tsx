import type { Option } from '@agency/shared/options';
import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldProps } from './field-props.ts';
import { Select } from './Select.tsx';

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
