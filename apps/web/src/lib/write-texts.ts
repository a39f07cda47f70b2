import type { Control } from './controls.ts';

/** Writes a tool's texts into its uncontrolled fields: restored ones, imported ones, or those of another history entry. */
export function writeTexts(root: ParentNode | null, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = root?.querySelector<Control>(`[name=${name}]`);
    if (control && control.value !== text) control.value = text;
  }
}
