import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldProps } from './field-props.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck' | 'placeholder' | 'required' | 'defaultValue'
>;

/** A line of text. Uncontrolled: text typed before hydration stays, and FormData reads the form. */
export function Field({ name, label, note, hint, error, announced, className, ...input }: FieldProps & InputProps) {
  const field = { name, label, note, hint, error, announced, className };
  return (
    <FieldFrame {...field}>
      <input className="control" type="text" {...input} {...controlAttributes(field)} />
    </FieldFrame>
  );
}
