export interface FieldProps {
  /** Name of the submitted value. It is also the element's id, so that an error summary can link to it. */
  readonly name: string;
  readonly label: string;
  /** Text beside the label, such as « (facultatif) ». */
  readonly note?: string | undefined;
  /** Text below the label: an example of a good answer. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Whether the error is announced when it appears: for a form without an error summary, which Enter submits from the field. */
  readonly announced?: boolean | undefined;
  readonly className?: string | undefined;
}

export type HelpProps = Pick<FieldProps, 'name' | 'hint' | 'error' | 'announced'>;

export const hintId = (name: string) => `${name}-aide`;
export const errorId = (name: string) => `${name}-erreur`;

/** Attributes that associate a control (or a group) with its hint and its error. */
export function described({ name, hint, error }: HelpProps) {
  const ids = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined };
}

/** Marks a control (or each one of a group) whose answer has an error. */
export const invalid = (error: string | undefined) => ({ 'aria-invalid': error ? true : undefined });

export function controlAttributes(props: FieldProps) {
  return { id: props.name, name: props.name, ...invalid(props.error), ...described(props) };
}
