import { interfaceWords } from '../content/interface.ts';
import type { PageContent } from '../content/schema/page.ts';
import { SectionView } from '../sections/section-map.tsx';
import { breadcrumbs } from '../site/navigation.ts';
import { href, type Page } from '../site/pages.ts';
import styles from './PageTemplate.module.css';

interface Props {
  /** Absent for the not-found page, which is in no list. */
  readonly page?: Page;
  readonly content: PageContent;
}

/** A page: its way back up, then its sections in order, under the accent of its content. */
export function PageTemplate({ page, content }: Props) {
  return (
    <div className={styles.page} data-accent={content.accent} data-kind={page?.kind ?? 'page'}>
      {page && <Breadcrumbs page={page} />}
      {content.sections.map((section, index) => (
        <SectionView key={index} section={section} />
      ))}
    </div>
  );
}

function Breadcrumbs({ page }: { readonly page: Page }) {
  const trail = breadcrumbs(page.id);
  if (trail.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={interfaceWords.breadcrumbs}>
      <ol>
        {trail.map((step) => (
          <li key={step.id} aria-current={step === page ? 'page' : undefined}>
            {step === page ? step.label : <a href={href(step.id)}>{step.label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
