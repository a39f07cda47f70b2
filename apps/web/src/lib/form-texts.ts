import type { Field } from './field.ts';

/** The texts of a form's values by name; a field that is missing has an empty one. */
export function readTexts<Name extends string>(data: FormData, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
}

/** Writes a tool's texts into its uncontrolled fields: restored ones, imported ones, or those of another history entry. */
export function writeTexts(root: ParentNode | null, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = root?.querySelector<Field>(`[name=${name}]`);
    if (field && field.value !== text) field.value = text;
  }
}
