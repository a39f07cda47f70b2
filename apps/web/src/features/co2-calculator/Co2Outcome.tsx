import {
  type Co2Form,
  type Co2Result,
  co2Constants,
  co2ToContact,
  hostingLocations,
  parseCo2Form,
} from '@agency/shared/co2';
import { factLine } from '@agency/shared/contact';
import { formatKg, formatNumber, formatPart, partsOf } from '@agency/shared/format';
import { labelOf, NO, YES, yesNo } from '@agency/shared/options';
import { useId } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { ResultActions } from '../../blocks/result-sheet/ResultActions.tsx';
import { calculatorStrings } from '../../content/tools/co2-calculator.ts';
import { fill } from '../../lib/fill.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { Gauge } from '../../ui/gauge/Gauge.tsx';
import { largeRings } from '../../ui/gauge/large-rings.ts';
import { rounded } from '../../ui/rounded.ts';
import * as common from './Co2Calculator.module.css';
import * as styles from './Co2Outcome.module.css';
import { Comparisons } from './Example.tsx';
import { hues } from './hues.ts';
import { adviceOf, arcsOf, comparisonsOf, fullTurn, mainSourceOf, ticksOf } from './impact.ts';

interface Props {
  readonly form: Co2Form;
  readonly result: Co2Result | undefined;
  readonly onRestart: () => void;
}

const strings = calculatorStrings.result;
const { fields } = calculatorStrings.form;
const scale = co2Constants.fullScale;

const totalOf = ({ totalCO2, decimals }: Co2Result) => formatKg(totalCO2, decimals);
const isHostingKnown = ({ hostingLocation }: Co2Form) => hostingLocation !== 'autre';
/** Not the `isBlank` of the contact form, whose 1.7 kB would then load with the first act of every page. */
const isBlank = (count: string) => count.trim() === '';
const lacks = (answer: string, count: string) => answer !== NO && (answer !== YES || isBlank(count));
const lacksAnswer = ({ hasChatbot, chatbotConversations, usesAI, aiRequests }: Co2Form) =>
  lacks(hasChatbot, chatbotConversations) || lacks(usesAI, aiRequests);

/** The result, or only the live region that will announce it. */
export function Co2Outcome({ form, result, onRestart }: Props) {
  const isPartial = lacksAnswer(form);
  return (
    <div className={result && styles.result} data-level={result?.level}>
      <output className="stack">
        {result && (
          <>
            <span className={styles.level}>
              {strings.level} <span data-result="level">{result.level}</span>
              {isPartial && strings.ofCounted}
            </span>
            <span className={styles.total}>
              {isPartial && strings.atLeast}
              <strong className="display" data-result="totalCO2">
                {totalOf(result)}
              </strong>{' '}
              {strings.total}
            </span>
            <span>{adviceOf(result, isHostingKnown(form), isPartial)}</span>
          </>
        )}
      </output>
      {result && (
        <>
          <div className={common.drawing}>
            <Gauge
              rings={largeRings}
              max={fullTurn(result)}
              arcs={arcsOf(result)}
              ticks={ticksOf(result)}
              centre={mainSourceOf(result)}
            />
          </div>
          <Scale result={result} />
          <Details form={form} result={result} />
          <div className="stack">
            <h4>{strings.comparisons}</h4>
            <Comparisons comparisons={comparisonsOf(result)} own />
          </div>
          <div className="stack">
            <h4>{strings.inputs}</h4>
            <ul className="lines">
              {answersOf(form).map((answer) => (
                <li key={answer}>{answer}</li>
              ))}
            </ul>
          </div>
          <Next form={form} result={result} isPartial={isPartial} onRestart={onRestart} />
        </>
      )}
    </div>
  );
}

type PartProps = Pick<Props, 'form'> & { readonly result: Co2Result };
type NextProps = PartProps & Pick<Props, 'onRestart'> & { readonly isPartial: boolean };

