import { type Field, isCheckable } from './field.ts';

/**
 * Restores kept answers to a form: texts to its empty fields, and the codes of its checked boxes. What the visitor has entered stays.
 * @param kept answers by name, from a draft, which a visitor can edit
 */
export function restoreAnswers(form: ParentNode, kept: unknown): void {
  const answers = (kept ?? {}) as Readonly<Record<string, unknown>>;
  for (const field of form.querySelectorAll<Field>('[name]')) {
    const { [field.name]: answer } = answers;
    if (!answer) continue;
    if (isCheckable(field)) field.checked ||= [answer].flat().includes(field.value);
    else if (typeof answer === 'string' && field.value === '') {
      field.value = answer;
      // If the saved option no longer exists, `selectedIndex` is -1: select the placeholder.
      if (field.value === '') field.value = '';
    }
  }
}
