import type { ComponentProps } from 'react';
import type { ContactDraft } from '../../lib/contact-draft.ts';
import { ActionLink } from '../action-link/ActionLink.tsx';

interface Props extends Pick<ComponentProps<typeof ActionLink>, 'action' | 'look'> {
  readonly draft: ContactDraft;
}

/**
 * Carries a result to the contact form, so that no question is asked twice. The fragment of its address reaches another tab too, and no
 * server.
 */
export function DraftLink({ draft, ...link }: Props) {
  return <ActionLink {...link} fragment={`${new URLSearchParams(draft)}`} />;
}
