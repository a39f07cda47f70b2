import { Fragment } from 'react';
import { interfaceStrings } from '../../content/interface.ts';
import { href, isPublished } from '../../site/pages.ts';
import { SiteLink } from '../link/SiteLink.tsx';
import styles from './Claims.module.css';
import { useClaims } from './claims.ts';

/** At the end of a page: its claimed figures, each linked to its basis. Figures inside sentences have no other link. */
export function ClaimsNote() {
  const claims = useClaims();
  if (claims.length === 0 || !isPublished('claims')) return null;
  return (
    <aside className={styles.note} aria-label={interfaceStrings.claims.title}>
      {interfaceStrings.claims.title}
      {claims.map(({ id, figures }) => (
        <Fragment key={id}>
          {' '}
          <SiteLink href={href('claims', undefined, id)}>{figures[0]}</SiteLink>
        </Fragment>
      ))}
    </aside>
  );
}
