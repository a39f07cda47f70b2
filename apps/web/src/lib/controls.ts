/** A control whose value can be read and put back. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts a saved answer into a control that is still empty: what a visitor typed or chose stays. */
export function restoreValue(control: Control, saved: string): void {
  if (control.value !== '') return;
  control.value = saved;
  // If the saved option no longer exists, `selectedIndex` is -1: select the placeholder.
  if (control.value === '') control.value = '';
}
