/** A control whose value can be read and restored. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Restores a saved answer to an empty control: values entered by the visitor stay. */
export function restoreValue(control: Control | RadioNodeList, saved: string): void {
  if (control.value !== '') return;
  control.value = saved;
  // If the saved option no longer exists, `selectedIndex` is -1: select the placeholder.
  if (control.value === '') control.value = '';
}
