import { type Co2Form, calculateCo2, emptyCo2Form, isCo2FormReady, parseCo2Form } from '@agency/shared';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { calculatorWords as words } from '../../content/tools/co2-calculator.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import styles from './Co2Calculator.module.css';
import { addressWith, formFromQuery } from './shared-form.ts';

interface Props {
  /** The section's anchor. */
  readonly id: string;
  /** Opened by the answers in the address: complete ones show their result, and the focus stays where it is. */
  readonly resumed: boolean;
  readonly onClose: () => void;
}

const resultOf = (form: Co2Form) => (isCo2FormReady(form) ? calculateCo2(parseCo2Form(form)) : undefined);

/** The open calculator. What was calculated is in the page's address: it can be shared, printed and found again by Back. */
export function CalculatorPanel({ id, resumed, onClose }: Props) {
  const [form, setForm] = useState(() => (resumed && formFromQuery(window.location.search)) || emptyCo2Form());
  const [result, setResult] = useState(() => resultOf(form));
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(!resumed);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus is gone when the form becomes a result, or back.
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus();
    takesFocus.current = true;
  }, [result]);

  function keep(next: Co2Form | undefined) {
    window.history.replaceState(window.history.state, '', addressWith(window.location.href, next, id));
  }

  function calculate(event: SubmitEvent) {
    event.preventDefault();
    const next = resultOf(form);
    if (!next) return;
    keep(form);
    setResult(next);
  }

  function restart() {
    keep(undefined);
    setForm(emptyCo2Form());
    setResult(undefined);
  }

  function close() {
    keep(undefined);
    onClose();
  }

  return (
    <div className={`${styles.card} ${styles.panel}`}>
      <div className={styles.top}>
        <h3 className={styles.cardTitle} ref={heading} tabIndex={-1}>
          {result ? words.result.title : words.form.title}
        </h3>
        <button type="button" className={`${buttonClass('quiet')} ${styles.close}`} onClick={close}>
          {words.close}
        </button>
      </div>
      <CalculatorResult form={form} result={result} onRestart={restart} />
      {!result && <CalculatorForm form={form} onChange={setForm} onSubmit={calculate} />}
    </div>
  );
}
