/** A control with a text, or with the code of a choice. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The texts of a form by name; a control that is missing has an empty one. */
export function readTexts<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
}

/** Writes a tool's texts into its uncontrolled fields: restored ones, imported ones, or those of another history entry. */
export function writeTexts(root: ParentNode | null, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = root?.querySelector<Control>(`[name=${name}]`);
    if (control && control.value !== text) control.value = text;
  }
}
