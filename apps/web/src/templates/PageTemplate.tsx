import { ClaimsNote } from '../blocks/claims/ClaimsNote.tsx';
import { ClaimsContext } from '../blocks/claims/claims.ts';
import { SiteLink } from '../blocks/link/SiteLink.tsx';
import type { PageClaim } from '../content/claims/page-claims.ts';
import { interfaceStrings } from '../content/interface.ts';
import type { PageContent } from '../content/schema/page.ts';
import { type SectionComponents, SectionView } from '../sections/SectionView.tsx';
import { agency } from '../site/agency.ts';
import { trailOf } from '../site/navigation.ts';
import type { AnyPage } from '../site/pages.ts';
import { mainId } from './main-id.ts';
import * as styles from './PageTemplate.module.css';

/** The page at an address. */
export interface ShownPage {
  /** Absent for the not-found page, which no list contains. */
  readonly page?: AnyPage;
  readonly content: PageContent;
  readonly claims: readonly PageClaim[];
  readonly components: Partial<SectionComponents>;
}

/** Header of a page in print. */
const letterhead = `${agency.name}\u00a0· ${agency.phone}\u00a0· ${agency.email}`;

/** A page: its breadcrumb, then its sections in order, with the accent of its content. */
export function PageTemplate({ page, content, claims, components }: ShownPage) {
  return (
    <main
      className={styles.page}
      id={mainId}
      tabIndex={-1}
      data-accent={content.accent}
      data-letterhead={letterhead}
      // `app/inline/page.ts` sets the date and the address before printing.
      suppressHydrationWarning
    >
      {page && <Breadcrumbs page={page} />}
      <ClaimsContext value={claims}>
        {content.sections.map((section, index) => (
          <SectionView key={index} section={section} components={components} />
        ))}
        {/* A call to action at the end of the page contains the note itself. */}
        {content.sections.at(-1)?.kind !== 'call-to-action' && <ClaimsNote />}
      </ClaimsContext>
    </main>
  );
}

function Breadcrumbs({ page }: { readonly page: AnyPage }) {
  const trail = trailOf(page);
  if (trail.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={interfaceStrings.breadcrumbs}>
      <ol>
        {trail.map((step) => (
          <li key={step.path} aria-current={step === page ? 'page' : undefined}>
            {step === page ? step.label : <SiteLink href={step.path}>{step.label}</SiteLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
