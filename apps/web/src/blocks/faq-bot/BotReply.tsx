import { type ExchangeCost, exchangeEnergy } from '@agency/shared/ai';
import { formatBytes, formatNumber } from '@agency/shared/format';
import { botWindow as strings } from '../../content/tools/bot-window.ts';
import { fill } from '../../lib/fill.ts';
import { href, pageOf } from '../../site/pages.ts';
import { ActionLink } from '../action-link/ActionLink.tsx';
import { SiteLink } from '../link/SiteLink.tsx';
import { markUp } from '../mark-up/mark-up.tsx';
import * as styles from './BotWindow.module.css';
import type { Answer, Entry } from './search.ts';

interface Props {
  /** The visitor's text, passed to the contact form if the bot is unsure. */
  readonly question: string;
  readonly answer: Answer;
  readonly cost: ExchangeCost;
  /** Of the certain answers, only the last one suggests other questions. */
  readonly isLast: boolean;
  readonly onAsk: (question: string) => void;
}

/** An answer with its source, suggested questions, or a message that there is none; then its cost. */
export function BotReply({ question, answer: { entry, near, isEnglish }, cost, isLast, onAsk }: Props) {
  const isUnsure = !entry && near.length > 0;
  return (
    <>
      {isEnglish && <p>{strings.frenchOnly}</p>}
      {entry && <KnownAnswer entry={entry} asked={question} />}
      {isUnsure && <p>{strings.unsure}</p>}
      {isUnsure && <Questions questions={near} onAsk={onAsk} />}
      {!entry && (
        <>
          <p>{isUnsure ? strings.noneOfThem : strings.unknown}</p>
          <p>
            <ActionLink action={strings.askPerson} draft={{ message: question }} look="secondary" />
          </p>
        </>
      )}
      <p className="note">{costOf(cost)}</p>
      {entry && isLast && <Questions title={strings.near} questions={near} onAsk={onAsk} />}
    </>
  );
}

interface KnownAnswerProps {
  readonly entry: Entry;
  /** The visitor's text. */
  readonly asked: string;
}

function KnownAnswer({ entry: { question, answer, page, fragment, isUndecided }, asked }: KnownAnswerProps) {
  return (
    <>
      <p>
        <strong>{markUp(question)}</strong>
      </p>
      <p>{markUp(answer)}</p>
      <p>
        {isUndecided ? (
          <ActionLink action={strings.writeUs} draft={{ message: asked }} look="secondary" />
        ) : (
          <SiteLink href={href(page, undefined, fragment)}>
            {fill(strings.source, { page: pageOf(page).label })}
          </SiteLink>
        )}
      </p>
    </>
  );
}

interface QuestionsProps {
  readonly title?: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions with an answer, each a button. */
export function Questions({ title, questions, onAsk }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <div className={`${styles.questions} needs-script`}>
      {title && <p className="note">{title}</p>}
      {questions.map((question) => (
        <button key={question} type="button" className={styles.question} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}

/** Smallest figure shown, in thousandths of a watt-hour: less would exceed the estimate's precision. */
const MIN_ENERGY = 0.1;

function costOf(cost: ExchangeCost): string {
  const thousandths = exchangeEnergy(cost) * 1000;
  const energy =
    thousandths < MIN_ENERGY ? strings.leastEnergy : fill(strings.energy, { energy: formatNumber(thousandths, 1) });
  return fill(cost.bytes > 0 ? strings.cost : strings.nothingDownloaded, { bytes: formatBytes(cost.bytes, 1), energy });
}
