import type { ContactDraft } from '../../contact-client/contact-draft.ts';
import type { Action } from '../../content/schema/base.ts';
import { resolveTarget } from '../../site/links.ts';
import { type ButtonLook, buttonClass } from '../../ui/button/button-class.ts';
import { SiteLink } from '../link/SiteLink.tsx';

interface Props {
  /** A link to the contact form. */
  readonly action: Action;
  readonly draft: ContactDraft;
  readonly look?: ButtonLook;
}

/**
 * Carries a result to the contact form, so that no question is asked twice. The fragment of its address reaches another tab too, and no
 * server.
 */
export function DraftLink({ action, draft, look = 'primary' }: Props) {
  const link = resolveTarget(action.target);
  if (!link) return null;
  return (
    <SiteLink className={buttonClass(look)} href={`${link.href}#${new URLSearchParams(draft)}`}>
      {action.label}
    </SiteLink>
  );
}
