import { type ContactField, contactFields } from '@agency/shared/contact';
import { CARRIED_DRAFT, namedTexts, readDraft, saveDraft } from '../lib/draft.ts';

/** Prefilled fields of the contact form. Codes are those of the option lists. */
export type ContactDraft = { readonly [Field in ContactField]?: string };

/** The draft carried by a link. Reading it removes it. Empty if there is none. */
export function takeCarriedDraft(): ContactDraft {
  const draft = namedTexts(readDraft(CARRIED_DRAFT), contactFields);
  saveDraft(CARRIED_DRAFT, undefined);
  return draft;
}
