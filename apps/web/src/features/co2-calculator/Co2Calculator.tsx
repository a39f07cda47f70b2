import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { markEnglish } from '../../blocks/english/mark-english.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { isModified } from '../../lib/modified-click.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './Co2Calculator.module.css';
import { Example } from './Example.tsx';
import { fields, hasAnswers } from './fields.ts';

/** Form, result, their copy and the formulas load on demand, in their own script. */
const panel = lazyValue(() => import('./CalculatorPanel.tsx').then((module) => module.CalculatorPanel));

/** `open`: by the visitor, and the focus moves to it; `resumed`: by answers in the address. */
type State = 'closed' | 'loading' | 'failed' | 'open' | 'resumed';

/** Closed, it explains the method; open, it is a form, then a result, stored in the page's address. */
export function Co2Calculator({ section }: SectionProps<'co2-calculator'>) {
  const { id, tone, eyebrow, title, lead, open: openLabel, loadFailure, method } = section;
  const [state, setState] = useState<State>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  const isOpen = state === 'open' || state === 'resumed';

  const open = useCallback(async (as: 'open' | 'resumed') => {
    setState('loading');
    try {
      await panel.load();
      setState(as);
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }, []);

  // A shared result, or one reached by Back or Forward.
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of address opens it.
  useEffect(() => {
    if (!isOpen && hasAnswers(search)) open('resumed');
  }, [search]);

  // Links to the section open it, from anywhere on the page.
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (isModified(event)) return;
      if (!(event.target instanceof Element && event.target.closest(`a[href="#${id}"]`))) return;
      // A jump to the section would move the focus away from the calculator.
      event.preventDefault();
      document.getElementById(id)?.scrollIntoView();
      if (isOpen) document.querySelector<HTMLElement>(`#${id} h3`)?.focus({ preventScroll: true });
      else open('open');
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [id, open, isOpen]);

  useEffect(() => {
    if (state !== 'closed' || !wasClosed.current) return;
    wasClosed.current = false;
    opener.current?.focus();
  }, [state]);

  function close() {
    wasClosed.current = true;
    setState('closed');
  }

  const Panel = isOpen ? panel.read() : undefined;
  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone} layout="aside" parameters={fields}>
      {Panel ? (
        <Panel id={id} resumed={state === 'resumed'} onClose={close} />
      ) : (
        <div className={styles.card} data-feature="co2-calculator">
          <Example section={section} />
          <p className="needs-script no-print">
            <button
              type="button"
              className={buttonClass('primary')}
              ref={opener}
              aria-disabled={state === 'loading'}
              onClick={() => state === 'loading' || open('open')}
              onPointerEnter={panel.prefetch}
              onFocus={panel.prefetch}
            >
              {openLabel}
            </button>
          </p>
          <p className={styles.failure} role="alert">
            {state === 'failed' && loadFailure}
          </p>
        </div>
      )}
      <div className={styles.method}>
        <h3>{method.title}</h3>
        {method.paragraphs.map((paragraph) => (
          <p key={paragraph}>{markEnglish(paragraph)}</p>
        ))}
        <ActionLink action={method.action} look="text" />
      </div>
    </SectionFrame>
  );
}
