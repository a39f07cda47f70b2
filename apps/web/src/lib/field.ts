import { reveal } from './focus.ts';

/** A field of a form: a text, or the code of a choice. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field is a box to check: its answer is its state. */
export const isCheckable = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

export const nameOf = (target: EventTarget): string => ('name' in target ? String(target.name) : '');

/** Scrolls a control into view, label included, and focuses it. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  reveal(control, control?.closest('[data-field]') ?? control);
}
