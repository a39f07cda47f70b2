import { Fragment } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import { ResultActions } from '../../blocks/result-sheet/ResultActions.tsx';
import { headerCheckStrings as strings } from '../../content/tools/header-check.ts';
import { useCopy } from '../../hooks/use-copy.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './HeaderReader.module.css';
import type { HeadersOutcome } from './headers-view.ts';

interface Props {
  readonly titleId: string;
  readonly outcome: HeadersOutcome;
  /** Whether the headers are the visitor's: an example is not added to a request. */
  readonly own: boolean;
}

/** Six headers with findings, then the lines to request from the host. */
export function HeadersResult({ titleId, outcome, own }: Props) {
  const { title, doubt, lines, ask, cares, draft } = outcome;
  return (
    <>
      <div className="stack">
        <h3 id={titleId} data-result="headers">
          {title}
        </h3>
        {doubt && <p className={styles.doubt}>{doubt}</p>}
        <ul className={styles.lines}>
          {lines.map(({ name, state, label, value, comments }) => (
            <li key={name} data-state={state} data-header={name}>
              <p className="cluster spread">
                <strong lang="en">{name}</strong> <b>{label}</b>
              </p>
              {comments.map((comment) => (
                <p key={comment}>{comment}</p>
              ))}
              {value !== undefined && <code className="code">{value}</code>}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.ask}>
        <h3>{strings.ask.title}</h3>
        {ask.length > 0 ? <Request parts={ask} cares={cares} /> : <p>{strings.ask.nothing}</p>}
        <p className="note muted">{markUp(strings.method)}</p>
        <ResultActions about={strings.field}>{own && <ActionLink action={strings.talk} draft={draft} />}</ResultActions>
      </div>
    </>
  );
}

interface RequestProps {
  /** Lines for the host to add, and those to replace. */
  readonly parts: HeadersOutcome['ask'];
  readonly cares: HeadersOutcome['cares'];
}

/** A letter to the host, ready to copy, with notes about some lines. */
function Request({ parts, cares }: RequestProps) {
  const { letter, copy: label, copied, refused } = strings.ask;
  const [outcome, copy] = useCopy(() =>
    [letter, ...parts.flatMap(({ title, lines }) => ['', title, ...lines])].join('\n'),
  );
  return (
    <>
      <div className={styles.letter}>
        <p>{letter}</p>
        {parts.map(({ title, lines }) => (
          <Fragment key={title}>
            <p>{title}</p>
            {lines.map((line) => (
              <code key={line} className="code">
                {line}
              </code>
            ))}
          </Fragment>
        ))}
      </div>
      <p className="cluster loose no-print">
        <Button look="secondary" onClick={copy} label={label} />
        <span role="status">
          {outcome === 'copied' && copied}
          {outcome === 'refused' && refused}
        </span>
      </p>
      <ul className={styles.cares}>
        {cares.map(({ name, care }) => (
          <li key={name}>
            <strong lang="en">{name}</strong> {markUp(care)}
          </li>
        ))}
      </ul>
    </>
  );
}
