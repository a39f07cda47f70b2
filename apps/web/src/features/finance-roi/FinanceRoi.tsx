import { financeRanges } from '@agency/shared';
import { useId, useRef } from 'react';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Sliders } from '../../blocks/sliders/Sliders.tsx';
import { useSliderValues } from '../../hooks/use-slider-values.ts';
import { addressWith } from '../../lib/address.ts';
import { FinanceResult } from './FinanceResult.tsx';
import styles from './FinanceRoi.module.css';
import { fieldNames, financeFigures } from './finance-figures.ts';

/** Four sliders and what automation gives back. The result of the defaults is in the page's HTML. */
export function FinanceRoi({ section }: SectionProps<'finance-roi'>) {
  const { id, tone, eyebrow, title, lead, inputsTitle, fields, methodTitle, method } = section;
  const inputsId = useId();
  const form = useRef<HTMLElement>(null);
  const { sliders, values, inputs } = useSliderValues('finance-roi', fieldNames, financeRanges, form);

  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone}>
      <div className={styles.calculator}>
        <div className={styles.side}>
          <section
            className={`${styles.inputs} needs-script`}
            data-wake="query finance-roi"
            aria-labelledby={inputsId}
            ref={form}
          >
            <h3 className={styles.title} id={inputsId}>
              {inputsTitle}
            </h3>
            <Sliders names={fieldNames} fields={fields} sliders={sliders} />
          </section>
          <details className={styles.method}>
            <summary>{methodTitle}</summary>
            <ul>
              {method.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </div>
        <FinanceResult
          section={section}
          figures={financeFigures(values, section)}
          own={Object.keys(inputs).length > 0}
          address={() => addressWith(window.location.href, fieldNames, inputs, id)}
        />
      </div>
    </SectionFrame>
  );
}
