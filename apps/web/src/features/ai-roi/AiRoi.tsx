import { aiDefaults, aiRanges, aiSectors, aiToContact } from '@agency/shared/ai';
import { isCodeOf } from '@agency/shared/options';
import { Calculator } from '../../blocks/calculator/Calculator.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Sliders } from '../../blocks/sliders/Sliders.tsx';
import { useKept } from '../../hooks/use-kept.ts';
import { useSliderValues } from '../../hooks/use-slider-values.ts';
import { storedInput } from '../../lib/tool-inputs.ts';
import { Select } from '../../ui/field/Select.tsx';
import { aiFigures, fieldNames } from './ai-figures.ts';

const names = ['sector', ...fieldNames] as const;
const { sector: defaultSector } = aiDefaults();

/** A sector, three sliders, and the estimated return of AI. The result of the defaults is in the page's HTML. */
export function AiRoi({ section }: SectionProps<'ai-roi'>) {
  const kept = useKept('ai-roi', names);
  const { inputs, change } = kept;
  const { sliders, values, own } = useSliderValues(kept, fieldNames, aiRanges);
  const sector = inputs.sector && isCodeOf(aiSectors, inputs.sector) ? inputs.sector : defaultSector;
  const figures = aiFigures(sector, values, section);

  return (
    <Calculator
      strings={section}
      parameters={names}
      inputs={
        <>
          <label className="labelled">
            {section.sector}
            <Select
              name="sector"
              value={sector}
              options={aiSectors}
              onChange={({ target }) => change({ sector: storedInput(target.value, defaultSector) })}
            />
          </label>
          <Sliders names={fieldNames} fields={section.fields} sliders={sliders} />
        </>
      }
      figures={figures}
      own={own || sector !== defaultSector}
      draft={aiToContact({ sector, ...values })}
      share={kept.share}
    />
  );
}
