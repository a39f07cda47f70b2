import { type ContactField, contactFields } from '@agency/shared';
import type { ContactDraft } from '../../contact-client/contact-draft.ts';

/** A draft, told apart by where it went. */
export interface CarriedDraft {
  /** Put in the form's own controls, where the visitor can change them. */
  readonly filled: ContactDraft;
  /** For fields of the request that the form does not show. */
  readonly hidden: ContactDraft;
}

export const noDraft: CarriedDraft = { filled: {}, hidden: {} };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control && 'value' in control && !(control instanceof RadioNodeList) ? (control as Control) : undefined;
}

/** Fills in what the draft holds. Answers that are there already stay; a message goes below the carried one. */
export function applyDraft(form: HTMLFormElement, draft: ContactDraft): CarriedDraft {
  const filled: Partial<Record<ContactField, string>> = {};
  const hidden: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const { [field]: value } = draft;
    if (!value) continue;
    const control = controlOf(form, field);
    if (!control) hidden[field] = value;
    else if (control.value === '' || field === 'message') {
      control.value = control.value ? `${value}\n\n${control.value}` : value;
      filled[field] = value;
    }
  }
  return { filled, hidden };
}

/** Takes out what the draft put in, except what the visitor has rewritten since. */
export function withdrawDraft(form: HTMLFormElement, { filled }: CarriedDraft): void {
  for (const field of contactFields) {
    const { [field]: value } = filled;
    const control = controlOf(form, field);
    if (!value || !control) continue;
    if (control.value === value) control.value = '';
    else if (field === 'message') control.value = control.value.replace(value, '').trim();
  }
}
