import { type Field, isCheckable } from '../../lib/field.ts';

export const fields = 'input,select,textarea';

export const valueIn = (field: Field): string | boolean => (isCheckable(field) ? field.checked : field.value);

/**
 * The key of a field's answer, which several fields may share: radio buttons with the same name are one answer, and a slider and its number field
 * (`data-slider`) are one value.
 */
export function keyOf(field: Field): unknown {
  return (field.type === 'radio' && field.name) || field.closest('[data-slider]') || field;
}

/** React hydrates a field with its current value, so enter the value again to fire a change event. */
export function enterAgain(field: Field, value: string | boolean): void {
  if (isCheckable(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  // If the contact form put the result of a tool above the typed text, keep both.
  const entered = field.type === 'textarea' && field.value.endsWith(`${value}`) ? field.value : value;
  const text = field instanceof HTMLSelectElement ? undefined : field;
  const { selectionStart: from = null, selectionEnd: to = null } = text ?? {};
  // Set another value first: React ignores an event if the value did not change.
  field.value = entered === '' ? '0' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entered);
  if (from !== null) text?.setSelectionRange(from, to);
  // A number field corrects its text when it loses the focus.
  const types = ['input', 'change', ...(field === document.activeElement ? [] : ['focusout'])];
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}
