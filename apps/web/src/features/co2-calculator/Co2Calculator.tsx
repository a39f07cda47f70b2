import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { LateTool } from '../../blocks/late-tool/LateTool.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { lazyValue } from '../../lib/lazy-value.ts';
import * as styles from './Co2Calculator.module.css';
import { Example } from './Example.tsx';
import { fields } from './fields.ts';

/** Form, result, their copy and the formulas load on demand, in their own script. */
const panel = lazyValue(async () => (await import('./CalculatorPanel.tsx')).CalculatorPanel);

/** Closed, it explains the method; open, it is a form, then a result, stored in the page's address. */
export function Co2Calculator({ section }: SectionProps<'co2-calculator'>) {
  const { id, open, method } = section;
  return (
    <>
      <LateTool
        of={panel}
        props={{ anchor: id }}
        names={fields}
        linked={id}
        open={open}
        className={styles.card}
        data-feature="co2-calculator"
      >
        <Example section={section} />
      </LateTool>
      <div className={styles.method}>
        <h3>{method.title}</h3>
        {method.paragraphs.map((paragraph) => (
          <p key={paragraph}>{markUp(paragraph)}</p>
        ))}
        <ActionLink action={method.action} look="text" />
      </div>
    </>
  );
}
