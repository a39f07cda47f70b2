import { href, isPublished } from '../../site/pages.ts';
import styles from './Claims.module.css';
import { claimBehind, useClaims } from './claims.ts';

/** A figure of the content. When the register answers for it, it leads to its line: where it comes from, and what it is worth. */
export function Figure({ value }: { readonly value: string }) {
  const claim = claimBehind(useClaims(), value);
  if (!claim || !isPublished('claims')) return value;
  return (
    <a className={styles.figure} href={href('claims', undefined, claim)}>
      {value}
    </a>
  );
}

/** A fact whose value leads to its basis. */
export function withBasis<Item extends { readonly value: string; readonly label: string }>(item: Item) {
  return { ...item, value: <Figure value={item.value} /> };
}
