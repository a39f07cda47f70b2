import { automationRequest } from '@agency/shared/contact';
import { financeRanges } from '@agency/shared/finance';
import { Calculator } from '../../blocks/calculator/Calculator.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Sliders } from '../../blocks/sliders/Sliders.tsx';
import { useKept } from '../../hooks/use-kept.ts';
import { useSliderValues } from '../../hooks/use-slider-values.ts';
import { fieldNames, financeFigures } from './finance-figures.ts';
import { Origin } from './Origin.tsx';

/** Four sliders and the return of automation. The result of the defaults is in the page's HTML. */
export function FinanceRoi({ section }: SectionProps<'finance-roi'>) {
  const kept = useKept('finance-roi', fieldNames);
  const { sliders, values, own } = useSliderValues(kept, fieldNames, financeRanges);
  const figures = financeFigures(values, section);

  return (
    <Calculator
      strings={section}
      parameters={fieldNames}
      inputs={<Sliders names={fieldNames} fields={section.fields} sliders={sliders} />}
      figures={figures}
      own={own}
      draft={automationRequest(figures.summary)}
      share={kept.share}
    >
      <Origin {...figures.parts} strings={section.parts} />
    </Calculator>
  );
}
