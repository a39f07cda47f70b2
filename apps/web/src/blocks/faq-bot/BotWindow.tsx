import { weight } from 'virtual:faq-corpus';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { faqWindowWords as words } from '../../content/tools/faq-window.ts';
import { fill } from '../../lib/fill.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './BotWindow.module.css';
import { kilobytesOf } from './kilobytes.ts';
import { Questions } from './Questions.tsx';
import { answering, type Conversation, type Exchange } from './use-conversation.ts';

/** Pixels that stay free above the question. */
const LOG_PADDING = 16;

interface Props {
  readonly conversation: Conversation;
  readonly className?: string | undefined;
}

/** A window in which the bot answers. Several windows of a page may show the same conversation. */
export function BotWindow({ conversation, className = '' }: Props) {
  const { exchanges, ask, retry } = conversation;
  const fieldId = useId();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const last = exchanges.at(-1);

  // The question stays in sight, with the beginning of its answer.
  useEffect(() => {
    const question = last && log.current?.querySelector<HTMLElement>(`[data-exchange="${last.id}"]`);
    if (question && log.current) log.current.scrollTop = question.offsetTop - LOG_PADDING;
  }, [last]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!field.current || last?.outcome === 'loading') return;
    ask(field.current.value);
    field.current.value = '';
  }

  /** The button that was pressed goes away: the focus goes to where the answer comes. */
  function askByButton(question: string) {
    ask(question);
    log.current?.focus({ preventScroll: true });
  }

  return (
    <div className={`${styles.window} ${className}`} data-feature="answering">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div className={styles.log} role="log" aria-label={words.conversation} tabIndex={0} ref={log}>
        <div className={styles.bot}>
          <p>{words.hello}</p>
          {!last && <Questions title={words.suggestionsTitle} questions={words.suggestions} onAsk={askByButton} />}
        </div>
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            isLast={exchange === last}
            onAsk={askByButton}
            onRetry={() => {
              retry();
              log.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </div>
      {/* Outside a dialog, a form of this method sends nothing: a question written before the scripts came waits for them. */}
      <form className={`${styles.form} needs-script`} method="dialog" onSubmit={submit}>
        <label htmlFor={fieldId}>{words.label}</label>
        <input id={fieldId} name="question" type="text" maxLength={300} autoComplete="off" ref={field} />
        <button type="submit" className={buttonClass('primary')}>
          {words.send}
        </button>
      </form>
      <p className={styles.withoutScript}>{words.withoutScript}</p>
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
  const Reply = answered && answering.read().BotReply;
  return (
    <>
      <p className={styles.you} data-exchange={id}>
        <span className="visually-hidden">{`${words.you}\u00a0: `}</span>
        {question}
      </p>
      <div className={styles.bot} data-answer={answered?.answer.kind}>
        <span className="visually-hidden">{`${words.bot}\u00a0: `}</span>
        {outcome === 'loading' && <p>{fill(words.loading, { weight: kilobytesOf(weight) })}</p>}
        {outcome === 'failed' && (
          <>
            <p>{words.failure}</p>
            <p>
              <button type="button" className={styles.question} onClick={onRetry}>
                {words.retry}
              </button>
            </p>
          </>
        )}
        {Reply && <Reply {...answered} question={question} isLast={isLast} onAsk={onAsk} />}
      </div>
    </>
  );
}
