import { weight } from 'virtual:faq-corpus';
import { formatBytes } from '@agency/shared/format';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { demonstrationStrings } from '../../content/interface.ts';
import { botWindow as strings } from '../../content/tools/bot-window.ts';
import { fill } from '../../lib/fill.ts';
import { Button } from '../../ui/button/Button.tsx';
import { BotReply, Questions } from './BotReply.tsx';
import * as styles from './BotWindow.module.css';
import { MAX_QUESTION_LENGTH } from './longest-question.ts';
import type { Conversation, Exchange } from './use-conversation.ts';

/** Pixels kept free above the question. */
const LOG_PADDING = 16;

interface Props {
  readonly conversation: Conversation;
  readonly className?: string | undefined;
}

/** A conversation window of the bot. Several windows of a page may share one conversation. */
export function BotWindow({ conversation, className = '' }: Props) {
  const { exchanges, ask, retry } = conversation;
  const fieldId = useId();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const last = exchanges.at(-1);

  // The question stays visible, with the start of its answer.
  useEffect(() => {
    const question = last && log.current?.querySelector<HTMLElement>(`[data-exchange="${last.id}"]`);
    if (question && log.current) log.current.scrollTop = question.offsetTop - LOG_PADDING;
  }, [last]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (field.current && ask(field.current.value)) field.current.value = '';
  }

  /** The pressed button disappears, so move the focus to the answer's place. */
  function press(act: () => unknown) {
    act();
    log.current?.focus({ preventScroll: true });
  }
  const askByButton = (question: string) => press(() => ask(question));

  return (
    <div className={`${styles.window} ${className}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <div className={styles.log} role="log" aria-label={strings.conversation} tabIndex={0} ref={log}>
        <div className={styles.bot}>
          <p>{strings.hello}</p>
          {demonstrationStrings && <p>{demonstrationStrings.site}</p>}
          {!last && <Questions title={strings.suggestionsTitle} questions={strings.suggestions} onAsk={askByButton} />}
        </div>
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            isLast={exchange === last}
            onAsk={askByButton}
            onRetry={() => press(retry)}
          />
        ))}
      </div>
      {/* Outside a dialog, a form with this method submits nothing: a question typed before hydration is kept for replay. */}
      <form className={`${styles.form} needs-script`} method="dialog" onSubmit={submit}>
        <label htmlFor={fieldId}>{strings.label}</label>
        <input
          className="control"
          id={fieldId}
          name="question"
          type="text"
          maxLength={MAX_QUESTION_LENGTH}
          autoComplete="off"
          ref={field}
        />
        <Button type="submit" label={strings.send} />
      </form>
      <p className={`${styles.withoutScript} without-script`}>{strings.withoutScript}</p>
    </div>
  );
}

interface ExchangeProps {
  readonly exchange: Exchange;
  readonly isLast: boolean;
  readonly onAsk: (question: string) => void;
  readonly onRetry: () => void;
}

function ExchangeView({ exchange: { id, question, outcome }, isLast, onAsk, onRetry }: ExchangeProps) {
  const answered = typeof outcome === 'object' ? outcome : undefined;
  const entry = answered?.answer.entry;
  const kind = answered && (entry && !entry.isUndecided ? 'known' : 'unknown');
  return (
    <>
      <p className={styles.you} data-exchange={id}>
        <span className="visually-hidden">{`${strings.you}\u00a0: `}</span>
        {question}
      </p>
      <div className={styles.bot} data-answer={kind}>
        <span className="visually-hidden">{`${strings.bot}\u00a0: `}</span>
        {outcome === 'loading' && <p>{fill(strings.loading, { weight: formatBytes(weight) })}</p>}
        {(outcome === 'failed' || outcome === 'offline') && (
          <>
            <p>{strings[outcome]}</p>
            <p>
              <button type="button" className={styles.question} onClick={onRetry}>
                {strings.retry}
              </button>
            </p>
          </>
        )}
        {answered && <BotReply {...answered} question={question} isLast={isLast} onAsk={onAsk} />}
      </div>
    </>
  );
}
