import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { pageSummaries } from '../../content/page-summaries.built.ts';
import { href, type Page, pages } from '../../site/pages.ts';
import * as styles from './SitePlan.module.css';

export function SitePlan({ section: { groups } }: SectionProps<'site-plan'>) {
  return (
    <div className={styles.plan}>
      {Object.entries(groups).map(([kind, title]) => (
        <section key={kind} aria-labelledby={`plan-${kind}`}>
          <h2 id={`plan-${kind}`}>{title}</h2>
          <ul className="lines">
            {pages
              .filter((page) => groupOf(page) === kind)
              .map((page) => (
                <li key={page.id}>
                  <SiteLink className="line-link" href={href(page.id)}>
                    {page.label}
                  </SiteLink>{' '}
                  {pageSummaries[page.id]}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** An overview belongs to its child pages' group, a commitment to the legal pages, any other page to its type. */
function groupOf(page: Page): string {
  if (page.menu === 'legal') return 'legal';
  if (page.kind !== 'page') return page.kind;
  return pages.find(({ parent, kind }) => parent === page.id && kind !== 'page')?.kind ?? page.kind;
}
