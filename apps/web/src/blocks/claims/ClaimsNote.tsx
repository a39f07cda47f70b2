import { nounFor } from '@agency/shared/format';
import { interfaceStrings } from '../../content/interface.ts';
import { fill } from '../../lib/fill.ts';
import { href, isPublished } from '../../site/pages.ts';
import { SiteLink } from '../link/SiteLink.tsx';
import * as styles from './Claims.module.css';
import { useClaims } from './claims.ts';

/** At the end of a page, folded: its claimed figures, each linked to its basis. Figures inside sentences have no other link. */
export function ClaimsNote() {
  const claims = useClaims();
  if (claims.length === 0 || !isPublished('claims')) return null;
  const title = fill(nounFor(claims.length, interfaceStrings.claims), { count: String(claims.length) });
  return (
    <nav className={styles.note} aria-label={title}>
      <details className="disclosure">
        <summary>{title}</summary>
        {claims.map(({ id, figures }) => (
          <SiteLink key={id} href={href('claims', undefined, id)}>
            {figures[0]}
          </SiteLink>
        ))}
      </details>
    </nav>
  );
}
