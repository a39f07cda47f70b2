import { CALL_BACK_FIELD, type ContactField, contactFields } from '@agency/shared/contact';
import type { ContactDraft } from '../../contact-client/contact-draft.ts';
import { type Control, restoreValue } from '../../lib/controls.ts';
import { readDraft, saveDraft, textsOf } from '../../lib/draft.ts';

/** A carried draft, split by destination. */
export interface CarriedDraft {
  /** For the form's own controls, where the visitor can edit them. */
  readonly filled: ContactDraft;
  /** For fields of the request that the form does not show. */
  readonly hidden: ContactDraft;
}

export const noDraft: CarriedDraft = { filled: {}, hidden: {} };

/** The form's control of this name; undefined if there is none, or only a group of buttons. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control && 'value' in control && !(control instanceof RadioNodeList) ? (control as Control) : undefined;
}

/** Fills in the draft. Existing answers stay; an existing message moves below the carried one. */
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

/** Removes the draft's values, except those that the visitor has edited since. */
export function withdrawDraft(form: HTMLFormElement, { filled }: CarriedDraft): void {
  for (const field of contactFields) {
    const { [field]: value } = filled;
    const control = controlOf(form, field);
    if (!value || !control) continue;
    if (control.value === value) control.value = '';
    else if (field === 'message') control.value = control.value.replace(value, '').trim();
  }
}

/** Answers of the form: the request's fields, and the moment of a call. */
const shownFields = [...contactFields, CALL_BACK_FIELD] as const;

/** Owner of the form's answers in the tab's draft, until they are sent. */
const CONTACT_DRAFT = 'contact';

/**
 * Saves the form's values, so that a reload or another page loses nothing.
 * @param isPosted the browser posts the form natively, and another page shows the outcome
 */
export function saveForm(form: HTMLFormElement, carried: CarriedDraft, isPosted = false): void {
  const values = Object.fromEntries(new FormData(form));
  saveDraft(CONTACT_DRAFT, { values: textsOf(values, shownFields), carried, ...(isPosted && { isPosted }) });
}

/** Deletes the saved answers, once they are sent. */
export const forgetForm = (): void => saveDraft(CONTACT_DRAFT, undefined);

/** On the success page: posted answers must not fill the form again, as if still unsent. */
export function forgetPosted(): void {
  if ((readDraft(CONTACT_DRAFT) as { isPosted?: unknown } | undefined)?.isPosted === true) forgetForm();
}

/** Restores saved answers to empty controls. @returns the draft carried there before */
export function restoreForm(form: HTMLFormElement): CarriedDraft {
  const saved = (readDraft(CONTACT_DRAFT) ?? {}) as {
    values?: unknown;
    carried?: { filled?: unknown; hidden?: unknown };
  };
  for (const [field, value] of Object.entries(textsOf(saved.values, shownFields))) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control) restoreValue(control as Control | RadioNodeList, value);
  }
  return {
    filled: textsOf(saved.carried?.filled, contactFields),
    hidden: textsOf(saved.carried?.hidden, contactFields),
  };
}
