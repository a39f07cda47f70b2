import { href, isPublished } from '../../site/pages.ts';
import { SiteLink } from '../link/SiteLink.tsx';
import * as styles from './Claims.module.css';
import { claimBehind, useClaims } from './claims.ts';

interface Props {
  readonly value: string;
  readonly className?: string | undefined;
}

/** A figure of the content, linked to its line in the register if it has one. */
export function Figure({ value, className = '' }: Props) {
  const claim = claimBehind(useClaims(), value);
  if (!claim || !isPublished('claims')) return <strong className={className || undefined}>{value}</strong>;
  return (
    <SiteLink className={`${styles.figure} ${className}`} href={href('claims', undefined, claim)}>
      {value}
    </SiteLink>
  );
}

export function withBasis<Item extends { readonly value: string; readonly label: string }>(item: Item) {
  return { ...item, figure: <Figure className="display" value={item.value} /> };
}
