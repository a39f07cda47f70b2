import { type ReactNode, useId } from 'react';
import type { SectionOf } from '../../content/schema/page.ts';
import { resultStrings } from '../../content/tools/results.ts';
import { ANNOUNCE_AFTER, useDebounced } from '../../hooks/use-debounced.ts';
import type { ContactDraft } from '../../lib/contact-draft.ts';
import { LineChart, type LinePoint } from '../../ui/charts/LineChart.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import { ActionLink } from '../action-link/ActionLink.tsx';
import { ResultActions } from '../result-sheet/ResultActions.tsx';
import { ResultSheet } from '../result-sheet/ResultSheet.tsx';
import * as styles from './Calculator.module.css';

interface Props<Section extends SectionOf<'ai-roi' | 'finance-roi'>> {
  readonly strings: Section;
  readonly parameters: readonly string[];
  readonly inputs: ReactNode;
  /** All texts: the figures, the formula with the visitor's inputs, the caveat and the summary sentence. */
  readonly figures: { readonly [Name in keyof Section['results']]: string } & {
    readonly points: readonly LinePoint[];
    readonly equation?: string;
    readonly caveat?: string;
    readonly summary: string;
  };
  /** Whether an input differs from its default: an example is not added to a request. */
  readonly own: boolean;
  readonly draft: ContactDraft;
  readonly share: (anchor: string | undefined) => string;
  /** Content between the figures and the chart. */
  readonly children?: ReactNode;
}

/**
 * An ROI calculator: its inputs, its method behind a disclosure, and its result beside them on wide screens: figures, a chart of net
 * savings, an announced summary, and links.
 */
export function Calculator<Section extends SectionOf<'ai-roi' | 'finance-roi'>>(props: Props<Section>) {
  const { strings, parameters, inputs, figures, own, draft, share, children } = props;
  const { kind, id, inputsTitle, methodTitle, method, resultsTitle, results, chart, talk, action } = strings;
  const figureOf = (name: string) => figures[name as keyof Section['results']];
  const inputsId = useId();
  const resultId = useId();
  const summary = useDebounced(figures.summary, ANNOUNCE_AFTER);
  return (
    <div className="sides" data-parameters={parameters.join(' ')}>
      <div className="stack loose sticky">
        <section className="stack loose needs-script" data-wake={kind} aria-labelledby={inputsId}>
          <h3 id={inputsId}>{inputsTitle}</h3>
          {inputs}
        </section>
        <details className="disclosure">
          <summary>{methodTitle}</summary>
          <div className="stack">
            {figures.equation && <p data-result="equation">{figures.equation}</p>}
            <ul className="stack tight listed">
              {method.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </details>
      </div>
      <ResultSheet labelledBy={resultId} own={own}>
        <h3 id={resultId}>{resultsTitle}</h3>
        <p className="without-script">{resultStrings.withoutScript}</p>
        <Facts
          className={styles.figures}
          // The first one is the largest.
          facts={Object.entries<string>(results).map(([name, label]) => ({ name, label, value: figureOf(name) }))}
        />
        {children}
        <LineChart caption={chart.title} points={figures.points} />
        <output className="marked">{summary}</output>
        {figures.caveat && <p className="note muted">{figures.caveat}</p>}
        {/* The link of the defaults has no answers. */}
        <ResultActions address={own ? () => share(id) : undefined} about={resultsTitle}>
          {own && <ActionLink action={talk} draft={draft} />}
          <ActionLink action={action} look="secondary" />
        </ResultActions>
      </ResultSheet>
    </div>
  );
}
