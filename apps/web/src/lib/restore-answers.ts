import type { Control } from './controls.ts';

/**
 * Restores kept answers to a form: texts to its empty controls, and the codes of its checked boxes. What the visitor has entered stays.
 * @param kept answers by name, from a draft, which a visitor can edit
 */
export function restoreAnswers(form: ParentNode, kept: unknown): void {
  const answers = (kept ?? {}) as Readonly<Record<string, unknown>>;
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const { [control.name]: answer } = answers;
    if (!answer) continue;
    if (/^(?:checkbox|radio)$/.test(control.type)) {
      (control as HTMLInputElement).checked ||= [answer].flat().includes(control.value);
    } else if (typeof answer === 'string' && control.value === '') {
      control.value = answer;
      // If the saved option no longer exists, `selectedIndex` is -1: select the placeholder.
      if (control.value === '') control.value = '';
    }
  }
}
