import type { ContactField } from '@agency/shared/contact';
import { namedTexts } from './draft.ts';

/** What a result fills in. Anybody can write a link: it may not say who writes, or where the agency answers. */
export const draftFields = ['serviceType', 'projectType', 'message'] as const satisfies readonly ContactField[];

/** Prefilled fields of the contact form. Codes are those of the option lists. */
export type ContactDraft = { readonly [Field in (typeof draftFields)[number]]?: string };

/** The first words of a result, up to its first number or value: each tool has its own. */
const topicOf = ({ message = '' }: ContactDraft) => /^[^\d:\n]*/.exec(message)?.[0];

/** Whether a result replaces another one: both are of the same tool. */
export const replaces = (draft: ContactDraft, former: ContactDraft): boolean => topicOf(draft) === topicOf(former);

/** The draft that a link carries in its fragment (`blocks/action-link/ActionLink.tsx`). Empty if there is none. */
export const draftIn = (fragment: string): ContactDraft =>
  namedTexts(Object.fromEntries(new URLSearchParams(fragment.slice(1))), draftFields);
