import { interfaceStrings } from '../../content/interface.ts';
import type { Action, Actions } from '../../content/schema/base.ts';
import type { ContactDraft } from '../../lib/contact-draft.ts';
import { resolveTarget } from '../../site/links.ts';
import { type ButtonLook, buttonClass } from '../../ui/button/button-class.ts';
import { SiteLink } from '../link/SiteLink.tsx';
import { markUpLabel } from '../mark-up/mark-up.tsx';
import * as styles from './ActionLink.module.css';

interface Props {
  readonly action: Action;
  readonly look?: ButtonLook | 'text';
  /** Context for assistive technology: the subject of the link. */
  readonly about?: string | undefined;
  /**
   * A result that the link carries to the contact form, so that no question is asked twice. As the fragment of its address, it reaches
   * another tab too, and no server.
   */
  readonly draft?: ContactDraft;
  readonly className?: string | undefined;
}

/** A link from the content. Renders nothing if its page is unpublished. */
export function ActionLink({ action, look = 'primary', about, draft, className = '' }: Props) {
  const link = resolveTarget(action.target);
  if (!link) return null;
  const { label, short } = action;
  const context = `${about ? `\u00a0: ${about}` : ''}${link.newTab ? ` ${interfaceStrings.newTab}` : ''}`;
  return (
    <SiteLink
      className={[look === 'text' ? styles.text : buttonClass(look), link.newTab && styles.newTab, className]
        .filter(Boolean)
        .join(' ')}
      href={draft ? `${link.href}#${new URLSearchParams(draft)}` : link.href}
      {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
      // A link with a single text: an attribute completes its name, without another element.
      aria-label={!short && context ? `${label}${context}` : undefined}
    >
      {short ? <span className={styles.long}>{label}</span> : markUpLabel(label)}
      {short && <span className={styles.short}>{short}</span>}
      {context && short && <span className="visually-hidden">{context}</span>}
    </SiteLink>
  );
}

interface ListProps {
  readonly actions: Actions;
  readonly className?: string | undefined;
}

/** The first link is primary, the others secondary. A single link needs no wrapper. */
export function ActionList({ actions, className = '' }: ListProps) {
  const links = Object.entries(actions).flatMap(([label, target]) =>
    resolveTarget(target) ? [{ label, target }] : [],
  );
  const [first, ...others] = links;
  if (!first) return null;
  if (others.length === 0) return <ActionLink className={`${styles.alone} ${className}`} action={first} />;
  return (
    <p className={`cluster ${className}`}>
      {links.map((action, index) => (
        <ActionLink key={action.label} action={action} look={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </p>
  );
}
