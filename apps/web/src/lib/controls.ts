/** A control with a text, or with the code of a choice. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The texts of a form by name; a control that is missing has an empty one. */
export function readTexts<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
}
