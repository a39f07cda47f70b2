import { interfaceWords } from '../../content/interface.ts';
import { href, isPublished } from '../../site/pages.ts';
import styles from './Claims.module.css';
import { claimsOf } from './claims.ts';
import { usePageId } from './page-id.ts';

/** At the end of a page: each figure that it claims, with the way to its basis. Figures inside sentences have no other link. */
export function ClaimsNote() {
  const page = usePageId();
  const claims = page && isPublished('claims') ? claimsOf(page) : [];
  if (claims.length === 0) return null;
  return (
    <aside className={styles.note} aria-label={interfaceWords.claims.title}>
      {interfaceWords.claims.title}
      {claims.map(({ id, figure }) => (
        <a key={id} href={href('claims', undefined, id)}>
          {figure}
        </a>
      ))}
    </aside>
  );
}
