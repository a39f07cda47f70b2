import type { ContactField } from '@agency/shared';

/**
 * What a calculator or a quiz hands to the contact form, so that no answer is asked twice. It stays in the browser: session
 * storage, under the key below, from the click that leads to the form until the form has read it, or the tab is closed.
 */
export const CONTACT_DRAFT_KEY = 'contactDraft';

/** Fields to fill in before the visitor starts. Codes are those of the option lists. */
export type ContactDraft = { readonly [Field in ContactField]?: string };

/** Keeps a draft for the contact form; a later one takes its place. Call it in the click that leads to the form. */
export function saveContactDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(CONTACT_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage refused: the form opens empty, as it would without a calculator.
  }
}

/**
 * The draft, once: reading it removes it. Only the given fields, where they hold text; empty when there is none. The form
 * names its fields, so that pages which only save a draft do not load their list.
 */
export function takeContactDraft(fields: readonly ContactField[]): ContactDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(CONTACT_DRAFT_KEY) ?? 'null');
    sessionStorage.removeItem(CONTACT_DRAFT_KEY);
    if (typeof kept !== 'object' || kept === null) return {};
    const values = new Map<string, unknown>(Object.entries(kept));
    const filled = fields.flatMap((field) => {
      const value = values.get(field);
      return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
    });
    return Object.fromEntries(filled);
  } catch {
    return {};
  }
}
