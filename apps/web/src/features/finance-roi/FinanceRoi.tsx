import { financeRanges, formatNumber } from '@agency/shared';
import { useId, useState } from 'react';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { fill } from '../../lib/fill.ts';
import { Slider } from '../../ui/slider/Slider.tsx';
import { FinanceResult } from './FinanceResult.tsx';
import styles from './FinanceRoi.module.css';
import {
  defaultTyped,
  type FieldName,
  fieldNames,
  financeFigures,
  readTyped,
  settle,
  withUnit,
} from './finance-figures.ts';

/** Four sliders and what automation gives back. The result of the defaults is in the page's HTML. */
export function FinanceRoi({ section }: SectionProps<'finance-roi'>) {
  const { id, tone, eyebrow, title, lead, inputsTitle, fields, exact, methodTitle, method } = section;
  const inputsId = useId();
  const [typed, setTyped] = useState(defaultTyped);
  const inputs = readTyped(typed);
  const set = (name: FieldName, text: string) => setTyped((before) => ({ ...before, [name]: text }));

  return (
    <SectionFrame heading={{ eyebrow, title, lead }} id={id} tone={tone}>
      <div className={styles.calculator}>
        <div className={styles.side}>
          <section className={`${styles.inputs} needs-script`} aria-labelledby={inputsId}>
            <h3 className={styles.title} id={inputsId}>
              {inputsTitle}
            </h3>
            {fieldNames.map((name) => {
              const { min, max } = financeRanges[name];
              const { label, hint, one, many } = fields[name];
              const value = Math.min(Math.max(inputs[name], min), max);
              return (
                <Slider
                  key={name}
                  name={name}
                  label={label}
                  exactLabel={fill(exact, { label })}
                  hint={hint}
                  unit={inputs[name] < 2 ? one : many}
                  min={min}
                  max={max}
                  bounds={[formatNumber(min), formatNumber(max)]}
                  value={value}
                  valueText={withUnit(value, fields[name])}
                  typed={typed[name]}
                  onSlide={(slid) => set(name, String(slid))}
                  onType={(text) => set(name, text)}
                  onTyped={() => set(name, settle(name, typed[name]))}
                />
              );
            })}
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
        <FinanceResult section={section} figures={financeFigures(inputs, section)} />
      </div>
    </SectionFrame>
  );
}
