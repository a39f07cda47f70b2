import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { openerProps, useLazyValue } from '../../hooks/use-lazy-value.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import { isModified } from '../../lib/modified-click.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './Co2Calculator.module.css';
import { Example } from './Example.tsx';
import { fields, hasAnswers } from './fields.ts';

/** Form, result, their copy and the formulas load on demand, in their own script. */
const panel = lazyValue(() => import('./CalculatorPanel.tsx').then((module) => module.CalculatorPanel));

/** Closed, it explains the method; open, it is a form, then a result, stored in the page's address. */
export function Co2Calculator({ section }: SectionProps<'co2-calculator'>) {
  const { id, tone, open, method, ...heading } = section;
  /** `pressed`: the focus moves to it; `shared`: opened by the answers in the address. */
  const [state, setState] = useState<'closed' | 'pressed' | 'shared'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const Panel = useLazyValue(panel, state !== 'closed');

  // A shared result, or one reached by Back or Forward.
  const { search } = useLocation();
  useEffect(() => {
    if (hasAnswers(search)) setState((before) => (before === 'closed' ? 'shared' : before));
  }, [search]);

  // Links to the section open it, from anywhere on the page.
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (isModified(event)) return;
      if (!(event.target instanceof Element && event.target.closest(`a[href="#${id}"]`))) return;
      // A jump to the section would move the focus away from the calculator.
      event.preventDefault();
      document.getElementById(id)?.scrollIntoView();
      setState('pressed');
      const shown = document.querySelector<HTMLElement>(`#${id} h3[tabindex]`) ?? opener.current;
      shown?.focus({ preventScroll: true });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [id]);

  function close() {
    flushSync(() => setState('closed'));
    opener.current?.focus();
  }

  return (
    <SectionFrame heading={heading} id={id} tone={tone} layout="aside" parameters={fields}>
      {Panel ? (
        <Panel id={id} resumed={state === 'shared'} onClose={close} />
      ) : (
        <div className={styles.card} data-feature="co2-calculator">
          <Example section={section} />
          <p className="needs-script no-print">
            <button
              type="button"
              className={buttonClass('primary')}
              ref={opener}
              onClick={() => setState('pressed')}
              {...openerProps(panel, state !== 'closed')}
            >
              {open}
            </button>
          </p>
        </div>
      )}
      <div className={styles.method}>
        <h3>{method.title}</h3>
        {method.paragraphs.map((paragraph) => (
          <p key={paragraph}>{markUp(paragraph)}</p>
        ))}
        <ActionLink action={method.action} look="text" />
      </div>
    </SectionFrame>
  );
}
