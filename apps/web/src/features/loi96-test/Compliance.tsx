import {
  type Loi96Answers,
  type Loi96Article,
  loi96Basis,
  loi96Citation,
  loi96Count,
  loi96Flags,
  loi96Gaps,
  loi96Result,
  loi96ToContact,
} from '@agency/shared/loi96';
import { useId } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { ResultActions } from '../../blocks/result-sheet/ResultActions.tsx';
import { ResultSheet } from '../../blocks/result-sheet/ResultSheet.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';
import { answerText } from '../../lib/yes-no.ts';
import * as styles from './Loi96Test.module.css';

type Strings = SectionOf<'loi96-test'>;

interface Props {
  readonly section: Strings;
  readonly answers: Loi96Answers;
  readonly onRestart: () => void;
  readonly address: () => string;
}

/** The outcome: an announced title and sentence, then each gap with its articles and first action. */
export function Compliance({ section, answers, onRestart, address }: Props) {
  const titleId = useId();
  const { waiting, results, flags, caveat, legal, restart, talk, action } = section;
  const draft = loi96ToContact(answers, flags);
  const result = loi96Result(answers);
  const gaps = loi96Gaps(answers);
  const outcome = result === 'unanswered' ? undefined : results[result];
  return (
    <ResultSheet labelledBy={titleId} own={draft !== null} level={result}>
      <p className="without-script">{section.withoutScript}</p>
      <div className="stack" role="status">
        <h3
          id={titleId}
          className={outcome ? 'display' : 'display needs-script'}
          {...(outcome ? { 'data-result': 'compliance', 'data-value': result } : {})}
        >
          {outcome?.title ?? waiting}
        </h3>
        {outcome && <p>{outcome.text}</p>}
        {outcome && <p>{section.signs}</p>}
      </div>
      <div className="cluster loose no-print">
        <ol className={styles.rings} aria-hidden="true">
          {loi96Flags.map((flag) => (
            <li key={flag} data-answer={answers[flag] === undefined ? undefined : answers[flag] ? 'yes' : 'no'} />
          ))}
        </ol>
        {draft && <p>{loi96Count(answers)}</p>}
      </div>
      {draft && (
        <>
          {gaps.length > 0 && (
            <ul className="stack roomy">
              {gaps.map((flag) => (
                <li key={flag} className="stack tight marked">
                  <strong>{flags[flag].statement}</strong>
                  <p>{fill(section.behind, { articles: articlesOf(loi96Basis[flag].articles, section.reach) })}</p>
                  <p>
                    <b>{section.firstThing}</b> {section.firstActions[loi96Basis[flag].action]}
                  </p>
                </li>
              ))}
            </ul>
          )}
          <ul className="printed-only">
            {loi96Flags.map((flag) => (
              <li key={flag}>
                {flags[flag].statement} {answerText(answers[flag])}
              </li>
            ))}
          </ul>
          <p>{caveat}</p>
          <ResultActions
            address={address}
            about={section.eyebrow ?? section.title}
            again={{ label: restart, onClick: onRestart }}
          >
            <ActionLink action={talk} draft={draft} />
            <ActionLink action={action} look="secondary" />
          </ResultActions>
        </>
      )}
      <p className="note">{legal}</p>
    </ResultSheet>
  );
}

/** `55, 57, 51 (toute entreprise)`: each scope appears once, after the last article it covers. */
function articlesOf(articles: readonly Loi96Article[], reach: Strings['reach']): string {
  const groups = [...new Set(articles.map(({ reach: whom }) => whom))];
  return groups
    .map((whom) => {
      const numbers = articles.filter((one) => one.reach === whom).map(loi96Citation);
      return `${numbers.join(', ')} (${reach[whom]})`;
    })
    .join('; ');
}
