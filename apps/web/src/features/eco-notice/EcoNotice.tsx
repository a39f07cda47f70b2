import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { resolveTarget } from '../../site/links.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import * as styles from './EcoNotice.module.css';
import './eco-notice.element.ts';

/** Appears without taking the focus, and does not block the page. It is prerendered hidden; `eco-notice.element.ts` shows it. */
export function EcoNotice({ section: { title, text, more, accept, close } }: SectionProps<'eco-notice'>) {
  const link = resolveTarget(more.target);

  return (
    <eco-notice className={`${styles.notice} no-print`}>
      {/* Screen readers announce what changes in a region that was there before. */}
      <p className="visually-hidden" role="status">
        <span>{title}</span>
      </p>
      <section className={styles.card} aria-label={title}>
        <div className={styles.text}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
        </div>
        <p className="cluster">
          {link && (
            <SiteLink className={buttonClass('secondary', 'compact')} href={link.href}>
              {more.label}
            </SiteLink>
          )}
          <Button compact data-inline label={accept} />
          <button type="button" className={styles.close} aria-label={close} data-inline>
            <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </button>
        </p>
      </section>
    </eco-notice>
  );
}
