import { useEffect, useRef, useState } from 'react';
import type { SectionProps } from '../../blocks/section-props.ts';
import { openDisclosures } from '../../lib/disclosure.ts';
import { resolveTarget } from '../../site/links.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { isAnswered, rememberAnswer } from './answer.ts';
import styles from './EcoNotice.module.css';

/** Specification, section 9. */
const DELAY_MS = 2000;

/** Whether it is time to show the notice: two seconds after the page has loaded, unless it was answered. */
function useDue(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (isAnswered()) return;
    let timer: number | undefined;
    const start = () => {
      timer = window.setTimeout(setDue, DELAY_MS, true);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      window.clearTimeout(timer);
    };
  }, []);
  return due;
}

/**
 * Comes over the corner of the page without taking the focus, and stops nothing. Any answer, Escape included, is the last:
 * it never comes back in this browser.
 */
export function EcoNotice({ section: { title, text, more, accept, close } }: SectionProps<'eco-notice'>) {
  const due = useDue();
  const [answered, setAnswered] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const shown = due && !answered;
  const link = resolveTarget(more.target);

  function answer() {
    rememberAnswer();
    // The focus must not vanish with the button that had it.
    if (notice.current?.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    setAnswered(true);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` only touches what never changes.
  useEffect(() => {
    if (!shown) return;
    function onKey({ key }: KeyboardEvent) {
      // An open menu is nearer: Escape closes that first.
      if (key === 'Escape' && openDisclosures().length === 0) answer();
    }
    // Before the menus' own listener, which would have closed them already.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [shown]);

  return (
    <div className={styles.place} ref={notice}>
      {/* The live region is there before its words: they are announced as they come. */}
      <div role="status">
        {shown && (
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p>{text}</p>
          </div>
        )}
      </div>
      {shown && (
        <p className={styles.answers}>
          {link && (
            <a className={buttonClass('secondary')} href={link.href} onClick={answer}>
              {more.label}
            </a>
          )}
          <button type="button" className={buttonClass('primary')} onClick={answer}>
            {accept}
          </button>
          <button type="button" className={styles.close} aria-label={close} onClick={answer}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </button>
        </p>
      )}
    </div>
  );
}
