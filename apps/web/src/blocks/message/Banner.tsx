import { type ReactNode, useEffect, useRef } from 'react';
import { reveal } from '../../lib/focus.ts';
import * as styles from './Message.module.css';

interface Props {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly children?: ReactNode;
  /** At the bottom of the window, over the page: for a temporary message. */
  readonly floating?: boolean | undefined;
  /**
   * `appears`: the message responds to an action and takes the focus when it is shown (pass a new `key` each time).
   * `loads`: it is part of the loaded page, and the browser itself moves to it, with or without scripts.
   * Omit it if another element takes the focus.
   */
  readonly focus?: 'appears' | 'loads';
}

/** The outcome of an action, announced immediately. */
export function Banner({ tone, title, children, floating = false, focus }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus !== 'appears') return;
    reveal(ref.current, floating ? null : ref.current, 'center');
  }, [focus, floating]);

  return (
    <div
      className={`${styles.message} ${tone === 'error' ? styles.error : ''} ${floating ? styles.floating : ''}`}
      data-tone={floating ? 'night' : undefined}
      ref={ref}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: only on the page that exists to show this outcome.
      autoFocus={focus === 'loads'}
    >
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
