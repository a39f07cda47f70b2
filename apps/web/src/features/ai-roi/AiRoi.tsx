import { aiDefaults, aiRanges, aiSectors, aiToContact, isCodeOf } from '@agency/shared';
import { useId, useRef } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { Calculator, calculatorStyles } from '../../blocks/calculator/Calculator.tsx';
import { DraftLink } from '../../blocks/draft-link/DraftLink.tsx';
import { ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { ShareResult } from '../../blocks/share-result/ShareResult.tsx';
import { Sliders } from '../../blocks/sliders/Sliders.tsx';
import { useAddressState } from '../../hooks/use-address-state.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import { useSliderValues } from '../../hooks/use-slider-values.ts';
import { addressWith } from '../../lib/address.ts';
import { fill } from '../../lib/fill.ts';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import styles from './AiRoi.module.css';
import { aiFigures, fieldNames, investment } from './ai-figures.ts';

const resultNames = ['annualSavings', 'roi', 'payback', 'hoursFreed'] as const;
const sectorName = ['sector'] as const;
const { sector: defaultSector } = aiDefaults();

/** A sector, three sliders, and what AI may give back. The result of the defaults is in the page's HTML. */
export function AiRoi({ section }: SectionProps<'ai-roi'>) {
  const { id, fields, results, chart, caveat, talk, action } = section;
  const titleId = useId();
  const form = useRef<HTMLElement>(null);
  const [chosen, choose] = useAddressState('ai-roi-sector', sectorName);
  const { sliders, values, inputs } = useSliderValues('ai-roi', fieldNames, aiRanges, form);
  const sector = chosen.sector && isCodeOf(aiSectors, chosen.sector) ? chosen.sector : defaultSector;
  const figures = aiFigures(sector, values, section);
  const summary = useDebounced(figures.summary, ANNOUNCE_AFTER);
  const own = { ...inputs, ...(sector === defaultSector ? {} : { sector }) };

  return (
    <Calculator
      words={section}
      inputsRef={form}
      inputs={
        <>
          <label className={styles.sector} data-wake="ai-roi-sector">
            {section.sector}
            <select name="sector" value={sector} onChange={({ target }) => choose({ sector: target.value })}>
              {aiSectors.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Sliders names={fieldNames} fields={fields} sliders={sliders} />
        </>
      }
      result={
        <ResultSheet className={calculatorStyles.result} labelledBy={titleId} own={Object.keys(own).length > 0}>
          <h3 className={calculatorStyles.title} id={titleId}>
            {section.resultsTitle}
          </h3>
          <Facts
            className={calculatorStyles.figures}
            facts={resultNames.map((name) => ({ name, label: results[name], value: figures[name] }))}
          />
          <LineChart
            caption={fill(chart.title, { investment })}
            points={figures.years.map(({ year, net, display }) => ({
              label: year === 0 ? chart.start : fill(chart.year, { year: String(year) }),
              value: net,
              display,
            }))}
          />
          <output className={calculatorStyles.summary}>{summary}</output>
          <p className={styles.caveat}>{caveat}</p>
          <p className={`${calculatorStyles.actions} no-print`}>
            <DraftLink action={talk} draft={aiToContact({ sector, ...values })} />
            <ActionLink action={action} look="secondary" />
          </p>
          <ShareResult address={() => addressWith(window.location.href, [...sectorName, ...fieldNames], own, id)} />
        </ResultSheet>
      }
    />
  );
}
