import { interfaceStrings } from '../../content/interface.ts';
import type { Action } from '../../content/schema/base.ts';
import { fill } from '../../lib/fill.ts';
import { agency } from '../../site/agency.ts';
import { resolveTarget } from '../../site/links.ts';
import { type ButtonLook, buttonClass } from '../../ui/button/button-class.ts';
import { SiteLink } from '../link/SiteLink.tsx';
import { markUpLabel } from '../mark-up/mark-up.tsx';
import styles from './ActionLink.module.css';

interface Props {
  readonly action: Action;
  readonly look?: ButtonLook | 'text';
  /** Context for assistive technology: the subject of the link. */
  readonly about?: string | undefined;
  readonly className?: string | undefined;
}

/** A link from the content; `{phone}` in its label is the agency's number. Renders nothing if its page is unpublished. */
export function ActionLink({ action, look = 'primary', about, className = '' }: Props) {
  const link = resolveTarget(action.target);
  if (!link) return null;
  const label = fill(action.label, { phone: agency.phone });
  const context = `${about ? `\u00a0: ${about}` : ''}${link.newTab ? ` ${interfaceStrings.newTab}` : ''}`;
  // The link has a single text: an attribute completes its name, without another element.
  const plain = !action.short;
  return (
    <SiteLink
      className={[look === 'text' ? styles.text : buttonClass(look), link.newTab && styles.newTab, className]
        .filter(Boolean)
        .join(' ')}
      href={link.href}
      {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
      aria-label={plain && context ? `${label}${context}` : undefined}
    >
      {action.short ? <span className={styles.long}>{label}</span> : markUpLabel(label)}
      {action.short && <span className={styles.short}>{action.short}</span>}
      {context && !plain && <span className="visually-hidden">{context}</span>}
    </SiteLink>
  );
}

interface ListProps {
  readonly actions: readonly Action[];
  readonly className?: string | undefined;
}

/** The first link is primary, the others secondary. A single link needs no wrapper. */
export function ActionList({ actions, className = '' }: ListProps) {
  const links = actions.filter(({ target }) => resolveTarget(target));
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
