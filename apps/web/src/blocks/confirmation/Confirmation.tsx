import { type ReactNode, useEffect, useRef } from 'react';
import type { Action } from '../../content/schema/base.ts';
import { fill } from '../../lib/fill.ts';
import { ActionList } from '../action-link/ActionLink.tsx';
import { SectionFrame } from '../frame/SectionFrame.tsx';
import styles from './Confirmation.module.css';

interface Props {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly steps: readonly string[];
    readonly actions: readonly Action[];
    /** With `{reference}`. */
    readonly reference: string;
  };
  /** The request's reference at the agency; none where the page was loaded to tell the outcome. */
  readonly reference?: string | undefined;
  /** Whether it answers what was just done: it takes the place of the hero, and the view and the focus go to it. */
  readonly focus: boolean;
  /** A message before the steps. */
  readonly children?: ReactNode;
}

/** What happens once a form is sent. It stays until the page is left. */
export function Confirmation({ words, reference, focus, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus) return;
    window.scrollTo(0, 0);
    // A banner in it takes the focus by itself.
    if (!ref.current?.contains(document.activeElement)) {
      ref.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }, [focus]);

  return (
    <div className={styles.confirmation} ref={ref} data-confirmation={focus || undefined}>
      <SectionFrame heading={{ title: words.title, lead: words.text }} level={focus ? 1 : 2}>
        {children}
        <ol className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {reference && <p className={styles.reference}>{fill(words.reference, { reference })}</p>}
        <ActionList actions={words.actions} />
      </SectionFrame>
    </div>
  );
}
