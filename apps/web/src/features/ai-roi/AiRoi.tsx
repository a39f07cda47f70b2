import { aiDefaults, aiRanges, aiSectors, aiToContact } from '@agency/shared/ai';
import { isCodeOf } from '@agency/shared/options';
import { Calculator } from '../../blocks/calculator/Calculator.tsx';
import { CalculatorResult } from '../../blocks/calculator/CalculatorResult.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { Sliders } from '../../blocks/sliders/Sliders.tsx';
import { useKept } from '../../hooks/use-kept.ts';
import { useSliderValues } from '../../hooks/use-slider-values.ts';
import { addressWith } from '../../lib/address.ts';
import { Select } from '../../ui/field/Select.tsx';
import { aiFigures, fieldNames, investment } from './ai-figures.ts';

const resultNames = ['annualSavings', 'roi', 'payback', 'hoursFreed', 'hoursPerEmployee'] as const;
const sectorName = ['sector'] as const;
const shared = [...sectorName, ...fieldNames];
const { sector: defaultSector } = aiDefaults();

/** A sector, three sliders, and the estimated return of AI. The result of the defaults is in the page's HTML. */
export function AiRoi({ section }: SectionProps<'ai-roi'>) {
  const { inputs: chosen, change: choose } = useKept('ai-roi-sector', sectorName);
  const { sliders, values, inputs } = useSliderValues('ai-roi', fieldNames, aiRanges);
  const sector = chosen.sector && isCodeOf(aiSectors, chosen.sector) ? chosen.sector : defaultSector;
  const own = { ...inputs, ...(sector === defaultSector ? {} : { sector }) };
  const figures = aiFigures(sector, values, section);

  return (
    <Calculator
      strings={section}
      parameters={shared}
      equation={figures.equation}
      inputs={
        <>
          <label className="labelled" data-wake="ai-roi-sector">
            {section.sector}
            <Select name="sector" value={sector} onChange={({ target }) => choose({ sector: target.value })}>
              {aiSectors.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          </label>
          <Sliders names={fieldNames} fields={section.fields} sliders={sliders} />
        </>
      }
      result={
        <CalculatorResult
          strings={{ ...section, caveat: figures.caveat }}
          names={resultNames}
          figures={figures}
          investment={investment}
          own={Object.keys(own).length > 0}
          draft={aiToContact({ sector, ...values })}
          address={() => addressWith(window.location.href, shared, own, section.id)}
        />
      }
    />
  );
}
