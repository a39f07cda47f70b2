import { weightText } from '@agency/shared/site-weight';
import type { ReactNode } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import { ResultActions } from '../../blocks/result-sheet/ResultActions.tsx';
import { weighingStrings as strings } from '../../content/tools/site-weighing.ts';
import { medianPage } from '../../site/limits.ts';
import { WeightSquares } from '../../ui/charts/WeightSquares.tsx';
import * as styles from './WeighingTool.module.css';
import type { WeighingOutcome } from './weighing-view.ts';

interface Props {
  readonly titleId: string;
  readonly outcome: WeighingOutcome | undefined;
  readonly address: () => string;
  /** Additional details from a file. */
  readonly children: ReactNode;
}

/** The page compared with the median one: two squares, grams and a score. */
export function WeighingResult({ titleId, outcome, address, children }: Props) {
  const { median, ecoIndex, counts } = strings;
  return (
    <div className={styles.outcome}>
      <h3 id={titleId}>{outcome?.compared ?? strings.waiting}</h3>
      <figure>
        <WeightSquares
          left={{ weight: outcome?.bytes ?? 0, hue: 'river' }}
          right={{ weight: medianPage.bytes, hue: 'larch' }}
        />
        {outcome && <figcaption className="note">{strings.caption}</figcaption>}
      </figure>
      <ul className="columns weights">
        {outcome && (
          <li data-hue="river">
            <span>{strings.yours}</span>{' '}
            <strong className="display" data-result="siteWeight">
              {outcome.weight}
            </strong>{' '}
            <span data-result="siteGrams">{outcome.co2}</span> <small>{outcome.month}</small>
          </li>
        )}
        <li data-hue="larch">
          <span>{median.label}</span> <strong className="display">{weightText(medianPage.bytes)}</strong>{' '}
          <small>{markUp(median.source)}</small>
        </li>
      </ul>
      {outcome?.lacks.map((lack) => (
        <p key={lack}>{lack}</p>
      ))}
      {outcome && (
        <div className="stack marked">
          <p className="verdict">
            <strong>{ecoIndex.label}</strong> <span data-result="ecoIndex">{outcome.ecoIndex}</span>
          </p>
          {outcome.why && <p className="note">{outcome.why}</p>}
          {outcome.losses && <p className="note">{outcome.losses}</p>}
          <p className="note">
            {counts.requests}
            {'\u00a0'}: {outcome.requests}. {counts.elements}
            {'\u00a0'}: {outcome.elements}.
          </p>
        </div>
      )}
      {outcome && children}
      <p className="note">{markUp(strings.method)}</p>
      {outcome && (
        <ResultActions about={strings.yours} address={address}>
          <ActionLink action={strings.talk} draft={outcome.draft} />
        </ResultActions>
      )}
    </div>
  );
}
