import { type ContactField, contactFields } from '@agency/shared/contact';
import { namedTexts } from '../lib/draft.ts';

/** Prefilled fields of the contact form. Codes are those of the option lists. */
export type ContactDraft = { readonly [Field in ContactField]?: string };

/** The draft that a link carries in its fragment (`blocks/draft-link/DraftLink.tsx`). Empty if there is none. */
export const draftIn = (fragment: string): ContactDraft =>
  namedTexts(Object.fromEntries(new URLSearchParams(fragment.slice(1))), contactFields);
