import { readDraft, saveDraft } from '../../lib/draft.ts';
import type { Field } from '../../lib/field.ts';
import { enterAgain, valueIn } from './fields.ts';

/** Owner of the fields' values while the page is loaded again. */
const retried = `retry ${window.location.pathname}`;

/** The page's fields, in document order. No script can choose a file. */
const allFields = () => document.querySelectorAll<Field>('input:not([type=file]),select,textarea');

export function retry(): void {
  saveDraft(retried, [...allFields()].map(valueIn));
  window.location.reload();
}

/** Enters the values of the page before a retry: Chromium empties the fields of a page that is loaded again. */
export function restoreFields(): void {
  const values = readDraft(retried);
  if (!Array.isArray(values)) return;
  saveDraft(retried, undefined);
  for (const [index, field] of allFields().entries()) {
    const value: unknown = values[index];
    const isChanged = value !== valueIn(field);
    if (isChanged && (typeof value === 'string' || typeof value === 'boolean')) enterAgain(field, value);
  }
}
