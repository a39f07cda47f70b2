import { formatMoney } from '@agency/shared';
import { useId } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { saveContactDraft } from '../../contact-client/contact-draft.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';
import { resolveTarget } from '../../site/links.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import styles from './FinanceRoi.module.css';
import { type FinanceFigures, investment } from './finance-figures.ts';
import { useDebounced } from './use-debounced.ts';

/** A moving slider gives many results: the sentence, which is announced, waits until it rests. Milliseconds. */
const ANNOUNCE_AFTER = 500;

interface Props {
  readonly section: SectionOf<'finance-roi'>;
  readonly figures: FinanceFigures;
}

export function FinanceResult({ section, figures }: Props) {
  const { resultsTitle, results, parts, chart, talk, action } = section;
  const titleId = useId();
  const summary = useDebounced(figures.summary, ANNOUNCE_AFTER);
  const { hours, errors } = figures.parts;
  const hoursShare = Math.round((hours * 1000) / Math.max(hours + errors, 1)) / 10;
  return (
    <section className={styles.result} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        {resultsTitle}
      </h3>
      <dl className={styles.figures}>
        {(['annualSavings', 'timeSaved', 'roi'] as const).map((name) => (
          <div key={name}>
            <dt>{results[name]}</dt>
            <dd data-result={name}>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.origin}>
        <svg className={styles.board} aria-hidden="true" focusable="false">
          <rect data-hue="river" width={`${hoursShare}%`} height="100%" />
          <rect data-hue="larch" x={`${hoursShare}%`} width={`${100 - hoursShare}%`} height="100%" />
        </svg>
        <ul className={styles.parts}>
          <li data-hue="river">
            <strong>{formatMoney(hours)}</strong> <span>{parts.hours}</span>
          </li>
          <li data-hue="larch">
            <strong>{formatMoney(errors)}</strong> <span>{parts.errors}</span>
          </li>
        </ul>
      </div>
      <LineChart
        className={styles.years}
        caption={fill(chart.title, { investment })}
        points={figures.years.map(({ year, net, display }) => ({
          label: year === 0 ? chart.start : fill(chart.year, { year: String(year) }),
          value: net,
          display,
        }))}
      />
      <output className={styles.summary}>{summary}</output>
      <p className={styles.actions}>
        <TalkLink talk={talk} summary={figures.summary} />
        <ActionLink action={action} look="secondary" />
      </p>
    </section>
  );
}

/** Leads to the contact form, where the result waits in the message. */
function TalkLink({ talk, summary }: { readonly talk: SectionOf<'finance-roi'>['talk']; readonly summary: string }) {
  const link = resolveTarget(talk.target);
  if (!link) return null;
  return (
    <a
      className={buttonClass('primary')}
      href={link.href}
      onClick={() =>
        saveContactDraft({
          serviceType: 'automatisation',
          projectType: 'automatisation-processus',
          message: summary,
        })
      }
    >
      {talk.label}
    </a>
  );
}
