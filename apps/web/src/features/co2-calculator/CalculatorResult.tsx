import {
  type Co2Form,
  type Co2Result,
  co2Constants,
  formatKg,
  formatNumber,
  formatPercent,
  hostingLocations,
  labelOf,
  NBSP,
  parseCo2Form,
  yesNo,
} from '@agency/shared';
import { useId, useState } from 'react';
import { saveContactDraft } from '../../contact-client/contact-draft.ts';
import type { Action } from '../../content/schema/base.ts';
import { calculatorWords } from '../../content/tools/co2-calculator.ts';
import { fill } from '../../lib/fill.ts';
import { resolveTarget } from '../../site/links.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { Gauge } from '../../ui/gauge/Gauge.tsx';
import styles from './CalculatorResult.module.css';
import { Comparisons } from './Comparisons.tsx';
import { hues } from './hues.ts';
import { arcsOf, comparisonsOf, fullTurn, mainSourceOf, ticksOf } from './impact.ts';

interface Props {
  readonly form: Co2Form;
  readonly result: Co2Result | undefined;
  readonly onRestart: () => void;
}

const words = calculatorWords.result;
const scale = co2Constants.fullScale;

/** The result, or nothing but the place where it will be announced. */
export function CalculatorResult({ form, result, onRestart }: Props) {
  return (
    <div className={result && styles.result} data-level={result?.level}>
      <output className={styles.headline}>
        {result && (
          <>
            <span className={styles.level}>
              {words.level} <span data-result="level">{result.level}</span>
            </span>
            <span className={styles.total}>
              <strong data-result="totalCO2">{formatKg(result.totalCO2)}</strong> {words.total}
            </span>
            <span className={styles.message}>{words.messages[result.level]}</span>
          </>
        )}
      </output>
      {result && (
        <>
          <div className={styles.drawing}>
            <Gauge max={fullTurn(result)} arcs={arcsOf(result)} ticks={ticksOf(result)} centre={mainSourceOf(result)} />
          </div>
          <Scale result={result} />
          <Details form={form} result={result} />
          <div className={styles.amounts}>
            <h4 className={styles.subtitle}>{words.comparisons}</h4>
            <Comparisons comparisons={comparisonsOf(result)} own />
          </div>
          <Next form={form} result={result} onRestart={onRestart} />
        </>
      )}
    </div>
  );
}

type PartProps = Omit<Props, 'result' | 'onRestart'> & { readonly result: Co2Result };

function Scale({ result }: Omit<PartProps, 'form'>) {
  const id = useId();
  return (
    <div className={styles.scale}>
      <p id={id}>{fill(words.progress, { max: formatKg(scale, 0) })}</p>
      <progress
        max={scale}
        value={result.progress * scale}
        aria-labelledby={id}
        aria-valuetext={formatKg(result.totalCO2)}
      />
      <p className={styles.marks} aria-hidden="true">
        {[0, co2Constants.moderateAbove, co2Constants.highAbove, scale].map((kg) => (
          <span key={kg}>{formatNumber(kg)}</span>
        ))}
      </p>
    </div>
  );
}

function Details({ form, result }: PartProps) {
  const bars = result.details.map(({ id, kg, share }) => ({
    label: calculatorWords.sources[id],
    value: kg,
    display: fill(words.detail, { kg: formatKg(kg), share: formatPercent(share * 100) }),
    tone: hues[id],
  }));
  return (
    <div className={styles.details}>
      <h4 className={styles.subtitle}>{words.details}</h4>
      <BarChart bars={bars} />
      <p className={styles.note}>
        {fill(words.multiplier, {
          hosting: labelOf(hostingLocations, form.hostingLocation),
          multiplier: formatNumber(result.multiplier),
        })}
      </p>
    </div>
  );
}

/** The answers, one a line, as they are read in the contact form. */
function answersOf(form: Co2Form): string {
  const { fields } = calculatorWords.form;
  const { visitorsPerMonth, chatbotConversations, aiRequests } = parseCo2Form(form);
  const lines: [string, string][] = [
    [fields.visitorsPerMonth.label, formatNumber(visitorsPerMonth)],
    [fields.hostingLocation.label, labelOf(hostingLocations, form.hostingLocation)],
  ];
  if (form.hasChatbot) lines.push([fields.hasChatbot.label, labelOf(yesNo, form.hasChatbot)]);
  if (form.hasChatbot === 'oui') lines.push([fields.chatbotConversations.label, formatNumber(chatbotConversations)]);
  if (form.usesAI) lines.push([fields.usesAI.label, labelOf(yesNo, form.usesAI)]);
  if (form.usesAI === 'oui') lines.push([fields.aiRequests.label, formatNumber(aiRequests)]);
  return lines.map(([label, value]) => `${label}${NBSP}: ${value}`).join('\n');
}

/** What a visitor can do with the result. */
function Next({ form, result, onRestart }: PartProps & Pick<Props, 'onRestart'>) {
  const { improve, talk, improveMessage, talkMessage, restart, print } = words;
  const figures = { total: formatKg(result.totalCO2), level: result.level };
  const message = (opening: string) => `${fill(opening, figures)}\n\n${answersOf(form)}`;
  return (
    <div className={styles.next}>
      {result.showImproveButton && <ContactLink action={improve} message={message(improveMessage)} look="primary" />}
      <ContactLink
        action={talk}
        message={message(talkMessage)}
        look={result.showImproveButton ? 'secondary' : 'primary'}
      />
      <div className={styles.keep}>
        <button type="button" className={styles.plain} onClick={onRestart}>
          {restart}
        </button>
        <Share />
        <button type="button" className={styles.plain} onClick={() => window.print()}>
          {print}
        </button>
      </div>
    </div>
  );
}

interface ContactLinkProps {
  readonly action: Action;
  /** What the contact form will hold. */
  readonly message: string;
  readonly look: 'primary' | 'secondary';
}

function ContactLink({ action, message, look }: ContactLinkProps) {
  const link = resolveTarget(action.target);
  if (!link) return null;
  return (
    <a className={buttonClass(look)} href={link.href} onClick={() => saveContactDraft({ message })}>
      {action.label}
    </a>
  );
}

/** Copies the address, which holds the answers. Where the browser refuses, the address is there to be copied by hand. */
function Share() {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const id = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <>
      <button type="button" className={styles.plain} onClick={copy}>
        {words.share}
      </button>
      <span className={styles.outcome} role="status">
        {outcome === 'copied' && words.shared}
      </span>
      {outcome === 'refused' && (
        <label className={styles.address} htmlFor={id}>
          {words.shareManually}
          <input
            id={id}
            type="text"
            readOnly
            // biome-ignore lint/a11y/noAutofocus: the answer to the click, ready to be copied.
            autoFocus
            value={window.location.href}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
