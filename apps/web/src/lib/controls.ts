/** A control with a text, or with the code of a choice. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (root: ParentNode) => root.querySelectorAll<Control>('input[name],select[name],textarea[name]');

/** The texts of a form by name; a control that is missing has an empty one. */
export function readTexts<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
}

/**
 * Restores kept answers to a form: texts to its empty controls, and the codes of its checked boxes. What the visitor has entered stays.
 * @param kept answers by name, from a draft, which a visitor can edit
 */
export function restoreAnswers(form: ParentNode, kept: unknown): void {
  const answers = new Map<string, unknown>(Object.entries(kept ?? {}));
  for (const control of controlsIn(form)) {
    const answer = answers.get(control.name);
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

/** Writes a tool's texts into its uncontrolled fields: restored ones, imported ones, or those of another history entry. */
export function writeTexts(root: ParentNode | null, texts: Readonly<Record<string, string>>): void {
  for (const control of root ? controlsIn(root) : []) {
    const { [control.name]: text } = texts;
    if (text !== undefined && control.value !== text) control.value = text;
  }
}