function Scale({ result }: Omit<PartProps, 'form'>) {
  const id = useId();
  const { totalCO2 } = result;
  const total = totalOf(result);
  const beyond = totalCO2 > scale ? fill(strings.beyond, { total }) : undefined;
  return (
    <div className={styles.scale}>
      <p className="note" id={id}>
        {beyond ?? strings.progress}
      </p>
      <progress max={scale} value={Math.min(totalCO2, scale)} aria-labelledby={id} aria-valuetext={beyond ?? total} />
      <svg className={styles.marks} aria-hidden="true">
        {[0, co2Constants.moderateAbove, co2Constants.highAbove, scale].map((kg) => (
          <text key={kg} x={`${rounded((kg * 100) / scale)}%`} y="1em">
            {formatNumber(kg)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Details({ form, result }: PartProps) {
  const { totalCO2, decimals } = result;
  const parts = result.details.map(({ kg }) => kg);
  const shown = partsOf(totalCO2, parts, decimals);
  const bars = result.details.map(({ id, kg, percent }, index) => ({
    label: calculatorStrings.sources[id],
    value: kg,
    display: fill(strings.detail, { kg: formatKg(shown[index] || kg, decimals), share: formatPart(percent) }),
    hue: hues[id],
  }));
  return (
    <div>
      <BarChart caption={strings.details} bars={bars} max={totalCO2} />
      <p className="footnote">{`${factLine(fields.hostingLocation.label, hostingOf(form, result))}.`}</p>
    </div>
  );
}

/** The hosting and what it multiplies; the factor of an unknown place is a lack of data. */
function hostingOf(form: Co2Form, { multiplier }: Co2Result): string {
  return fill(isHostingKnown(form) ? strings.multiplier : strings.unknownMultiplier, {
    hosting: labelOf(hostingLocations, form.hostingLocation),
    multiplier: formatNumber(multiplier),
  });
}

function answersOf(form: Co2Form, hosting = labelOf(hostingLocations, form.hostingLocation)): string[] {
  const { visitorsPerMonth, chatbotConversations, aiRequests } = parseCo2Form(form);
  const lines: [string, string][] = [
    [fields.visitorsPerMonth.label, formatNumber(visitorsPerMonth)],
    [fields.hostingLocation.label, hosting],
  ];
  if (form.hasChatbot) lines.push([fields.hasChatbot.label, labelOf(yesNo, form.hasChatbot)]);
  const given = (text: string, count: number) => (isBlank(text) ? strings.notGiven : formatNumber(count));
  if (form.hasChatbot === YES)
    lines.push([fields.chatbotConversations.label, given(form.chatbotConversations, chatbotConversations)]);
  if (form.usesAI) lines.push([fields.usesAI.label, labelOf(yesNo, form.usesAI)]);
  if (form.usesAI === YES) lines.push([fields.aiRequests.label, given(form.aiRequests, aiRequests)]);
  return lines.map(([label, value]) => factLine(label, value));
}

function Next({ form, result, isPartial, onRestart }: NextProps) {
  const { improve, talk, improveMessage, talkMessage, restart } = strings;
  const isHigh = result.level !== 'excellent';
  const [before, after] = isPartial ? [strings.atLeast, strings.ofCounted] : ['', ''];
  const figures = { total: `${before}${totalOf(result)}`, level: `${result.level}${after}` };
  const draft = (sentence: string) => co2ToContact(fill(sentence, figures), answersOf(form, hostingOf(form, result)));
  return (
    <div className="cluster loose no-print">
      {isHigh && <ActionLink action={improve} draft={draft(improveMessage)} />}
      <ActionLink action={talk} draft={draft(talkMessage)} look={isHigh ? 'secondary' : 'primary'} />
      <ResultActions
        address={() => window.location.href}
        about={strings.level}
        again={{ label: restart, onClick: onRestart }}
      />
    </div>
  );
}
