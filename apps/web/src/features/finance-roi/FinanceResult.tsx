import { formatMoney } from '@agency/shared';
import { useId } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { DraftLink } from '../../blocks/draft-link/DraftLink.tsx';
import { ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import { ShareResult } from '../../blocks/share-result/ShareResult.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import { fill } from '../../lib/fill.ts';
import { LineChart } from '../../ui/charts/LineChart.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import styles from './FinanceRoi.module.css';
import { type FinanceFigures, investment } from './finance-figures.ts';

const resultNames = ['annualSavings', 'timeSaved', 'roi'] as const;

interface Props {
  readonly section: SectionOf<'finance-roi'>;
  readonly figures: FinanceFigures;
  /** Whether an input differs from the defaults. */
  readonly own: boolean;
  /** The address that leads to this result. */
  readonly address: () => string;
}

export function FinanceResult({ section, figures, own, address }: Props) {
  const { resultsTitle, results, parts, chart, talk, action } = section;
  const titleId = useId();
  const summary = useDebounced(figures.summary, ANNOUNCE_AFTER);
  const { hours, errors } = figures.parts;
  const hoursShare = Math.round((hours * 1000) / Math.max(hours + errors, 1)) / 10;
  return (
    <ResultSheet className={styles.result} labelledBy={titleId} own={own}>
      <h3 className={styles.title} id={titleId}>
        {resultsTitle}
      </h3>
      <Facts
        className={styles.figures}
        facts={resultNames.map((name) => ({ name, label: results[name], value: figures[name] }))}
      />
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
      <p className={`${styles.actions} no-print`}>
        <DraftLink
          action={talk}
          draft={{
            serviceType: 'automatisation',
            projectType: 'automatisation-processus',
            message: figures.summary,
          }}
        />
        <ActionLink action={action} look="secondary" />
      </p>
      <ShareResult address={address} />
    </ResultSheet>
  );
}
