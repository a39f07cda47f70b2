import { type Co2Form, emptyCo2Form } from '@agency/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { resource } from '../../lib/resource.ts';
import { SectionFrame } from '../../sections/frame/SectionFrame.tsx';
import type { SectionProps } from '../../sections/section-map.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './Co2Calculator.module.css';
import { Example } from './Example.tsx';
import { addressWith, formFromQuery, headingId } from './shared-form.ts';

/** Form and result come with their own script, when they are asked for. */
const panel = resource(() => import('./CalculatorPanel.tsx').then((module) => module.CalculatorPanel));

/** A failure here is told by the click, if there is one. */
const prefetch = () => void panel.load().catch(() => undefined);

interface Opened {
  readonly form: Co2Form;
  /** Opened by the visitor here, and not by the address they came with: the focus goes to it. */
  readonly asked: boolean;
}

type State = 'closed' | 'loading' | 'failed' | Opened;

/** Closed it explains the method; open it is a form, then a result, kept in the page's address. */
export function Co2Calculator({ section }: SectionProps<'co2-calculator'>) {
  const { id, tone, eyebrow, title, lead, open: openLabel, loadFailure } = section;
  const [state, setState] = useState<State>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  const opened = typeof state === 'object';

  const open = useCallback(async (form: Co2Form, asked: boolean) => {
    setState('loading');
    try {
      await panel.load();
      setState({ form, asked });
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }, []);

  // An address with answers shows their result.
  useEffect(() => {
    const form = formFromQuery(window.location.search);
    if (form) open(form, false);
  }, [open]);

  // Links to the section open it, wherever they stand on the page.
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!(event.target instanceof Element && event.target.closest(`a[href="#${id}"]`))) return;
      // The focus goes to the calculator itself, which a jump to the section would take back.
      event.preventDefault();
      document.getElementById(id)?.scrollIntoView();
      if (opened) document.getElementById(headingId(id))?.focus({ preventScroll: true });
      else open(emptyCo2Form(), true);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [id, open, opened]);

  useEffect(() => {
    if (state !== 'closed' || !wasClosed.current) return;
    wasClosed.current = false;
    opener.current?.focus();
  }, [state]);

  function close() {
    window.history.replaceState(window.history.state, '', addressWith(window.location.href, undefined, id));
    wasClosed.current = true;
    setState('closed');
  }

  const Panel = opened ? panel.read() : undefined;
  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone} layout="aside">
      {opened && Panel ? (
        <Panel words={section} initial={state.form} asked={state.asked} onClose={close} />
      ) : (
        <div className={styles.card}>
          <Example words={section} />
          <p className={`${styles.open} needs-script`}>
            <button
              type="button"
              className={buttonClass('primary')}
              ref={opener}
              aria-disabled={state === 'loading'}
              onClick={() => state === 'loading' || open(emptyCo2Form(), true)}
              onPointerEnter={prefetch}
              onFocus={prefetch}
            >
              {openLabel}
            </button>
          </p>
          <p className={styles.failure} role="alert">
            {state === 'failed' && loadFailure}
          </p>
        </div>
      )}
    </SectionFrame>
  );
}
