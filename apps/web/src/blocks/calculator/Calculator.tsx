import { type ReactNode, useId } from 'react';
import type { SectionOf } from '../../content/schema/page.ts';
import { SectionFrame } from '../frame/SectionFrame.tsx';

interface Props {
  readonly strings: SectionOf<'ai-roi' | 'finance-roi'>;
  /** Query parameters of the calculator. */
  readonly parameters: readonly string[];
  readonly inputs: ReactNode;
  /** The formula with the visitor's inputs, before the method. */
  readonly equation?: string;
  /** A `CalculatorResult`. */
  readonly result: ReactNode;
}

/** A calculator: its inputs, its method behind a disclosure, and its result beside them on wide screens. */
export function Calculator({ strings, parameters, inputs, equation, result }: Props) {
  const { kind, id, tone, inputsTitle, methodTitle, method, ...heading } = strings;
  const inputsId = useId();
  return (
    <SectionFrame heading={heading} id={id} tone={tone} parameters={parameters}>
      <div className="sides">
        <div className="stack loose sticky">
          <section className="stack loose needs-script" data-wake={kind} aria-labelledby={inputsId}>
            <h3 id={inputsId}>{inputsTitle}</h3>
            {inputs}
          </section>
          <details className="disclosure">
            <summary>{methodTitle}</summary>
            <div className="stack">
              {equation && <p data-result="equation">{equation}</p>}
              <ul className="listed">
                {method.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          </details>
        </div>
        {result}
      </div>
    </SectionFrame>
  );
}
