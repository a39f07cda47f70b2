import { type ReactNode, useId } from 'react';
import type { ContactDraft } from '../../contact-client/contact-draft.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { resultStrings } from '../../content/tools/results.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import { fill } from '../../lib/fill.ts';
import { LineChart, type LinePoint } from '../../ui/charts/LineChart.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import { ActionLink } from '../action-link/ActionLink.tsx';
import { DraftLink } from '../draft-link/DraftLink.tsx';
import { ResultActions, ResultSheet } from '../result-sheet/ResultSheet.tsx';
import { ShareResult } from '../share-result/ShareResult.tsx';
import styles from './CalculatorResult.module.css';

interface Props<Name extends string> {
  readonly strings: Pick<SectionOf<'ai-roi' | 'finance-roi'>, 'resultsTitle' | 'chart' | 'talk' | 'action'> & {
    readonly results: { readonly [N in Name]: string };
    readonly caveat?: string;
  };
  /** The figures in order; the first one is the largest. */
  readonly names: readonly Name[];
  /** All texts, including the summary sentence. */
  readonly figures: { readonly [N in Name]: string } & {
    readonly points: readonly LinePoint[];
    readonly summary: string;
  };
  /** The investment that the savings are compared with. */
  readonly investment: string;
  /** Whether an input differs from its default: an example is not added to a request. */
  readonly own: boolean;
  /** Draft for the contact form. */
  readonly draft: ContactDraft;
  /** The address of this result. */
  readonly address: () => string;
  /** Content between the figures and the chart. */
  readonly children?: ReactNode;
}

/** The result of an ROI calculator: its figures, a chart of net savings, an announced summary, and links. */
export function CalculatorResult<Name extends string>(props: Props<Name>) {
  const { strings, names, figures, investment, own, draft, address, children } = props;
  const { resultsTitle, results, chart, caveat, talk, action } = strings;
  const titleId = useId();
  const summary = useDebounced(figures.summary, ANNOUNCE_AFTER);
  return (
    <ResultSheet labelledBy={titleId} own={own}>
      <h3 id={titleId}>{resultsTitle}</h3>
      <p className="without-script">{resultStrings.withoutScript}</p>
      <Facts
        className={styles.figures}
        facts={names.map((name) => ({ name, label: results[name], value: figures[name] }))}
      />
      {children}
      <LineChart caption={fill(chart.title, { investment })} points={figures.points} />
      <output className="marked">{summary}</output>
      {caveat && <p className="note muted">{caveat}</p>}
      <ResultActions>
        {own && <DraftLink action={talk} draft={draft} />}
        <ActionLink action={action} look="secondary" />
      </ResultActions>
      {/* The link of the defaults has no answers. */}
      <ShareResult address={own ? address : undefined} about={resultsTitle} />
    </ResultSheet>
  );
}
