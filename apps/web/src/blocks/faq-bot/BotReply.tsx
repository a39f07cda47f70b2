import { faqAnswerWords as words } from '../../content/tools/faq-answer.ts';
import { fill } from '../../lib/fill.ts';
import { href, pageOf } from '../../site/pages.ts';
import { DraftLink } from '../draft-link/DraftLink.tsx';
import styles from './BotWindow.module.css';
import { type Cost, costOf } from './cost.ts';
import type { BotAnswer } from './engine/bot.ts';
import { Questions } from './Questions.tsx';

interface Props {
  /** As the visitor asked it: it goes to the contact form when the bot does not know. */
  readonly question: string;
  readonly answer: BotAnswer;
  readonly cost: Cost;
  /** Whether it is the last answer, under which other questions are proposed. */
  readonly isLast: boolean;
  readonly onAsk: (question: string) => void;
}

/** The answer in the site's words with where it is written, or that there is none and who knows; then what it cost. */
export function BotReply({ question, answer, cost, isLast, onAsk }: Props) {
  return (
    <>
      {answer.kind === 'known' ? (
        <>
          <p>
            <strong>{answer.question}</strong>
          </p>
          <p>{answer.answer}</p>
          <p>
            <a href={href(answer.source.page, undefined, answer.source.fragment)}>
              {fill(words.source, { page: pageOf(answer.source.page).label })}
            </a>
          </p>
        </>
      ) : (
        <>
          <p>{words.unknown}</p>
          <p>
            <DraftLink action={words.unknownAction} draft={{ message: question }} look="secondary" />
          </p>
        </>
      )}
      <p className={styles.cost}>{costOf(cost)}</p>
      {isLast && (
        <Questions
          title={titleOf(answer)}
          questions={answer.kind === 'known' ? answer.followUps : answer.suggestions}
          onAsk={onAsk}
        />
      )}
    </>
  );
}

/** What the questions under an answer are. */
function titleOf(answer: BotAnswer): string {
  if (answer.kind === 'unknown') return words.near;
  return answer.sure ? words.followUps : words.instead;
}
