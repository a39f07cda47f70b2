import { type Co2Form, calculateCo2, emptyCo2Form, isCo2FormReady, parseCo2Form } from '@agency/shared';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/button-class.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import styles from './Co2Calculator.module.css';
import type { Words } from './impact.ts';
import { addressWith, headingId } from './shared-form.ts';

interface Props {
  readonly words: Words;
  /** Answers to begin with: complete ones show their result. */
  readonly initial: Co2Form;
  /** Opened by the visitor: the heading takes the focus. */
  readonly asked: boolean;
  readonly onClose: () => void;
}

const resultOf = (form: Co2Form) => (isCo2FormReady(form) ? calculateCo2(parseCo2Form(form)) : undefined);

/** The open calculator. What was calculated is in the page's address: it can be shared, printed and found again by Back. */
export function CalculatorPanel({ words, initial, asked, onClose }: Props) {
  const [form, setForm] = useState(initial);
  const [result, setResult] = useState(() => resultOf(initial));
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(asked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus is gone when the form becomes a result, or back.
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus();
    takesFocus.current = true;
  }, [result]);

  function keep(next: Co2Form | undefined) {
    window.history.replaceState(window.history.state, '', addressWith(window.location.href, next, words.id));
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

  return (
    <div className={`${styles.card} ${styles.panel}`}>
      <div className={styles.top}>
        <h3 className={styles.cardTitle} id={headingId(words.id)} ref={heading} tabIndex={-1}>
          {result ? words.result.title : words.form.title}
        </h3>
        <button type="button" className={`${buttonClass('quiet')} ${styles.close}`} onClick={onClose}>
          {words.form.close}
        </button>
      </div>
      <CalculatorResult form={form} result={result} words={words} onRestart={restart} />
      {!result && <CalculatorForm form={form} words={words} onChange={setForm} onSubmit={calculate} />}
    </div>
  );
}
