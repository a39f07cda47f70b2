import { interfaceWords } from '../../content/interface.ts';
import type { Action } from '../../content/schema/base.ts';
import { fill } from '../../lib/fill.ts';
import { agency } from '../../site/agency.ts';
import { resolveTarget } from '../../site/links.ts';
import { type ButtonLook, buttonClass } from '../../ui/button/button-class.ts';
import { SiteLink } from '../link/SiteLink.tsx';
import { keepPhone } from '../phone/keep-phone.tsx';
import styles from './ActionLink.module.css';

interface Props {
  readonly action: Action;
  readonly look?: ButtonLook | 'text';
  /** What the link is about, for those who reach it out of its context. */
  readonly about?: string | undefined;
  readonly className?: string | undefined;
}

/** A link of the content; `{phone}` in its label is the agency's number. Draws nothing while its page does not exist. */
export function ActionLink({ action, look = 'primary', about, className = '' }: Props) {
  const link = resolveTarget(action.target);
  if (!link) return null;
  const label = fill(action.label, { phone: agency.phone });
  // A button lays its parts out side by side: a label with a number in it stays one of them.
  const kept = keepPhone(label);
  const said = `${about ? `\u00a0: ${about}` : ''}${link.newTab ? ` ${interfaceWords.newTab}` : ''}`;
  // One text and nothing else in the link: an attribute completes its name without one more element.
  const plain = !action.short;
  return (
    <SiteLink
      className={[look === 'text' ? styles.text : buttonClass(look), link.newTab && styles.newTab, className]
        .filter(Boolean)
        .join(' ')}
      href={link.href}
      {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
      aria-label={plain && said ? `${label}${said}` : undefined}
    >
      {action.short ? <span className={styles.long}>{label}</span> : kept === label ? label : <span>{kept}</span>}
      {action.short && <span className={styles.short}>{action.short}</span>}
      {said && !plain && <span className="visually-hidden">{said}</span>}
    </SiteLink>
  );
}

interface ListProps {
  readonly actions: readonly Action[];
  readonly about?: string | undefined;
  readonly className?: string | undefined;
}

/** The first leads, the others follow. A link alone needs nothing around it. */
export function ActionList({ actions, about, className = '' }: ListProps) {
  const links = actions.filter(({ target }) => resolveTarget(target));
  const [first, ...others] = links;
  if (!first) return null;
  if (others.length === 0)
    return <ActionLink className={`${styles.alone} ${className}`} action={first} about={about} />;
  return (
    <p className={`${styles.list} ${className}`}>
      {links.map((action, index) => (
        <ActionLink key={action.label} action={action} look={index === 0 ? 'primary' : 'secondary'} about={about} />
      ))}
    </p>
  );
}
