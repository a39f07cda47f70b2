import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlAttributes, type FieldProps } from './field-props.ts';

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
