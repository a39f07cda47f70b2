import { type ContactField, contactFields } from '@agency/shared';
import { CARRIED_DRAFT, readDraft, saveDraft, textsOf } from '../lib/draft.ts';

/** Fields of the contact form to fill in before the visitor starts. Codes are those of the option lists. */
export type ContactDraft = { readonly [Field in ContactField]?: string };

/** The draft that a link carried here, once: reading it removes it. Empty when there is none. */
export function takeCarriedDraft(): ContactDraft {
  const draft = textsOf(readDraft(CARRIED_DRAFT), contactFields);
  saveDraft(CARRIED_DRAFT, undefined);
  return draft;
}
