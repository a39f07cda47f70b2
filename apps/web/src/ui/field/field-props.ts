/** What every control of a form has in common. */
export interface FieldProps {
  /** Name under which the value is sent. It is also the element's id, so that an error summary can link to it. */
  readonly name: string;
  readonly label: string;
  /** Beside the label, such as « (facultatif) ». */
  readonly note?: string | undefined;
  /** Under the label: what a good answer looks like. */
  readonly hint?: string | undefined;
  /** What is wrong with the answer. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

export const hintId = (name: string) => `${name}-aide`;
export const errorId = (name: string) => `${name}-erreur`;

/** Attributes that tie a control (or a group of them) to its hint and its error. */
export function described({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>) {
  const ids = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined };
}

/** Attributes of a control that holds a value of its own. */
export function controlAttributes(props: FieldProps) {
  return { id: props.name, name: props.name, 'aria-invalid': props.error ? true : undefined, ...described(props) };
}
