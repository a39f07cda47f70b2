import {
  type Co2Form,
  calculateCo2,
  emptyCo2Form,
  isCo2FormReady,
  parseCo2Form,
  wrongCo2Counts,
} from '@agency/shared/co2';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ToolProps } from '../../blocks/late-tool/LateTool.tsx';
import { ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import { calculatorStrings as strings } from '../../content/tools/co2-calculator.ts';
import { useAddressWriter } from '../../hooks/use-address-writer.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { addressWith, type Inputs, inputsIn } from '../../lib/address.ts';
import { focusField } from '../../lib/field.ts';
import { focusUnlessElsewhere } from '../../lib/focus.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import * as styles from './Co2Calculator.module.css';
import { Co2Outcome } from './Co2Outcome.tsx';
import { fields } from './fields.ts';
import { formOf } from './shared-form.ts';

interface Props extends ToolProps {
  readonly onClose: () => void;
}

function resultOf(form: Co2Form) {
  const isRight = isCo2FormReady(form) && wrongCo2Counts(form).length === 0;
  return isRight ? calculateCo2(parseCo2Form(form)) : undefined;
}

/** The open calculator. The answers of a result are in the page's address, for sharing, printing and Back. */
export function CalculatorPanel({ anchor, onClose }: Props) {
  const { search } = useLocation();
  const writeAddress = useAddressWriter();
  const { inputs: answers, change, clear } = useKept('co2-calculator', fields, 'opens');
  const form = formOf(answers) ?? emptyCo2Form();
  const shared = formOf(inputsIn(search, fields));
  const result = shared && resultOf(shared);
  // An address with answers asks for their result.
  const [asked, setAsked] = useState(shared !== undefined);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(result);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element disappears when the form becomes a result, or back.
  useEffect(() => {
    if (before.current !== result) focusUnlessElsewhere(heading.current);
    before.current = result;
  }, [result === undefined]);

  function write(shown: Inputs<keyof Co2Form>, how: 'replace' | 'push') {
    writeAddress(addressWith(window.location.href, fields, shown, anchor), how);
  }

  function calculate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(true);
    if (resultOf(form)) write(form, 'push');
    const [wrong] = wrongCo2Counts(form);
    if (wrong) focusField(wrong);
  }

  function empty(how: 'replace' | 'push') {
    clear();
    write({}, how);
  }

  function restart() {
    empty('push');
    setAsked(false);
  }

  function close() {
    empty('replace');
    onClose();
  }

  return (
    <ResultSheet className={`${styles.card} one-page`} labelledBy={titleId} own={result !== undefined}>
      <div className="cluster spread">
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          {result ? strings.result.title : strings.form.title}
        </h3>
        <button type="button" className={`${buttonClass('quiet', 'compact')} no-print`} onClick={close}>
          {strings.close}
        </button>
      </div>
      <Co2Outcome form={shared ?? form} result={result} onRestart={restart} />
      {!result && (
        <CalculatorForm form={form} wrong={asked ? wrongCo2Counts(form) : []} onChange={change} onSubmit={calculate} />
      )}
    </ResultSheet>
  );
}
