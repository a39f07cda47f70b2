import type { SectionProps } from '../../blocks/section-props.ts';
import { useEarlyStart } from '../../hooks/use-early-start.ts';
import { resolveTarget } from '../../site/links.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './EcoNotice.module.css';
import { startNotice } from './notice.ts';

/** Comes without taking the focus, and stops nothing. It is printed out of sight; `notice.ts` shows it. */
export function EcoNotice({ section: { title, text, more, accept, close } }: SectionProps<'eco-notice'>) {
  const notice = useEarlyStart<HTMLElement>(startNotice);
  const link = resolveTarget(more.target);

  return (
    <section className={styles.place} ref={notice} aria-label={title} data-notice suppressHydrationWarning>
      {/* The live region is there before its words: they are announced as they come. */}
      <div role="status">
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
        </div>
      </div>
      <p className={styles.answers}>
        {link && (
          <a className={buttonClass('secondary')} href={link.href}>
            {more.label}
          </a>
        )}
        <button type="button" className={buttonClass('primary')} data-early="notice">
          {accept}
        </button>
        <button type="button" className={styles.close} aria-label={close} data-early="notice">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
      </p>
    </section>
  );
}
