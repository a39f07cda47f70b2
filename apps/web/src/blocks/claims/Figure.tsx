import { href, isPublished } from '../../site/pages.ts';
import styles from './Claims.module.css';
import { claimBehind, useClaims } from './claims.ts';

interface Props {
  readonly value: string;
  readonly className?: string | undefined;
}

/** A figure of the content. When the register answers for it, it leads to its line: where it comes from, and what it is worth. */
export function Figure({ value, className = '' }: Props) {
  const claim = claimBehind(useClaims(), value);
  if (!claim || !isPublished('claims')) return <strong className={className || undefined}>{value}</strong>;
  return (
    <a className={`${styles.figure} ${className}`} href={href('claims', undefined, claim)}>
      {value}
    </a>
  );
}

/** A fact whose value leads to its basis. */
export function withBasis<Item extends { readonly value: string; readonly label: string }>(item: Item) {
  return { ...item, figure: <Figure value={item.value} /> };
}
