/** Every text of a content module, without targets. A figure and its label form one text, as do a label and its text. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isFact(value))
    return [`${value.value} ${value.label}`, ...textsOf({ ...value, value: undefined, label: undefined })];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'target' ? [] : textsOf(inner)));
}

const isFact = (value: object): value is { readonly value: string; readonly label: string } =>
  'value' in value && 'label' in value && typeof value.value === 'string' && typeof value.label === 'string';
